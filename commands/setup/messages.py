"""What the set-up says to whoever starts the game."""

import sys


class SetupError(Exception):
    """The packages could not be set up; the message is a sentence that says what to do."""


def say(words: str) -> None:
    """Print a line about the set-up."""
    print(f"paris-connection: {words}", file=sys.stderr, flush=True)
