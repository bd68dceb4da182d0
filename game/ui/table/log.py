"""The log of moves: in words, and what to show on the map for each."""

from collections.abc import Sequence
from typing import NamedTuple

from game.board import Board, Hex
from game.rules.companies import Company
from game.rules.events import Built, GameEnded, SeenEvent, TurnBegan
from game.rules.table import Traded
from game.ui.text import Texts
from game.updates import Update


class Entry(NamedTuple):
    """One move: whose it was, and where."""

    event: SeenEvent
    seq: int
    seat: int | None = None
    company: Company | None = None
    hexes: tuple[Hex, ...] = ()


def entries_of(update: Update) -> list[Entry]:
    """What of an update belongs into the log: moves and the end, no turns and no deals."""
    found = []
    for event in update.events:
        match event:
            case Built(seat, company, hexes):
                found.append(Entry(event, update.seq, seat, company, hexes))
            case Traded():
                found.append(Entry(event, update.seq, event.seat))
            case GameEnded():
                found.append(Entry(event, update.seq))
            case TurnBegan() | _:
                pass
    return found


def since_last_turn(log: Sequence[Entry], seat: int) -> list[Entry]:
    """What the others did since a seat's own last move."""
    own = [number for number, entry in enumerate(log) if entry.seat == seat]
    return list(log[own[-1] + 1 :] if own else log)


def told(log: Sequence[Entry], names: Sequence[str], board: Board, texts: Texts) -> list[str]:
    """The entries in words."""
    return [texts.event(entry.event, names, board) for entry in log]
