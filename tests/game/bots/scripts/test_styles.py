"""The scripts play as they did when they were written; their games were recorded then."""

import ast
from pathlib import Path

import pytest

from game.bots.hard import Effort
from game.bots.scripts import styles
from game.bots.sparring import SCRIPTS, make_for_arena
from game.rules.actions import Build, Trade
from game.rules.engine import apply
from game.rules.legality import trades
from game.rules.views import view_for
from game.storage.records import load_record
from tests.builders import BLUE, GREEN, RED, france, line_from
from tests.game.bots.positions import a_table_of, positions
from tests.game.bots.recorded_games import changed_moves

GAMES = tuple(Path(__file__).parent / f"{seats}-players.jsonl" for seats in ("four", "five"))
NEAR = line_from(france(), RED, "Dijon", "Lyon", "Valence", "Nîmes")


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_scripts_play_as_they_did(path: Path) -> None:
    assert changed_moves(path, Effort()) == []


def test_the_recorded_games_hold_every_script() -> None:
    kinds = {player.kind for path in GAMES for player in load_record(path).header.players}
    assert kinds == {*SCRIPTS}


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_is_always_legal(name: str) -> None:
    bot = make_for_arena(name, 3)
    for state in positions(20, seed=61):
        apply(state, bot.choose(view_for(state, state.table.turn)))


@pytest.mark.parametrize("name", ["grower", "hoarder", "rusher", "grow-then-build"])
def test_a_script_that_is_ahead_ends_the_game(name: str) -> None:
    state = a_table_of([{RED: 10}, {GREEN: 10}, {GREEN: 6, BLUE: 4}], NEAR, {RED: 9})
    chosen = make_for_arena(name, 1).choose(view_for(state, 0))
    assert isinstance(chosen, Build)
    assert france()[chosen.hexes[-1]].end


def test_the_grower_takes_two_while_it_may() -> None:
    state = a_table_of([{BLUE: 5, GREEN: 5}, {RED: 10}, {RED: 10}], {}, {})
    chosen = make_for_arena("grower", 1).choose(view_for(state, 0))
    assert isinstance(chosen, Trade)
    assert chosen.count == 2


def test_the_scripts_keep_to_the_limit_even_when_they_play_at_random() -> None:
    bot = make_for_arena("random", 1)
    for state in positions(40, seed=62):
        table, seat = state.table, state.table.turn
        within = [trade for trade in trades(table, state.portfolios[seat]) if trade.count == 1]
        chosen = bot.choose(view_for(state, seat))
        if isinstance(chosen, Trade) and within and sum(state.portfolios[seat]) >= table.limit:
            assert chosen.count == 1


def test_the_scripts_use_only_the_tools_of_the_first_version() -> None:
    facts = {"own_hand", "Move", "action_of"}
    for path in Path(styles.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("game.bots."):
                module = node.module or ""
                own = module.startswith(("game.bots.reference.", "game.bots.scripts."))
                assert own or {alias.name for alias in node.names} <= facts, path
