"""What a seat may do now, asked with only what that seat may know.

Window, bots and engine use the same functions; for building see `draft`.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, compress
from operator import getitem

from game.board import Hex
from game.rules.actions import Build, Trade
from game.rules.companies import COMPANIES, LARGEST_TAKE, Company, PerCompany
from game.rules.draft import Draft, draft, game_over
from game.rules.errors import RuleBroken
from game.rules.reasons import Reason, Rule
from game.rules.table import Table

# Indexed by what a depot holds: how many one trade can take.
_TAKEABLE = bytes(min(count, LARGEST_TAKE) for count in range(256))

# All possible trades, by the company given, the one taken (never the same), and the most taken.
_EVERY_TRADE = tuple(
    tuple(
        tuple(
            tuple(Trade(give, take, count) for count in range(1, most + 1) if take is not give)
            for most in range(LARGEST_TAKE + 1)
        )
        for take in COMPANIES
    )
    for give in COMPANIES
)


def buildable(table: Table) -> list[Company]:
    """The companies that can build: they have a locomotive and a hex to place it."""
    if table.ending is not None:
        return []
    _, shores, free, narrow, watch = table.track
    harmless = free & ~(narrow & watch.lifelines)
    return [
        company
        for company, depot, shore in zip(COMPANIES, table.depots, shores, strict=True)
        if depot and (shore & harmless or draft(table, company).open_bits())
    ]


def why_not_agree(table: Table) -> Reason | None:
    """Why the players may not agree to end the game (R30); None if they may."""
    if table.ending is not None:
        return game_over(table)
    able = buildable(table)
    return Reason(Rule.STILL_BUILDABLE, able[0]) if able else None


def why_not_propose(table: Table, seat: int) -> Reason | None:
    """Why a seat may not propose to end the game (R30); None if it may."""
    reason = why_not_agree(table)
    if reason is None and seat != table.turn:
        return Reason(Rule.OUT_OF_TURN, seat=seat, actual=table.turn)
    return reason


def draft_of(table: Table, build: Build) -> Draft:
    """A build as a draft, every placement checked; raises RuleBroken."""
    planned = draft(table, build.company)
    for place in build.hexes:
        planned = planned.place(place)
    return planned


def open_hexes(table: Table, company: Company, chosen: Iterable[Hex] = ()) -> list[Hex]:
    """Where the next locomotive may go, given the placements chosen so far in this build."""
    return draft_of(table, Build(company, tuple(chosen))).open_hexes()


def why_not_build(table: Table, build: Build) -> Reason | None:
    """Why a build is not legal; None if it is."""
    try:
        planned = draft_of(table, build)
    except RuleBroken as refusal:
        return refusal.reason
    return game_over(table) or (None if planned.hexes else nothing_placed(planned))


def nothing_placed(planned: Draft) -> Reason:
    """Why an empty draft is no build."""
    if not planned.table.depot(planned.company):
        return Reason(Rule.DEPOT_EMPTY, planned.company)
    return Reason(Rule.NOTHING_PLACED, planned.company)


def trades(table: Table, portfolio: PerCompany) -> list[Trade]:
    """Every trade that the holder of a portfolio can make; never empty while the game goes on."""
    return list(chain.from_iterable(trades_by_given(table, portfolio)))


def trades_by_given(table: Table, portfolio: PerCompany) -> Iterable[tuple[Trade, ...]]:
    """The same, grouped by the company given; much faster to pick a single trade from."""
    if table.ending is not None:
        return ()
    return compress(_offers(bytes(table.depots).translate(_TAKEABLE)), portfolio)


def why_not_trade(table: Table, portfolio: PerCompany, trade: Trade) -> Reason | None:
    """Why the holder of a portfolio may not make a trade; None if it is legal."""
    if table.ending is not None:
        return game_over(table)
    if not portfolio[trade.give.order]:
        return Reason(Rule.NOT_HELD, trade.give)
    if trade.take is trade.give:
        return Reason(Rule.SAME_COMPANY, trade.give)
    if not 1 <= trade.count <= LARGEST_TAKE:
        return Reason(Rule.WRONG_COUNT, trade.take, asked=trade.count)
    depot = table.depots[trade.take.order]
    if depot < trade.count:
        return Reason(Rule.TAKE_SHORT, trade.take, asked=trade.count, actual=depot)
    return None


@lru_cache(maxsize=3**6)
def _offers(takeable: bytes) -> tuple[tuple[Trade, ...], ...]:
    """Every trade, by the company given; cached, since the same depots recur."""
    return tuple(
        tuple(chain.from_iterable(map(getitem, given, takeable))) for given in _EVERY_TRADE
    )
