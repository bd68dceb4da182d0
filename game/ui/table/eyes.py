"""Whose locomotives may be seen at a screen that several people look at."""

from collections.abc import Sequence

from game.rules.views import View


def without_secrets(view: View, seats: Sequence[int]) -> View:
    """What of a view may be seen now: where several people sit, a rack only on its turn."""
    over = view.table.ending is not None
    if over or len(seats) <= 1 or view.seat == view.table.turn:
        return view
    return view._replace(seat=None, portfolio=None)
