"""Where the lines of a chart run: scales, points, dashes. Pure arithmetic, nothing is drawn."""

from collections.abc import Iterator, Sequence
from itertools import cycle, pairwise
from math import dist
from typing import NamedTuple

from pygame import Rect

Point = tuple[float, float]
_STEPS = (1, 2, 5)


class Plot(NamedTuple):
    """The field between the axes: turns to the right, numbers upwards from nothing."""

    area: Rect
    turns: int  # the last of them; the first moment is turn 0
    top: int  # the number at the upper edge

    def x(self, turn: float) -> float:
        """Where a turn stands."""
        return self.area.left + self.area.width * turn / max(1, self.turns)

    def y(self, number: float) -> float:
        """Where a number stands."""
        return self.area.bottom - self.area.height * number / max(1, self.top)

    def points(self, line: Sequence[int]) -> list[Point]:
        """Where a line runs."""
        return [(self.x(turn), self.y(number)) for turn, number in enumerate(line)]

    def turn_at(self, x: float) -> int:
        """The turn nearest to a pixel."""
        share = (x - self.area.left) / max(1, self.area.width)
        return min(max(round(share * self.turns), 0), self.turns)


def step(highest: int, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20 ... that reaches a number in so many steps or fewer."""
    power = 1
    while True:
        for digit in _STEPS:
            if digit * power * most >= highest:
                return digit * power
        power *= 10


def ticks(highest: int, most: int) -> tuple[int, ...]:
    """Round numbers from 0 to the first one not below the highest."""
    each = step(highest, most)
    return tuple(range(0, max(-(-highest // each), 1) * each + 1, each))


def ticks_within(highest: int, most: int) -> tuple[int, ...]:
    """Round numbers from 0 on, none beyond the highest."""
    return tuple(number for number in ticks(highest, most) if number <= highest)


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places as near as can be to those wanted, in their order, at least a gap apart.

    Where there is no room for all the gaps, they shrink alike.
    """
    if not wanted:
        return []
    gap = min(gap, (high - low) / max(1, len(wanted) - 1))
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    placed: list[float] = []
    for number, index in enumerate(order):
        least = placed[-1] + gap if placed else low
        most = high - gap * (len(order) - 1 - number)
        placed.append(min(max(wanted[index], least), most))
    found = [0.0] * len(wanted)
    for index, place in zip(order, placed, strict=True):
        found[index] = place
    return found


def dashes(points: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    """A line cut into strokes; the pattern is lengths of stroke and gap in turn, none for solid."""
    if not pattern:
        return [list(points)]
    lengths = cycle(pattern)
    left, inked = next(lengths), True
    strokes: list[list[Point]] = [[points[0]]]
    for here, there in _cuts(points):
        length = dist(here, there)
        walked = 0.0
        while length - walked > left:
            walked += left
            share = walked / length
            cut = (here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share)
            if inked:
                strokes[-1].append(cut)
            else:
                strokes.append([cut])
            left, inked = next(lengths), not inked
        left -= length - walked
        if inked:
            strokes[-1].append(there)
    return [stroke for stroke in strokes if len(stroke) > 1]


def _cuts(points: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    return ((here, there) for here, there in pairwise(points) if here != there)
