"""Figures for tests: tools with real sprites, and ways to compare what was painted."""

from pygame import Surface
from pygame.image import tobytes

from game.board import Board
from game.ui.i18n.text import Texts
from game.ui.rulebook.figure import Figure, FigureTools
from tests.builders import france
from tests.game.ui.shared_resources import shared_skins


def figure_tools(
    *, language: str = "en", patterned: bool = False, played: Board | None = None
) -> FigureTools:
    texts = Texts(language, strict=True)
    return FigureTools(shared_skins(), texts, france(), played or france(), patterned)


def painted(
    figure: Figure, width: int, step: int | None = None, tools: FigureTools | None = None
) -> bytes:
    surface = Surface((width, round(width * figure.shape)))
    last = figure.steps - 1 if step is None else step
    figure.paint(tools or figure_tools(), surface, last)
    return tobytes(surface, "RGB")


def colours(picture: bytes) -> int:
    """How many different colours a picture has."""
    return len({*zip(picture[::3], picture[1::3], picture[2::3], strict=True)})
