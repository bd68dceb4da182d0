import pytest

from game.bots.advice import MoveAim
from game.bots.candidates import builds, possible_moves, stake, trades
from game.bots.moves import play
from game.rules.actions import Trade
from game.rules.draft import Draft
from game.rules.state import State
from tests.builders import BLUE, GREEN, RED, a_state, france, line_from
from tests.game.bots.positions import a_table_of, outlook_of, positions


@pytest.mark.parametrize("state", positions(40, seed=31))
def test_every_move_that_is_looked_at_is_legal(state: State) -> None:
    own = state.portfolios[state.table.turn]
    moves = possible_moves(state.table, own, outlook_of(state))
    assert moves
    for candidate in moves:
        play(state, candidate.move)


def test_a_build_is_looked_at_once() -> None:
    state = a_state()
    found = builds(state.table, state.portfolios[0], outlook_of(state))
    keys = [
        (one.move.company, frozenset(one.move.hexes))
        for one in found
        if isinstance(one.move, Draft)
    ]
    assert len(keys) == len(set(keys)) == len(found)


def test_a_stake_is_what_one_holds_against_the_others() -> None:
    state = a_state(hands=[{BLUE: 5}, {BLUE: 2}, {RED: 1}], depots={BLUE: 31 - 7})
    assert stake(state.table, state.portfolios[0], BLUE) == 5 - 1
    assert stake(state.table, state.portfolios[2], BLUE) == -3.5


def test_all_aims_of_building_occur() -> None:
    aims = set()
    for state in positions(60, seed=8):
        own = state.portfolios[state.table.turn]
        aims |= {one.aim for one in builds(state.table, own, outlook_of(state))}
    assert aims == set(MoveAim) - {MoveAim.GROW, MoveAim.SWAP}


def test_blocking_names_the_company_that_loses_the_city() -> None:
    hands = [{GREEN: 10}, {RED: 6, BLUE: 4}, {RED: 6, BLUE: 4}]
    state = a_table_of(hands, line_from(france(), RED, "Dijon"), {})
    found = builds(state.table, state.portfolios[0], outlook_of(state))
    blocks = [one for one in found if one.aim is MoveAim.BLOCK]
    assert blocks
    assert all(one.victim is RED for one in blocks)


def test_over_the_limit_two_cost_twenty() -> None:
    state = a_state(hands=[{BLUE: 20}, {RED: 1}, {RED: 1}])
    found = trades(state.table, state.portfolios[0], [10.0] * 6)
    gains = {one.move: one.gain for one in found}
    assert gains[Trade(BLUE, RED, 1)] == 0
    assert gains[Trade(BLUE, RED, 2)] == 10 - 20
