"""A thin layer over cairo: masks of shapes and coloured strokes as numpy arrays."""

from collections.abc import Iterable

import cairocffi
import numpy as np

from tools.map_picture.frame import HEIGHT, WIDTH, Floats, Positions

Colour = tuple[float, float, float]


def colour(code: str) -> Colour:
    """Red, green, blue from 0 to 1, from a code such as #1A4F6C."""
    red, green, blue = (int(code[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return red, green, blue


def trace(context: "cairocffi.Context", line: Positions, closed: bool) -> None:
    """Put a line into the context's path."""
    context.move_to(*line[0])
    for x, y in line[1:]:
        context.line_to(x, y)
    if closed:
        context.close_path()


def filled(shapes: Iterable[Positions], swelling: float = 0) -> Floats:
    """How much of each pixel the shapes cover, swollen a little to leave no seams if wished."""
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_A8, WIDTH, HEIGHT)
    context = cairocffi.Context(surface)
    for shape in shapes:
        trace(context, shape, closed=True)
        context.fill_preserve()
        context.set_line_width(2 * swelling)
        context.stroke()
    return _coverage(surface)


class Ink:
    """Strokes of many widths, gathered into one mask."""

    def __init__(self) -> None:
        """Begin with nothing inked."""
        self._surface = cairocffi.ImageSurface(cairocffi.FORMAT_A8, WIDTH, HEIGHT)
        self._context = cairocffi.Context(self._surface)
        self._context.set_line_join(cairocffi.LINE_JOIN_ROUND)
        self._context.set_line_cap(cairocffi.LINE_CAP_ROUND)

    def stroke(
        self, line: Positions, width: float, closed: bool = False, dashes: tuple[float, ...] = ()
    ) -> None:
        """Draw a line of one width."""
        self._context.set_dash(list(dashes))
        self._context.set_line_width(width)
        trace(self._context, line, closed)
        self._context.stroke()

    def taper(self, line: Positions, start: float, end: float) -> None:
        """Draw a line that widens from its start to its end."""
        for step in range(len(line) - 1):
            width = start + (end - start) * step / len(line)
            self.stroke(line[step : step + 2], width)

    def mask(self) -> Floats:
        """How much of each pixel is inked."""
        return _coverage(self._surface)


def _coverage(surface: "cairocffi.ImageSurface") -> Floats:
    surface.flush()
    rows = np.frombuffer(bytes(surface.get_data()), np.uint8).reshape(HEIGHT, -1)
    return rows[:, :WIDTH].astype(np.float32) / np.float32(255)
