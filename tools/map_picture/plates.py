"""City plates with their worth, and the ribbons that carry name and worth above the engines."""

import math
from typing import NamedTuple

from PIL import Image

from tools.map_picture.drawing import CORNER, Drawing, drawn, hexagon, shadow, sheet, stacked

RIBBON_SIZE = (148, 60)
RIBBON_SLICES = (54, 28, 24, 28)  # what stays unstretched: left, top, right, bottom
RIBBON_TEXT = (50, 14, 20, 18)  # what the name keeps free: left, top, right, bottom
_RAYS = 24


class Livery(NamedTuple):
    """The colours of a worth."""

    light: str
    main: str
    dark: str
    trim: str
    numeral: str
    ribbon_text: str


LIVERIES = {
    1: Livery("#FBE9BE", "#E9C27C", "#B98A3E", "#8A5A1E", "#4A2C10", "#3E2613"),
    2: Livery("#9A6BC4", "#6B3FA0", "#452470", "#E9CF8E", "#FFF6DC", "#FFF6DC"),
    3: Livery("#E8604A", "#BE2A22", "#7E1415", "#F0D494", "#FFF6DC", "#FFF6DC"),
    4: Livery("#4C9BE0", "#1B62B0", "#0D3B78", "#F6DD9A", "#FFF6DC", "#FFF6DC"),
}


def plates() -> dict[str, Image.Image]:
    """The plates and ribbons by their names."""
    pieces = {f"plate/{worth}": _plate(worth, livery) for worth, livery in LIVERIES.items()}
    pieces |= {f"ribbon/{worth}": _ribbon(worth, livery) for worth, livery in LIVERIES.items()}
    return pieces


def _plate(worth: int, livery: Livery) -> Image.Image:
    """A bevelled hexagonal plaque with a sunburst and its numeral."""
    body = drawn(lambda drawing: _plaque(drawing, livery))
    numeral = sheet().letter(str(worth), "display", 62, (0, -2), livery.numeral)
    relief = shadow(numeral, 1.6, (2, 3), 0.75, "#1E140E" if worth > 1 else "#FFF8E0")
    return stacked(shadow(body, 5, (3, 6), 0.60), body, relief, numeral)


def _plaque(drawing: Drawing, livery: Livery) -> None:
    pen = drawing.pen
    drawing.path(hexagon(5))
    drawing.slantwise(CORNER, [(0, "#FFF6D6", 1), (0.5, livery.trim, 1), (1, "#5E3C12", 1)])
    pen.fill()
    drawing.line(hexagon(5), 1.4, "#2A180C", 0.85, closed=True)
    drawing.path(hexagon(10))
    drawing.downwards(
        -CORNER, CORNER, [(0, livery.light, 1), (0.55, livery.main, 1), (1, livery.dark, 1)]
    )
    pen.fill_preserve()
    pen.save()
    pen.clip()
    _sunburst(drawing, livery)
    drawing.outwards(-16, -30, 84, [(0, "#FFFFFF", 0.30), (1, "#FFFFFF", 0)])
    pen.paint()
    pen.restore()
    _bevel(drawing)
    drawing.line(hexagon(16.5), 1.4, livery.trim, 0.85, closed=True)


def _sunburst(drawing: Drawing, livery: Livery) -> None:
    """Rays that rise from below, barely there."""
    for ray in range(0, 2 * _RAYS, 2):
        angles = [math.pi * (ray + step) / _RAYS for step in (0, 1)]
        tips = [(120 * math.cos(angle), 34 + 120 * math.sin(angle)) for angle in angles]
        drawing.fill([(0.0, 34.0), *tips], livery.light, 0.20)


def _bevel(drawing: Drawing) -> None:
    """Light on the edges that face up and left, shade on the others."""
    corners = hexagon(11.5)
    for number in range(6):
        edge = [corners[number], corners[(number + 1) % 6]]
        bright = number in (2, 3, 4)
        drawing.line(edge, 3.0, "#FFFFFF" if bright else "#1A0C06", 0.50 if bright else 0.38)


def _ribbon(worth: int, livery: Livery) -> Image.Image:
    """A banner with a medal for the worth at its left; stretches in the middle."""
    width, height = RIBBON_SIZE
    drawing = Drawing(width, height, (0, 0))
    pen = drawing.pen
    drawing.rounded(15, 12, width - 25, 34, 5)
    drawing.downwards(12, 46, [(0, livery.light, 1), (0.35, livery.main, 1), (1, _deep(livery), 1)])
    pen.fill_preserve()
    drawing.ink("#24140A", 0.95)
    pen.set_line_width(2.2)
    pen.stroke()
    drawing.rounded(18.5, 15.5, width - 32, 27, 3)
    drawing.ink(livery.trim, 0.9)
    pen.set_line_width(1.3)
    pen.stroke()
    medal = [(26 + x * 0.33, 29 + y * 0.33) for x, y in hexagon()]
    drawing.path(medal)
    drawing.downwards(6, 52, [(0, livery.light, 1), (0.5, livery.main, 1), (1, livery.dark, 1)])
    pen.fill()
    drawing.line(medal, 4.6, "#24140A", 0.95, closed=True)
    drawing.line(medal, 2.4, "#FFF0C4" if worth > 1 else livery.trim, 1, closed=True)
    body = drawing.image()
    numeral = drawing.letter(str(worth), "display", 30, (26, 28.5), livery.numeral)
    return stacked(shadow(body, 2.2, (1, 3), 0.65), body, numeral)


def _deep(livery: Livery) -> str:
    return livery.main if livery.numeral == "#4A2C10" else livery.dark
