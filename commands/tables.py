"""What the options of a table on the LAN mean, with a window or without."""

import argparse

from game.bots.levels import LEVELS
from game.lobby import AtEnd, Options
from game.rules.companies import FEWEST_SEATS, MOST_SEATS

NEW_CODE = "new"  # --code without a word: make one


def agreed(options: argparse.Namespace) -> Options:
    """What is played with."""
    at_end = AtEnd.BOT if options.clock else AtEnd.NOTHING
    return Options(
        turn_seconds=options.clock, at_end=at_end, board=options.board, games=options.series
    )


def seats_wrong(players: int, bots: tuple[str, ...]) -> str:
    """What is wrong with a table, in a sentence; empty if nothing is."""
    if not FEWEST_SEATS <= players <= MOST_SEATS:
        return f"the game is for {FEWEST_SEATS} to {MOST_SEATS} players, not {players}"
    if len(bots) > players:
        counts = f"{len(bots)} bots but only {players} seats"
        return f"there are {counts}; choose fewer bots or more players"
    for level in bots:
        if level not in LEVELS:
            return f"there is no bot level {level!r}; available levels: {', '.join(LEVELS)}"
    return ""
