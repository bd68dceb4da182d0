"""What must always be true, over whole random games of every size."""

import random
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from game.board import Hex
from game.rules.actions import Action, Build, Trade
from game.rules.companies import COMPANIES, LOCOMOTIVES
from game.rules.draft import draft
from game.rules.engine import apply
from game.rules.errors import RuleBroken
from game.rules.playout import play_on, play_out, random_build
from game.rules.scoring import result
from game.rules.setup import new_game
from game.rules.state import State
from tests.builders import a_game, france
from tests.game.rules.reference import is_cut_off, standing

games = st.tuples(st.integers(3, 6), st.integers(0, 10**9))


def every_locomotive_is_somewhere(state: State) -> None:
    table = state.table
    for company in COMPANIES:
        on_the_map = len(table.network(company))
        held = sum(portfolio[company.order] for portfolio in state.portfolios)
        marker = 1
        assert on_the_map + marker + held + table.depot(company) == LOCOMOTIVES


@given(games)
@settings(max_examples=40)
def test_r1_33_locomotives_of_a_colour_are_always_accounted_for(game: tuple[int, int]) -> None:
    for state, action in a_game(*game):
        every_locomotive_is_somewhere(state)
        assert min(state.table.depots) >= 0
        assert min(map(min, state.portfolios)) >= 0
        after, _ = apply(state, action)
        every_locomotive_is_somewhere(after)


@given(games)
@settings(max_examples=40)
def test_every_game_ends_and_has_a_winner(game: tuple[int, int]) -> None:
    seats, seed = game
    final = play_out(new_game(france(), seats, seed), random.Random(seed))
    shown = result(final)
    best = max(score.total for score in shown.scores)
    assert shown.winners
    assert all(shown.scores[seat].total == best for seat in shown.winners)


@given(games, st.integers(0, 80))
@settings(max_examples=25)
def test_r19_no_company_is_ever_cut_off(game: tuple[int, int], moves: int) -> None:
    seats, seed = game
    state, chance = new_game(france(), seats, seed), random.Random(seed)
    for _ in range(moves):
        if state.table.ending is None:
            state = play_on(state, chance)
    track = standing(state.table)
    assert not any(is_cut_off(france(), track, company) for company in COMPANIES)


places = st.builds(Hex, st.integers(-13, 8), st.integers(-6, 16))
companies = st.sampled_from(COMPANIES)
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Build, companies, st.lists(places, max_size=7).map(tuple)),
    st.builds(Trade, companies, companies, st.integers(-1, 4)),
)


@given(games, st.integers(0, 60), st.lists(actions, min_size=1, max_size=20))
@settings(max_examples=60)
def test_a_refused_action_leaves_the_state_equal(
    game: tuple[int, int], moves: int, tries: list[Action]
) -> None:
    seats, seed = game
    state, chance = new_game(france(), seats, seed), random.Random(seed)
    for _ in range(moves):
        if state.table.ending is None:
            state = play_on(state, chance)
    before = repr(state)
    for action in tries:
        with suppress(RuleBroken):
            apply(state, action)
        assert repr(state) == before


def test_a_random_build_stays_within_five() -> None:
    chance = random.Random(4)
    state = new_game(france(), 4, seed=4)
    sizes = {
        len(random_build(draft(state.table, company), chance).hexes)
        for company in COMPANIES
        for _ in range(40)
    }
    assert sizes == {1, 2, 3, 4, 5}


def test_the_same_chance_gives_the_same_game() -> None:
    finals = [play_out(new_game(france(), 4, 1), random.Random(6)) for _ in range(2)]
    assert finals[0] == finals[1]
