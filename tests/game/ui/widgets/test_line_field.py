"""A line to type in: letters, the caret, the clipboard, an input method."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.widgets.line_field import BLINK, LineField
from tests.game.ui.scenes.theatre import Theatre

LONGEST = 20


@pytest.fixture
def field(theatre: Theatre) -> LineField:
    field = LineField(LONGEST)
    field.rect = Rect(10, 10, 200, 40)
    field.focus()
    return field


def type_in(field: LineField, words: str) -> None:
    field.handle(Event(pygame.TEXTINPUT, text=words))


def press(field: LineField, *keys: int, mod: int = 0) -> list[bool]:
    return [field.handle(Event(pygame.KEYDOWN, key=key, mod=mod)) for key in keys]


def test_the_caret_goes_through_the_line(field: LineField) -> None:
    type_in(field, "abd")
    press(field, pygame.K_LEFT)
    type_in(field, "c")
    assert field.text == "abcd"
    press(field, pygame.K_HOME, pygame.K_DELETE)
    assert field.text == "bcd"
    press(field, pygame.K_END, pygame.K_BACKSPACE)
    assert field.text == "bc"
    press(field, pygame.K_HOME, pygame.K_RIGHT)
    type_in(field, "-")
    assert field.text == "b-c"


def test_keys_that_do_nothing_to_the_line_are_not_taken(field: LineField) -> None:
    assert press(field, pygame.K_RETURN, pygame.K_F5, pygame.K_v) == [False] * 3


def test_no_line_gets_too_long(field: LineField) -> None:
    type_in(field, "a" * (LONGEST - 1))
    type_in(field, "bc")
    assert field.text == "a" * (LONGEST - 1) + "b"


def test_what_was_copied_elsewhere_is_pasted_as_one_line(
    field: LineField, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "two\nlines\x00")
    type_in(field, "so: ")
    press(field, pygame.K_v, mod=pygame.KMOD_CTRL)
    assert field.text == "so: two lines "


def test_without_a_clipboard_nothing_is_pasted(
    field: LineField, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", none)
    type_in(field, "a")
    press(field, pygame.K_v, mod=pygame.KMOD_CTRL)
    assert field.text == "a"


def test_the_caret_blinks_unless_nothing_should_move(field: LineField) -> None:
    lit = field.state()
    field.update(BLINK * 1.1)
    assert field.state() != lit
    field.update(BLINK * 5, still=True)
    assert field.state() == lit


def test_keys_repeat_only_while_it_is_typed_in(field: LineField) -> None:
    assert pygame.key.get_repeat()[0] > 0
    field.blur()
    assert pygame.key.get_repeat() == (0, 0)


def test_letters_go_nowhere_once_it_is_left(field: LineField) -> None:
    field.blur()
    type_in(field, "x")
    assert field.text == ""


def test_a_long_line_is_drawn_within_its_frame(field: LineField, theatre: Theatre) -> None:
    skins, surface = theatre.stage.skins, theatre.surface
    surface.fill("black")
    type_in(field, "W" * LONGEST)
    field.draw(surface, skins, 1.0, 30, "")
    beside = field.rect.move(field.rect.width + 10, 0)
    assert pygame.transform.average_color(surface, beside)[:3] == (0, 0, 0)
