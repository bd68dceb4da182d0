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


def test_easy_builds_what_it_holds() -> None:
    state = a_state(hands=[{BLUE: 5}, {RED: 1}, {RED: 1}])
    chosen = {Easy(seed).choose(view_for(state, 0)) for seed in range(20)}
    assert all(isinstance(one, Build) and one.company is BLUE for one in chosen)


def test_easy_takes_what_is_dear_today_and_does_not_count_the_limit_down() -> None:
    state = a_state(hands=[{GREEN: 1}, {RED: 1}, {RED: 1}], values={RED: 20}, depots={RED: 9})
    assert Easy(1).choose(view_for(state, 0)) == Trade(GREEN, RED, 2)
