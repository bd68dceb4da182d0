"""The shortest legal way of a build to a hex, against every build that there is."""

import random

import pytest

from game.board import Hex
from game.rules.actions import Build
from game.rules.companies import COMPANIES
from game.rules.draft import Draft, draft
from game.rules.legality import why_not_build
from game.rules.playout import play_on
from game.rules.prospects import steps_to
from game.rules.route import shortest_route
from game.rules.setup import new_game
from game.rules.state import State
from game.rules.table import Ending
from tests.builders import BLACK, BLUE, RED, a_state, board_of, france
from tests.game.rules.reference import is_cut_off, standing
from tests.game.rules.test_reach import a_crowded_board

ONE, TWO, THREE, FOUR = Hex(2, 0), Hex(3, 0), Hex(4, 0), Hex(5, 0)
TOWN, GOAL = Hex(6, 0), Hex(7, 0)
STRAIGHT = board_of(
    [ONE, TWO, THREE, FOUR, Hex(-2, 0)],
    {TOWN: ("Town", 2), GOAL: ("Goal", 4), Hex(8, 0): ("Beyond", 1)},
    end="Goal",
)
EASTERN = BLUE  # whose start hex is at (1, 0) on boards of `board_of`


def an_eastern_draft(**state: object) -> Draft:
    return draft(a_state(board=STRAIGHT, **state).table, EASTERN)  # type: ignore[arg-type]


def test_a_hex_beside_the_line_takes_one_locomotive() -> None:
    assert shortest_route(an_eastern_draft(), ONE) == (ONE,)


def test_a_route_leads_from_the_line_to_the_hex() -> None:
    assert shortest_route(an_eastern_draft(), THREE) == (ONE, TWO, THREE)


def test_a_route_goes_on_from_what_is_planned() -> None:
    assert shortest_route(an_eastern_draft().place(ONE).place(TWO), FOUR) == (THREE, FOUR)


def test_r12_a_route_takes_at_most_five_locomotives() -> None:
    assert len(shortest_route(an_eastern_draft(), TOWN)) == 5
    assert shortest_route(an_eastern_draft(), GOAL) == ()
    assert shortest_route(an_eastern_draft().place(ONE).place(TWO), GOAL) == ()


def test_r12_a_route_takes_no_more_than_the_depot_holds() -> None:
    short = an_eastern_draft(depots={EASTERN: 2})
    assert shortest_route(short, TWO) == (ONE, TWO)
    assert shortest_route(short, THREE) == ()
    assert shortest_route(an_eastern_draft(depots={EASTERN: 0}), ONE) == ()


def test_r24_a_route_may_end_in_the_goal_city_but_never_passes_it() -> None:
    near = dict.fromkeys((ONE, TWO, THREE, FOUR), EASTERN)
    planned = an_eastern_draft(track=near)
    assert shortest_route(planned, GOAL) == (TOWN, GOAL)
    assert shortest_route(planned, Hex(8, 0)) == ()
    assert shortest_route(planned.place(TOWN).place(GOAL), Hex(8, 0)) == ()


def test_there_is_no_route_once_the_game_is_over() -> None:
    assert shortest_route(an_eastern_draft(ending=Ending.MARSEILLE), ONE) == ()


@pytest.mark.parametrize("place", [Hex(0, 0), Hex(1, 0), Hex(0, 1), Hex(40, 40)])
def test_r18_there_is_no_route_to_paris_or_off_the_map(place: Hex) -> None:
    assert shortest_route(an_eastern_draft(), place) == ()


def test_r15_to_r17_there_is_no_route_to_a_hex_that_is_full_or_holds_the_company() -> None:
    planned = an_eastern_draft(track={ONE: (EASTERN, RED), TWO: (BLACK, RED), TOWN: BLACK})
    assert shortest_route(planned, ONE) == ()
    assert shortest_route(planned, TWO) == ()
    assert shortest_route(planned, TOWN) == ()


def test_r14_a_route_goes_around_a_barrier() -> None:
    aside = Hex(2, 1)
    walled = board_of([ONE, TWO, aside], {TOWN: ("Town", 1)}, barriers=[(ONE, TWO)])
    planned = draft(a_state(board=walled).table, EASTERN)
    assert shortest_route(planned, TWO) == (ONE, aside, TWO)


def test_of_equally_short_routes_the_one_worth_most_is_taken() -> None:
    north, south = Hex(3, -1), Hex(2, 1)
    board = board_of([ONE, north], {south: ("South", 2), TWO: ("Two", 1)}, end="Two")
    planned = draft(a_state(board=board).table, EASTERN)
    assert shortest_route(planned, TWO) == (ONE, TWO)
    around = board_of([ONE, north, Hex(4, -1)], {TWO: ("Two", 1), Hex(4, -2): ("End", 1)})
    planned = draft(a_state(board=around).table, EASTERN)
    assert shortest_route(planned, Hex(4, -1)) == (ONE, TWO, Hex(4, -1))


def test_r19_every_route_is_legal_and_none_is_shorter_where_cut_offs_are_frequent() -> None:
    chance, detours = random.Random(22), 0
    for _ in range(40):
        board = a_crowded_board(chance)
        start = new_game(board, 3, chance.randrange(10**6))
        track = standing(start.table)
        if any(is_cut_off(board, track, company) for company in COMPANIES):
            continue  # such a board can not be played on
        state = some_turns(start, chance, 4)
        for company in COMPANIES:
            detours += compare_with_every_build(draft(state.table, company), most=4)
    assert detours > 20


def test_every_route_on_the_map_of_france_is_legal_and_none_is_shorter() -> None:
    for seed in range(2):
        state = some_turns(new_game(france(), 4, seed), random.Random(seed), 20)
        for company in COMPANIES:
            compare_with_every_build(draft(state.table, company), most=3)


def some_turns(state: State, chance: random.Random, turns: int) -> State:
    """A position after at most so many random turns."""
    for _ in range(turns):
        following = play_on(state, chance)
        if following.table.ending is not None:
            break
        state = following
    return state


def fewest_placements(planned: Draft, most: int) -> dict[Hex, int]:
    """Every hex that some legal build reaches, with its fewest placements: by trying them all."""
    fewest: dict[Hex, int] = {}
    drafts = {frozenset[Hex](): planned}
    for length in range(1, min(most, planned.room) + 1):
        longer: dict[frozenset[Hex], Draft] = {}
        for before in drafts.values():
            for place in before.open_hexes():
                fewest.setdefault(place, length)
                longer.setdefault(frozenset((*before.hexes, place)), before.place(place))
        drafts = longer
    return fewest


def compare_with_every_build(planned: Draft, most: int) -> int:
    """Compare the routes to all hexes; returns for how many R19 forbids the plainly shortest."""
    planned, detours = planned._replace(room=min(planned.room, most)), 0
    fewest, grid = fewest_placements(planned, most), planned.table.board.grid
    for place, spot in grid.spots.items():
        found = shortest_route(planned, place)
        assert len(found) == fewest.get(place, 0), place
        if found:
            assert found[-1] == place
            for number in range(1, len(found) + 1):
                prefix = Build(planned.company, found[:number])
                assert why_not_build(planned.table, prefix) is None
        plain = steps_to(planned, spot.bit)
        detours += plain is not None and plain <= planned.room and plain != len(found)
    return detours
