"""A sheet to draw a sprite on with cairo, in units of the 1920x1080 table, two pixels each."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import cairocffi
import numpy as np
from PIL import Image, ImageChops, ImageFilter

from tools.table_art.palette import channels

SCALE = 2
Point = tuple[float, float]
Stop = tuple[float, str, float]  # place from 0 to 1, colour, opacity


class Box(NamedTuple):
    """An upright rectangle."""

    left: float
    top: float
    width: float
    height: float

    def inset(self, by: float) -> "Box":
        """The rectangle that lies so far within."""
        return Box(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.top + self.height

    @property
    def right(self) -> float:
        """Where it ends on the right."""
        return self.left + self.width

    @property
    def middle(self) -> Point:
        """Its centre."""
        return self.left + self.width / 2, self.top + self.height / 2


class Sheet:
    """A transparent sheet; shapes go into the pen's path, then are filled or stroked."""

    def __init__(self, width: float, height: float, scale: float = SCALE) -> None:
        """Begin with nothing on it."""
        size = (round(width * scale), round(height * scale))
        self.whole = Box(0, 0, width, height)
        self._surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, *size)
        self.pen = cairocffi.Context(self._surface)
        self.pen.set_antialias(cairocffi.ANTIALIAS_BEST)
        self.pen.scale(scale, scale)

    def polygon(self, points: Sequence[Point], closed: bool = True) -> "Sheet":
        """A line through points."""
        self.pen.move_to(*points[0])
        for point in points[1:]:
            self.pen.line_to(*point)
        if closed:
            self.pen.close_path()
        return self

    def box(self, box: Box) -> "Sheet":
        """A rectangle."""
        self.pen.rectangle(*box)
        return self

    def rounded(self, box: Box, radius: float) -> "Sheet":
        """A rectangle with round corners."""
        self.pen.new_sub_path()
        near, far = box.left + radius, box.right - radius
        upper, lower = box.top + radius, box.bottom - radius
        corners = ((far, upper), (far, lower), (near, lower), (near, upper))
        for quarter, (x, y) in enumerate(corners, -1):
            self.pen.arc(x, y, radius, quarter * math.pi / 2, (quarter + 1) * math.pi / 2)
        self.pen.close_path()
        return self

    def stepped(self, box: Box, step: float) -> "Sheet":
        """A rectangle with corners cut back in two steps, the sign of the house."""
        corner = [(2, 0), (2, 1), (1, 1), (1, 2), (0, 2)]
        points = [(box.right - step * x, box.top + step * y) for x, y in corner]
        points += [(box.right - step * x, box.bottom - step * y) for x, y in reversed(corner)]
        points += [(box.left + step * x, box.bottom - step * y) for x, y in corner]
        points += [(box.left + step * x, box.top + step * y) for x, y in reversed(corner)]
        return self.polygon(points)

    def circle(self, x: float, y: float, radius: float) -> "Sheet":
        """A circle."""
        self.pen.new_sub_path()
        self.pen.arc(x, y, radius, 0, 2 * math.pi)
        self.pen.close_path()
        return self

    def ray(self, x: float, y: float, reach: float, start: float, end: float) -> "Sheet":
        """A sun ray between two angles."""
        tips = [(x + reach * math.cos(turn), y + reach * math.sin(turn)) for turn in (start, end)]
        return self.polygon([(x, y), *tips])

    def fill(self, paint: "cairocffi.Pattern", keep: bool = False) -> "Sheet":
        """Fill the path, and keep it for the next paint if wished."""
        self.pen.set_source(paint)
        self.pen.fill_preserve() if keep else self.pen.fill()
        return self

    def stroke(self, paint: "cairocffi.Pattern", width: float, keep: bool = False) -> "Sheet":
        """Draw the path as a line, and keep it if wished."""
        self.pen.set_source(paint)
        self.pen.set_line_width(width)
        self.pen.stroke_preserve() if keep else self.pen.stroke()
        return self

    def clip(self) -> "Sheet":
        """Clip all further drawing to the path."""
        self.pen.clip()
        return self

    def image(self) -> Image.Image:
        """The sheet as a picture with straight alpha."""
        self._surface.flush()
        rows, columns = self._surface.get_height(), self._surface.get_width()
        pixels = np.frombuffer(bytes(self._surface.get_data()), np.uint8)
        shaped = pixels.reshape(rows, columns, 4)[..., [2, 1, 0, 3]]
        return Image.frombuffer("RGBa", (columns, rows), shaped.tobytes()).convert("RGBA")


def flat(code: str, opacity: float = 1) -> "cairocffi.Pattern":
    """One colour."""
    return cairocffi.SolidPattern(*channels(code), opacity)


def down(top: float, bottom: float, *stops: Stop) -> "cairocffi.Pattern":
    """A colour that changes from top to bottom."""
    return _graded(cairocffi.LinearGradient(0, top, 0, bottom), stops)


def along(start: Point, end: Point, *stops: Stop) -> "cairocffi.Pattern":
    """A colour that changes from one point to another."""
    return _graded(cairocffi.LinearGradient(*start, *end), stops)


def round_about(
    x: float, y: float, radius: float, *stops: Stop, light: Point = (0, 0)
) -> "cairocffi.Pattern":
    """A colour that changes outwards from a middle, or from a light beside it."""
    gradient = cairocffi.RadialGradient(x + light[0], y + light[1], 0, x, y, radius)
    return _graded(gradient, stops)


def gold(box: Box, opacity: float = 1) -> "cairocffi.Pattern":
    """Polished brass: light above, dark in the waist, light again below."""
    return down(
        box.top,
        box.bottom,
        (0, "#FFF0BE", opacity),
        (0.25, "#DDB861", opacity),
        (0.55, "#A27A30", opacity),
        (0.75, "#E6C776", opacity),
        (1, "#A87E34", opacity),
    )


def shadow(
    image: Image.Image, blur: float, fall: int, opacity: float, code: str = "#05080F"
) -> Image.Image:
    """The soft shadow of a picture, or with a bright colour its glow, in pixels."""
    mask = ImageChops.offset(image.getchannel("A"), 0, fall)
    mask = mask.filter(ImageFilter.GaussianBlur(blur)).point(lambda value: value * opacity)
    cast = Image.new("RGBA", image.size, code)
    cast.putalpha(mask)
    return cast


def stacked(*layers: Image.Image) -> Image.Image:
    """Pictures of one size over one another, the first at the bottom."""
    whole = layers[0].copy()
    for layer in layers[1:]:
        whole.alpha_composite(layer)
    return whole


def drawn(
    width: float, height: float, draw: Callable[[Sheet], object], scale: float = SCALE
) -> Image.Image:
    """What one function draws on a new sheet."""
    sheet = Sheet(width, height, scale)
    draw(sheet)
    return sheet.image()


def _graded(gradient: "cairocffi.Gradient", stops: Sequence[Stop]) -> "cairocffi.Pattern":
    for place, code, opacity in stops:
        gradient.add_color_stop_rgba(place, *channels(code), opacity)
    return gradient
