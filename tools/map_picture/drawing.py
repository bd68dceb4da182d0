"""Draws one sprite: cairo shapes and type around an origin, finer than the pixels it ends in."""

import math
from collections.abc import Callable, Sequence
from pathlib import Path

import cairocffi
import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from tools.map_picture.canvas import colour

ACROSS_FLATS = 116.0  # pixels of a hex in every sprite; the game scales them all alike
CORNER = ACROSS_FLATS / math.sqrt(3)
FRAME = 160  # pixels of a sprite that belongs to one hex or one edge
FONTS = Path(__file__).parent.parent.parent / "sprites" / "fonts"
_FINER = 4

Corners = list[tuple[float, float]]
Stops = Sequence[tuple[float, str, float]]


class Drawing:
    """A transparent sheet with the origin where the sprite is anchored; y grows downwards."""

    def __init__(self, width: int, height: int, anchor: tuple[float, float]) -> None:
        """Begin with an empty sheet."""
        self.anchor = anchor
        self._size = (width, height)
        fine = (width * _FINER, height * _FINER)
        self._surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, *fine)
        self.pen = cairocffi.Context(self._surface)
        self.pen.scale(_FINER, _FINER)
        self.pen.translate(*anchor)
        self.pen.set_line_join(cairocffi.LINE_JOIN_ROUND)

    def path(self, corners: Corners, closed: bool = True) -> None:
        """Put a line through the corners into the pen's path."""
        self.pen.new_path()
        self.pen.move_to(*corners[0])
        for corner in corners[1:]:
            self.pen.line_to(*corner)
        if closed:
            self.pen.close_path()

    def ink(self, code: str, opacity: float = 1) -> None:
        """Choose a colour."""
        self.pen.set_source_rgba(*colour(code), opacity)

    def fill(self, corners: Corners, code: str, opacity: float = 1) -> None:
        """Fill a shape."""
        self.path(corners)
        self.ink(code, opacity)
        self.pen.fill()

    def line(
        self, corners: Corners, width: float, code: str, opacity: float = 1, closed: bool = False
    ) -> None:
        """Draw a line."""
        self.path(corners, closed)
        self.ink(code, opacity)
        self.pen.set_line_width(width)
        self.pen.stroke()

    def box(
        self, left: float, top: float, width: float, height: float, code: str, opacity: float = 1
    ) -> None:
        """Fill an upright rectangle."""
        self.pen.rectangle(left, top, width, height)
        self.ink(code, opacity)
        self.pen.fill()

    def rounded(self, left: float, top: float, width: float, height: float, radius: float) -> None:
        """Put a rectangle with round corners into the pen's path."""
        self.pen.new_path()
        for x, y, quarter in (
            (left + width - radius, top + radius, -1),
            (left + width - radius, top + height - radius, 0),
            (left + radius, top + height - radius, 1),
            (left + radius, top + radius, 2),
        ):
            self.pen.arc(x, y, radius, quarter * math.pi / 2, (quarter + 1) * math.pi / 2)
        self.pen.close_path()

    def downwards(self, top: float, bottom: float, stops: Stops) -> None:
        """Choose a colour that changes from top to bottom."""
        self._gradient(cairocffi.LinearGradient(0, top, 0, bottom), stops)

    def sideways(self, left: float, right: float, stops: Stops) -> None:
        """Choose a colour that changes from left to right."""
        self._gradient(cairocffi.LinearGradient(left, 0, right, 0), stops)

    def slantwise(self, reach: float, stops: Stops) -> None:
        """Choose a colour that changes from the upper left to the lower right."""
        self._gradient(cairocffi.LinearGradient(-reach, -reach, reach, reach), stops)

    def outwards(self, x: float, y: float, radius: float, stops: Stops) -> None:
        """Choose a colour that changes from a middle outwards."""
        self._gradient(cairocffi.RadialGradient(x, y, 0, x, y, radius), stops)

    def image(self) -> Image.Image:
        """The sheet as a picture with straight alpha, in its final size."""
        self._surface.flush()
        rows, columns = self._surface.get_height(), self._surface.get_width()
        pixels = np.frombuffer(bytes(self._surface.get_data()), np.uint8)
        shaped = pixels.reshape(rows, columns, 4)[..., [2, 1, 0, 3]]
        return _settled(Image.frombuffer("RGBa", (columns, rows), shaped.tobytes()), self._size)

    def letter(
        self, text: str, face: str, height: float, middle: tuple[float, float], code: str
    ) -> Image.Image:
        """A layer with one numeral, centred by its ink."""
        width, height_of_sheet = self._size
        layer = Image.new("RGBA", (width * _FINER, height_of_sheet * _FINER))
        font = ImageFont.truetype(FONTS / f"{face}.ttf", round(height * _FINER))
        left, top, right, bottom = font.getbbox(text)
        place = (
            (self.anchor[0] + middle[0]) * _FINER - (left + right) / 2,
            (self.anchor[1] + middle[1]) * _FINER - (top + bottom) / 2,
        )
        ImageDraw.Draw(layer).text(place, text, font=font, fill=code)
        return _settled(layer.convert("RGBa"), self._size)

    def _gradient(self, gradient: "cairocffi.Gradient", stops: Stops) -> None:
        for place, code, opacity in stops:
            gradient.add_color_stop_rgba(place, *colour(code), opacity)
        self.pen.set_source(gradient)


def hexagon(inset: float = 0) -> Corners:
    """The corners of the hex around the origin, moved inwards by so many pixels."""
    radius = CORNER - inset * 2 / math.sqrt(3)
    angles = [math.radians(30 + 60 * corner) for corner in range(6)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def sheet() -> Drawing:
    """An empty frame for one hex or edge."""
    return Drawing(FRAME, FRAME, (FRAME / 2, FRAME / 2))


def drawn(draw: Callable[[Drawing], None]) -> Image.Image:
    """What one function draws into the frame of a hex."""
    drawing = sheet()
    draw(drawing)
    return drawing.image()


def stacked(*layers: Image.Image) -> Image.Image:
    """Layers of the same size over one another, the first at the bottom."""
    whole = layers[0].copy()
    for layer in layers[1:]:
        whole.alpha_composite(layer)
    return whole


def shadow(
    layer: Image.Image, blur: float, fall: tuple[int, int], opacity: float, code: str = "#1E140E"
) -> Image.Image:
    """The soft shadow, or with no fall and a bright colour the glow, of a layer."""
    mask = ImageChops.offset(layer.getchannel("A"), *fall)
    mask = mask.filter(ImageFilter.GaussianBlur(blur)).point(lambda value: value * opacity)
    cast = Image.new("RGBA", layer.size, code)
    cast.putalpha(mask)
    return cast


def _settled(premultiplied: Image.Image, size: tuple[int, int]) -> Image.Image:
    return premultiplied.resize(size, Image.Resampling.BOX).convert("RGBA")
