import random

import pytest

from game.bots.belief import Belief
from game.bots.candidates import Candidate, possible_moves
from game.bots.evaluation import COPYING, Assumed, reluctance, weigh, worth_of_the_end
from game.bots.moves import play
from game.bots.trained_evaluation import trained_evaluation
from game.rules.actions import Trade
from game.rules.state import State
from game.rules.table import Ending
from game.rules.views import view_for
from tests.builders import BLUE, GREEN, RED, france, line_from
from tests.game.bots.positions import a_table_of, outlook_of, positions

NEAR = line_from(france(), RED, "Dijon", "Lyon", "Valence", "Nîmes")
WON = ({RED: 10}, {GREEN: 10}, {GREEN: 6, BLUE: 4})
LOST = ({GREEN: 10}, {RED: 10}, {RED: 6, BLUE: 4})


def weighed(state: State) -> tuple[list[Candidate], list[float]]:
    own, outlook = state.portfolios[state.table.turn], outlook_of(state)
    moves = possible_moves(state.table, own, outlook)
    assumed = Assumed(Belief(view_for(state, state.table.turn)), random.Random(1))
    return moves, weigh(moves, state.table, own, assumed, outlook, trained_evaluation())


def test_every_move_gets_its_worth() -> None:
    for state in positions(8, seed=90):
        moves, worths = weighed(state)
        assert len(worths) == len(moves)
        assert all(-COPYING <= worth <= 1 for worth in worths)


def test_ending_a_won_game_is_worth_most_and_a_lost_one_little() -> None:
    for hands, best in ((WON, True), (LOST, False)):
        state = a_table_of(hands, NEAR, {RED: 9})
        late = State(state.table._replace(actions=60), state.portfolios)
        moves, worths = weighed(late)
        ends = [
            worth
            for move, worth in zip(moves, worths, strict=True)
            if play(late, move.move).table.ending is not None
        ]
        assert ends
        assert (max(ends) == max(worths)) is best


def test_a_win_after_a_few_turns_counts_only_in_part() -> None:
    state = a_table_of(WON, NEAR, {RED: 9})
    ended = state.table._replace(ending=Ending.MARSEILLE, turn=0)
    found = [
        worth_of_the_end(ended._replace(actions=turns * 3), state.portfolios)[0]
        for turns in (3, 6, 8, 20)
    ]
    assert found == pytest.approx([0.3, 0.5, 1, 1], abs=0.01)


def test_only_a_trade_that_takes_what_was_just_taken_is_disliked() -> None:
    for state in positions(8, seed=91):
        before = state.table.trades
        for idea in weighed(state)[0]:
            move = idea.move
            copied = isinstance(move, Trade) and bool(before) and move.take is before[-1].take
            assert reluctance(idea, state.table) == (COPYING if copied else 0)


def test_hands_are_drawn_only_once() -> None:
    (state,) = positions(1, seed=92)
    assumed = Assumed(Belief(view_for(state, state.table.turn)), random.Random(1))
    assert assumed.samples() is assumed.samples()
