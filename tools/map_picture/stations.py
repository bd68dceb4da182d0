"""The six stations of Paris, each with the front that tells it from the others."""

import math
from collections.abc import Callable, Iterable

from PIL import Image

from tools.map_picture.drawing import Drawing, drawn, shadow, stacked
from tools.map_picture.paris import pave

_GROUND = 14.0  # where the buildings stand, below the hex's middle
_OUTLINE = "#3A2818"
_SLATE = ("#7C9AB4", "#3F5D7C")
_COPPER = ("#8CC4AE", "#3F8270")
_ZINC = ("#A9B6BE", "#5D6E7C")


def stations() -> dict[str, Image.Image]:
    """The stations by their names."""
    fronts: dict[str, Callable[[Drawing], None]] = {
        "nord": _nord,
        "austerlitz": _austerlitz,
        "lyon": _lyon,
        "saint-lazare": _saint_lazare,
        "est": _est,
        "montparnasse": _montparnasse,
    }
    square = drawn(lambda drawing: pave(drawing, "#EFE2C4", "#CDB894"))
    pieces = {}
    for name, front in fronts.items():
        building = drawn(front)
        pieces[f"station/{name}"] = stacked(square, shadow(building, 3, (4, 4), 0.6), building)
    return pieces


def _nord(drawing: Drawing) -> None:
    """A broad gable over three great arches, statues along the top."""
    for x in (-44, 26):
        _wall(drawing, x, 18, 34)
        _arches(drawing, (x + 9,), 9, 22)
    _gable(drawing, -27, 54, 36, 20, _ZINC)
    _arches(drawing, (-17, 17), 11, 26)
    _arches(drawing, (0,), 15, 38)
    for x, y in ((-27, -24), (-14, -32), (0, -44), (14, -32), (27, -24), (-36, -21), (35, -21)):
        _statue(drawing, x, y)


def _austerlitz(drawing: Drawing) -> None:
    """The glass gable of the great hall between two slim pavilions."""
    _gable(drawing, -32, 64, 30, 30, _COPPER)
    _glass(drawing, [(-26, -14), (26, -14), (0, -38)])
    _arches(drawing, (-20, -7, 7, 20), 8, 22)
    for x in (-48, 32):
        _wall(drawing, x, 16, 36)
        _mansard(drawing, x, 16, 36, 14, _COPPER)
        _arches(drawing, (x + 8,), 7, 24)


def _lyon(drawing: Drawing) -> None:
    """The long arcade and its clock tower."""
    for left, width in ((-48, 58), (28, 20)):
        _wall(drawing, left, width, 32)
        _mansard(drawing, left, width, 32, 14, _SLATE)
    _arches(drawing, (-41, -29, -17, -5, 38), 8, 21)
    _wall(drawing, 9, 20, 54)
    drawing.pen.arc(19, -46, 6.5, math.pi, 2 * math.pi)
    _finish(drawing, _SLATE[1])
    _mansard(drawing, 8, 22, 54, 7, _SLATE)
    drawing.line([(19, -52), (19, -60)], 1.8, "#D9A441")
    _clock(drawing, 19, -27, 7.5)
    _arches(drawing, (19,), 8, 21)


def _saint_lazare(drawing: Drawing) -> None:
    """Two tall pavilions with steep roofs and a lower middle with a clock."""
    _wall(drawing, -26, 52, 34)
    _mansard(drawing, -26, 52, 34, 12, _SLATE)
    _arches(drawing, range(-18, 24, 12), 8, 20)
    for x in (-50, 26):
        _wall(drawing, x, 24, 42)
        _mansard(drawing, x, 24, 42, 22, _SLATE)
        _arches(drawing, (x + 7, x + 17), 7, 22)
        _windows(drawing, (x + 5, x + 15), -21)
    _clock(drawing, 0, -27, 6.5)


