"""A move that is always possible."""

from game.bots.moves import Move
from game.bots.reference.build_plans import follow
from game.rules.actions import Trade
from game.rules.companies import COMPANIES, PerCompany
from game.rules.draft import draft
from game.rules.legality import trades
from game.rules.table import Table


def any_move(table: Table, portfolio: PerCompany) -> Move:
    """A fallback: one locomotive somewhere, or else a trade."""
    for company in sorted(COMPANIES, key=lambda one: portfolio[one.order]):
        planned = draft(table, company)
        places = planned.open_bits() & ~table.board.city_bits or planned.open_bits()
        if places:
            return follow(planned, [table.board.grid.hex_of(places & -places)])
    return max(trades(table, portfolio), key=lambda trade: drain(table, trade))


def drain(table: Table, trade: Trade) -> tuple[int, int]:
    """How much a trade hastens the end; two from the fullest depot most of all."""
    return table.depot(trade.take), trade.count
