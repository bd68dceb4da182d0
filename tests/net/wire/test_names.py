"""Names and lines of chat that are safe to show."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.lobby import LONGEST_NAME, LONGEST_WORDS
from net.wire.names import clean_name, clean_words, same_name


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \n  Lovelace\t", "Ada Lovelace"),
        ("\u202eadA", "adA"),  # turns the writing round
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("\x1b[31mred", "[31mred"),
        ("ﬁn", "fin"),
        ("\uff21\uff44\uff41", "Ada"),
        ("\u3164\u2800", ""),
        ("e" + "\u0301" * 20, "é\u0301\u0301"),
        ("x" * 50, "x" * 24),
        ("Bérénice", "Bérénice"),
        ("李", "李"),
    ],
)
def test_a_name_shows_what_it_is(wish: str, name: str) -> None:
    assert clean_name(wish) == name


@given(st.text())
def test_a_clean_name_is_printable_short_and_stays_as_it_is(wish: str) -> None:
    name = clean_name(wish)
    assert len(name) <= LONGEST_NAME
    assert name.isprintable()
    assert name == name.strip()
    assert len(clean_words(wish)) <= LONGEST_WORDS


@pytest.mark.parametrize(("one", "other"), [("Ada", "ADA"), ("straße", "STRASSE"), ("É", "é")])
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert same_name(one, other)


def test_different_names_differ() -> None:
    assert not same_name("Ada", "Eve")