def _est(drawing: Drawing) -> None:
    """The fan window in its gable between two flat pavilions, a colonnade in front."""
    for x in (-48, 28):
        _wall(drawing, x, 20, 44)
        _mansard(drawing, x, 20, 44, 7, _ZINC)
        _windows(drawing, (x + 4, x + 13), -22)
        _arches(drawing, (x + 10,), 9, 22)
    _gable(drawing, -28, 56, 40, 20, _ZINC)
    _fan(drawing, 0, -6, 20)
    _arches(drawing, range(-20, 24, 10), 7, 15)
    _statue(drawing, 0, -47)


def _montparnasse(drawing: Drawing) -> None:
    """Two great arches side by side, a clock between them."""
    _wall(drawing, -46, 92, 46)
    drawing.box(-48, -35, 96, 4, "#FFF4D8")
    drawing.line([(-48, -31), (48, -31)], 1.2, _OUTLINE)
    for x in (-23, 23):
        _mansard(drawing, x - 22, 44, 50, 12, _COPPER)
        _fan(drawing, x, -5, 17)
        _arches(drawing, (x - 11, x, x + 11), 7, 15)
    _clock(drawing, 0, -38, 6.5)


def _finish(drawing: Drawing, code: str) -> None:
    drawing.ink(code)
    drawing.pen.fill_preserve()
    drawing.ink(_OUTLINE)
    drawing.pen.set_line_width(1.4)
    drawing.pen.stroke()


def _wall(drawing: Drawing, left: float, width: float, height: float) -> None:
    """A front of light stone with a plinth and a cornice."""
    top = _GROUND - height
    drawing.pen.rectangle(left, top, width, height)
    drawing.downwards(top, _GROUND, [(0, "#FFF6DE", 1), (0.6, "#EFD9AC", 1), (1, "#CDAA74", 1)])
    drawing.pen.fill()
    drawing.box(left, top, width, 3, "#FFFBEA")
    drawing.box(left, top + 3, width, 1, "#A9854E", 0.8)
    drawing.box(left, _GROUND - 3, width, 3, "#A98A5E")
    drawing.pen.rectangle(left, top, width, height)
    drawing.ink(_OUTLINE)
    drawing.pen.set_line_width(1.4)
    drawing.pen.stroke()


def _mansard(
    drawing: Drawing,
    left: float,
    width: float,
    base: float,
    height: float,
    tones: tuple[str, str],
) -> None:
    """A steep roof that ends flat, on a wall of the given height."""
    low, high = _GROUND - base, _GROUND - base - height
    slope = min(height * 0.35, 6)
    drawing.path(
        [
            (left - 1, low),
            (left + slope, high),
            (left + width - slope, high),
            (left + width + 1, low),
        ]
    )
    drawing.downwards(high, low, [(0, tones[0], 1), (1, tones[1], 1)])
    drawing.pen.fill_preserve()
    drawing.ink(_OUTLINE)
    drawing.pen.set_line_width(1.4)
    drawing.pen.stroke()
    drawing.line([(left + slope, high), (left + width - slope, high)], 2.2, "#E0B252")


def _gable(
    drawing: Drawing,
    left: float,
    width: float,
    wall: float,
    rise: float,
    tones: tuple[str, str],
) -> None:
    """A wall that ends in a pointed gable with the edge of its roof."""
    eaves, middle = _GROUND - wall, left + width / 2
    drawing.path(
        [
            (left, _GROUND),
            (left, eaves),
            (middle, eaves - rise),
            (left + width, eaves),
            (left + width, _GROUND),
        ]
    )
    drawing.downwards(
        eaves - rise, _GROUND, [(0, "#FFF8E2", 1), (0.6, "#EFD9AC", 1), (1, "#CDAA74", 1)]
    )
    drawing.pen.fill_preserve()
    drawing.ink(_OUTLINE)
    drawing.pen.set_line_width(1.4)
    drawing.pen.stroke()
    slope = [(left - 2, eaves + 1), (middle, eaves - rise - 1), (left + width + 2, eaves + 1)]
    drawing.line(slope, 4.6, _OUTLINE)
    drawing.line(slope, 2.8, tones[0])
    drawing.box(left, _GROUND - 3, width, 3, "#A98A5E")


