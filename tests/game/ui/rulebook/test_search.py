"""Search regardless of case and accents."""

import pytest

from game.ui.i18n.text import Texts
from game.ui.rulebook.contents import each_paragraph
from game.ui.rulebook.search import folded, search, spans_of
from tests.builders import france


def marks(query: str, language: str) -> list[str]:
    return [
        hit.paragraph.mark
        for hit in search(query, [*each_paragraph(Texts(language, strict=True), france())])
    ]


@pytest.mark.parametrize(
    ("language", "typed", "mark"),
    [
        ("fr", "barriere", "R14"),
        ("fr", "BARRIÈRE", "R14"),
        ("fr", "depots vides", "R25"),
        ("es", "limite", "R23"),
        ("es", "compania", "R1"),
        ("de", "stadte", "R17"),
        ("de", "weiss", "R14"),
        ("nl", "barriere", "R14"),
        ("en", "player's", "R1"),
        ("en", "r19", "R19"),
    ],
)
def test_words_are_found_without_their_accents(language: str, typed: str, mark: str) -> None:
    assert mark in marks(typed, language)


def test_all_words_must_be_there_in_any_order() -> None:
    assert "R14" in marks("neighbours barrier", "en")
    assert "R15" not in marks("neighbours barrier", "en")


def test_what_is_in_a_heading_comes_first() -> None:
    assert marks("limit", "en")[0] == "R23"


@pytest.mark.parametrize("query", ["", "   ", "zeppelin"])
def test_an_empty_or_unknown_query_has_no_hits(query: str) -> None:
    assert marks(query, "en") == []


def test_spans_are_of_the_words_as_they_are_written() -> None:
    words = "Straße über die Brücke"
    spans = spans_of("strasse BRUCKE", words)
    assert [words[first:last] for first, last in spans] == ["Straße", "Brücke"]


def test_spans_that_overlap_become_one() -> None:
    assert spans_of("loco locomotive", "a locomotive") == ((2, 12),)


def test_a_snippet_has_the_word_in_it_and_says_where_it_is_cut() -> None:
    book = [*each_paragraph(Texts("en", strict=True), france())]
    for hit in search("depot", book):
        assert [folded(hit.snippet[a:b])[0] for a, b in hit.spans].count("depot") >= 1
        assert len(hit.snippet) <= 110
        assert hit.snippet.strip("…") in f"{hit.paragraph.text} {hit.paragraph.caption}"


def test_only_beginnings_of_words_are_found() -> None:
    assert marks("tie", "en") == ["R27"]  # not every paragraph that speaks of cities
    assert "R17" in marks("citi", "en")


def test_captions_are_found_with_their_paragraph() -> None:
    (hit,) = search("orleans", [*each_paragraph(Texts("en", strict=True), france())])
    assert hit.paragraph.mark == "R17"
    assert hit.snippet == "Orléans is taken."


def test_a_rule_comes_first_by_its_number() -> None:
    assert marks("r1", "en")[0] == "R1"
    assert "R10" in marks("r1", "en")


@pytest.mark.parametrize(
    ("language", "typed", "mark"),
    [
        ("en", "draw", "R27"),
        ("en", "station", "R6"),
        ("en", "hand", "R8"),
        ("en", "portfolio", "R5"),
        ("de", "Gleichstand", "R27"),
        ("de", "bahnhof", "R6"),
        ("fr", "egalite", "R27"),
        ("fr", "gare", "R6"),
        ("nl", "gelijkspel", "R27"),
        ("nl", "station", "R6"),
        ("es", "empate", "R27"),
        ("es", "estacion", "R6"),
    ],
)
def test_a_rule_is_found_by_synonyms(language: str, typed: str, mark: str) -> None:
    assert mark in marks(typed, language)
