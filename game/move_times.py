"""How long a move is shown at normal speed, for screens that show it and bots that wait for it.

Seconds only; knows no screen and no clock.
"""

from game.rules.events import Built, SeenEvent
from game.rules.table import Traded

# Before the first move of a game: the deal, and the announcement of who goes first.
DEAL, ANNOUNCEMENT = 4.2, 2.8
PREPARING = 0.2  # before a move is shown, what it says is laid out
# A build: each locomotive flies to its station and drives along its line.
DEPARTURE = 0.35
LONGEST_DRIVE = 1.4  # for one locomotive, however long its line is
STAGGER = 0.45  # between two locomotives
# A city that is reached: it flashes, its points fly to the value track, the marker rolls.
CITY_FLASH, POINTS_FLIGHT, ROLLING = 0.6, 0.6, 0.4
# A trade: one flies to its depot, then one or two come back; then all stands still to be read.
FLIGHT, TAKEN_STAGGER, TRADE_REST = 0.5, 0.2, 0.6


def move_seconds(move: SeenEvent) -> float:
    """The longest time that a move takes on a screen of other players; 0 for other events."""
    match move:
        case Traded():
            flights = 2 * FLIGHT + (move.taken - 1) * TAKEN_STAGGER
            return PREPARING + flights + TRADE_REST
        case Built():
            arrival = CITY_FLASH + POINTS_FLIGHT + ROLLING
            drive = DEPARTURE + LONGEST_DRIVE
            return PREPARING + max(
                number * STAGGER + drive + (arrival if points else 0.0)
                for number, points in enumerate(move.points)
            )
        case _:
            return 0.0
