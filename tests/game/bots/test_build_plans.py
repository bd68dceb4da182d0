import pytest

from game.board import Hex
from game.bots.atlas import Atlas
from game.bots.build_plans import (
    approach,
    follow,
    reaches_the_end,
    run,
    rush,
    seize,
    stops,
    waste,
)
from game.rules.actions import Build
from game.rules.companies import COMPANIES
from game.rules.draft import Draft, draft
from game.rules.legality import why_not_build
from game.rules.state import State
from tests.builders import BLUE, RED, a_state, board_of, france, line_from
from tests.game.bots.positions import positions

# From the station in the east: two rural hexes, a city, three rural hexes, the end.
ROW = [Hex(q, 0) for q in range(2, 9)]
NEAR, END = ROW[2], ROW[6]
BOARD = board_of(
    [one for one in ROW if one not in (NEAR, END)],
    {NEAR: ("Near", 2), END: ("End", 4)},
    end="End",
)
EAST = next(
    company
    for company, station in zip(COMPANIES, BOARD.stations, strict=True)
    if station.hex == Hex(1, 0)
)


def row() -> tuple[Atlas, Draft]:
    return Atlas(BOARD), draft(a_state(board=BOARD).table, EAST)


def test_a_run_goes_to_the_city_and_stops_there() -> None:
    atlas, empty = row()
    assert run(atlas, empty).hexes == (*ROW[:2], NEAR)


def test_a_run_takes_the_most_worth_for_the_way() -> None:
    state = a_state(track=line_from(france(), RED, "Dijon"))
    planned = run(Atlas(france()), draft(state.table, RED))
    assert sum(planned.points) >= 3  # Lyon is three steps away
    assert planned.points[-1] > 0


def test_a_rush_goes_towards_the_end_as_far_as_it_can() -> None:
    atlas, empty = row()
    assert rush(atlas, empty).hexes == tuple(ROW[:5])
    assert reaches_the_end(atlas, empty) is None


def test_the_end_in_reach_is_found() -> None:
    state = a_state(board=BOARD, track=dict.fromkeys(ROW[:3], EAST))
    last = reaches_the_end(Atlas(BOARD), draft(state.table, EAST))
    assert last is not None
    assert last.hexes == tuple(ROW[3:7])


def test_an_approach_is_made_where_no_city_is_in_reach() -> None:
    far = [Hex(q, 0) for q in range(2, 10)]
    board = board_of(far, {Hex(10, 0): ("Far", 1)})
    empty = draft(a_state(board=board).table, EAST)
    atlas = Atlas(board)
    assert not run(atlas, empty).hexes
    assert approach(atlas, empty).hexes == tuple(far[:5])


def test_seizing_means_arriving() -> None:
    atlas, empty = row()
    city = BOARD.grid.spots[NEAR].bit
    assert seize(atlas, empty, city).hexes == (*ROW[:2], NEAR)
    assert not seize(atlas, empty, BOARD.grid.spots[END].bit).hexes


def test_waste_brings_nothing() -> None:
    state = a_state(track=line_from(france(), BLUE, "Amiens"))
    planned = waste(Atlas(france()), draft(state.table, BLUE), 5)
    assert len(planned.hexes) == 5
    assert sum(planned.points) == 0


def test_stops_are_the_cities_on_the_way() -> None:
    state = a_state()
    planned = run(Atlas(france()), draft(state.table, BLUE))
    parts = stops(planned)
    assert parts[-1] == planned
    assert all(part.points[-1] for part in parts)


def test_following_ends_where_the_rules_do() -> None:
    _, empty = row()
    assert follow(empty, [ROW[0], ROW[2], ROW[1]]).hexes == (ROW[0],)
    assert len(follow(empty, ROW).hexes) == 5


@pytest.mark.parametrize("state", positions(40, seed=4))
def test_every_build_that_leads_somewhere_is_legal(state: State) -> None:
    atlas = Atlas(state.table.board)
    for company in COMPANIES:
        empty = draft(state.table, company)
        for planned in (
            run(atlas, empty),
            rush(atlas, empty),
            approach(atlas, empty),
            waste(atlas, empty, 5),
            seize(atlas, empty, state.table.board.city_bits & ~atlas.end_bits),
        ):
            if planned.hexes:
                assert why_not_build(state.table, Build(company, planned.hexes)) is None
