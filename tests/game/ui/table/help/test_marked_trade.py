from pathlib import Path

import pytest

from commands.gallery import games
from game.rules.events import Built
from game.rules.table import Traded
from game.session import LocalSession
from game.ui.table.help.marked_trade import MarkedTrade
from game.ui.table.target import OnLogEntry
from tests.game.ui.evening import Evening

pytestmark = pytest.mark.usefixtures("window")


def an_entry(evening: Evening, kind: type[Built] | type[Traded]) -> int:
    history = evening.scene.model.history
    return next(n for n in range(99) if (one := history.entry(n)) and isinstance(one.event, kind))


def the_layer(evening: Evening) -> MarkedTrade:
    return next(layer for layer in evening.scene.layers if isinstance(layer, MarkedTrade))


def test_a_trade_of_the_log_marks_two_cards_and_the_player(tmp_path: Path) -> None:
    evening = Evening(tmp_path, session=LocalSession(games.middle(), range(4)))
    evening.open_curtain()
    model, layout = evening.scene.model, evening.scene.geometry.layout
    number = an_entry(evening, Traded)
    model.touch(OnLogEntry(number))
    evening.frames()
    entry = model.history.entry(number)
    assert entry is not None
    assert isinstance(entry.event, Traded)
    boxes = the_layer(evening).boxes
    assert boxes == [
        layout.cards[entry.event.give.order],
        layout.cards[entry.event.take.order],
        layout.players[entry.event.seat],
    ]
    model.touch(OnLogEntry(number))
    assert the_layer(evening).boxes == []


def test_a_build_marks_only_its_hexes(tmp_path: Path) -> None:
    evening = Evening(tmp_path, session=LocalSession(games.middle(), range(4)))
    evening.open_curtain()
    model = evening.scene.model
    model.touch(OnLogEntry(an_entry(evening, Built)))
    evening.frames()
    assert the_layer(evening).boxes == []
    assert model.marked_entry is not None
    assert evening.table.scene_overlay.past == model.marked_entry.hexes
