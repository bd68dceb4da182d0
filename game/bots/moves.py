"""Moves inside the bots: a build is an already checked draft, a trade is a trade."""

from game.bots.build_plans import follow
from game.rules.actions import Action, Build, Trade
from game.rules.companies import COMPANIES, LARGEST_TAKE, PerCompany
from game.rules.draft import Draft, draft
from game.rules.engine import after_draft, apply
from game.rules.legality import trades
from game.rules.state import State
from game.rules.table import Table

Move = Draft | Trade


def play(state: State, move: Move) -> State:
    """The state after a move of the seat to move."""
    if isinstance(move, Draft):
        return after_draft(state, move)
    return apply(state, move)[0]


def hands_after(hands: tuple[PerCompany, ...], seat: int, move: Move) -> tuple[PerCompany, ...]:
    """The hands after a possible move of a seat; like `play`, but much faster."""
    if isinstance(move, Draft):
        return hands
    hand = [*hands[seat]]
    hand[move.give.order] -= 1
    hand[move.take.order] += move.count
    return (*hands[:seat], tuple(hand), *hands[seat + 1 :])


def action_of(move: Move) -> Action:
    """A move as an action to submit."""
    return Build(move.company, move.hexes) if isinstance(move, Draft) else move


def any_move(table: Table, portfolio: PerCompany) -> Move:
    """A fallback: one locomotive somewhere, or else a trade that costs no penalty."""
    for company in sorted(COMPANIES, key=lambda one: portfolio[one.order]):
        planned = draft(table, company)
        places = planned.open_bits() & ~table.board.city_bits or planned.open_bits()
        if places:
            return follow(planned, [table.board.grid.hex_of(places & -places)])
    most = 1 if sum(portfolio) >= table.limit else LARGEST_TAKE
    possible = [trade for trade in trades(table, portfolio) if trade.count <= most]
    return max(possible, key=lambda trade: drain(table, trade))


def drain(table: Table, trade: Trade) -> tuple[int, int]:
    """How much a trade hastens the end; two from the fullest depot most of all."""
    return table.depot(trade.take), trade.count
