from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.rules.actions import Action
from game.ui.table.guide import Guide
from game.ui.table.help.reminders import Reminders
from game.ui.table.scene import TableScene
from tests.game.ui.evening import Evening

pytestmark = pytest.mark.usefixtures("window")


class Strict(Reminders):
    """A guide that lets nothing be done, and keeps a key to itself."""

    def allows(self, action: Action) -> bool:
        return False

    def handle(self, event: Event) -> bool:
        return event.type == pygame.KEYDOWN and event.key == pygame.K_2


def guided_by(evening: Evening, made: type[Strict]) -> Guide:
    table: TableScene = evening.table
    table.guide = made(table)
    return table.guide


def test_a_guide_may_refuse_a_move_before_it_is_submitted(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    guided_by(evening, Strict)
    evening.send_an_engine()
    evening.settle()
    assert evening.session.past()[-1].seq == 0
    assert evening.table.plan.action() is not None


def test_a_guide_hears_events_before_the_table(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    guided_by(evening, Strict)
    evening.key(pygame.K_2)
    assert evening.table.plan.empty
    evening.key(pygame.K_1)
    assert not evening.table.plan.empty
