"""What a table answers to something that cannot be done."""

from enum import Enum, auto
from typing import NamedTuple

from game.rules.companies import Company
from game.rules.reasons import Reason


class Need(Enum):
    """What a move still lacks."""

    COMPANY = auto()
    HEX = auto()
    TAKE = auto()


class RefusedMove(NamedTuple):
    """A rule forbids what was tried; `card` is the card that was touched."""

    reason: Reason
    card: Company | None = None
    spoken: bool = True  # shown beside the pointer until the player points elsewhere


class Missing(NamedTuple):
    """The move is not complete."""

    need: Need


class Barred:
    """Nothing can be confirmed while the table is halted."""


class ProposedLately:
    """Ending the game was declined less than a whole round ago."""


class NotesOff:
    """The trade notes are off, or not allowed at this table."""


Feedback = RefusedMove | Missing | Barred | ProposedLately | NotesOff
