"""The games and the table that the measures look at."""

import os

import pytest

from commands.bench.bench_window import MIDDLE, a_game, a_stage, a_table
from game.ui.table.scene import TableScene


@pytest.fixture(autouse=True)
def _unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "dummy")


def test_a_game_stands_in_its_middle_or_before_its_last_action() -> None:
    assert a_game()[0].view_as(None).seq == MIDDLE
    session, last = a_game(None)
    before = session.view_as(None)
    session.submit(before.view.table.turn, last, before.seq)
    assert before.view.table.ending is None
    assert session.view_as(None).view.table.ending is not None


def test_the_table_is_entered_and_nothing_moves_on_it() -> None:
    with a_stage() as stage:
        scene = a_table(stage, a_game()[0])
        assert isinstance(scene, TableScene)
        assert scene.geometry.layout.size == (1920, 1080)
        assert scene.model.plan.my_turn
        assert not scene.update(0.1)
