"""The table's states in the gallery show what their names say."""

import pytest

from commands.gallery.planned_moves import PLANNED_MOVES
from commands.gallery.stalemate import STALEMATES
from commands.gallery.studio import Studio
from commands.gallery.table import TABLES
from game.rules.reasons import Rule
from game.ui.table.curtain import CurtainScene
from game.ui.table.end_proposals import Asked
from game.ui.table.scene import TableScene
from tests.game.ui.table_probe import TableProbe

STATES = TABLES | PLANNED_MOVES | STALEMATES
# What the other tests of this file draw.
ELSEWHERE = {
    *("table-building", "table-confirming", "table-why-not", "table-cut-off", "table-trading"),
    *("table-over-the-limit", "table-driving", "table-trade-flying", "table-six-players"),
    "table-handed-over",
    *("table-end-asked", "table-end-asked-pointed", "table-end-asked-by-keyboard"),
    "table-end-declined",
}


def shown(studio: Studio, name: str) -> TableProbe:
    STATES[name](studio)
    table = studio.stage.scenes[-1]
    assert isinstance(table, TableScene)
    probe = TableProbe(table)
    assert probe.plan.view.portfolio is not None
    return probe


@pytest.mark.parametrize("name", [name for name in STATES if name not in ELSEWHERE])
def test_a_player_sits_at_the_table(name: str, studio: Studio) -> None:
    assert shown(studio, name)


def test_a_build_is_planned(studio: Studio) -> None:
    planned = shown(studio, "table-building").plan.planned
    assert planned is not None
    assert len(planned.hexes) == 3


def test_a_move_is_asked_about(studio: Studio) -> None:
    assert shown(studio, "table-confirming").asked


@pytest.mark.parametrize(
    ("name", "rule"), [("table-why-not", Rule.CITY_TAKEN), ("table-cut-off", Rule.CUT_OFF)]
)
def test_a_hex_says_why_not(name: str, rule: Rule, studio: Studio) -> None:
    table = shown(studio, name)
    assert table.pointing.hex is not None
    reason = table.plan.why_not(table.pointing.hex)
    assert reason is not None
    assert reason.rule is rule


def test_a_trade_over_the_limit_costs(studio: Studio) -> None:
    assert shown(studio, "table-over-the-limit").plan.penalty() == 20
    studio.clear((1024, 600), "en")
    trade = shown(studio, "table-trading").plan
    assert (trade.count, trade.penalty()) == (1, 0)


@pytest.mark.parametrize("name", ["table-driving", "table-trade-flying"])
def test_something_is_on_its_way(name: str, studio: Studio) -> None:
    assert shown(studio, name).moving


def test_six_sit_there(studio: Studio) -> None:
    assert len(shown(studio, "table-six-players").names) == 6


def test_the_next_one_is_called(studio: Studio) -> None:
    STATES["table-handed-over"](studio)
    assert isinstance(studio.stage.scenes[-1], CurtainScene)


@pytest.mark.parametrize(
    "name", ["table-end-asked", "table-end-asked-pointed", "table-end-asked-by-keyboard"]
)
def test_the_next_player_is_asked_and_no_locomotives_are_shown(name: str, studio: Studio) -> None:
    STATES[name](studio)
    table = studio.stage.scenes[-1]
    assert isinstance(table, TableScene)
    assert isinstance(table.model.end_talk, Asked)
    assert table.model.plan.view.portfolio is None


def test_after_a_no_the_curtain_calls_the_player_who_proposed(studio: Studio) -> None:
    STATES["table-end-declined"](studio)
    assert isinstance(studio.stage.scenes[-1], CurtainScene)


def test_after_the_curtain_nothing_is_offered_but_trades(studio: Studio) -> None:
    table = shown(studio, "table-end-declined-turn")
    assert table.model.end_talk is None
    assert table.model.stuck