def _arches(drawing: Drawing, middles: Iterable[float], width: float, height: float) -> None:
    """Doors and windows with round heads, standing on the ground."""
    for middle in middles:
        half, spring = width / 2, _GROUND - height + width / 2
        drawing.pen.new_path()
        drawing.pen.move_to(middle - half, _GROUND - 2)
        drawing.pen.line_to(middle - half, spring)
        drawing.pen.arc(middle, spring, half, math.pi, 2 * math.pi)
        drawing.pen.line_to(middle + half, _GROUND - 2)
        drawing.pen.close_path()
        drawing.downwards(
            _GROUND - height, _GROUND, [(0, "#5E86A4", 1), (0.55, "#2C4A68", 1), (1, "#F0C060", 1)]
        )
        drawing.pen.fill_preserve()
        drawing.ink("#FFF8E2")
        drawing.pen.set_line_width(2.0)
        drawing.pen.stroke_preserve()
        drawing.ink(_OUTLINE, 0.55)
        drawing.pen.set_line_width(0.7)
        drawing.pen.stroke()


def _fan(drawing: Drawing, x: float, base: float, radius: float) -> None:
    """A half-round window with rays of iron."""
    drawing.pen.new_path()
    drawing.pen.arc(x, base, radius, math.pi, 2 * math.pi)
    drawing.pen.close_path()
    drawing.outwards(x, base, radius, [(0, "#FFDF8E", 1), (0.35, "#7FA8C0", 1), (1, "#2C4A68", 1)])
    drawing.pen.fill_preserve()
    drawing.ink("#FFF8E2")
    drawing.pen.set_line_width(2.2)
    drawing.pen.stroke()
    for ray in range(1, 8):
        angle = math.pi * (1 + ray / 8)
        tip = (x + radius * math.cos(angle), base + radius * math.sin(angle))
        drawing.line([(x, base), tip], 1.0, "#FFF8E2", 0.9)
    drawing.pen.arc(x, base, radius * 0.4, math.pi, 2 * math.pi)
    drawing.ink("#FFF8E2")
    drawing.pen.set_line_width(1.2)
    drawing.pen.stroke()


def _glass(drawing: Drawing, corners: list[tuple[float, float]]) -> None:
    drawing.path(list(corners))
    drawing.downwards(-38, -14, [(0, "#2C4A68", 1), (1, "#9CC4D0", 1)])
    drawing.pen.fill()
    drawing.line(list(corners), 1.8, "#FFF8E2", 1, closed=True)
    for x in range(-18, 19, 6):
        drawing.line([(x, -14), (x, -38 + abs(x) * 0.92)], 0.9, "#FFF8E2", 0.85)


def _windows(drawing: Drawing, lefts: Iterable[float], top: float) -> None:
    for left in lefts:
        drawing.box(left - 0.8, top - 0.8, 5.6, 8.6, "#FFFBEA")
        drawing.box(left, top, 4, 7, "#34526E")


def _clock(drawing: Drawing, x: float, y: float, radius: float) -> None:
    for size, code in ((radius, _OUTLINE), (radius - 1, "#E0B252"), (radius - 2.2, "#FFFDF2")):
        drawing.pen.arc(x, y, size, 0, 2 * math.pi)
        drawing.ink(code)
        drawing.pen.fill()
    drawing.line(
        [(x, y - radius * 0.5), (x, y), (x + radius * 0.36, y + radius * 0.2)], 1.2, _OUTLINE
    )


def _statue(drawing: Drawing, x: float, y: float) -> None:
    drawing.box(x - 1.4, y - 5, 2.8, 5, "#B98A3E")
    drawing.pen.arc(x, y - 6, 1.6, 0, 2 * math.pi)
    drawing.ink("#E9C56A")
    drawing.pen.fill()
