"""A line to type in: letters, the caret, the clipboard, an input method."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.widgets.line_field import BLINK, TWICE, LineField
from tests.game.ui.theatre import Theatre

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


def test_keys_without_a_meaning_for_the_line_are_not_handled(field: LineField) -> None:
    assert press(field, pygame.K_RETURN, pygame.K_F5, pygame.K_v) == [False] * 3


def test_no_line_gets_too_long(field: LineField) -> None:
    type_in(field, "a" * (LONGEST - 1))
    type_in(field, "bc")
    assert field.text == "a" * (LONGEST - 1) + "b"


def test_text_of_several_lines_is_pasted_as_one_line(
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


def test_all_is_selected_copied_and_replaced(
    field: LineField, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    type_in(field, "Zoë")
    press(field, pygame.K_a, pygame.K_c, mod=pygame.KMOD_CTRL)
    assert (copied, field.text) == (["Zoë"], "Zoë")
    type_in(field, "É")
    assert field.text == "É"
    press(field, pygame.K_a, pygame.K_x, mod=pygame.KMOD_META)
    assert (copied, field.text) == (["Zoë", "É"], "")


def test_nothing_is_cut_where_there_is_no_clipboard(
    field: LineField, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(words: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", none)
    type_in(field, "Zoë")
    press(field, pygame.K_a, pygame.K_x, mod=pygame.KMOD_CTRL)
    assert field.text == "Zoë"


def test_altgr_types_letters_and_is_no_command(field: LineField) -> None:
    type_in(field, "Zo")
    assert press(field, pygame.K_a, mod=pygame.KMOD_LCTRL | pygame.KMOD_RALT) == [False]
    assert field.line.selected == ""


def test_moving_with_shift_selects(field: LineField) -> None:
    type_in(field, "Paris Lyon")
    press(field, pygame.K_LEFT, mod=pygame.KMOD_SHIFT | pygame.KMOD_CTRL)
    assert field.line.selected == "Lyon"
    press(field, pygame.K_HOME, mod=pygame.KMOD_SHIFT)
    assert field.line.selected == "Paris Lyon"[: field.line.anchor]


def test_dragging_selects_letters_and_a_double_click_selects_all(
    field: LineField, theatre: Theatre
) -> None:
    skins = theatre.stage.skins
    type_in(field, "Marseille")
    field.click((field.rect.left, 20), skins, 20)
    field.handle(
        Event(pygame.MOUSEMOTION, pos=(field.rect.right, 20), rel=(9, 0), buttons=(1, 0, 0))
    )
    assert field.line.selected == "Marseille"
    away = Event(pygame.MOUSEMOTION, pos=(field.rect.left, 20), rel=(-9, 0), buttons=(0, 0, 0))
    field.handle(away)
    assert field.line.selected == "Marseille", "the mouse was let go"
    field.update(TWICE * 2)
    field.click((field.rect.left, 20), skins, 20)
    assert field.line.selected == ""
    field.click((field.rect.left, 20), skins, 20)
    assert field.line.selected == "Marseille"


def test_a_long_line_shows_the_text_on_both_sides_of_the_caret(
    field: LineField, theatre: Theatre
) -> None:
    skins = theatre.stage.skins

    def drawn() -> bytes:
        surface = pygame.Surface((240, 60))
        field.draw(surface, skins, 1.0, 24, "")
        return pygame.image.tobytes(surface.subsurface(field.rect.inflate(-100, 0)), "RGB")

    type_in(field, "W" * LONGEST)
    field.line.go(LONGEST // 2)
    before = drawn()
    field.line.text = "W" * (LONGEST // 2) + "I" * (LONGEST // 2)
    assert drawn() != before, "what follows the caret is seen"


def test_the_caret_is_left_of_the_placeholder(field: LineField, theatre: Theatre) -> None:
    def drawn(placeholder: str) -> pygame.Surface:
        surface = pygame.Surface((240, 60))
        field.draw(surface, theatre.stage.skins, 1.0, 24, placeholder)
        return surface

    def first_change(one: pygame.Surface, other: pygame.Surface) -> int:
        return next(
            x
            for x in range(240)
            if any(one.get_at((x, y)) != other.get_at((x, y)) for y in range(60))
        )

    with_caret = drawn("")
    words = first_change(with_caret, drawn("Player 1"))
    field.update(BLINK * 1.1)
    caret = first_change(with_caret, drawn(""))
    assert caret + 3 < words


def test_the_caret_blinks_unless_nothing_should_move(field: LineField) -> None:
    lit = field.state()
    field.update(BLINK * 1.1)
    assert field.state() != lit
    field.update(BLINK * 5, still=True)
    assert field.state() == lit


def test_a_held_key_repeats_until_it_is_released(field: LineField) -> None:
    type_in(field, "abcdefghij")
    press(field, pygame.K_BACKSPACE)
    field.update(0.1)
    assert field.text == "abcdefghi"
    field.update(0.4)
    assert len(field.text) in range(2, 9)
    field.handle(Event(pygame.KEYUP, key=pygame.K_BACKSPACE, mod=0))
    left = field.text
    field.update(1.0)
    assert field.text == left


def test_a_field_without_focus_ignores_letters(field: LineField) -> None:
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
