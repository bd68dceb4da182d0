"""A window at a table whose host does not allow hints."""

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from commands.gallery.table import a_table
from game.lobby import Options
from game.ui.core.app import App
from tests.game.ui.evening import QUICK, a_stage
from tests.game.ui.table_probe import TableProbe
from tests.net.guest.a_guest import Guest, Sage, bots_move
from tests.net.table.a_table import Table


@pytest.mark.parametrize("allowed", [True, False])
def test_hints_are_offered_and_given_only_where_the_host_allows_them(
    tmp_path: Path, allowed: bool
) -> None:
    sage, host = Sage(), Table(3, ("easy", "easy"), options=Options(hints_allowed=allowed))
    guest = Guest(host, "Ada", advisor=sage)
    bots_move(host)
    guest.hear()
    stage = a_stage(tmp_path, QUICK)
    table = TableProbe(a_table(stage, guest.game))
    stage.push(table.scene)
    app = App(stage)
    for _ in range(60):
        app.frame(1 / 6, [])
    assert table.model.plan.my_turn
    assert table.model.hints_offered == allowed
    app.frame(1 / 60, [Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h")])
    assert table.hints.open == allowed
    assert allowed or not sage.asked
