"""Records and what else `check` may be given, for the tests."""

import random
from pathlib import Path

from game.board import Board, load_board
from game.rules.actions import Action, Build
from game.rules.draft import draft
from game.rules.engine import apply
from game.rules.legality import buildable, trades
from game.rules.playout import random_build
from game.rules.record import Header, Player
from game.rules.scoring import result
from game.rules.setup import deal
from game.rules.state import State
from game.storage.records import RecordWriter

NAMES = ("Ada", "Zoë", "Łukasz")


def write_record(
    path: Path,
    *,
    actions: int = 1000,
    closed: bool = True,
    board: Board | None = None,
    seed: int = 7,
    kinds: tuple[str, str, str] = ("human", "human", "human"),
) -> Path:
    """A random game of three, to its end or up to so many actions."""
    board, chance = board or load_board("france"), random.Random(seed)
    players = tuple(map(Player, NAMES, kinds))
    header = Header(board, players, deal(board, len(players), seed), seed)
    state = header.state()
    with RecordWriter.create(path, header) as record:
        while state.table.ending is None and state.table.actions < actions:
            action = _any_action(state, chance)
            record.act(state.table.turn, action)
            state, _ = apply(state, action)
        if closed and state.table.ending is not None:
            record.end(result(state))
    return path


def _any_action(state: State, chance: random.Random) -> Action:
    companies = buildable(state.table)
    if companies and chance.random() < 0.7:
        planned = random_build(draft(state.table, chance.choice(companies)), chance)
        return Build(planned.company, tuple(planned.hexes))
    return chance.choice(trades(state.table, state.portfolios[state.table.turn]))
