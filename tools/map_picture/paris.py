"""The Eiffel Tower on its plaza, and the paving that the stations share."""

import math

from PIL import Image

from tools.map_picture.drawing import CORNER, FRAME, Corners, Drawing, hexagon, shadow, stacked

EIFFEL_SIZE = (FRAME, 224)
EIFFEL_ANCHOR = (FRAME / 2, 144.0)
_FOOT, _TIP = 38.0, -128.0
_FIRST, _SECOND, _LANTERN = 0.20, 0.37, 0.90  # the platforms, as shares of the height


def paris() -> dict[str, Image.Image]:
    """The tower by its name."""
    ground = Drawing(*EIFFEL_SIZE, EIFFEL_ANCHOR)
    pave(ground, "#F6E9C6", "#DDC48E")
    _gardens(ground)
    tower = Drawing(*EIFFEL_SIZE, EIFFEL_ANCHOR)
    _tower(tower)
    iron = tower.image()
    return {"eiffel": stacked(ground.image(), _cast(), shadow(iron, 2.0, (2, 2), 0.55), iron)}


def pave(drawing: Drawing, light: str, dark: str) -> None:
    """A paved hex with a sunburst and a bronze rim."""
    drawing.path(hexagon(2))
    drawing.slantwise(CORNER, [(0, light, 1), (1, dark, 1)])
    drawing.pen.fill()
    for ray in range(0, 48, 2):
        angles = [math.pi * (ray + step) / 24 for step in (0, 1)]
        tips = [(50 * math.cos(angle), 50 * math.sin(angle)) for angle in angles]
        drawing.fill([(0.0, 0.0), *tips], "#FFFFFF", 0.22)
    drawing.line(hexagon(3), 4.4, "#5E3C16", 0.95, closed=True)
    drawing.path(hexagon(3.4))
    drawing.slantwise(CORNER, [(0, "#FFF0B8", 1), (0.5, "#D9A441", 1), (1, "#8A5A1E", 1)])
    drawing.pen.set_line_width(2.6)
    drawing.pen.stroke()
    drawing.line(hexagon(9), 1.0, "#8A5A1E", 0.55, closed=True)


def _gardens(drawing: Drawing) -> None:
    """Lawns with clipped trees to both sides of a pool."""
    for side in (-1, 1):
        lawn = [(side * 12.0, 46.0), (side * 34.0, 33.0), (side * 46.0, 26.0), (side * 46.0, -26.0)]
        lawn += [(side * 40.0, -29.0), (side * 38.0, 18.0), (side * 14.0, 36.0)]
        drawing.fill(lawn, "#8FAE5E")
        drawing.line(lawn, 1.2, "#5F7F3C", 0.9, closed=True)
        for height in range(-22, 24, 9):
            drawing.pen.arc(side * 42.3, height, 3.1, 0, 2 * math.pi)
            drawing.ink("#4F7A3C")
            drawing.pen.fill()
            drawing.pen.arc(side * 42.3 - 0.9, height - 1.0, 1.4, 0, 2 * math.pi)
            drawing.ink("#A9C873")
            drawing.pen.fill()
    drawing.rounded(-8, 40, 16, 9, 4)
    drawing.downwards(40, 49, [(0, "#BFE6E2", 1), (1, "#4FA3B4", 1)])
    drawing.pen.fill()


def _cast() -> Image.Image:
    """The tower's long shadow on the ground, towards the lower right."""
    drawing = Drawing(*EIFFEL_SIZE, EIFFEL_ANCHOR)
    drawing.fill([(-26, _FOOT), (30, _FOOT - 2), (54, 8), (49, 5)], "#3A2A44", 0.55)
    return shadow(drawing.image(), 2.5, (0, 0), 0.6, "#3A2A44")


def _half(share: float) -> float:
    """Half of the tower's width at a share of its height."""
    return 34.0 * math.exp(-3.35 * share**0.82) + 0.6


def _at(share: float) -> float:
    return _FOOT + (_TIP - _FOOT) * share


