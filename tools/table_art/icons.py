"""All icons: white on nothing, 96 pixels, to be tinted by the game."""

from collections.abc import Callable

from PIL import Image

from tools.table_art.icon_pen import IconPen
from tools.table_art.icons_people import PEOPLE
from tools.table_art.icons_play import PLAY
from tools.table_art.icons_program import PROGRAM
from tools.table_art.piece import Piece, Pieces


def icons() -> Pieces:
    """Every icon by its name."""
    return {name: Piece(_drawn(draw)) for name, draw in (PLAY | PEOPLE | PROGRAM).items()}


def _drawn(draw: Callable[[IconPen], None]) -> Image.Image:
    pen = IconPen()
    draw(pen)
    return pen.image()
