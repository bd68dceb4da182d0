"""The board: hexes, their kinds, cities, stations, barriers. Knows nothing of companies or play."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from game.board.grid import Grid
from game.board.hexes import Hex


class HexKind(StrEnum):
    """What a hex is (R2)."""

    EIFFEL = "eiffel"
    START = "start"
    RURAL = "rural"
    CITY = "city"


class Space(NamedTuple):
    """One hex of the board; the name is a city's or a station's."""

    hex: Hex
    kind: HexKind
    name: str = ""
    value: int = 0
    end: bool = False


class Board:
    """A map to play on. Nothing in it ever changes; compare and share it freely."""

    def __init__(
        self,
        name: str,
        title: str,
        spaces: tuple[Space, ...],
        barriers: frozenset[frozenset[Hex]],
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.spaces: Final = spaces
        self.barriers: Final = barriers
        # The start hexes keep the order of the file, which is the fixed order of R6.
        self.stations: Final = tuple(space for space in spaces if space.kind is HexKind.START)
        self.cities: Final = tuple(space for space in spaces if space.kind is HexKind.CITY)
        self._by_hex: Final[Mapping[Hex, Space]] = {space.hex: space for space in spaces}
        self.grid: Final = Grid(self._by_hex, barriers)
        self.city_bits: Final = self.grid.bits(city.hex for city in self.cities)
        self.open_bits: Final = self.city_bits | self.grid.bits(
            space.hex for space in spaces if space.kind is HexKind.RURAL
        )

    @property
    def goal(self) -> str:
        """The city that ends the game (R24); several are joined by a slash."""
        return " / ".join(city.name for city in self.cities if city.end)

    def __contains__(self, space: object) -> bool:
        return space in self._by_hex

    def __getitem__(self, space: Hex) -> Space:
        return self._by_hex[space]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self is other or (
            (self.name, self.title, self.spaces, self.barriers)
            == (other.name, other.title, other.spaces, other.barriers)
        )

    def __hash__(self) -> int:
        return hash((self.name, self.spaces))

    def __reduce__(self) -> tuple[type["Board"], tuple[object, ...]]:
        """Pickles only the defining values, not what is derived from them."""
        return Board, (self.name, self.title, self.spaces, self.barriers)

    def neighbours(self, space: Hex) -> list[Hex]:
        """The hexes one step away; a barrier separates (R14)."""
        return self.grid.hexes(self.grid.spots[space].neighbours)
