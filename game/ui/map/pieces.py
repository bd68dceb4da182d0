"""The map's pieces at the size of a view: shrunk pictures, and how far each lies from its hex."""

from typing import NamedTuple

from pygame import Surface

from game.board import Board, Hex
from game.ui.map.camera import Point
from game.ui.media.assets import Assets, entries, numbers

# The sides of a hex that a barrier can lie on, from the western of two neighbours.
_SIDES = {Hex(1, 0): "east", Hex(0, 1): "south_east", Hex(1, -1): "north_east"}


class MapPiece(NamedTuple):
    """A picture of the map's manifest."""

    size: Point
    anchor: Point
    from_hex: Point
    slices: tuple[float, ...]
    text_box: tuple[float, ...]
    ink: str


class MapPieces:
    """The pieces for hexes of one width."""

    def __init__(self, assets: Assets, hex_width: float) -> None:
        manifest = assets.manifest("map")
        across = manifest["pieces_across_flats"]
        if not isinstance(across, float):
            raise TypeError(f"the pieces need a width, not {across!r}")
        self._assets = assets
        self._entries = entries(manifest["pieces"])
        self._pieces: dict[str, MapPiece] = {}
        self.hex_width = hex_width
        self.scale = hex_width / across

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def piece(self, name: str) -> MapPiece:
        """The manifest's entry of a piece."""
        if name not in self._pieces:
            self._pieces[name] = _read(entries(self._entries[name]))
        return self._pieces[name]

    def picture(self, name: str) -> Surface:
        """A piece at the size of the view."""
        width, height = self.piece(name).size
        size = max(1, round(width * self.scale)), max(1, round(height * self.scale))
        return self._assets.scaled(f"map/{name}", size)

    def corner(self, name: str, middle: Point) -> tuple[int, int]:
        """The top left corner of a piece, given the middle of its hex."""
        _, anchor, aside, *_ = self.piece(name)
        return (
            round(middle[0] + (aside[0] - anchor[0]) * self.scale),
            round(middle[1] + (aside[1] - anchor[1]) * self.scale),
        )

    def draw(self, pane: Surface, name: str, middle: Point) -> None:
        """Draw a piece, given the middle of its hex."""
        pane.blit(self.picture(name), self.corner(name, middle))


def barrier_pieces(board: Board) -> list[tuple[str, Hex]]:
    """The piece of every barrier, and the hex from which it is placed."""
    return [
        (f"barrier/{_SIDES[Hex(other.q - one.q, other.r - one.r)]}", one)
        for one, other in sorted(map(sorted, board.barriers))
    ]


def _read(entry: object) -> MapPiece:
    book = entries(entry)

    def pair(key: str) -> Point:
        one, other = numbers(book.get(key, [0, 0]))
        return one, other

    return MapPiece(
        pair("size"),
        pair("anchor"),
        pair("from_hex"),
        numbers(book.get("slices", [])),
        numbers(book.get("text_box", [])),
        str(book.get("text", "")),
    )
