"""Messages of the set-up."""

import sys


class SetupError(Exception):
    """The packages could not be installed; the message says what to do."""


def say(words: str) -> None:
    """Print a line about the set-up."""
    print(f"paris-connection: {words}", file=sys.stderr, flush=True)