def _span(start: float, end: float, inner: float) -> list[tuple[float, float, float]]:
    """Height, outer and inner half width along a part of the tower."""
    shares = [start + (end - start) * step / 16 for step in range(17)]
    return [(_at(share), _half(share), _half(share) * inner) for share in shares]


def _tower(drawing: Drawing) -> None:
    _arch(drawing)
    for start, end, inner in ((0.0, _FIRST, 0.52), (_FIRST, _SECOND, 0.42)):
        for side in (-1, 1):
            _leg(drawing, _span(start, end, inner), side)
    shaft = _span(_SECOND, _LANTERN, 0.0)
    outline = [(-half, y) for y, half, _ in shaft] + [(half, y) for y, half, _ in shaft[::-1]]
    _iron(drawing, outline, -10, 10)
    _lattice(drawing, [(y, -half, half) for y, half, _ in shaft], 11)
    for share, over, thick in ((_FIRST, 3.4, 5.2), (_SECOND, 2.6, 4.4), (_LANTERN, 2.0, 4.0)):
        _platform(drawing, share, over, thick)
    lantern = _at(_LANTERN)
    drawing.fill(
        [(-1.8, lantern - 3), (1.8, lantern - 3), (1.0, lantern - 9), (-1.0, lantern - 9)],
        "#6E4A24",
    )
    drawing.line([(0, lantern - 8), (0, _TIP - 2)], 1.5, "#4A2E14")
    for side in (-1, 1):
        drawing.box(side * 25.5 - 10, _FOOT - 2, 20, 6, "#CDB488")
        drawing.box(side * 25.5 - 10, _FOOT + 2, 20, 2, "#7E6238")
        drawing.box(side * 25.5 - 10, _FOOT - 2, 20, 1.4, "#FFF4D4")


def _arch(drawing: Drawing) -> None:
    """The great arch between the feet."""
    top = _at(_FIRST) + 4
    for radius, code in ((19.5, "#3E2610"), (18.3, "#C08A48"), (16.6, "#5E3C18")):
        drawing.pen.save()
        drawing.pen.translate(0, top + 20)
        drawing.pen.scale(1, 1.05)
        drawing.pen.arc(0, 0, radius, math.pi, 2 * math.pi)
        drawing.pen.restore()
        drawing.ink(code)
        drawing.pen.set_line_width(1.8)
        drawing.pen.stroke()


def _leg(drawing: Drawing, span: list[tuple[float, float, float]], side: int) -> None:
    outer = [(side * half, y) for y, half, _ in span]
    inner = [(side * half, y) for y, _, half in span]
    _iron(drawing, outer + inner[::-1], side * 18 - 16, side * 18 + 16)
    _lattice(drawing, [(y, side * out, side * within) for y, out, within in span], 4)


def _iron(drawing: Drawing, outline: Corners, left: float, right: float) -> None:
    """Bronze, lit from the left."""
    drawing.path(outline)
    drawing.sideways(left, right, [(0, "#F2CC8C", 1), (0.5, "#B27A40", 1), (1, "#5A3717", 1)])
    drawing.pen.fill()
    drawing.line(outline, 1.3, "#33200E", 1, closed=True)


def _lattice(drawing: Drawing, rungs: list[tuple[float, float, float]], crosses: int) -> None:
    """Crossed girders between two edges."""
    step = (len(rungs) - 1) / crosses
    for number in range(crosses):
        low, high = rungs[round(number * step)], rungs[round((number + 1) * step)]
        for start, end in ((1, 2), (2, 1)):
            drawing.line([(low[start], low[0]), (high[end], high[0])], 0.9, "#3A240F", 0.8)
        drawing.line([(high[1], high[0]), (high[2], high[0])], 0.8, "#F6D9A0", 0.7)


def _platform(drawing: Drawing, share: float, over: float, thick: float) -> None:
    y, half = _at(share), _half(share) + over
    drawing.box(-half, y - thick / 2, 2 * half, thick, "#4A2E14")
    drawing.box(-half + 0.8, y - thick / 2 + 0.8, 2 * half - 1.6, thick - 2.4, "#D9A860")
    drawing.box(-half + 0.8, y - thick / 2 + 0.8, 2 * half - 1.6, 1.1, "#FFE9BC")
