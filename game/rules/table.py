"""The public part of a game (R28), and nothing else."""

from enum import StrEnum
from typing import NamedTuple

from game.board import Board, Hex
from game.rules.companies import COMPANIES, LIMIT, Company, PerCompany
from game.rules.reach import Watch


class Ending(StrEnum):
    """Why a game is over: R24, R25 or R30."""

    MARSEILLE = "marseille"
    DEPOTS = "depots"
    AGREED = "agreed"


class Track(NamedTuple):
    """The locomotives on the map, as bit sets over the board's grid."""

    networks: tuple[int, ...]  # for each company, the hexes that it stands in
    shores: tuple[int, ...]  # for each company, the neighbours of its network
    free: int  # hexes that can take a locomotive: rural with fewer than two, cities with none
    narrow: int  # of those, hexes that one more locomotive fills
    watch: Watch  # what the companies' access to cities depends on (R19)


class Traded(NamedTuple):
    """One locomotive went to its depot, and one or two came from another; public."""

    seat: int
    give: Company
    take: Company
    taken: int
    held: int  # held by the seat afterwards


class Table(NamedTuple):
    """The public half of a game: map, depots, values, turn, and all trades."""

    board: Board
    track: Track
    depots: PerCompany
    values: PerCompany
    held: tuple[int, ...]  # for each seat, how many locomotives
    trades: tuple[Traded, ...]  # all so far, the oldest first
    turn: int  # the seat to move; after the end, the seat that ended the game
    actions: int  # done so far
    ending: Ending | None
    trades_in_a_row: int = 0  # since the last build, or the first turn

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.held)

    @property
    def limit(self) -> int:
        """How many locomotives a seat may hold at the end without penalty (R23)."""
        return LIMIT[self.seats]

    def depot(self, company: Company) -> int:
        """How many locomotives a company's depot holds."""
        return self.depots[company.order]

    def value(self, company: Company) -> int:
        """What a locomotive of a company is worth now."""
        return self.values[company.order]

    def standing(self, place: Hex) -> tuple[Company, ...]:
        """The companies in a hex."""
        bit = self.board.grid.spots[place].bit
        networks = self.track.networks
        return tuple(company for company in COMPANIES if networks[company.order] & bit)

    def network(self, company: Company) -> list[Hex]:
        """The hexes of a company's network, row by row."""
        return self.board.grid.hexes(self.track.networks[company.order])
