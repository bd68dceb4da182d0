"""Which sprites lie in which folder."""

from collections.abc import Callable

from tools.table_art.buttons import buttons
from tools.table_art.cards import cards
from tools.table_art.controls import controls
from tools.table_art.cursors import cursors
from tools.table_art.curtain import curtain
from tools.table_art.faces import faces
from tools.table_art.icons import icons
from tools.table_art.panels import panels
from tools.table_art.particles import particles
from tools.table_art.piece import Pieces
from tools.table_art.players import players
from tools.table_art.rack import rack
from tools.table_art.title import title
from tools.table_art.value_track import value_track


def table() -> Pieces:
    """Everything that the table is laid with."""
    parts = (panels, cards, value_track, players, rack, curtain, buttons, controls)
    return {name: piece for part in parts for name, piece in part().items()}


BOOKS: dict[str, Callable[[], Pieces]] = {
    "table": table,
    "icons": icons,
    "cursors": cursors,
    "particles": particles,
    "faces": faces,
    "title": title,
}
