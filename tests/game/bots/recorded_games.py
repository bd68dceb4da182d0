"""Recorded games between bots: whether a bot would still play the same moves."""

from pathlib import Path

from game.bots.hard import Effort
from game.bots.levels import seed_for
from game.bots.sparring import make_for_arena
from game.rules.actions import Action
from game.rules.views import view_for
from game.storage.records import load_record


def changed_moves(path: Path, effort: Effort, first: int = 0) -> list[tuple[str, Action, Action]]:
    """From an action on, where a bot of the record now moves differently: bot, then, now."""
    record = load_record(path)
    players, seed = record.header.players, record.header.seed
    bots = [
        make_for_arena(player.kind, seed_for(seed, seat), effort)
        for seat, player in enumerate(players)
    ]
    found = []
    for action, (state, _) in list(zip(record.actions, record.moments, strict=False))[first:]:
        seat = state.table.turn
        chosen = bots[seat].choose(view_for(state, seat))
        if chosen != action:
            found.append((players[seat].kind, action, chosen))
    return found
