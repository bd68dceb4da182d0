"""The log of moves: in words, and what to show on the map for each."""

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.board import Board, Hex
from game.rules.companies import Company
from game.rules.events import Built, GameEnded, SeenEvent, TurnBegan
from game.rules.manner import Mark, manner_of
from game.rules.table import Table, Traded
from game.ui.i18n.text import Texts
from game.updates import Update


class Entry(NamedTuple):
    """One move: whose it was, and where."""

    event: SeenEvent
    seq: int
    seat: int | None = None
    company: Company | None = None
    hexes: tuple[Hex, ...] = ()
    mark: Mark | None = None  # of a bot


def entries_of(update: Update, before: Table, bots: Collection[int] = ()) -> list[Entry]:
    """What of an update belongs into the log: moves and the end, no turns and no deals."""
    found = []
    for event in update.events:
        match event:
            case Built(seat, company, hexes):
                mark = manner_of(before, event) if seat in bots else None
                found.append(Entry(event, update.seq, seat, company, hexes, mark))
            case Traded():
                mark = manner_of(before, event) if event.seat in bots else None
                found.append(Entry(event, update.seq, event.seat, mark=mark))
            case GameEnded():
                found.append(Entry(event, update.seq))
            case TurnBegan() | _:
                pass
    return found


def log_of(past: Sequence[Update], bots: Collection[int]) -> list[Entry]:
    """The log of a game so far."""
    return [
        entry
        for before, step in pairwise(past)
        for entry in entries_of(step, before.view.table, bots)
    ]


def since_last_turn(log: Sequence[Entry], seat: int) -> list[Entry]:
    """What the others did since a seat's own last move."""
    own = [number for number, entry in enumerate(log) if entry.seat == seat]
    return list(log[own[-1] + 1 :] if own else log)


def told(log: Sequence[Entry], names: Sequence[str], board: Board, texts: Texts) -> list[str]:
    """The entries in words."""
    return [texts.event(entry.event, names, board, entry.mark) for entry in log]
