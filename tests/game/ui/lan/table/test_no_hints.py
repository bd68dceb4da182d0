"""A window at a table whose host does not allow hints."""

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.lobby import Options
from game.ui.core.app import App
from game.ui.table.scene import TableScene
from tests.game.ui.evening import QUICK, a_stage
from tests.net.guest.a_guest import Guest, Sage, bots_move
from tests.net.table.a_table import Table


def nothing() -> None:
    """The game does not end here, and nobody opens the menu."""


@pytest.mark.parametrize("allowed", [True, False])
def test_hints_are_offered_and_given_only_where_the_host_allows_them(
    tmp_path: Path, allowed: bool
) -> None:
    sage, host = Sage(), Table(3, ("easy", "easy"), options=Options(hints_allowed=allowed))
    guest = Guest(host, "Ada", advisor=sage)
    bots_move(host)
    guest.hear()
    stage = a_stage(tmp_path, QUICK)
    table = TableScene(stage, guest.game, nothing, nothing)
    stage.push(table)
    app = App(stage)
    for _ in range(60):
        app.frame(1 / 6, [])
    assert table.plan.mine
    assert table.hints.offered == allowed
    app.frame(1 / 60, [Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h")])
    assert table.hints.open == allowed
    assert allowed or not sage.asked
