"""What has happened, in the past tense, with all that an animation needs.

Builds and trades are public to the last detail (R28). Of what is secret, the authority has a type
of its own, `HandDrawn`, which is not among the events that a viewer can be given.
"""

from typing import NamedTuple

from game.board import Hex
from game.rules.companies import MOST_SEATS, Company, PerCompany
from game.rules.scoring import Result
from game.rules.table import Traded


class HandDrawn(NamedTuple):
    """A seat drew its first portfolio from the bag. Secret: never leaves the authority."""

    seat: int
    portfolio: PerCompany


class OwnHandDrawn(NamedTuple):
    """The viewer's own first portfolio. It has no seat: it can only be one's own."""

    portfolio: PerCompany


class OtherHandDrawn(NamedTuple):
    """Somebody drew so many locomotives; which, nobody else knows."""

    seat: int
    drawn: int


class Built(NamedTuple):
    """Locomotives left their depot and stand on the map."""

    seat: int
    company: Company
    hexes: tuple[Hex, ...]
    points: tuple[int, ...]  # for each hex, what the company's value rose by
    value: int  # after it
    depot: int  # after it


class TurnBegan(NamedTuple):
    """It is this seat's turn."""

    seat: int


TURN_BEGAN = tuple(TurnBegan(seat) for seat in range(MOST_SEATS))


class GameEnded(NamedTuple):
    """The game is over, the screens are down."""

    result: Result


Event = HandDrawn | Built | Traded | TurnBegan | GameEnded
SeenEvent = OwnHandDrawn | OtherHandDrawn | Built | Traded | TurnBegan | GameEnded
