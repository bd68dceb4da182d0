import gc
import weakref
from pathlib import Path

import pygame
from pygame.event import Event
from pygame_gui.core.utility import set_default_manager

from game.ui.theme import FormManager, letters, make_theme, small_letters
from tests.game.ui.scenes.theatre import Theatre


def test_letters_grow_with_the_scale_and_stay_readable() -> None:
    assert [letters(scale) for scale in (0.1, 0.5, 1.0, 2.0)] == [15, 15, 28, 56]
    assert [small_letters(scale) for scale in (0.1, 0.5, 1.0, 2.0)] == [13, 13, 24, 48]


def test_at_1280x720_the_smallest_letters_of_a_form_are_read_with_ease() -> None:
    assert small_letters(1280 / 1920) >= 14


def test_the_theme_names_fonts_that_are_there() -> None:
    font = make_theme(1.0)["defaults"]["font"]
    assert Path(font["regular_path"]).is_file()
    assert Path(font["bold_path"]).is_file()


def test_the_mouse_is_where_the_events_say(theatre: Theatre) -> None:
    manager = FormManager((1280, 720), 1.0)
    manager.process_events(Event(pygame.MOUSEMOTION, pos=(30, 40), rel=(0, 0), buttons=(0, 0, 0)))
    manager.update(0.01)
    assert manager.get_mouse_position() == (30, 40)
    manager.process_events(Event(pygame.WINDOWLEAVE))
    manager.update(0.01)
    assert manager.get_mouse_position() == (-1, -1)


def test_nobody_keeps_a_manager_whose_form_was_left(theatre: Theatre) -> None:
    set_default_manager(None)  # pygame_gui keeps the first that is made afterwards
    manager = FormManager((1280, 720), 1.0)
    left = weakref.ref(manager)
    del manager
    gc.collect()
    assert left() is None
