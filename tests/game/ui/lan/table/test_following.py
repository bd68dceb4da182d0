"""A table of the LAN that missed something, and those who only watch."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.storage.settings import AnimationSpeed
from tests.game.ui.evening import QUICK
from tests.game.ui.lan.a_table import LanEvening

pytestmark = pytest.mark.usefixtures("window")


def test_after_a_gap_the_log_is_whole_and_nothing_moves(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, replace(QUICK, animation=AnimationSpeed.NORMAL))
    evening.others_move(3)
    evening.gaps.gap = True
    evening.frames(1)
    assert not evening.table.moving
    assert len(evening.table.log_words()) == 3
    assert evening.table.plan.view.table.actions == 3
    assert evening.table.seq == evening.match.seq


def test_a_gap_ends_what_is_on_its_way(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, replace(QUICK, animation=AnimationSpeed.NORMAL))
    evening.others_move(1)
    evening.frames(12)
    assert evening.table.moving
    evening.others_move(2)
    evening.gaps.gap = True
    evening.frames(1)
    assert not evening.table.moving
    assert len(evening.table.log_words()) == 3


def test_a_few_steps_are_all_shown(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, replace(QUICK, animation=AnimationSpeed.NORMAL))
    evening.others_move(4)
    shown = set()
    for _ in range(3000):
        if not evening.app.frame(1 / 60, []):
            break
        shown.add(evening.table.plan.view.table.actions)
    assert shown == {0, 1, 2, 3, 4}


def test_who_is_far_behind_is_brought_to_the_newest(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, replace(QUICK, animation=AnimationSpeed.NORMAL))
    evening.others_move(12)
    evening.frames(1)
    assert evening.table.plan.view.table.actions == 12
    assert len(evening.table.log_words()) == 12


# Watching.


def test_who_watches_has_no_rack_no_buttons_and_no_pause(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, people=(), peer=100)
    table = evening.table
    assert not table.model.racked
    assert table.buttons == []
    assert table.layout.letters > 1
    assert [button.name for button in table.keyboard.buttons] == [
        "menu",
        "book",
        "chat",
        "open",
    ]
    evening.key(pygame.K_PAUSE)
    evening.key(pygame.K_RETURN)
    assert evening.visit.wished == []
    evening.others_move(1)
    evening.settle()
    assert len(table.log_words()) == 1


def test_who_watches_can_chat(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, people=(), peer=100)
    evening.key(pygame.K_c)
    evening.type("Bravo")
    evening.key(pygame.K_RETURN)
    assert evening.visit.wished == [("say", "Bravo")]
