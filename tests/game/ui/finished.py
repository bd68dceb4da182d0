"""Finished games and a stage to show them on, for tests."""

from functools import cache

from game.match import Match
from game.session import LocalSession
from tests.builders import a_game, a_header


@cache
def a_finished_session(seats: int = 3, seed: int = 5) -> LocalSession:
    """A random game, played to its end."""
    match = Match.begin(a_header(seats, seed))
    for number, (state, action) in enumerate(a_game(seats, seed)):
        match.submit(state.table.turn, action, number)
    return LocalSession(match, range(seats))
