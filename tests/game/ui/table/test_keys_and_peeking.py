"""Keyboard panels, peeking and the notebook through the real table scene."""

import random
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.ui.core.dialog import DialogScene
from game.ui.menus.controls import ControlsScene
from game.ui.table.curtain import QUIET, CurtainScene
from tests.game.ui.evening import Evening
from tests.game.ui.table.test_scene import play_on
from tests.game.ui.table_probe import pointed_words

pytestmark = pytest.mark.usefixtures("window")


def test_tab_goes_through_the_panels_and_enter_touches_what_is_in_focus(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.key(pygame.K_TAB)
    evening.key(pygame.K_DOWN)
    evening.key(pygame.K_RETURN)
    planned = evening.table.plan.planned
    assert planned is not None
    assert planned.company.order == 1
    evening.key(pygame.K_TAB)  # from the map, where one goes on with it
    evening.key(pygame.K_TAB)
    evening.key(pygame.K_RETURN)
    assert evening.table.plan.give is not None
    evening.key(pygame.K_TAB)
    assert [button.focused for button in evening.table.buttons] == [False, True, False]
    evening.key(pygame.K_RETURN)  # Confirm, before it, cannot be pressed yet
    assert evening.table.plan.empty
    evening.key(pygame.K_TAB)
    evening.key(pygame.K_RIGHT)
    assert evening.table.pointing.focus is not None


def test_f1_shows_the_keys(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.key(pygame.K_F1)
    assert isinstance(evening.stage.scenes[-1], ControlsScene)


def test_r5_without_the_curtain_the_rack_is_covered_until_it_is_held_open(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.change(curtain=False)
    evening.open_curtain()
    play_on(evening, random.Random(1), moves=0)
    assert evening.table.covered
    assert evening.table.rack_colours() == []
    evening.key(pygame.K_p)
    assert not evening.table.covered
    evening.frames(1, [Event(pygame.KEYUP, key=pygame.K_p, mod=0)])
    assert evening.table.covered
    evening.frames(1, [Event(pygame.MOUSEBUTTONDOWN, pos=evening.rack().center, button=1)])
    assert not evening.table.covered
    evening.frames(1, [Event(pygame.MOUSEBUTTONUP, pos=evening.rack().center, button=1)])
    assert evening.table.covered


def test_r29_the_notebook_is_shown_only_where_the_option_is_on(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.point(evening.table.layout.players[1].center)
    closed = pointed_words(evening.table)
    evening.change(notebook=True)
    opened = pointed_words(evening.table)
    assert "10" in closed
    assert len(opened) > len(closed)
    assert "Nothing known from trades yet" in opened


def test_a_notice_is_said_once_in_a_dialog(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.stage.notices.append("Nothing can be saved here.")
    evening.frames(1)
    assert isinstance(evening.stage.scenes[-1], DialogScene)
    evening.key(pygame.K_RETURN)
    evening.frames(2)
    assert len(evening.stage.scenes) == 1


def test_the_curtain_can_show_again_what_happened(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    play_on(evening, random.Random(4), moves=2)
    curtain = evening.stage.scenes[-1]
    assert isinstance(curtain, CurtainScene)
    evening.app.frame(QUIET, [])
    evening.click(curtain._again.rect.center)
    evening.settle()
    called = evening.stage.scenes[-1]
    assert isinstance(called, CurtainScene)  # after the recap, the same player again
    assert called is not curtain
    assert called._face.call == curtain._face.call
    assert evening.table.plan.view.portfolio is None


def test_two_fingers_zoom(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    for finger, x in ((1, 0.4), (2, 0.5)):
        evening.frames(1, [Event(pygame.FINGERDOWN, finger_id=finger, x=x, y=0.5)])
    evening.frames(1, [Event(pygame.FINGERMOTION, finger_id=2, x=0.6, y=0.5)])
    assert evening.table.camera.zoom > 1.5
    evening.frames(1, [Event(pygame.FINGERUP, finger_id=2, x=0.6, y=0.5)])


def test_r5_a_click_on_a_covered_rack_only_looks_and_gives_nothing(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.change(curtain=False)
    evening.open_curtain()
    box = evening.rack()
    for across in range(box.left + 4, box.right, 12):
        evening.click((across, box.centery))
        assert evening.table.plan.give is None


def test_r5_a_covered_rack_has_no_tooltips(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.change(curtain=False)
    evening.open_curtain()
    evening.key(pygame.K_p)
    evening.point((evening.rack().left + evening.rack().width // 4, evening.rack().centery))
    assert "worth" in pointed_words(evening.table)
    evening.frames(1, [Event(pygame.KEYUP, key=pygame.K_p, mod=0)])
    assert pointed_words(evening.table) == ""
