"""Names and lines of chat that are safe to show."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots.levels import LEVELS, name_for
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


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("straße", "STRASSE"),
        ("É", "é"),
        ("Ann", "\u0410nn"),  # Cyrillic
        ("ann", "\u0430nn"),
        ("HANNA", "\u0397\u0391\u039d\u039d\u0391"),  # Greek
        ("hanna", "\u0397\u0391\u039d\u039d\u0391"),
        ("Bob", "B0b"),
        ("Ian", "lan"),
        ("LAN", "lan"),
        ("A\u13de", "Al"),  # Cherokee, which looks like L
        ("Paul", "\u0420aul"),
        ("Émile", "E\u0301mile"),
        ("Ann", "\U0001d400nn"),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert same_name(one, other)
    assert same_name(other, one)


def test_a_long_name_is_never_cut_inside_a_letter() -> None:
    accented = "n\u0329"  # of which there is no single character
    assert clean_name("a" + accented * 20) == "a" + accented * 11
    flags = "\U0001f1eb\U0001f1f7" * 20
    assert clean_name(f"a{flags}") == "a" + flags[:22]


def test_a_mark_that_nobody_sees_makes_no_other_name() -> None:
    assert clean_name("An\u034fn") == clean_name("An\ufe0fn") == "Ann"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *[("Ada", "Eve"), ("Ann", "Anna"), ("Zoé", "Zoe"), ("Åsa", "Asa"), ("P1", "P2")],
        *[("李", "王"), ("Ian", "Lan"), ("IAN", "LAN"), ("Анна", "Инна"), ("Ann 😀", "Ann 😁")],
    ],
)
def test_different_names_differ(one: str, other: str) -> None:
    assert not same_name(one, other)


@given(st.text(), st.text())
def test_sameness_goes_both_ways(one: str, other: str) -> None:
    assert same_name(one, one)
    assert same_name(one, other) is same_name(other, one)


def test_names_of_bots_and_players_that_are_counted_differ() -> None:
    names = [f"P{number}" for number in range(40)]
    bots: list[str] = []
    for level in LEVELS:
        for _ in range(6):
            bots.append(name_for(level, bots))
    for group in (names, bots):
        for number, name in enumerate(group):
            assert not any(same_name(name, other) for other in group[:number])
