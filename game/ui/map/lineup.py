"""What stands and lies where: every engine and rail of a table. Draws nothing.

Two companies in one hex stand side by side, and so do the rails that lead there.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.board import Board, Hex
from game.rules.companies import COMPANIES, Company
from game.rules.table import Table
from game.ui.map.camera import Point
from game.ui.map.rails import Rail, grown, headings, rails, station_of

ALONE = 1.0
BESIDE = 0.72  # the size of engines and rails that share a hex
# Down to the right, so that lines in all six directions part by at least half of it.
_ASIDE = (0.235, 0.136)


class Stand(NamedTuple):
    """An engine on the map; `aside` is from the middle of its hex, in widths of a hex."""

    company: Company
    hex: Hex
    heading: int
    aside: Point
    size: float


class Laid(NamedTuple):
    """A rail on the map, from the side of the station."""

    company: Company
    one: Hex
    other: Hex
    one_aside: Point
    other_aside: Point
    size: float


class Lineup(NamedTuple):
    """All engines and rails of a table. Two line-ups differ by just what must be drawn anew."""

    board: Board
    starts: Mapping[Company, Hex]
    lines: Mapping[Company, tuple[Rail, ...]]
    standing: Mapping[Hex, tuple[Company, ...]]  # in the order of COMPANIES
    at: Mapping[Hex, tuple[Stand, ...]]
    stands: frozenset[Stand]
    laid: frozenset[Laid]

    def stand(self, company: Company, place: Hex) -> Stand | None:
        """A company's engine in a hex."""
        return next((one for one in self.at.get(place, ()) if one.company is company), None)

    def spot(self, company: Company, place: Hex) -> Point:
        """Where in a hex a company's engine would stand, in widths of a hex from its middle."""
        return _beside((*self.standing.get(place, ()), company), company)[0]

    def ghosts(self, company: Company, chosen: Sequence[Hex]) -> tuple[list[Stand], list[Laid]]:
        """The engines and rails that a build in the making would add."""
        start, old = self.starts[company], self.lines[company]
        line = grown(self.board, start, old, chosen)
        standing = dict(self.standing)
        for place in chosen:
            standing[place] = (*standing.get(place, ()), company)
        stand = headings(self.board, start, line)
        engines = [_stand(company, place, stand[place], standing) for place in chosen]
        return engines, [_laid(company, rail, standing) for rail in line[len(old) :]]


def nobody(board: Board) -> Lineup:
    """A map without any locomotive."""
    return Lineup(board, {}, {}, {}, {}, frozenset(), frozenset())


def line_up(table: Table, before: Lineup, built: Sequence[Hex] = ()) -> Lineup:
    """A table's engines and rails; the rails of an earlier moment of the game stay as they are.

    `built` is the last build in the order of its placements, if that is known.
    """
    board = table.board
    networks = {company: set(table.network(company)) for company in COMPANIES}
    starts = {company: station_of(board, networks[company]) for company in COMPANIES}
    lines: dict[Company, tuple[Rail, ...]] = {}
    standing: dict[Hex, tuple[Company, ...]] = {}
    for company, network in networks.items():
        old = before.lines.get(company, ())
        if before.starts.get(company) != starts[company] or not _within(old, network):
            old = ()
        known = {starts[company], *(end for _, end in old)}
        new = [place for place in built if place in network and place not in known]
        kept = grown(board, starts[company], old, new)
        lines[company] = tuple(rails(board, network, starts[company], kept))
        for place in network:
            standing[place] = (*standing.get(place, ()), company)
    at: dict[Hex, tuple[Stand, ...]] = {}
    for company, line in lines.items():
        angles = headings(board, starts[company], line)
        for place in networks[company]:
            stand = _stand(company, place, angles.get(place, 0), standing)
            at[place] = (*at.get(place, ()), stand)
    stands = frozenset(stand for here in at.values() for stand in here)
    laid = frozenset(
        _laid(company, rail, standing) for company, line in lines.items() for rail in line
    )
    return Lineup(board, starts, lines, standing, at, stands, laid)


def _within(line: Sequence[Rail], network: set[Hex]) -> bool:
    return all(end in network for _, end in line)


def _beside(standing: Sequence[Company], company: Company) -> tuple[Point, float]:
    """Where in its hex a company's engine stands, and how large, among those that stand there."""
    if len(standing) < 2:
        return (0.0, 0.0), ALONE
    side = 2 * sorted(standing, key=COMPANIES.index).index(company) / (len(standing) - 1) - 1
    return (_ASIDE[0] * side, _ASIDE[1] * side), BESIDE


def _stand(
    company: Company, place: Hex, angle: int, standing: Mapping[Hex, tuple[Company, ...]]
) -> Stand:
    return Stand(company, place, angle, *_beside(standing[place], company))


def _laid(company: Company, rail: Rail, standing: Mapping[Hex, tuple[Company, ...]]) -> Laid:
    one, other = rail
    one_aside, one_size = _beside(standing[one], company)
    other_aside, other_size = _beside(standing[other], company)
    return Laid(company, one, other, one_aside, other_aside, min(one_size, other_size))
