from itertools import count

import pytest

from game.bots.hard import COMPARING, Effort, Hard, _ideas
from game.rules.engine import apply
from game.rules.views import view_for
from tests.builders import BLUE, a_state
from tests.game.bots.positions import positions


def test_hard_is_always_legal() -> None:
    for state in positions(24, seed=70):
        apply(state, Hard(1, Effort(rounds=12)).choose(view_for(state, state.table.turn)))


def test_a_fixed_number_of_rounds_is_the_same_again() -> None:
    for state in positions(6, seed=71):
        view = view_for(state, state.table.turn)
        first, second = (Hard(9, Effort(rounds=50)).advise(view) for _ in range(2))
        assert first == second


def test_it_stops_with_the_round_in_which_its_time_is_up() -> None:
    (state,) = positions(1, seed=72)
    ticks = count()
    clock = lambda: next(ticks) * 0.1  # noqa: E731 - a tenth of a second passes with every look
    Hard(1, Effort(seconds=1.0), clock).choose(view_for(state, state.table.turn))
    assert next(ticks) <= 12


def test_without_any_time_there_is_an_answer_all_the_same() -> None:
    for state in positions(8, seed=73):
        view = view_for(state, state.table.turn)
        apply(state, Hard(1, Effort(seconds=0.0)).choose(view))


def test_advice_is_three_moves_with_their_reasons() -> None:
    (state,) = positions(1, seed=74)
    seat = state.table.turn
    advised = Hard(2, Effort(rounds=150)).advise(view_for(state, seat))
    assert len(advised) == 3
    assert len({one.action for one in advised}) == 3
    assert [one.chance for one in advised] == sorted((one.chance for one in advised), reverse=True)
    for one in advised:
        apply(state, one.action)
        assert 0 <= one.chance <= 1
        assert one.held == state.portfolios[seat][one.company.order]
        assert one.others >= 0


def test_the_moves_that_are_told_were_tried_about_equally_often() -> None:
    """A chance found in two rounds would be no more than a guess."""
    for state in positions(4, seed=75):
        view = view_for(state, state.table.turn)
        hard = Hard(3, Effort(rounds=300))
        search = hard._searched(view, 1 - COMPARING)
        ideas = _ideas(search.ranking())
        search.compare(ideas, hard._patience(COMPARING))
        assert min(idea.visits for idea in ideas) >= 300 * COMPARING / len(ideas)


def test_advice_knows_whether_the_seat_leads() -> None:
    for held, ahead in ((9, True), (1, False)):
        hands = [{BLUE: held}, {BLUE: 5}, {BLUE: 5}]
        view = view_for(a_state(hands=hands, values={BLUE: 4}), 0)
        assert {one.ahead for one in Hard(1, Effort(rounds=20)).advise(view)} == {ahead}


def test_a_spectator_is_no_player() -> None:
    with pytest.raises(ValueError, match="no hand to play"):
        Hard(1, Effort(rounds=1)).choose(view_for(a_state(), None))
