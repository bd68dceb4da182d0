"""Moves worth considering, each with a first estimate."""

from collections.abc import Iterator
from typing import NamedTuple

from game.bots.moves import Move
from game.bots.outlook import shares_out
from game.bots.reference.build_plans import approach, follow, rush, seize, stops, waste
from game.bots.reference.moves import drain
from game.bots.reference.outlook import FirstOutlook
from game.rules.companies import COMPANIES, LARGEST_BUILD, PENALTY, Company, PerCompany
from game.rules.draft import Draft, draft
from game.rules.legality import trades as legal_trades
from game.rules.table import Table

PATIENCE = 35  # turns per seat; most games end after 15 to 25


class FirstCandidate(NamedTuple):
    """A move worth considering."""

    move: Move
    gain: float  # first estimate, in points


def stake(table: Table, portfolio: PerCompany, company: Company) -> float:
    """How many more of a company its holder has than the others on average."""
    own = portfolio[company.order]
    return own - (shares_out(table, company.order) - own) / (table.seats - 1)


def possible_moves(
    table: Table, portfolio: PerCompany, outlook: FirstOutlook
) -> list[FirstCandidate]:
    """All moves worth considering, builds before trades; never empty during the game."""
    found = builds(table, portfolio, outlook)
    forecast = outlook.forecast(table)
    return found + trades(table, portfolio, forecast, can_build=bool(found))


def builds(table: Table, portfolio: PerCompany, outlook: FirstOutlook) -> list[FirstCandidate]:
    """Builds with a purpose, most promising first, without duplicates."""
    found: dict[tuple[Company, int], FirstCandidate] = {}
    for candidate in _all_builds(table, portfolio, outlook):
        planned = candidate.move
        if isinstance(planned, Draft) and planned.hexes:
            found.setdefault((planned.company, planned.network), candidate)
    return sorted(found.values(), key=lambda candidate: -candidate.gain)


def trades(
    table: Table, portfolio: PerCompany, forecast: list[float], *, can_build: bool
) -> list[FirstCandidate]:
    """The trades worth considering, most promising first.

    Once patience has run out, a seat that can build does so, and one that cannot takes from the
    fullest depot.
    """
    possible = legal_trades(table, portfolio)
    if table.actions >= PATIENCE * table.seats:
        possible = [] if can_build else [max(possible, key=lambda one: drain(table, one))]
    fine = PENALTY if sum(portfolio) >= table.limit else 0
    found = []
    for trade in possible:
        worth = forecast[trade.take.order]
        gain = worth - forecast[trade.give.order]
        if trade.count == 1:
            found.append(FirstCandidate(trade, gain))
        else:
            found.append(FirstCandidate(trade, gain + worth - fine))
    return sorted(found, key=lambda candidate: -candidate.gain)


def _all_builds(
    table: Table, portfolio: PerCompany, outlook: FirstOutlook
) -> Iterator[FirstCandidate]:
    atlas = outlook.atlas
    stakes = {company: stake(table, portfolio, company) for company in COMPANIES}
    rival = min(COMPANIES, key=lambda one: stakes[one] * outlook.prospects[one.order].points)
    wanted = outlook.prospects[rival.order].bits & table.board.city_bits
    for company in COMPANIES:
        if not table.depots[company.order]:
            continue
        mine, prospect = stakes[company], outlook.prospects[company.order]
        empty = draft(table, company)
        for part in stops(follow(empty, prospect.hexes)):
            yield FirstCandidate(part, sum(part.points) * mine)
        ahead = rush(atlas, empty)
        yield FirstCandidate(ahead, sum(ahead.points) * mine)
        if wanted and mine > stakes[rival]:
            taken = seize(atlas, empty, wanted)
            gain = sum(taken.points) * (mine - stakes[rival])
            yield FirstCandidate(taken, gain)
        if not prospect.hexes:
            yield FirstCandidate(approach(atlas, empty), mine)
        worst = -0.3 * mine * prospect.points
        yield FirstCandidate(waste(atlas, empty, LARGEST_BUILD), worst)
        yield FirstCandidate(waste(atlas, empty, 1), 0.0)
