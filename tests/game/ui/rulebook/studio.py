"""Drawings for tests: an easel with real pictures, and ways to compare what was painted."""

from pygame import Surface
from pygame.image import tobytes

from game.board import Board
from game.ui.i18n.text import Texts
from game.ui.media.assets import Assets
from game.ui.rulebook.figure import Figure, FigureTools
from game.ui.widgets.skins import Skins
from tests.builders import france


def an_easel(
    *, language: str = "en", patterned: bool = False, played: Board | None = None
) -> FigureTools:
    texts = Texts(language, strict=True)
    return FigureTools(Skins(Assets()), texts, france(), played or france(), patterned)


def painted(
    figure: Figure, width: int, step: int | None = None, easel: FigureTools | None = None
) -> bytes:
    surface = Surface((width, round(width * figure.shape)))
    last = figure.steps - 1 if step is None else step
    figure.paint(easel or an_easel(), surface, last)
    return tobytes(surface, "RGB")


def colours(picture: bytes) -> int:
    """How many different colours a picture has."""
    return len({picture[n : n + 3] for n in range(0, len(picture), 3)})
