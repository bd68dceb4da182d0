from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets.button import Button, Tab
from tests.game.ui.evening import a_stage
from tests.game.ui.finished import moved, pictures, pixels

pytestmark = pytest.mark.usefixtures("window")
INSIDE, OUTSIDE = (50, 20), (500, 500)


def a_button(*, enabled: bool = True) -> Button:
    button = Button("go", "primary", enabled=lambda: enabled)
    button.layout(Rect(10, 10, 120, 40), "Confirm")
    return button


def mouse(kind: int, place: tuple[int, int]) -> Event:
    return Event(kind, pos=place, button=1, rel=(0, 0), buttons=(0, 0, 0))


def test_a_button_is_clicked_when_the_mouse_is_released_inside() -> None:
    button = a_button()
    assert not button.handle(mouse(pygame.MOUSEBUTTONDOWN, INSIDE))
    assert button.state == "pressed"
    assert button.handle(mouse(pygame.MOUSEBUTTONUP, INSIDE))


def test_a_press_that_leaves_the_button_is_no_click() -> None:
    button = a_button()
    button.handle(mouse(pygame.MOUSEBUTTONDOWN, INSIDE))
    button.handle(mouse(pygame.MOUSEMOTION, OUTSIDE))
    assert button.state == "normal"
    assert not button.handle(mouse(pygame.MOUSEBUTTONUP, OUTSIDE))


def test_a_button_shows_hover_focus_and_that_it_is_disabled() -> None:
    button = a_button()
    button.handle(mouse(pygame.MOUSEMOTION, INSIDE))
    assert button.state == "hover"
    button.handle(Event(pygame.WINDOWLEAVE))
    assert button.state == "normal"
    button.focus(True)
    assert button.state == "focused"
    button = a_button(enabled=False)
    button.focus(True)
    assert button.state == "disabled"
    button.handle(mouse(pygame.MOUSEBUTTONDOWN, INSIDE))
    assert not button.handle(mouse(pygame.MOUSEBUTTONUP, INSIDE))


def test_each_state_of_a_button_has_its_own_picture(tmp_path: Path) -> None:
    skins = a_stage(tmp_path).skins
    looks = set()
    for state in ("normal", "hover", "pressed", "disabled"):
        button = a_button(enabled=state != "disabled")
        if state in ("hover", "pressed"):
            button.handle(mouse(pygame.MOUSEMOTION, INSIDE))
        if state == "pressed":
            button.handle(mouse(pygame.MOUSEBUTTONDOWN, INSIDE))
        surface = Surface((200, 100))
        button.draw(surface, skins, 1.0)
        looks.add(pygame.image.tobytes(surface, "RGB"))
    assert len(looks) == 4


def test_an_icon_is_left_of_the_label(tmp_path: Path) -> None:
    skins = a_stage(tmp_path).skins

    def drawn(icon: str) -> Surface:
        button = a_button()
        button.icon = icon
        picture = Surface((140, 60))
        button.draw(picture, skins, 1.0)
        return picture

    left, plain = Rect(20, 12, 28, 36), drawn("")
    with_icon = drawn("book")
    assert _bytes(with_icon, left) != _bytes(plain, left)
    assert _bytes(with_icon, left) != _bytes(drawn("settings"), left)


def _bytes(picture: Surface, box: Rect) -> bytes:
    return pygame.image.tobytes(picture.subsurface(box), "RGB")


def test_a_second_line_is_written_below_the_label(tmp_path: Path) -> None:
    skins = a_stage(tmp_path).skins

    def drawn(detail: str) -> bytes:
        button = Button("continue")
        button.label, button.detail = "Continue", detail
        button.rect = Rect(10, 10, 300, 60)
        surface = Surface((320, 80))
        button.draw(surface, skins, 1.0)
        return pixels(surface.subsurface((10, 42, 300, 26)))

    assert drawn("Ada · turn 5") != drawn("Ada · turn 6")


def test_a_label_grows_only_as_far_as_it_fits_the_button(tmp_path: Path) -> None:
    skins, button = a_stage(tmp_path).skins, a_button()
    assert button.max_text_scale(skins, 1.0, 1.0) == 1.0
    assert 1.0 < button.max_text_scale(skins, 0.8, 2.0) < 2.0
    button.rect.size = (600, 200)
    assert button.max_text_scale(skins, 0.8, 2.0) == 2.0
    button.rect.size = (30, 40)
    assert button.max_text_scale(skins, 0.8, 2.0) == 1.0  # a label too long shrinks by itself


def test_a_tab_shows_whether_its_page_is_open() -> None:
    open_page = ""
    tab = Tab("charts", lambda: open_page == "charts")
    tab.layout(Rect(0, 0, 120, 40), "Charts")
    assert tab.sprite == "control/tab_normal"
    tab.handle(moved((5, 5)))
    assert tab.sprite == "control/tab_hover"
    open_page = "charts"
    assert tab.sprite == "control/tab_chosen"
    tab.focus(True)
    assert tab.sprite == "control/tab_focused"
    tab.draw(Surface((120, 40)), pictures(), 1.0)
