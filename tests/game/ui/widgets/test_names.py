from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.widgets.names import initials, tile_name
from game.ui.widgets.text_layout import shortened
from tests.game.ui.finished import pictures

names = st.text(st.characters(categories=("L", "N", "Zs"), max_codepoint=0x17F), min_size=1)


@given(names, st.integers(40, 300), st.integers(10, 30))
def test_a_shortened_name_fits_and_keeps_its_beginning(name: str, width: int, size: int) -> None:
    font = pictures().assets.font("reading", size)
    short = shortened(name, font, width)
    assert font.size(short)[0] <= width or len(short) == 2
    assert short == name or (short.endswith("…") and name.startswith(short[:-1]))


def test_a_name_with_room_stays_whole() -> None:
    assert shortened("Ada", pictures().assets.font("reading", 20), 200) == "Ada"
    assert tile_name(pictures(), "Bérénice", Rect(0, 0, 210, 88)) == "Bérénice"


def test_a_very_long_name_is_cut_on_its_tile() -> None:
    name = "Maximiliane Charlotte von und zu Hohenfels"
    assert tile_name(pictures(), name, Rect(0, 0, 210, 88)).endswith("…")


def test_initials_have_a_second_letter_only_where_the_first_is_ambiguous() -> None:
    assert initials(["Ada", "Hugo", "Inès"]) == ("A", "H", "I")
    assert initials(["Camille", "Gaston", "Colette"]) == ("Ca", "G", "Co")
    assert initials(["Marie", "Marc", "mark"]) == ("Mi", "Mc", "Mk")
    assert initials(["Jean Paul", "Jean-Luc"]) == ("JP", "JL")
    assert initials(["Player 1", "Player 2"]) == ("P1", "P2")
    assert initials(["Ann", "Anna"]) == ("A", "Aa")


@given(st.lists(names.filter(lambda name: name[0].isalpha()), min_size=3, max_size=6))
def test_initials_are_one_or_two_letters_beginning_with_the_first(called: list[str]) -> None:
    for name, letters in zip(called, initials(called), strict=True):
        assert letters.startswith(name[0].upper())
        assert len(letters) <= len(name[0].upper()) + 1
