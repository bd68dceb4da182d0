"""What is typed: letters, the caret, what is selected."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.widgets.line_text import LineText

LONGEST = 12


def a_line(text: str, caret: int | None = None) -> LineText:
    line = LineText(LONGEST, text)
    if caret is not None:
        line.go(caret)
    return line


def test_letters_are_inserted_at_the_caret() -> None:
    line = a_line("Zoe", 2)
    line.insert("ï")
    assert (line.text, line.caret) == ("Zoïe", 3)


def test_typing_replaces_the_selection() -> None:
    line = a_line("Player 2")
    line.select_all()
    line.insert("Émile")
    assert line.text == "Émile"
    assert line.selected == ""


def test_a_full_line_takes_as_many_letters_as_were_selected() -> None:
    line = a_line("a" * LONGEST)
    line.insert("b")
    assert line.text == "a" * LONGEST
    line.go(0)
    line.go(2, keep=True)
    line.insert("bcd")
    assert line.text == "bc" + "a" * (LONGEST - 2)


def test_erasing_takes_the_selection_or_else_one_letter() -> None:
    line = a_line("Marseille", 4)
    line.erase(-1)
    line.erase(1)
    assert line.text == "Marille"
    line.go(0)
    line.go(3, keep=True)
    line.erase(-1)
    assert line.text == "ille"


@pytest.mark.parametrize(
    ("caret", "step", "comes_to"), [(7, -1, 3), (3, -1, 0), (0, 1, 3), (3, 1, 7), (7, 1, 7)]
)
def test_the_caret_goes_from_word_to_word(caret: int, step: int, comes_to: int) -> None:
    line = a_line("Le Mans", caret)
    line.step(step, word=True)
    assert line.caret == comes_to


def test_a_step_without_shift_leaves_the_selection_at_its_side() -> None:
    line = a_line("Dijon", 1)
    line.go(4, keep=True)
    line.step(-1)
    assert (line.caret, line.selected) == (1, "")


def test_unprintable_letters_become_spaces() -> None:
    assert a_line("a\x00b").text == "a b"


@given(st.lists(st.tuples(st.sampled_from("iedlrALR"), st.text(max_size=3)), max_size=30))
def test_the_caret_and_the_length_always_stay_within_limits(
    deeds: list[tuple[str, str]],
) -> None:
    line = LineText(LONGEST)
    for deed, words in deeds:
        match deed:
            case "i":
                line.insert(words)
            case "e" | "d":
                line.erase(-1 if deed == "e" else 1, word=len(words) > 1)
            case "A":
                line.select_all()
            case _:
                step = -1 if deed in "lL" else 1
                line.step(step, keep=deed.isupper(), word=len(words) > 1)
        assert 0 <= line.caret <= len(line.text) <= LONGEST
        assert 0 <= line.anchor <= len(line.text)


def test_letters_that_do_not_fit_are_never_torn_apart() -> None:
    line = LineText(3)
    line.insert("ae\u0301\u0302")
    assert (line.text, line.full) == ("a", True)
    line.insert("e\u0301")
    assert (line.text, line.full) == ("ae\u0301", False)
