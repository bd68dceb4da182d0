"""A camera low beside the line: lays points of a scene in metres onto the poster."""

import math
from collections.abc import Sequence

import cairocffi

from tools.table_art.sheet import Point, Sheet

WIDTH, HEIGHT = 2560, 1440
VANISHING: Point = (1180.0, 1080.0)  # where the line meets the horizon
_REACH = 1400.0  # pixels of a metre that is one metre away
_EYE = 0.9  # metres above the rails

Place = tuple[float, float, float]  # metres to the right, up, away


def seen(place: Place) -> Point:
    """Where a place lies on the poster."""
    right, up, away = place
    return (
        VANISHING[0] + _REACH * right / away,
        VANISHING[1] - _REACH * (up - _EYE) / away,
    )


def scale(away: float) -> float:
    """Pixels of a metre at that distance."""
    return _REACH / away


def face(sheet: Sheet, places: Sequence[Place], paint: "cairocffi.Pattern") -> None:
    """A flat face with so many corners."""
    sheet.polygon([seen(place) for place in places]).fill(paint)


def side(x: float, low: float, high: float, near: float, far: float) -> list[Place]:
    """A wall that runs along the line."""
    return [(x, low, near), (x, high, near), (x, high, far), (x, low, far)]


def front(left: float, right: float, low: float, high: float, away: float) -> list[Place]:
    """A wall that faces us."""
    return [(left, low, away), (right, low, away), (right, high, away), (left, high, away)]


def wheel(x: float, up: float, away: float, radius: float, points: int = 72) -> list[Place]:
    """A circle that stands along the line, as wheels do."""
    turns = [2 * math.pi * number / points for number in range(points)]
    return [(x, up + radius * math.sin(turn), away + radius * math.cos(turn)) for turn in turns]


def facing_strips(
    x: float, up: float, radius: float, count: int = 120
) -> list[tuple[float, float]]:
    """The angles between which a drum along the line turns towards us, from its far side on."""
    strips = []
    for number in range(count):
        start, end = (2 * math.pi * (number + step) / count for step in (0, 1.6))
        middle = (start + end) / 2
        across, rise = math.cos(middle), math.sin(middle)
        if across * (x + radius * across) + rise * (up - _EYE + radius * rise) < 0.05:
            strips.append((start, end))
    return strips
