"""The list at the left: clicked, scrolled, and always with the chosen entry in view."""

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.rulebook.side_list import SideEntry, SideList
from tests.game.ui.shared_resources import shared_skins

pytestmark = pytest.mark.usefixtures("window")

BOX = Rect(20, 30, 260, 200)
FOUND = [
    SideEntry(f"Head {n}", f"R{n}", "some words around the one found", ((0, 4),)) for n in range(9)
]


def a_list(entries: list[SideEntry]) -> SideList:
    side = SideList(shared_skins())
    side.layout(BOX, entries, 16, 0.7)
    return side


def test_contents_shrink_until_all_fit() -> None:
    side = a_list([SideEntry(f"Chapter {n}") for n in range(10)])
    assert not side.bar.shown
    assert side.rows[-1].bottom <= BOX.height


def test_larger_letters_move_contents_together_before_they_shrink() -> None:
    chapters = [SideEntry(f"Chapter {n}") for n in range(10)]
    side = SideList(shared_skins())
    side.layout(BOX, chapters, 40, 0.7)
    assert side.rows[-1].bottom <= BOX.height
    assert side.rows[0].height < side._pixels * 1.5  # the letters have what was between the lines


def test_contents_are_all_as_large_as_the_longest_allows() -> None:
    side = SideList(shared_skins())
    side.layout(
        BOX, [SideEntry("Short"), SideEntry("A chapter with a long name", "R19 - R20")], 40, 0.7
    )
    surface = Surface((400, 400))
    side.draw(surface)
    font = side._skins.assets.font("reading-bold", side._pixels)
    assert font.size("A chapter with a long name")[0] < side.rows[0].width


def test_a_click_returns_the_entry_under_it() -> None:
    side = a_list(FOUND)
    place = (BOX.left + 10, BOX.top + side.rows[1].centery)
    assert side.handle(Event(pygame.MOUSEBUTTONUP, pos=place, button=1)) == 1
    outside = Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1)
    assert side.handle(outside) is None


def test_an_entry_under_the_pointer_looks_different() -> None:
    side = a_list(FOUND)
    before = side.state()
    place = (BOX.left + 10, BOX.top + 5)
    side.handle(Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    assert side.pointed
    assert side.state() != before
    side.draw(Surface((400, 400)))


def test_the_chosen_entry_comes_into_view() -> None:
    side = a_list(FOUND)
    side.choose(8)
    seen = Rect(0, side.bar.offset, BOX.width, BOX.height)
    assert seen.contains(side.rows[8])
    side.choose(0)
    assert side.bar.offset == 0


def test_the_wheel_scrolls_as_far_as_there_is_something() -> None:
    side = a_list(FOUND)
    side.scroll(10_000)
    assert side.bar.offset == side.bar.max_offset > 0
