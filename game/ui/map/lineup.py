"""The place of every locomotive and rail of a table. Draws nothing."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from game.board import Board, Hex
from game.rules.companies import COMPANIES, Company
from game.rules.table import Table
from game.ui.map.camera import Point
from game.ui.map.rails import Rail, grown, headings, rails, station_of

ALONE = 1.0
BESIDE = 0.72  # the size of locomotives and rails side by side in a hex
# Down to the right, which separates lines in all six directions by at least half of it.
_ASIDE = (0.235, 0.136)


class PlacedLocomotive(NamedTuple):
    """A locomotive on the map; `aside` is from the middle of its hex, in widths of a hex."""

    company: Company
    hex: Hex
    heading: int
    aside: Point
    size: float


class PlacedRail(NamedTuple):
    """A rail on the map, from the side of the station."""

    company: Company
    one: Hex
    other: Hex
    one_aside: Point
    other_aside: Point
    size: float


class Lineup(NamedTuple):
    """All locomotives and rails of a table; the differences of two are what must be redrawn."""

    board: Board
    starts: Mapping[Company, Hex]
    lines: Mapping[Company, tuple[Rail, ...]]
    companies: Mapping[Hex, tuple[Company, ...]]  # in the order of COMPANIES
    by_hex: Mapping[Hex, tuple[PlacedLocomotive, ...]]
    locomotives: frozenset[PlacedLocomotive]
    rails: frozenset[PlacedRail]

    def spot(self, company: Company, place: Hex) -> Point:
        """Where in a hex a company's locomotive would stand, in widths of a hex."""
        return _beside((*self.companies.get(place, ()), company), company)[0]

    def ghosts(
        self, company: Company, chosen: Sequence[Hex]
    ) -> tuple[list[PlacedLocomotive], list[PlacedRail]]:
        """The locomotives and rails that a planned build would add."""
        start, old = self.starts[company], self.lines[company]
        line = grown(self.board, start, old, chosen)
        companies = dict(self.companies)
        for place in chosen:
            companies[place] = (*companies.get(place, ()), company)
        angles = headings(self.board, start, line)
        locomotives = [_locomotive(company, place, angles[place], companies) for place in chosen]
        return locomotives, [_rail(company, rail, companies) for rail in line[len(old) :]]

    def stepping_aside(
        self, company: Company, place: Hex
    ) -> list[tuple[PlacedLocomotive, PlacedLocomotive]]:
        """Those who stand in a hex: where, and where once a company's locomotive has come there."""
        shared = {place: (*self.companies.get(place, ()), company)}
        return [
            (one, _locomotive(one.company, place, one.heading, shared))
            for one in self.by_hex.get(place, ())
        ]

    def making_room(self, company: Company, places: Collection[Hex]) -> "Lineup":
        """The same without those who step aside in these hexes for a company's locomotives: only
        their rails lie as they will."""
        companies = dict(self.companies)
        for place in places:
            companies[place] = (*companies.get(place, ()), company)
        laid = (_rail(one, rail, companies) for one, line in self.lines.items() for rail in line)
        return self._replace(
            by_hex={place: here for place, here in self.by_hex.items() if place not in places},
            locomotives=frozenset(one for one in self.locomotives if one.hex not in places),
            rails=frozenset(laid),
        )


def empty_lineup(board: Board) -> Lineup:
    """A map without any locomotive."""
    return Lineup(board, {}, {}, {}, {}, frozenset(), frozenset())


def line_up(table: Table, before: Lineup, built: Sequence[Hex] = ()) -> Lineup:
    """A table's locomotives and rails; earlier rails stay as they are.

    `built` is the last build in the order of its placements: its rails equal the ghost train's.
    """
    board = table.board
    networks = {company: set(table.network(company)) for company in COMPANIES}
    starts = {company: station_of(board, networks[company]) for company in COMPANIES}
    lines: dict[Company, tuple[Rail, ...]] = {}
    companies: dict[Hex, tuple[Company, ...]] = {}
    for company, network in networks.items():
        start, old = starts[company], before.lines.get(company, ())
        old = _still_there(old, start, network) if before.starts.get(company) == start else ()
        known = {start, *(end for _, end in old)}
        new = [place for place in built if place in network and place not in known]
        kept = grown(board, start, old, new)
        lines[company] = tuple(rails(board, network, start, kept))
        for place in network:
            companies[place] = (*companies.get(place, ()), company)
    by_hex: dict[Hex, tuple[PlacedLocomotive, ...]] = {}
    for company, line in lines.items():
        angles = headings(board, starts[company], line)
        for place in networks[company]:
            placed = _locomotive(company, place, angles.get(place, 0), companies)
            by_hex[place] = (*by_hex.get(place, ()), placed)
    locomotives = frozenset(placed for here in by_hex.values() for placed in here)
    laid = (_rail(company, rail, companies) for company, line in lines.items() for rail in line)
    return Lineup(board, starts, lines, companies, by_hex, locomotives, frozenset(laid))


def _still_there(line: Sequence[Rail], start: Hex, network: Collection[Hex]) -> tuple[Rail, ...]:
    """The rails of a line, as they were laid, that belong to a larger or an earlier network; none
    for another game's."""
    ends = {other for _, other in line}
    if not (ends <= {*network} or {*network} - {start} <= ends):
        return ()
    reached, kept = {start}, []
    for one, other in line:
        if one in reached and other in network:
            reached.add(other)
            kept.append((one, other))
    return tuple(kept)


def _beside(companies: Sequence[Company], company: Company) -> tuple[Point, float]:
    """The place in its hex and the size of a company's locomotive, among those in the hex."""
    if len(companies) < 2:
        return (0.0, 0.0), ALONE
    side = 2 * sorted(companies, key=COMPANIES.index).index(company) / (len(companies) - 1) - 1
    return (_ASIDE[0] * side, _ASIDE[1] * side), BESIDE


def _locomotive(
    company: Company, place: Hex, angle: int, companies: Mapping[Hex, tuple[Company, ...]]
) -> PlacedLocomotive:
    return PlacedLocomotive(company, place, angle, *_beside(companies[place], company))


def _rail(company: Company, rail: Rail, companies: Mapping[Hex, tuple[Company, ...]]) -> PlacedRail:
    one, other = rail
    one_aside, one_size = _beside(companies[one], company)
    other_aside, other_size = _beside(companies[other], company)
    return PlacedRail(company, one, other, one_aside, other_aside, min(one_size, other_size))
