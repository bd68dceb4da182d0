"""How far the game has come, judged from public information. Pure."""

from collections.abc import Iterable

from game.board import Hex, Space
from game.rules.companies import COMPANIES, LARGEST_BUILD, Company
from game.rules.draft import Draft, draft
from game.rules.table import Table


def depots_left(table: Table) -> int:
    """How many depots still hold locomotives (R25)."""
    return sum(1 for held in table.depots if held)


def steps_to_the_end(table: Table, company: Company) -> int | None:
    """How many locomotives a company needs to reach a goal city; None if it cannot."""
    return steps_to(draft(table, company), end_bits(table))


def steps_to(planned: Draft, goals: int) -> int | None:
    """How many more locomotives a build's company needs to reach one of these hexes."""
    return _nearest(planned, goals)[0]


def within_one_build(table: Table, company: Company) -> frozenset[Hex]:
    """The hexes that a company can reach with one build (R12-R19), by a shortest way to each."""
    ways = dict(_one_further(draft(table, company)))
    layer = list(ways.values())
    while layer:
        further = [one for way in layer for one in _one_further(way)]
        layer = []
        for place, way in further:
            if place not in ways:
                ways[place] = way
                layer.append(way)
    return frozenset(ways)


def _one_further(planned: Draft) -> list[tuple[Hex, Draft]]:
    return [(place, planned.place(place)) for place in planned.open_hexes()]


def nearest_city(planned: Draft) -> Space | None:
    """The nearest city that a build's company could reach, goal cities excluded."""
    board = planned.table.board
    _, found = _nearest(planned, board.city_bits & ~end_bits(planned.table))
    return board[board.grid.hex_of(found & -found)] if found else None


def _nearest(planned: Draft, goals: int) -> tuple[int | None, int]:
    """The number of locomotives needed, and which of these hexes are that near."""
    grid, layer = planned.table.board.grid, planned.shore & planned.free
    unseen = planned.free & ~planned.network & ~layer
    steps = 1
    while layer:
        if layer & goals:
            return steps, layer & goals
        layer = grid.spread(layer) & unseen
        unseen &= ~layer
        steps += 1
    return None, 0


def end_bits(table: Table) -> int:
    """The goal cities as a bit set."""
    return table.board.grid.bits(city.hex for city in table.board.cities if city.end)


def nearest_to_the_end(
    table: Table, companies: Iterable[Company] = COMPANIES
) -> tuple[tuple[Company, ...], int] | None:
    """The companies with the shortest distance to a goal city, and that distance."""
    ways = {company: steps_to_the_end(table, company) for company in companies}
    known = [steps for steps in ways.values() if steps is not None]
    if not known:
        return None
    return tuple(company for company in ways if ways[company] == min(known)), min(known)


def one_build_from_the_end(table: Table) -> tuple[Company, ...]:
    """The companies that can reach a goal city with the next build (R12, R24)."""
    return tuple(company for company in COMPANIES if _can_end(table, company))


def _can_end(table: Table, company: Company) -> bool:
    steps = steps_to_the_end(table, company)
    return steps is not None and steps <= min(LARGEST_BUILD, table.depot(company))
