"""What lies on or between hexes: barriers on edges, rails from middle to middle."""

import math

import cairocffi
from PIL import Image

from tools.map_picture.drawing import ACROSS_FLATS, CORNER, Drawing, shadow, sheet, stacked

# By the neighbour that a piece leads to or shuts off; the angle on the screen, clockwise.
HEADINGS = {"east": 0.0, "south_east": 60.0, "north_east": -60.0}
_STRIPES = 7
_SLEEPERS = 9
_GAUGE = 5.0  # from the line's middle to a rail


def tracks() -> dict[str, Image.Image]:
    """Barriers and rails by their names."""
    pieces = {}
    for heading, angle in HEADINGS.items():
        pieces[f"barrier/{heading}"] = _barrier(angle + 90)
        pieces[f"rail/bed_{heading}"] = _bed(angle)
        pieces[f"rail/track_{heading}"] = _track(angle)
    return pieces | {"rail/bed_hub": _bed_hub(), "rail/track_hub": _track_hub()}


def _turned(angle: float) -> Drawing:
    drawing = sheet()
    drawing.pen.rotate(math.radians(angle))
    return drawing


def _barrier(angle: float) -> Image.Image:
    """A red and white bar along the edge between two hexes."""
    drawing = _turned(angle)
    length, thick = CORNER - 3, 15.0
    left, top = -length / 2, -thick / 2
    drawing.rounded(left - 2, top - 2, length + 4, thick + 4, 5)
    drawing.ink("#2A1410")
    drawing.pen.fill()
    drawing.rounded(left, top, length, thick, 3)
    drawing.pen.clip()
    step = length / _STRIPES
    for stripe in range(-1, _STRIPES + 1):
        x = left + stripe * step
        corners = [(x, top), (x + step, top), (x + step + 4, -top), (x + 4, -top)]
        drawing.fill(corners, "#D8141A" if stripe % 2 == 0 else "#FFF8EC")
    drawing.box(left, top, length, 3.0, "#FFFFFF", 0.35)
    drawing.box(left, 4.0, length, 3.5, "#3A0A08", 0.28)
    body = drawing.image()
    return stacked(shadow(body, 2.5, (2, 3), 0.65), body)


def _bed(angle: float) -> Image.Image:
    """The ballast under the rails, in white, for the game to multiply with a company's colour."""
    drawing = _turned(angle)
    length = ACROSS_FLATS
    for width, code, opacity in ((38.0, "#2E2E2E", 0.95), (34.0, "#FFFFFF", 1.0)):
        drawing.pen.set_line_cap(cairocffi.LINE_CAP_ROUND)
        drawing.line([(-length / 2, 0), (length / 2, 0)], width, code, opacity)
    for side in (-15.6, 15.6):
        drawing.line([(-length / 2, side), (length / 2, side)], 2.4, "#C4C4C4")
    return drawing.image()


def _track(angle: float) -> Image.Image:
    """Wooden sleepers and two steel rails."""
    drawing = _turned(angle)
    length = ACROSS_FLATS
    for number in range(_SLEEPERS):
        x = -length / 2 + (number + 0.5) * length / _SLEEPERS
        drawing.rounded(x - 3.0, -9.6, 6.0, 19.2, 1.2)
        drawing.ink("#3B2414")
        drawing.pen.fill()
        drawing.box(x - 2.2, -8.8, 2.2, 17.6, "#8A5A30", 0.9)
    for side in (-_GAUGE, _GAUGE):
        ends = [(-length / 2, side), (length / 2, side)]
        drawing.line(ends, 4.2, "#23262C")
        drawing.line(ends, 2.6, "#AEB8C4")
        drawing.line([(x, y - 0.6) for x, y in ends], 1.0, "#F4F8FC")
    return drawing.image()


def _bed_hub() -> Image.Image:
    """The round bed in a hex's middle, where lines join; white, to be coloured."""
    drawing = sheet()
    for radius, code, opacity in ((23.0, "#2E2E2E", 0.95), (21.0, "#FFFFFF", 1.0)):
        drawing.pen.arc(0, 0, radius, 0, 2 * math.pi)
        drawing.ink(code, opacity)
        drawing.pen.fill()
    drawing.pen.arc(0, 0, 19.6, 0, 2 * math.pi)
    drawing.ink("#C8C8C8")
    drawing.pen.set_line_width(2.2)
    drawing.pen.stroke()
    return drawing.image()


def _track_hub() -> Image.Image:
    """A turntable: steel ring on wood, so that rails meet at any angle."""
    drawing = sheet()
    pen = drawing.pen
    for radius, code in ((13.2, "#23262C"), (11.8, "#AEB8C4"), (9.2, "#23262C"), (8.2, "#7A4E2A")):
        pen.arc(0, 0, radius, 0, 2 * math.pi)
        drawing.ink(code)
        pen.fill()
    for y in (-4.6, 0.0, 4.6):
        half = math.sqrt(8.2**2 - y**2)
        drawing.line([(-half, y), (half, y)], 0.9, "#3B2414", 0.8)
    pen.arc(-0.6, -0.6, 10.5, math.pi, 1.5 * math.pi)
    drawing.ink("#FFFFFF", 0.9)
    pen.set_line_width(1.1)
    pen.stroke()
    return drawing.image()
