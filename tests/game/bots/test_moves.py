import pytest

from game.bots.moves import Move, action_of, any_move, drain, hands_after, play
from game.rules.actions import Build, Trade
from game.rules.draft import draft
from game.rules.engine import apply
from game.rules.legality import trades
from game.rules.state import State
from tests.builders import BLUE, GREEN, RED, YELLOW, a_state
from tests.game.bots.positions import positions


def test_a_draft_is_submitted_as_a_build() -> None:
    state = a_state()
    planned = draft(state.table, BLUE)
    planned = planned.place(planned.open_hexes()[0])
    assert action_of(planned) == Build(BLUE, planned.hexes)
    assert play(state, planned) == apply(state, action_of(planned))[0]


def test_a_trade_is_a_trade() -> None:
    state, trade = a_state(), Trade(BLUE, RED, 1)
    assert action_of(trade) is trade
    assert play(state, trade) == apply(state, trade)[0]


@pytest.mark.parametrize("state", positions(12, seed=11))
def test_the_hands_after_a_move_are_those_of_the_rules(state: State) -> None:
    seat, planned = state.table.turn, draft(state.table, BLUE)
    moves: list[Move] = [*trades(state.table, state.portfolios[seat])]
    moves += [planned.place(place) for place in planned.open_hexes()]
    for move in moves:
        assert hands_after(state.portfolios, seat, move) == play(state, move).portfolios


@pytest.mark.parametrize("state", positions(40, seed=12))
def test_there_is_always_a_move(state: State) -> None:
    play(state, any_move(state.table, state.portfolios[state.table.turn]))


def test_who_cannot_build_takes_from_the_fullest_depot() -> None:
    state = a_state(depots={BLUE: 0, GREEN: 9, YELLOW: 4})
    assert drain(state.table, Trade(BLUE, GREEN, 2)) > drain(state.table, Trade(BLUE, GREEN, 1))
    assert drain(state.table, Trade(BLUE, GREEN, 1)) > drain(state.table, Trade(BLUE, YELLOW, 2))
