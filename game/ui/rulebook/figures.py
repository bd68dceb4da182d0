"""All drawings of the rulebook by name, and the pictures made of them, kept within limits."""

from pygame import Surface

from game.ui.media.surface_cache import SurfaceCache
from game.ui.rulebook.board_figures import BOARD_FIGURES
from game.ui.rulebook.figure import Figure, FigureTools
from game.ui.rulebook.table_figures import TABLE_FIGURES

FIGURES: dict[str, Figure] = {**BOARD_FIGURES, **TABLE_FIGURES}
_ROOM = 6 << 20  # bytes


class Gallery:
    """Paints drawings when they are seen for the first time."""

    def __init__(self, easel: FigureTools) -> None:
        self._easel = easel
        self._kept: SurfaceCache[tuple[str, int, tuple[int, int]]] = SurfaceCache(_ROOM)

    def picture(self, name: str, step: int, size: tuple[int, int]) -> Surface:
        """One step of a drawing at a size; do not draw on it."""
        return self._kept.get((name, step, size), lambda: self._painted(name, step, size))

    def _painted(self, name: str, step: int, size: tuple[int, int]) -> Surface:
        picture = Surface(size).convert()
        FIGURES[name].paint(self._easel, picture, step)
        return picture
