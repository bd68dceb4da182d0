"""How the seats stand: scores, leads, and what a lead says of the chances of winning."""

import math
from collections.abc import Sequence

from game.rules.companies import PENALTY

Hand = Sequence[float]


def points(hand: Hand, values: Sequence[float], limit: int) -> float:
    """The value of a hand at these values (R26)."""
    worth = sum(map(float.__mul__, map(float, hand), map(float, values)))
    over = sum(hand) - limit
    return worth - PENALTY * over if over > 0 else worth


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
