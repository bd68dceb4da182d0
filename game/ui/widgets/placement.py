"""Where to put something so that it hides as little as possible."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygame import Rect

from game.ui.map.boxes import area


class KeepClear(NamedTuple):
    """Boxes that should stay visible, and how much a hidden pixel of them matters."""

    boxes: Sequence[Rect]
    weight: float = 1.0


def hidden(place: Rect, keep_clear: Iterable[KeepClear]) -> float:
    """How much would be hidden, in weighted pixels."""
    return sum(
        weight * sum(area(boxes[one].clip(place)) for one in place.collidelistall(boxes))
        for boxes, weight in keep_clear
    )


def least_hidden(candidates: Sequence[Rect], keep_clear: Sequence[KeepClear]) -> Rect:
    """The candidate that hides least; the first of equal ones."""
    return min(candidates, key=lambda place: hidden(place, keep_clear))
