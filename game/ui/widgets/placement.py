"""Where to put things: side by side, or so that they hide as little as possible."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygame import Rect

from game.ui.map.boxes import area


def row_of_boxes(room: Rect, count: int, widest: int, gap: int, align: float = 0.5) -> list[Rect]:
    """Boxes of one width side by side; align is 0 for the left of the room, 1 for its right."""
    width = min(widest, (room.width - gap * (count - 1)) // max(1, count))
    whole = width * count + gap * (count - 1)
    middle = room.centerx - whole // 2
    left = middle if align == 0.5 else room.right - whole if align else room.left
    return [Rect(left + n * (width + gap), room.top, width, room.height) for n in range(count)]


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
