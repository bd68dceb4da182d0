from functools import partial
from operator import ne
from pathlib import Path

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.widgets.button import Button, Menu
from tests.game.ui.evening import a_stage


def a_menu(*names: str, disabled: str = "") -> Menu:
    menu = Menu([Button(name, enabled=partial(ne, name, disabled)) for name in names])
    for number, button in enumerate(menu.buttons):
        button.layout(Rect(0, number * 50, 100, 40))
    return menu


def key(code: int, mod: int = 0) -> Event:
    return Event(pygame.KEYDOWN, key=code, mod=mod)


def test_keyboard_focus_wraps_around_and_skips_disabled_buttons() -> None:
    menu = a_menu("a", "b", "c", disabled="b")
    seen = []
    for _ in range(3):
        menu.handle(key(pygame.K_DOWN))
        seen.append(menu.focus)
    assert seen == [0, 2, 0]
    menu.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    assert menu.focus == 2


def test_enter_chooses_the_focused_button() -> None:
    menu = a_menu("a", "b")
    assert menu.handle(key(pygame.K_RETURN)) is None
    menu.focus_on(1)
    assert menu.handle(key(pygame.K_RETURN)) == "b"


def test_a_click_chooses_a_button_and_clears_the_focus() -> None:
    menu = a_menu("a", "b")
    menu.focus_on(1)
    assert menu.handle(Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)) is None
    assert menu.handle(Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1)) == "a"
    assert menu.focus is None


def test_the_labels_of_all_buttons_grow_equally(tmp_path: Path) -> None:
    pygame.display.set_mode((100, 100))
    menu = a_menu("a", "b")
    menu.buttons[0].label, menu.buttons[1].label = "On", "Rather long"
    menu.enlarge_text(a_stage(tmp_path).skins, 0.5, 1.4)
    first, second = (button.text_scale for button in menu.buttons)
    assert 1.0 < first == second <= 1.4
