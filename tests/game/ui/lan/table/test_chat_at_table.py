"""The chat at a table of the LAN, played with events."""

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from tests.game.ui.evening import QUICK
from tests.game.ui.lan.a_table import LanEvening
from tests.game.ui.lan.a_visit import a_line

pytestmark = pytest.mark.usefixtures("window")


@pytest.fixture
def evening(tmp_path: Path) -> LanEvening:
    return LanEvening(tmp_path)


def test_c_opens_the_chat_and_what_is_typed_is_said(evening: LanEvening) -> None:
    evening.key(pygame.K_c)
    assert evening.table.typing
    evening.type("mute 1 h")
    evening.key(pygame.K_RETURN)
    assert evening.visit.wished == [("say", "mute 1 h")]


def test_the_letter_that_opens_the_chat_is_not_typed(evening: LanEvening) -> None:
    opening = [
        Event(pygame.KEYDOWN, key=pygame.K_t, unicode="t", mod=0),
        Event(pygame.TEXTINPUT, text="t"),
        Event(pygame.KEYUP, key=pygame.K_t, mod=0),
    ]
    evening.frames(2, opening)
    assert evening.drawer.open
    assert evening.drawer.chat.field.text == ""


def test_no_key_is_a_shortcut_while_one_types(evening: LanEvening) -> None:
    evening.key(pygame.K_c)
    for key in (pygame.K_1, pygame.K_m, pygame.K_h, pygame.K_c, pygame.K_PLUS):
        evening.key(key)
    assert evening.table.plan.empty
    assert evening.stage.settings.muted == QUICK.muted
    assert evening.drawer.open
    assert not evening.table.hints.open


def test_escape_shuts_the_chat_and_only_then_opens_the_menu(evening: LanEvening) -> None:
    evening.key(pygame.K_c)
    evening.type("Wait")
    evening.key(pygame.K_ESCAPE)
    assert not evening.table.typing
    assert evening.drawer.open
    evening.key(pygame.K_ESCAPE)
    assert not evening.drawer.open
    assert evening.menus == 0
    evening.key(pygame.K_ESCAPE)
    assert evening.menus == 1


def test_the_button_opens_and_the_cross_shuts(evening: LanEvening) -> None:
    evening.click(evening.drawer.button.rect.center)
    assert evening.drawer.open
    evening.click(evening.drawer.close_button.rect.center)
    assert not evening.drawer.open


def test_new_lines_are_counted_until_the_chat_is_opened(evening: LanEvening) -> None:
    evening.visit.lines += [a_line("one"), a_line("two")]
    evening.frames()
    assert evening.drawer.chat.counts.unread == 2
    evening.key(pygame.K_c)
    assert evening.drawer.chat.counts.unread == 0


def test_a_click_on_the_bubble_opens_the_chat(evening: LanEvening) -> None:
    evening.visit.lines.append(a_line("Hello"))
    evening.frames()
    bubble = evening.drawer.bubble
    assert bubble is not None
    evening.point(bubble.box.center)
    assert evening.table.cursor == "hand"
    evening.click(bubble.box.center)
    assert evening.drawer.open
    assert evening.table.plan.empty


def test_nothing_below_the_drawer_is_touched(evening: LanEvening) -> None:
    evening.key(pygame.K_1)
    planned = evening.table.plan.planned
    assert planned is not None
    evening.key(pygame.K_c)
    box = evening.drawer.box
    camera = evening.table.camera
    before = evening.table.plan
    for x in range(box.left + 10, box.right, 40):
        for y in range(box.top + 10, box.bottom, 60):
            if not evening.drawer.close_button.rect.collidepoint((x, y)):
                evening.click((x, y))
    evening.drag(box.center, (box.centerx, box.centery + 80))
    assert evening.table.plan == before
    assert evening.table.camera == camera


def test_a_map_that_was_dragged_under_the_drawer_is_let_go(evening: LanEvening) -> None:
    for _ in range(6):
        evening.key(pygame.K_PLUS)
    evening.key(pygame.K_c)
    box, pane = evening.drawer.box, evening.table.layout.pane
    start = (pane.left + 60, pane.centery)
    if box.collidepoint(start):
        start = (pane.right - 60, pane.centery)
    evening.drag(start, box.center)
    assert not evening.scene.input.dragging
    evening.point(start)
    assert evening.scene.input._held is None


def test_the_keyboard_reaches_chat_and_pause(evening: LanEvening) -> None:
    for _ in range(3):
        evening.key(pygame.K_TAB)
    names, buttons = [], evening.table.keyboard.buttons
    for _ in [one for one in buttons if one.enabled]:
        names += [one.name for one in buttons if one.focused]
        evening.key(pygame.K_RIGHT)
    assert names == ["menu", "hint", "book", "chat", "pause", "open", "earlier"]
    for _ in range(3):
        evening.key(pygame.K_LEFT)
    evening.key(pygame.K_RETURN)
    assert evening.visit.wished == [("pause", True)]


def test_a_hint_takes_the_place_of_the_chat(evening: LanEvening) -> None:
    evening.key(pygame.K_c)
    evening.key(pygame.K_ESCAPE)
    evening.click(evening.drawer.button.rect.center)
    evening.click(evening.table.hints.button.rect.center)
    assert evening.table.hints.open
    assert not evening.drawer.open


# The banner.
