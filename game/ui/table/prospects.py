"""How far the game has come, as everybody can see it on the table. Pure."""

from game.rules.companies import COMPANIES, Company
from game.rules.table import Table


def depots_left(table: Table) -> int:
    """How many depots still hold locomotives (R25)."""
    return sum(1 for held in table.depots if held)


def steps_to_the_end(table: Table, company: Company) -> int | None:
    """How many locomotives would bring a company to a city that ends the game; None if none can."""
    board, track, order = table.board, table.track, company.order
    ends = board.grid.bits(city.hex for city in board.cities if city.end) & track.free
    layer = track.shores[order] & track.free
    unseen = track.free & ~track.networks[order] & ~layer
    steps = 1
    while layer:
        if layer & ends:
            return steps
        layer = board.grid.spread(layer) & unseen
        unseen &= ~layer
        steps += 1
    return None


def nearest_to_the_end(table: Table) -> tuple[tuple[Company, ...], int] | None:
    """The companies with the shortest way to the end, and how long it is."""
    ways = {company: steps_to_the_end(table, company) for company in COMPANIES}
    known = [steps for steps in ways.values() if steps is not None]
    if not known:
        return None
    return tuple(company for company in COMPANIES if ways[company] == min(known)), min(known)
