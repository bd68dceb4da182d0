"""What has happened, with everything that an animation needs.

Builds and trades are fully public (R28). The secret part of a deal has a type of its own,
`HandDrawn`, which is not among the events that viewers get.
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
    """The viewer's own first portfolio, so it needs no seat."""

    portfolio: PerCompany


class OtherHandDrawn(NamedTuple):
    """Another player drew this many locomotives; which ones is secret."""

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
    """The game is over and all portfolios are revealed."""

    result: Result


Event = HandDrawn | Built | Traded | TurnBegan | GameEnded
SeenEvent = OwnHandDrawn | OtherHandDrawn | Built | Traded | TurnBegan | GameEnded
