import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.widgets.button import HitArea

INSIDE, OUTSIDE = (50, 20), (500, 500)


def a_spot(*, enabled: bool = True) -> HitArea:
    spot = HitArea(lambda: enabled)
    spot.layout(Rect(10, 10, 120, 40))
    return spot


def mouse(kind: int, place: tuple[int, int], button: int = 1) -> Event:
    return Event(kind, pos=place, button=button, rel=(0, 0), buttons=(0, 0, 0))


def test_an_area_is_pressed_then_clicked_on_release() -> None:
    spot = a_spot()
    assert not spot.handle(mouse(pygame.MOUSEBUTTONDOWN, INSIDE))
    assert spot.pressed
    assert spot.handle(mouse(pygame.MOUSEBUTTONUP, INSIDE))
    assert not spot.pressed


@pytest.mark.parametrize(("pressed", "let_go"), [(INSIDE, OUTSIDE), (OUTSIDE, INSIDE)])
def test_a_click_begins_and_ends_inside(pressed: tuple[int, int], let_go: tuple[int, int]) -> None:
    spot = a_spot()
    spot.handle(mouse(pygame.MOUSEBUTTONDOWN, pressed))
    spot.handle(mouse(pygame.MOUSEMOTION, let_go))
    assert not spot.pressed
    assert not spot.handle(mouse(pygame.MOUSEBUTTONUP, let_go))


def test_only_the_left_button_clicks() -> None:
    spot = a_spot()
    spot.handle(mouse(pygame.MOUSEBUTTONDOWN, INSIDE, button=3))
    assert not spot.pressed
    assert not spot.handle(mouse(pygame.MOUSEBUTTONUP, INSIDE, button=3))


def test_an_area_is_hovered_until_the_mouse_leaves_it_or_the_window() -> None:
    spot = a_spot()
    for away in (mouse(pygame.MOUSEMOTION, OUTSIDE), Event(pygame.WINDOWLEAVE)):
        spot.handle(mouse(pygame.MOUSEMOTION, INSIDE))
        assert spot.hovered
        spot.handle(away)
        assert not spot.hovered


def test_a_disabled_area_is_neither_hovered_nor_clicked() -> None:
    spot = a_spot(enabled=False)
    spot.handle(mouse(pygame.MOUSEBUTTONDOWN, INSIDE))
    assert not spot.hovered
    assert not spot.pressed
    assert not spot.handle(mouse(pygame.MOUSEBUTTONUP, INSIDE))
