"""How the seats stand: scores with known or expected values, and chances of winning."""

import math
from collections.abc import Sequence

from game.rules.companies import PENALTY
from game.rules.table import Table

Hand = Sequence[float]

# Each locomotive below the limit is worth this fraction of a good one.
ROOM_WORTH = 0.3
# A lead of this many points makes a seat e times as likely to win: large while much is
# still to come, small towards the end.
LEAD_AT_FIRST = 100.0
LEAD_AT_LAST = 12.0
# A small bonus for every point ahead, so that a won game is still played well.
MARGIN = 0.0


def points(hand: Hand, values: Sequence[float], limit: int) -> float:
    """The value of a hand at these values (R26)."""
    worth = sum(map(float.__mul__, map(float, hand), map(float, values)))
    over = sum(hand) - limit
    return worth - PENALTY * over if over > 0 else worth


def foreseen(table: Table, hands: Sequence[Hand], forecast: Sequence[float]) -> list[float]:
    """The expected final score of every seat."""
    limit = table.limit
    good = sorted(forecast)[-2]
    return [
        points(hand, forecast, limit) + ROOM_WORTH * good * max(0.0, limit - sum(hand))
        for hand in hands
    ]


def decisive_lead(remaining: float) -> float:
    """The lead in points that makes one seat e times as likely to win as another."""
    return LEAD_AT_LAST + (LEAD_AT_FIRST - LEAD_AT_LAST) * remaining


def odds(scores: Sequence[float], lead: float) -> list[float]:
    """Chances of winning, where a lead of this many points makes a win e times as likely."""
    top = max(scores)
    weights = [math.exp((score - top) / lead) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def leads(scores: Sequence[float]) -> list[float]:
    """How far each seat is ahead of the best other one, negative if behind."""
    *_, second, top = sorted(scores)
    return [score - (second if score == top else top) for score in scores]
