"""Whole letters: what may be cut where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.graphemes import cut, cut_to_bytes, graphemes

WOMAN, JOINER, ROCKET = "\U0001f469", "\u200d", "\U0001f680"
WHOLE = [
    "a",
    "e\u0301",  # with a combining accent
    "n\u0303\u0323",
    "\U0001f44d\U0001f3fd",  # a thumb with a skin colour
    f"{WOMAN}{JOINER}{ROCKET}",
    "\U0001f1eb\U0001f1f7",  # the flag of France
    "\u2764\ufe0f",
    "\u1112\u1161\u11ab",  # a Korean syllable in its letters
    "\ud55c",
    "\u0915\u093f",  # a Devanagari vowel sign
]


@pytest.mark.parametrize("letter", WHOLE)
def test_a_letter_with_all_that_belongs_to_it_is_one(letter: str) -> None:
    assert [*graphemes(letter)] == [letter]


def test_letters_next_to_each_other_stay_apart() -> None:
    flags = ["\U0001f1eb\U0001f1f7", "\U0001f1e9\U0001f1ea"]
    for letters in (WHOLE, flags, ["a", "b"], ["\ud55c", "\ud55c"]):
        assert [*graphemes("".join(letters))] == letters


def test_a_text_is_cut_before_the_letter_that_does_not_fit() -> None:
    assert cut("Ne\u0301e", 2) == "N"
    assert cut("Ne\u0301e", 3) == "Ne\u0301"
    assert cut("Ann", 24) == "Ann"
    assert cut_to_bytes("Né", 2) == "N"
    assert cut_to_bytes("Né", 3) == "Né"


@given(st.text(max_size=60), st.integers(0, 70))
def test_nothing_is_lost_or_too_long(text: str, longest: int) -> None:
    assert "".join(graphemes(text)) == text
    short = cut(text, longest)
    assert text.startswith(short)
    assert len(short) <= longest
    assert len(cut_to_bytes(text, longest).encode("utf-8", "replace")) <= longest
