from game.bots.medium import Medium
from game.rules.actions import Build
from game.rules.engine import apply
from game.rules.state import State
from game.rules.views import view_for
from tests.builders import BLACK, BLUE, GREEN, RED, france, line_from
from tests.game.bots.positions import a_table_of, positions

NEAR = line_from(france(), RED, "Dijon", "Lyon", "Valence", "Nîmes")


def test_medium_is_always_legal() -> None:
    for state in positions(80, seed=60):
        apply(state, Medium().choose(view_for(state, state.table.turn)))


def test_the_same_seed_chooses_the_same() -> None:
    for state in positions(6, seed=61):
        view = view_for(state, state.table.turn)
        assert Medium(3).choose(view) == Medium(3).choose(view)


def test_medium_ends_the_game_when_it_is_ahead() -> None:
    state = a_table_of([{RED: 10}, {GREEN: 10}, {GREEN: 6, BLUE: 4}], NEAR, {RED: 9})
    late = State(state.table._replace(actions=60), state.portfolios)
    chosen = Medium().choose(view_for(late, 0))
    assert isinstance(chosen, Build)
    assert france()[chosen.hexes[-1]].end


def test_medium_does_not_end_a_game_that_others_win() -> None:
    state = a_table_of([{GREEN: 10}, {RED: 6, BLUE: 4}, {RED: 7, BLUE: 3}], NEAR, {RED: 9})
    chosen = Medium().choose(view_for(state, 0))
    assert not (isinstance(chosen, Build) and france()[chosen.hexes[-1]].end)


def test_medium_does_not_build_for_others() -> None:
    hands = [{BLUE: 5, GREEN: 5}, {RED: 6, BLACK: 4}, {RED: 6, BLACK: 4}]
    state = a_table_of(hands, NEAR, {RED: 5})
    after, _ = apply(state, Medium().choose(view_for(state, 0)))
    assert after.table.value(RED) == 5
