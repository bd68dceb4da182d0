"""What lies open on the table: all that everybody may know (R28), and nothing else."""

from enum import StrEnum
from typing import NamedTuple

from game.board import Board, Hex
from game.rules.companies import COMPANIES, LIMIT, Company, PerCompany
from game.rules.reach import Watch


class Ending(StrEnum):
    """Why a game is over: R24 or R25."""

    MARSEILLE = "marseille"
    DEPOTS = "depots"


class Track(NamedTuple):
    """The locomotives on the map, as bit sets over the board's grid."""

    networks: tuple[int, ...]  # for each company, the hexes that it stands in
    shores: tuple[int, ...]  # for each company, the neighbours of its network
    free: int  # hexes that can take a locomotive: rural with fewer than two, cities with none
    narrow: int  # of those, the hexes that the next locomotive fills
    watch: Watch  # what the companies' ways to a city hang on (R19)


class Traded(NamedTuple):
    """One locomotive went to its depot, one or two came from another, for all to see."""

    seat: int
    give: Company
    take: Company
    taken: int
    held: int  # by the seat, after it


class Table(NamedTuple):
    """The public half of a game: map, depots, values, turn, and the trades so far."""

    board: Board
    track: Track
    depots: PerCompany
    values: PerCompany
    held: tuple[int, ...]  # for each seat, how many locomotives
    trades: tuple[Traded, ...]  # all so far, the oldest first
    turn: int  # the seat to act; after the end, the seat that ended it
    actions: int  # done so far
    ending: Ending | None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.held)

    @property
    def limit(self) -> int:
        """How many locomotives a seat may hold at the end without loss (R23)."""
        return LIMIT[self.seats]

    def depot(self, company: Company) -> int:
        """How many locomotives a company's depot holds."""
        return self.depots[company.order]

    def value(self, company: Company) -> int:
        """What a locomotive of a company is worth now."""
        return self.values[company.order]

    def standing(self, place: Hex) -> tuple[Company, ...]:
        """The companies that stand in a hex."""
        bit = self.board.grid.spots[place].bit
        networks = self.track.networks
        return tuple(company for company in COMPANIES if networks[company.order] & bit)

    def network(self, company: Company) -> list[Hex]:
        """The hexes that a company stands in, row by row."""
        return self.board.grid.hexes(self.track.networks[company.order])
