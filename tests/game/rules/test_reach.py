"""R19: the fast answer must equal the slow, obvious one, on thousands of positions."""

import random

import pytest

from game.board import Board, Hex
from game.rules.companies import COMPANIES
from game.rules.draft import Draft, draft
from game.rules.engine import after_draft
from game.rules.playout import play_on, random_build
from game.rules.reach import SAFE_FOR_GOOD, reach, region, watch, way_to_a_city
from game.rules.reasons import Rule
from game.rules.setup import new_game
from game.rules.state import State
from tests.builders import board_of, france
from tests.game.rules.reference import is_cut_off, may_place, standing


def a_crowded_board(chance: random.Random) -> Board:
    """A small random land with few cities and many barriers, where cut-offs are frequent."""
    land = [Hex(q, r) for q in range(-4, 5) for r in range(-4, 5) if 2 <= distance(q, r) <= 3]
    cities = chance.sample(land, 5)
    walls = [
        (one, other)
        for one in land
        for other in land
        if one < other and distance(one.q - other.q, one.r - other.r) == 1 and chance.random() < 0.2
    ]
    rural = [place for place in land if place not in cities]
    names = {place: (f"City {number}", 1) for number, place in enumerate(cities)}
    return board_of(rural, names, walls, end="City 0")


def distance(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


def same_answers(planned: Draft) -> int:
    """Compare every hex; returns how many were refused for R19 alone."""
    table = planned.table
    track = standing(table)
    track[planned.company] = frozenset(table.board.grid.hexes(planned.network))
    open_hexes, refused = set(planned.open_hexes()), 0
    for space in table.board.spaces:
        expected = may_place(table.board, track, planned.company, space.hex)
        assert (space.hex in open_hexes) == expected, space
        reason = planned.why_not(space.hex)
        assert (reason is None) == expected, space
        if reason is not None and reason.rule is Rule.CUT_OFF:
            after = {**track, planned.company: track[planned.company] | {space.hex}}
            cut = tuple(c for c in COMPANIES if is_cut_off(table.board, after, c))
            assert reason.others == cut
            refused += 1
    return refused


def compare_whole_game(state: State, chance: random.Random) -> tuple[int, int]:
    """Play at random, asking everything before every placement; returns (asked, refused)."""
    asked = refused = 0
    while state.table.ending is None and state.table.actions < 120:
        planned = draft(state.table, chance.choice(COMPANIES))
        while planned.room and (places := planned.open_hexes()):
            refused += same_answers(planned)
            asked += 1
            planned = planned.place(chance.choice(places))
        state = after_draft(state, planned) if planned.hexes else play_on(state, chance)
        for company in COMPANIES:
            assert not is_cut_off(state.table.board, standing(state.table), company)
    return asked, refused


def test_r19_fast_and_slow_agree_on_the_map_of_france() -> None:
    chance = random.Random(19)
    asked = sum(compare_whole_game(new_game(france(), 3, seed), chance)[0] for seed in range(6))
    assert asked > 500


def test_r19_fast_and_slow_agree_where_cut_offs_are_frequent() -> None:
    chance = random.Random(20)
    asked = refused = boards = 0
    while boards < 60:
        board = a_crowded_board(chance)
        start = new_game(board, 3, chance.randrange(10**6))
        track = standing(start.table)
        if any(is_cut_off(board, track, company) for company in COMPANIES):
            continue  # such a board can not be played on
        found = compare_whole_game(start, chance)
        boards, asked, refused = boards + 1, asked + found[0], refused + found[1]
    assert asked > 1000
    assert refused > 500


def test_two_ways_apart_leave_no_single_hex_to_hang_on() -> None:
    board = france()
    for spot in (board.grid.spots[station.hex] for station in board.stations):
        found = reach(board, spot.bit, spot.neighbours, board.open_bits)
        assert found.lifeline == 0
        assert found.support & board.city_bits


def test_a_way_is_a_chain_of_hexes_that_ends_in_a_city() -> None:
    board = france()
    spot = board.grid.spots[board.stations[2].hex]
    way = way_to_a_city(board, spot.bit, spot.neighbours, board.open_bits)
    cities = board.grid.hexes(way & board.city_bits)
    assert len(cities) == 1
    assert way & spot.neighbours
    assert way_to_a_city(board, spot.bit, spot.neighbours, 0) == 0


def test_a_region_ends_at_cities_and_full_hexes() -> None:
    board = board_of([Hex(2, 0)], {Hex(3, 0): ("Reims", 1), Hex(4, 0): ("Metz", 1)})
    spot = board.grid.spots[Hex(1, 0)]
    found = region(board, spot.bit, spot.neighbours, board.open_bits)
    assert set(board.grid.hexes(found)) == {Hex(2, 0), Hex(3, 0)}


def test_a_company_in_a_city_hangs_on_nothing() -> None:
    every = watch([SAFE_FOR_GOOD] * 6)
    assert every.lifelines == every.supports == 0
    assert every.with_reach(2, SAFE_FOR_GOOD) is every


@pytest.mark.parametrize("seed", range(20))
def test_a_company_never_cuts_itself_off_by_its_own_build(seed: int) -> None:
    chance = random.Random(seed)
    state = new_game(france(), 4, seed)
    for company in COMPANIES:
        planned = random_build(draft(state.table, company), chance)
        state = after_draft(state, planned)
        assert not is_cut_off(france(), standing(state.table), company)
