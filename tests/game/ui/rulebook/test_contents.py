"""Every rule is in the book, in every language, with the numbers of the rules."""

import re

import pytest

from game.board import load_board, read_board, shipped_boards
from game.rules.companies import HAND_SIZE, LIMIT, LOCOMOTIVES, PENALTY
from game.rules.reasons import Rule
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.rulebook.contents import (
    SECTIONS,
    BookParagraph,
    each_paragraph,
    place_of,
)
from game.ui.rulebook.page import FIGURES
from tests.builders import board_file, france

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def book(language: str = "en") -> list[BookParagraph]:
    return [*each_paragraph(Texts(language, strict=True), france())]


def text_of(mark: str, language: str = "en") -> str:
    return next(one.text for one in book(language) if one.mark == mark)


@in_every_language
def test_every_rule_is_in_the_book_once_and_in_order(language: str) -> None:
    marks = [one.mark for one in book(language) if one.mark]
    # R30, the newest, stands beside the other ends of the game.
    assert marks == [f"R{number}" for number in (*range(1, 26), 30, *range(26, 30))]
    assert all(one.head and len(one.text) > 30 for one in book(language))


@pytest.mark.parametrize("rule", Rule)
def test_every_reason_has_its_place(rule: Rule) -> None:
    place = place_of(f"r{rule.number}")
    assert place.paragraph in SECTIONS[place.section].paragraphs()


@in_every_language
def test_numbers_are_those_of_the_rules(language: str) -> None:
    def numbers(mark: str) -> set[int]:
        return {int(found) for found in re.findall(r"\d+", text_of(mark, language))}

    assert LOCOMOTIVES in numbers("R1")
    assert {*HAND_SIZE, *HAND_SIZE.values()} <= numbers("R8")
    assert {*LIMIT, *LIMIT.values(), PENALTY} <= numbers("R23")
    assert PENALTY in numbers("R26")


@in_every_language
def test_the_example_counts_what_the_printed_one_counts(language: str) -> None:
    example = next(one.text for one in book(language) if one.place.paragraph == "example")
    assert "137" in example
    assert "40" in example


@in_every_language
def test_the_text_names_the_map_that_is_played_on(language: str) -> None:
    played = load_board("paris-bruxelles")
    texts = Texts(language, strict=True)
    book = {one.place.paragraph: one.text for one in each_paragraph(texts, played)}
    assert played.title in book["r2"]
    for paragraph in ("r2", "r17", "r20", "r24"):
        assert "Bruxelles" in book[paragraph]
        assert "Marseille" not in book[paragraph]
    for shipped in map(load_board, shipped_boards()):
        assert shipped.goal in book["maps"]


def test_the_text_names_a_players_own_board() -> None:
    own = read_board(board_file("atlantis"))
    book = {
        one.place.paragraph: one.text for one in [*each_paragraph(Texts("en", strict=True), own)]
    }
    assert own.title in book["r2"]
    assert own.goal in book["r24"]


def test_an_unknown_paragraph_is_an_error_that_names_it() -> None:
    with pytest.raises(LookupError, match="r31"):
        place_of("r31")


def test_every_figure_is_shown_once() -> None:
    shown = [one.figure for section in SECTIONS for one in section.passages if one.figure]
    assert sorted(shown) == sorted(FIGURES)
