"""A quick player for use inside a search: sensible moves, thousands a second."""

from game.bots.moves import Move, play
from game.bots.outlook import shares_out
from game.bots.reference.build_plans import follow, reaches_the_end, rush
from game.bots.reference.moves import any_move
from game.bots.reference.outlook import FirstOutlook
from game.bots.reference.win_chances import points
from game.rules.actions import Trade
from game.rules.companies import COMPANIES, PENALTY, Company
from game.rules.draft import Draft, draft
from game.rules.state import State
from game.rules.table import Table


def play_ahead(state: State, outlook: FirstOutlook, most: int) -> tuple[State, FirstOutlook]:
    """The game some moves later, or at its end."""
    for _ in range(most):
        if state.table.ending is not None:
            break
        state = play(state, quick_move(state, outlook))
        outlook = FirstOutlook(outlook.atlas, state.table, outlook)
    return state, outlook


def quick_move(state: State, outlook: FirstOutlook) -> Move:
    """A move by simple sums over its own hand and the others'.

    It uses all hands to know whether it is ahead; in a search they are assumptions.
    """
    table, hands = state
    last = _winning_end(state, outlook)
    if last is not None:
        return last
    build, build_gain = _best_build(state, outlook)
    trade, trade_gain = _best_trade(state, outlook)
    if trade is not None and trade_gain > max(build_gain, 0):
        return trade
    if build is not None and build_gain > 0:
        planned = follow(draft(table, build), outlook.prospects[build.order].hexes)
        if planned.hexes:
            return planned
    scores = [points(hand, table.values, table.limit) for hand in hands]
    if scores[table.turn] == max(scores):
        ahead = _towards_the_end(table, outlook)
        if ahead is not None:
            return ahead
    return any_move(table, hands[table.turn])


def _winning_end(state: State, outlook: FirstOutlook) -> Draft | None:
    table, hands = state
    near = outlook.atlas.near_the_end
    for company, shore, depot in zip(COMPANIES, table.track.shores, table.depots, strict=True):
        if not (depot and shore & near):
            continue
        last = reaches_the_end(outlook.atlas, draft(table, company))
        if last is None:
            continue
        values = [*table.values]
        values[company.order] += sum(last.points)
        scores = [points(hand, values, table.limit) for hand in hands]
        if scores[table.turn] == max(scores):
            return last
    return None


def _best_build(state: State, outlook: FirstOutlook) -> tuple[Company | None, float]:
    """The company whose best build helps its own hand most, compared with the others' average."""
    table, hands = state
    own, others = hands[table.turn], len(hands) - 1
    best, best_gain = None, 0.0
    for company, prospect in zip(COMPANIES, outlook.prospects, strict=True):
        order = company.order
        if table.depots[order] and prospect.points:
            theirs = (shares_out(table, order) - own[order]) / others
            gain = prospect.points * (own[order] - theirs)
            if gain > best_gain:
                best, best_gain = company, gain
    return best, best_gain


def _best_trade(state: State, outlook: FirstOutlook) -> tuple[Trade | None, float]:
    """The least promising locomotive for one or two of the most promising."""
    table, hands = state
    own, forecast = hands[table.turn], outlook.forecast(table)
    give = min((one for one in COMPANIES if own[one.order]), key=lambda one: forecast[one.order])
    lost = forecast[give.order]
    fine = PENALTY if table.held[table.turn] >= table.limit else 0
    best, best_gain = None, 0.0
    for take in COMPANIES:
        depot, worth = table.depots[take.order], forecast[take.order]
        if take is give or not depot:
            continue
        if depot > 1 and worth > fine:
            count, gain = 2, 2 * worth - lost - fine
        else:
            count, gain = 1, worth - lost
        if gain > best_gain:
            best, best_gain = Trade(give, take, count), gain
    return best, best_gain


def _towards_the_end(table: Table, outlook: FirstOutlook) -> Draft | None:
    """Towards the goal city, but not into it: that was considered before."""
    for company in sorted(COMPANIES, key=lambda one: -table.depots[one.order]):
        planned = rush(outlook.atlas, draft(table, company))
        if planned.hexes and not table.board[planned.hexes[-1]].end:
            return planned
    return None
