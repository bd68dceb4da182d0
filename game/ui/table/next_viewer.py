"""Who may look at a table: no portfolio is shown before its owner is there (R5). Pure."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.views import View
from game.ui.table.history import History, LogEntry


class Open(NamedTuple):
    """The table is shown to a seat, or with None to everyone in the room."""

    seat: int | None


class Curtain(NamedTuple):
    """The next player is called first; `since` is what happened since their last turn."""

    seat: int
    since: Sequence[LogEntry]


class GameOver:
    """There is no next player."""


NextViewer = Open | Curtain | GameOver | None  # None: the viewer stays


def next_viewer(
    view: View, seats: Sequence[int], history: History, *, asking: bool, called: bool
) -> NextViewer:
    """Who sees the table next, of the players at this screen.

    `asking` if an end is being proposed: no portfolio is shown then, unless only one plays here.
    `called` if a curtain calls the next player.
    """
    table = view.table
    if table.ending is not None:
        return GameOver()
    if asking and len(seats) > 1:
        return Open(None)
    if len(seats) == 1:  # only one player sits at this screen
        return Open(seats[0])
    if table.turn not in seats:
        return Open(None)
    if view.seat == table.turn:
        return None
    return Curtain(table.turn, history.since(table.turn)) if called else Open(table.turn)


def without_secrets(view: View, seats: Sequence[int]) -> View:
    """A view without portfolios that others at this screen must not see."""
    over = view.table.ending is not None
    if over or len(seats) <= 1 or view.seat == view.table.turn:
        return view
    return view._replace(seat=None, portfolio=None)
