import random

from game.bots.belief import Belief
from game.bots.candidates import trades as trades_worth_a_look
from game.bots.search import OWN_MOVES, REPLIES, WORTH_A_LOOK, Node, Search
from game.bots.trained_evaluation import trained_evaluation
from game.rules.actions import Trade
from game.rules.companies import PerCompany
from game.rules.legality import trades
from game.rules.state import State
from game.rules.views import view_for
from tests.builders import BLUE, GREEN, RED, france, line_from
from tests.game.bots.positions import a_table_of, outlook_of, positions


def searched(state: State, rounds: int, seed: int = 1) -> Search:
    belief = Belief(view_for(state, state.table.turn))
    own = state.portfolios[state.table.turn]
    search = Search(
        belief, state.table, own, outlook_of(state), random.Random(seed), trained_evaluation()
    )
    search.think(lambda done: done < rounds)
    return search


def test_every_round_is_counted_at_one_move() -> None:
    for state in positions(8, seed=40):
        ranking = searched(state, 40).ranking()
        assert sum(branch.visits for branch in ranking) == 40
        assert len(ranking) <= OWN_MOVES


def test_the_tree_grows_behind_what_looks_good() -> None:
    (state,) = positions(1, seed=41)
    best = searched(state, 20 * WORTH_A_LOOK).ranking()[0]
    assert best.node is not None
    assert best.node.branches()


def test_the_same_seed_searches_the_same() -> None:
    (state,) = positions(1, seed=42)
    first, second = (
        [(branch.visits, branch.total) for branch in searched(state, 60).ranking()]
        for _ in range(2)
    )
    assert first == second


def test_every_hand_gets_the_trades_it_can_make() -> None:
    for state in positions(6, seed=44):
        node = Node(state.table, outlook_of(state))
        for hand in (*state.portfolios, *((0,) * at + (3,) + (0,) * (5 - at) for at in range(6))):
            moves = [branch.candidate.move for branch in node.open_to(hand)]
            offered = [move for move in moves if isinstance(move, Trade)]
            possible = trades(state.table, hand)
            assert len(offered) == min(REPLIES, len(possible))
            assert not {*offered} - {*possible}


def with_other_numbers(hand: PerCompany) -> PerCompany:
    """As many locomotives of the same companies, but other numbers of each."""
    numbers = [count for count in hand if count]
    turned = iter(numbers[1:] + numbers[:1])
    return tuple([next(turned) if count else 0 for count in hand])


def test_the_open_moves_depend_only_on_the_companies_held() -> None:
    """So a node keeps them for each set of companies, whatever the numbers."""
    compared = 0
    for state in positions(12, seed=45):
        table, outlook = state.table, outlook_of(state)
        forecast = outlook.forecast(table)
        for hand in state.portfolios:
            other = with_other_numbers(hand)
            compared += other != hand
            found = trades_worth_a_look(table, hand, forecast)
            assert trades_worth_a_look(table, other, forecast) == found
            node = Node(table, outlook)
            moves, again = (
                [branch.candidate.move for branch in node.open_to(held)] for held in (hand, other)
            )
            offered = [one.move for one in found[:REPLIES]]
            assert moves == again
            assert moves[len(moves) - len(offered) :] == offered
    assert compared


def test_a_win_at_hand_is_found() -> None:
    near = line_from(france(), RED, "Dijon", "Lyon", "Valence", "Nîmes")
    state = a_table_of([{RED: 10}, {GREEN: 10}, {GREEN: 6, BLUE: 4}], near, {RED: 9})
    best = searched(state, 300).ranking()[0]
    assert best.mean > 0.9


def test_a_copied_trade_must_be_better_than_others() -> None:
    for state in positions(8, seed=43):
        before = state.table.trades
        for branch in searched(state, 10).ranking():
            move = branch.candidate.move
            copied = isinstance(move, Trade) and bool(before) and move.take is before[-1].take
            assert (branch.reluctance > 0) is copied
