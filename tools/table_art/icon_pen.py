"""A pen for icons: white shapes with one weight of line, on a square of 24 parts."""

import math

import cairocffi
from PIL import Image

from tools.table_art.palette import WHITE
from tools.table_art.sheet import Box, Point, Sheet, flat

SIZE = 96
PARTS = 24
_WEIGHT = 2.1


class IconPen:
    """Draws one icon; coordinates from 0 to 24, y downwards."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.sheet = Sheet(PARTS, PARTS, SIZE / PARTS)
        self.sheet.pen.set_line_cap(cairocffi.LINE_CAP_ROUND)
        self.sheet.pen.set_line_join(cairocffi.LINE_JOIN_ROUND)

    def line(self, *points: Point, weight: float = _WEIGHT, closed: bool = False) -> None:
        """A line through points."""
        self.sheet.polygon(points, closed).stroke(flat(WHITE), weight)

    def shape(self, *points: Point, softness: float = 0.9) -> None:
        """A filled shape with softened corners."""
        self.sheet.polygon(points).fill(flat(WHITE), keep=True).stroke(flat(WHITE), softness)

    def ring(self, x: float, y: float, radius: float, weight: float = _WEIGHT) -> None:
        """A circle's line."""
        self.sheet.circle(x, y, radius).stroke(flat(WHITE), weight)

    def disc(self, x: float, y: float, radius: float) -> None:
        """A filled circle."""
        self.sheet.circle(x, y, radius).fill(flat(WHITE))

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, weight: float = _WEIGHT
    ) -> None:
        """A part of a circle's line, clockwise, in degrees from the right."""
        self.sheet.pen.new_sub_path()
        self.sheet.pen.arc(x, y, radius, math.radians(start), math.radians(end))
        self.sheet.stroke(flat(WHITE), weight)

    def bar(
        self, left: float, top: float, width: float, height: float, radius: float = 0.8
    ) -> None:
        """A filled rectangle with soft corners."""
        self.sheet.rounded(Box(left, top, width, height), radius).fill(flat(WHITE))

    def frame(self, left: float, top: float, width: float, height: float, radius: float) -> None:
        """A rectangle's line."""
        self.sheet.rounded(Box(left, top, width, height), radius).stroke(flat(WHITE), _WEIGHT)

    def curve(self, start: Point, *controls: Point, weight: float = _WEIGHT) -> None:
        """A Bézier curve, three points for each piece."""
        self.sheet.pen.move_to(*start)
        for piece in range(0, len(controls), 3):
            first, second, third = controls[piece : piece + 3]
            self.sheet.pen.curve_to(*first, *second, *third)
        self.sheet.stroke(flat(WHITE), weight)

    def cut(self, *points: Point, weight: float = _WEIGHT) -> None:
        """Take a line away from what is there."""
        self.sheet.pen.set_operator(cairocffi.OPERATOR_CLEAR)
        self.line(*points, weight=weight)
        self.sheet.pen.set_operator(cairocffi.OPERATOR_OVER)

    def hole(self, x: float, y: float, radius: float) -> None:
        """Take a circle away from what is there."""
        self.sheet.pen.set_operator(cairocffi.OPERATOR_CLEAR)
        self.disc(x, y, radius)
        self.sheet.pen.set_operator(cairocffi.OPERATOR_OVER)

    def struck(self) -> None:
        """Strike the icon through: what it shows is off."""
        self.cut((4.6, 2.6), (22.0, 20.0), weight=2.4)
        self.line((3.2, 3.2), (20.8, 20.8))

    def image(self) -> Image.Image:
        """The icon, white wherever it is not transparent, so that it takes any tint cleanly."""
        mask = self.sheet.image().getchannel("A")
        image = Image.new("RGBA", mask.size, WHITE)
        image.putalpha(mask)
        return image
