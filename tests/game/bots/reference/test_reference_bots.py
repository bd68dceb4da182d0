"""The first version of the bots plays as it always did; its games were recorded back then."""

import ast
from pathlib import Path

from game.bots.hard import Effort
from game.bots.reference import candidates
from tests.game.bots.recorded_games import changed_moves

GAMES = Path(__file__).parent
ROUNDS = Effort(rounds=12)


def test_the_first_version_plays_as_it_did() -> None:
    assert changed_moves(GAMES / "four-players.jsonl", ROUNDS) == []


def test_the_first_version_loses_its_patience_as_it_did() -> None:
    just_before = 6 * candidates.PATIENCE - 6
    path = GAMES / "six-players-out-of-patience.jsonl"
    assert changed_moves(path, ROUNDS, just_before) == []


def test_the_first_version_shares_only_facts_with_the_bots_of_today() -> None:
    facts = {"own_hand", "Effort", "Move", "play", "action_of", "shares_out"}
    for path in Path(candidates.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("game.bots."):
                own = (node.module or "").startswith("game.bots.reference.")
                assert own or {alias.name for alias in node.names} <= facts, path
