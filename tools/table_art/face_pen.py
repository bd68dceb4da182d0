"""A pen for portraits: soft shapes with an ink line, lit from the upper left."""

import math
from collections.abc import Sequence

import cairocffi

from tools.table_art.palette import BLACK, WHITE, mixed
from tools.table_art.sheet import Point, Sheet, down, flat, round_about

PARTS = 100  # the side of a portrait; most shapes are given by their right half
MIDDLE = PARTS / 2
LINE = "#2A1712"
_WEIGHT = 1.5
_TENSION = 1 / 6  # of a smooth line through points (Catmull-Rom)


class FacePen:
    """Draws one portrait; coordinates from 0 to 100, y downwards."""

    def __init__(self, pixels: int) -> None:
        """Begin with nothing."""
        self.sheet = Sheet(PARTS, PARTS, pixels / PARTS)
        self.pen = self.sheet.pen
        self.pen.set_line_cap(cairocffi.LINE_CAP_ROUND)
        self.pen.set_line_join(cairocffi.LINE_JOIN_ROUND)

    def shape(self, colour: str, *points: Point, line: float = _WEIGHT) -> None:
        """A soft shape through points, lighter above."""
        self._smooth(points)
        self._paint(colour, points, line)

    def both(self, colour: str, *half: Point, line: float = _WEIGHT) -> None:
        """A soft shape whose left half mirrors these points, from its top to its bottom."""
        self.shape(colour, *half, *mirrored(half), line=line)

    def cut(self, colour: str, *points: Point, line: float = _WEIGHT) -> None:
        """A shape with sharp corners."""
        self.sheet.polygon(points)
        self._paint(colour, points, line)

    def pair(self, colour: str, *points: Point, line: float = _WEIGHT) -> None:
        """A soft shape on the right, and its mirror image on the left."""
        self.shape(colour, *points, line=line)
        self.shape(colour, *mirrored(points), line=line)

    def cut_pair(self, colour: str, *points: Point, line: float = _WEIGHT) -> None:
        """A sharp shape on the right, and its mirror image on the left."""
        self.cut(colour, *points, line=line)
        self.cut(colour, *mirrored(points), line=line)

    def oval(
        self, colour: str, x: float, y: float, wide: float, high: float, line: float = _WEIGHT
    ) -> None:
        """An ellipse by its middle and half its width and height."""
        self.pen.save()
        self.pen.translate(x, y)
        self.pen.scale(wide, high)
        self.sheet.circle(0, 0, 1)
        self.pen.restore()
        self._paint(colour, ((x, y - high), (x, y + high)), line)

    def stroke(self, colour: str, *points: Point, weight: float = _WEIGHT) -> None:
        """A soft line through points."""
        self._smooth(points, closed=False)
        self.sheet.stroke(flat(colour), weight)

    def strokes(self, colour: str, *points: Point, weight: float = _WEIGHT) -> None:
        """A soft line on the right, and its mirror image on the left."""
        self.stroke(colour, *points, weight=weight)
        self.stroke(colour, *mirrored(points), weight=weight)

    def ring(self, colour: str, x: float, y: float, radius: float, weight: float) -> None:
        """A circle's line."""
        self.sheet.circle(x, y, radius).stroke(flat(colour), weight)

    def glow(self, colour: str, x: float, y: float, radius: float, opacity: float) -> None:
        """A soft spot, as on a cheek."""
        paint = round_about(x, y, radius, (0, colour, opacity), (1, colour, 0))
        self.sheet.circle(x, y, radius).fill(paint)

    def shaded(self, *points: Point, colour: str = "#5A1E10", opacity: float = 0.2) -> None:
        """A soft shape of shadow or, with a bright colour, of light."""
        self._smooth(points)
        self.sheet.fill(flat(colour, opacity))

    def _smooth(self, points: Sequence[Point], *, closed: bool = True) -> None:
        count = len(points)

        def at(number: int) -> Point:
            return points[number % count if closed else min(max(number, 0), count - 1)]

        self.pen.move_to(*points[0])
        for number in range(count if closed else count - 1):
            before, start, end, after = (at(number + step) for step in (-1, 0, 1, 2))
            self.pen.curve_to(
                start[0] + (end[0] - before[0]) * _TENSION,
                start[1] + (end[1] - before[1]) * _TENSION,
                end[0] - (after[0] - start[0]) * _TENSION,
                end[1] - (after[1] - start[1]) * _TENSION,
                *end,
            )
        if closed:
            self.pen.close_path()

    def _paint(self, colour: str, points: Sequence[Point], line: float) -> None:
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        light, dark = mixed(colour, WHITE, 0.16), mixed(colour, BLACK, 0.2)
        shades = down(top, bottom, (0, light, 1), (0.45, colour, 1), (1, dark, 1))
        self.sheet.fill(shades, keep=bool(line))
        if line:
            self.sheet.stroke(flat(LINE), line)


def mirrored(points: Sequence[Point]) -> list[Point]:
    """Points on the other side of the face, in reverse order."""
    return [(PARTS - x, y) for x, y in reversed(points)]


def turned(points: Sequence[Point], angle: float, middle: Point) -> list[Point]:
    """Points turned by degrees, as a hat that sits askew."""
    sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    x0, y0 = middle
    return [
        (x0 + (x - x0) * cosine - (y - y0) * sine, y0 + (x - x0) * sine + (y - y0) * cosine)
        for x, y in points
    ]
