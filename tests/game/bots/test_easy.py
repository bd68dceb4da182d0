from game.bots.easy import Easy
from game.rules.actions import Build, Trade
from game.rules.engine import apply
from game.rules.views import view_for
from tests.builders import BLUE, GREEN, RED, a_state
from tests.game.bots.positions import positions


def test_easy_is_always_legal() -> None:
    for state in positions(80, seed=50):
        apply(state, Easy(1).choose(view_for(state, state.table.turn)))


def test_the_same_seed_chooses_the_same() -> None:
    for state in positions(12, seed=51):
        view = view_for(state, state.table.turn)
        assert Easy(3).choose(view) == Easy(3).choose(view)


def test_easy_builds_only_what_it_holds() -> None:
    state = a_state(hands=[{BLUE: 5}, {RED: 1}, {RED: 1}])
    chosen = {Easy(seed).choose(view_for(state, 0)) for seed in range(30)}
    builds = {one for one in chosen if isinstance(one, Build)}
    assert {one.company for one in builds} == {BLUE}
    assert len({len(one.hexes) for one in builds}) > 1


def test_easy_does_not_exceed_the_limit() -> None:
    state = a_state(hands=[{GREEN: 20}, {RED: 10}, {RED: 10}], depots={RED: 9, BLUE: 9})
    for seed in range(20):
        chosen = Easy(seed).choose(view_for(state, 0))
        assert not isinstance(chosen, Trade) or chosen.count == 1


def test_easy_trades_where_nothing_that_it_holds_can_be_built() -> None:
    state = a_state(hands=[{GREEN: 1}, {RED: 1}, {RED: 1}], depots={RED: 9, GREEN: 0})
    assert all(isinstance(Easy(seed).choose(view_for(state, 0)), Trade) for seed in range(9))
