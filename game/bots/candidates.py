"""Moves worth considering, each with its purpose and a first estimate.

There are far too many builds to consider: up to five placements, in any order, anywhere. Here they
are reduced to those with a purpose.
"""

from collections.abc import Iterator
from typing import NamedTuple

from game.bots.advice import MoveAim
from game.bots.build_plans import approach, follow, rush, seize, stops, waste
from game.bots.moves import Move
from game.bots.outlook import Outlook, shares_out
from game.rules.companies import COMPANIES, LARGEST_BUILD, PENALTY, Company, PerCompany
from game.rules.draft import Draft, draft
from game.rules.legality import trades as legal_trades
from game.rules.table import Table

BUILDS, TRADES = 10, 12  # that look promising


class Candidate(NamedTuple):
    """A move worth considering."""

    move: Move
    aim: MoveAim
    gain: float  # first estimate, in points
    victim: Company | None = None  # the company that loses a city


def stake(table: Table, portfolio: PerCompany, company: Company) -> float:
    """How many more of a company its holder has than the others on average."""
    own = portfolio[company.order]
    return own - (shares_out(table, company.order) - own) / (table.seats - 1)


def possible_moves(table: Table, portfolio: PerCompany, outlook: Outlook) -> list[Candidate]:
    """All moves worth considering, builds before trades; never empty during the game."""
    found = builds(table, portfolio, outlook)
    return found + trades(table, portfolio, outlook.forecast(table))


def promising_moves(table: Table, portfolio: PerCompany, outlook: Outlook) -> list[Candidate]:
    """The moves that look best at first sight, which are nearly always enough."""
    offers = trades(table, portfolio, outlook.forecast(table))
    return builds(table, portfolio, outlook)[:BUILDS] + offers[:TRADES]


def builds(table: Table, portfolio: PerCompany, outlook: Outlook) -> list[Candidate]:
    """Builds with a purpose, most promising first, without duplicates."""
    found: dict[tuple[Company, int], Candidate] = {}
    for candidate in _all_builds(table, portfolio, outlook):
        planned = candidate.move
        if isinstance(planned, Draft) and planned.hexes:
            found.setdefault((planned.company, planned.network), candidate)
    return sorted(found.values(), key=lambda candidate: -candidate.gain)


def trades(table: Table, portfolio: PerCompany, forecast: list[float]) -> list[Candidate]:
    """The trades worth considering, most promising first."""
    fine = PENALTY if sum(portfolio) >= table.limit else 0
    found = []
    for trade in legal_trades(table, portfolio):
        worth = forecast[trade.take.order]
        gain = worth - forecast[trade.give.order]
        if trade.count == 1:
            found.append(Candidate(trade, MoveAim.SWAP, gain))
        else:
            found.append(Candidate(trade, MoveAim.GROW, gain + worth - fine))
    return sorted(found, key=lambda candidate: -candidate.gain)


def _all_builds(table: Table, portfolio: PerCompany, outlook: Outlook) -> Iterator[Candidate]:
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
            yield Candidate(part, MoveAim.CITIES, sum(part.points) * mine)
        ahead = rush(atlas, empty)
        yield Candidate(ahead, MoveAim.MARSEILLE, sum(ahead.points) * mine)
        if wanted and mine > stakes[rival]:
            taken = seize(atlas, empty, wanted)
            gain = sum(taken.points) * (mine - stakes[rival])
            yield Candidate(taken, MoveAim.BLOCK, gain, rival)
        if not prospect.hexes:
            yield Candidate(approach(atlas, empty), MoveAim.APPROACH, mine)
        worst = -0.3 * mine * prospect.points
        yield Candidate(waste(atlas, empty, LARGEST_BUILD), MoveAim.WASTE, worst)
        yield Candidate(waste(atlas, empty, 1), MoveAim.WAIT, 0.0)
