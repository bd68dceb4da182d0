import pygame
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect
from pygame.event import Event

from game.ui.widgets.slider import Slider


def a_slider() -> Slider:
    slider = Slider(60)
    slider.rect = Rect(100, 200, 700, 30)
    return slider


def mouse(kind: int, x: int, y: int = 215) -> Event:
    return Event(kind, pos=(x, y), button=1)


@given(st.integers(0, 60))
def test_a_click_on_the_rail_chooses_what_stands_there(number: int) -> None:
    slider = a_slider()
    assert slider.handle(mouse(pygame.MOUSEBUTTONDOWN, slider.place(number))) == number


def test_a_knob_that_is_held_follows_the_mouse_even_beyond_the_rail() -> None:
    slider = a_slider()
    slider.handle(mouse(pygame.MOUSEBUTTONDOWN, slider.place(0)))
    assert slider.handle(mouse(pygame.MOUSEMOTION, slider.place(30), 600)) == 30
    assert slider.handle(mouse(pygame.MOUSEMOTION, 5000, 600)) == 60
    slider.handle(mouse(pygame.MOUSEBUTTONUP, 5000, 600))
    assert slider.handle(mouse(pygame.MOUSEMOTION, slider.place(10))) is None


def test_a_click_beside_the_rail_chooses_nothing() -> None:
    assert a_slider().handle(mouse(pygame.MOUSEBUTTONDOWN, 300, 20)) is None
