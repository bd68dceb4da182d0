"""A scroll bar by mouse."""

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets.scroll_bar import ScrollBar
from tests.game.ui.shared_resources import shared_skins

RAIL = Rect(100, 50, 12, 200)


def a_bar(whole: int = 800) -> ScrollBar:
    bar = ScrollBar()
    bar.layout(RAIL, whole)
    return bar


def press(bar: ScrollBar, place: tuple[int, int]) -> bool:
    return bar.handle(Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))


def drag(bar: ScrollBar, place: tuple[int, int]) -> bool:
    return bar.handle(Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(1, 0, 0)))


def test_a_bar_scrolls_no_further_than_the_end() -> None:
    bar = a_bar()
    assert bar.scroll(10_000)
    assert bar.offset == 600
    assert bar.thumb.bottom == RAIL.bottom
    assert not bar.scroll(10_000)
    bar.scroll(-5)
    assert bar.offset == 0
    assert bar.thumb.top == RAIL.top


def test_the_thumb_is_dragged() -> None:
    bar = a_bar()
    start = bar.thumb.center
    assert press(bar, start)
    assert bar.offset == 0
    drag(bar, (start[0] + 40, start[1] + 75))  # half of its way, beside the rail
    assert bar.offset == 300
    assert bar.handle(Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
    drag(bar, start)
    assert bar.offset == 300


def test_a_click_on_the_rail_goes_there() -> None:
    bar = a_bar()
    press(bar, (RAIL.centerx, RAIL.bottom - 1))
    assert bar.offset == bar.max_offset


def test_the_bar_is_hidden_if_everything_fits() -> None:
    bar = a_bar(whole=150)
    assert not bar.shown
    assert not press(bar, RAIL.center)


@pytest.mark.usefixtures("window")
def test_a_held_thumb_looks_pressed() -> None:
    bar, skins = a_bar(), shared_skins()
    looks = []
    for held in (False, True):
        if held:
            press(bar, bar.thumb.center)
        surface = Surface((200, 300))
        bar.draw(surface, skins, 1.0)
        looks.append(pygame.image.tobytes(surface, "RGB"))
    assert looks[0] != looks[1]
    assert bar.hovered
