"""The options of a LAN table on the command line, with or without a window."""

import argparse

from game.bots.levels import LEVELS
from game.options import Options, read_options
from game.rules.companies import FEWEST_SEATS, MOST_SEATS
from game.rules.fields import Fields

NEW_CODE = "new"  # --code without a value: generate one


def agreed(options: argparse.Namespace) -> Options:
    """The options of the game; what no flag names has its default."""
    return read_options(Fields(vars(options), "the command line"))


def seats_wrong(players: int, bots: tuple[str, ...]) -> str:
    """What is wrong with the seats, as a sentence; empty if nothing is."""
    if not FEWEST_SEATS <= players <= MOST_SEATS:
        return f"the game is for {FEWEST_SEATS} to {MOST_SEATS} players, not {players}"
    if len(bots) > players:
        counts = f"{len(bots)} bots but only {players} seats"
        return f"there are {counts}; choose fewer bots or more players"
    for level in bots:
        if level not in LEVELS:
            return f"there is no bot level {level!r}; available levels: {', '.join(LEVELS)}"
    return ""
