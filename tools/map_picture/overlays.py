"""The states of a hex: normal, open, hover, chosen, refused."""

from collections.abc import Callable

from PIL import Image

from tools.map_picture.drawing import CORNER, Drawing, drawn, hexagon, shadow, stacked

_STRIPES = range(-132, 133, 15)


def overlays() -> dict[str, Image.Image]:
    """Every overlay by its name."""
    return {
        "hex/normal": drawn(_normal),
        "hex/open": stacked(_glow("#FFB000", 1.0), drawn(_open)),
        "hex/hover": stacked(_glow("#FFFFFF", 0.80), drawn(_hover)),
        "hex/chosen": stacked(_glow("#FF9D1E", 1.0), drawn(_chosen)),
        "hex/refused": drawn(_refused),
    }


def _glow(code: str, opacity: float) -> Image.Image:
    """Light that spreads from the hex's line to both sides."""
    rim = drawn(_rim_of(8))
    return shadow(rim, 5, (0, 0), opacity, code)


def _rim_of(width: float) -> Callable[[Drawing], None]:
    return lambda drawing: drawing.line(hexagon(5), width, "#FFFFFF", closed=True)


def _normal(drawing: Drawing) -> None:
    """A thin quiet line: dark at the edge, a breath of light inside."""
    drawing.line(hexagon(), 2.2, "#4A301E", 0.55, closed=True)
    drawing.line(hexagon(2.2), 2.0, "#FFFBE8", 0.42, closed=True)


def _open(drawing: Drawing) -> None:
    """Golden light: here a locomotive may go."""
    drawing.path(hexagon(5))
    drawing.outwards(
        0, 0, CORNER, [(0, "#FFF1B4", 0.34), (0.6, "#FFDC58", 0.54), (1, "#FFAE0A", 0.92)]
    )
    drawing.pen.fill()
    drawing.line(hexagon(4), 9.0, "#6E3A00", 0.92, closed=True)
    drawing.line(hexagon(5), 4.6, "#FFF7CF", 1, closed=True)


def _hover(drawing: Drawing) -> None:
    """The pointer is here."""
    drawing.fill(hexagon(4), "#FFFFFF", 0.26)
    drawing.line(hexagon(5), 6.5, "#3A2A1C", 0.45, closed=True)
    drawing.line(hexagon(5), 4.2, "#FFFFFF", 1, closed=True)


def _chosen(drawing: Drawing) -> None:
    """A firm gold frame with a second line inside, as on a poster."""
    drawing.fill(hexagon(5), "#FFC533", 0.30)
    drawing.line(hexagon(6), 10, "#5A3608", 0.9, closed=True)
    drawing.path(hexagon(6))
    drawing.downwards(-CORNER, CORNER, [(0, "#FFF3B8", 1), (0.5, "#FFC52E", 1), (1, "#D98A0C", 1)])
    drawing.pen.set_line_width(7)
    drawing.pen.stroke()
    drawing.line(hexagon(13.5), 1.8, "#5A3608", 0.75, closed=True)


def _refused(drawing: Drawing) -> None:
    """Red hatching: not here."""
    pen = drawing.pen
    pen.save()
    drawing.path(hexagon(4))
    pen.clip()
    drawing.ink("#B31217", 0.26)
    pen.paint()
    for start in _STRIPES:
        drawing.line([(start - 70, 70), (start + 70, -70)], 4.5, "#B31217", 0.62)
    pen.restore()
    drawing.line(hexagon(5), 5.5, "#FFE9DC", 0.55, closed=True)
    drawing.line(hexagon(5), 3.6, "#B31217", 0.95, closed=True)
