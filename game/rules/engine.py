"""apply(state, action) -> (state, events). Pure; a refused action changes nothing."""

from game.rules.actions import Action, Build, Trade
from game.rules.companies import COMPANIES
from game.rules.draft import Draft, game_over
from game.rules.errors import RuleBroken
from game.rules.events import TURN_BEGAN, Built, Event, GameEnded
from game.rules.legality import draft_of, nothing_placed, why_not_agree, why_not_trade
from game.rules.scoring import result
from game.rules.state import State
from game.rules.table import Ending, Table, Traded

_ALL_BUT_ONE = len(COMPANIES) - 1  # empty depots end the game (R25)

# A NamedTuple's own constructor is twice as slow, and bots spend their time here.
_new = tuple.__new__


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after an action of the seat to move, and what happened; raises RuleBroken."""
    table, portfolios = state
    done: Built | Traded
    match action:
        case Build(company):
            planned = draft_of(table, action)
            after = after_draft(state, planned)
            value, depot = after.table.value(company), after.table.depot(company)
            done = Built(table.turn, company, planned.hexes, planned.points, value, depot)
        case Trade():
            if reason := why_not_trade(table, portfolios[table.turn], action):
                raise RuleBroken(reason)
            after = after_trade(state, action)
            done = after.table.trades[-1]
    if after.table.ending is None:
        return after, (done, TURN_BEGAN[after.table.turn])
    return after, (done, GameEnded(result(after)))


def end_by_agreement(state: State) -> tuple[State, tuple[Event, ...]]:
    """The state once every player has agreed to end the game (R30); raises RuleBroken."""
    if reason := why_not_agree(state.table):
        raise RuleBroken(reason)
    after = state._replace(table=state.table._replace(ending=Ending.AGREED))
    return after, (GameEnded(result(after)),)


def after_draft(state: State, planned: Draft) -> State:
    """The state after a build drafted on this state's table; raises RuleBroken."""
    table, portfolios = state
    drafted_on, company, hexes, points, *_ = planned
    if drafted_on is not table:
        raise ValueError("the draft was made on another table")
    if not hexes:
        raise RuleBroken(game_over(table) or nothing_placed(planned))
    board, _, depots_before, values_before, held, trades, turn, actions, _, _ = table
    order, depots, values = company.order, [*depots_before], [*values_before]
    depots[order] -= len(hexes)
    values[order] += sum(points)
    ending = Ending.DEPOTS if depots.count(0) >= _ALL_BUT_ONE else None
    if points[-1] and board[hexes[-1]].end:
        ending = Ending.MARSEILLE
    next_turn = (turn + 1) % len(held) if ending is None else turn
    track, stock, worth = planned.track(), tuple(depots), tuple(values)
    done = actions + 1
    after = _new(Table, (board, track, stock, worth, held, trades, next_turn, done, ending, 0))
    return _new(State, (after, portfolios))


def after_trade(state: State, trade: Trade) -> State:
    """The state after a trade out of `legality.trades`, which is not checked again."""
    table, portfolios_before = state
    board, track, depots_before, values, held_before, trades, turn, actions, _, in_a_row = table
    giving, taking, count = trade.give, trade.take, trade.count
    give, take = giving.order, taking.order
    portfolios, depots, held = [*portfolios_before], [*depots_before], [*held_before]
    portfolio = [*portfolios[turn]]
    depots[give] += 1
    depots[take] -= count
    portfolio[give] -= 1
    portfolio[take] += count
    portfolios[turn] = tuple(portfolio)
    held[turn] += count - 1
    traded = _new(Traded, (turn, giving, taking, count, held[turn]))
    ending = Ending.DEPOTS if depots.count(0) >= _ALL_BUT_ONE else None
    next_turn = (turn + 1) % len(held) if ending is None else turn
    after = _new(
        Table,
        (
            board,
            track,
            tuple(depots),
            values,
            tuple(held),
            trades + (traded,),
            next_turn,
            actions + 1,
            ending,
            in_a_row + 1,
        ),
    )
    return _new(State, (after, tuple(portfolios)))
