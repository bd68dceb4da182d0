from hypothesis import given
from hypothesis import strategies as st

from game.board import Hex, around
from game.board.grid import Grid
from tests.builders import france

PLACES = [space.hex for space in france().spaces]


def test_a_step_crosses_every_open_edge_and_no_barrier() -> None:
    board = france()
    for space in board.spaces:
        expected = {
            other
            for other in around(space.hex)
            if other in board and frozenset((space.hex, other)) not in board.barriers
        }
        spot = board.grid.spots[space.hex]
        assert set(board.grid.hexes(spot.neighbours)) == expected
        assert set(board.grid.hexes(spot.touching)) == {h for h in around(space.hex) if h in board}


@given(st.sets(st.sampled_from(PLACES)))
def test_a_set_comes_back_as_it_was(places: set[Hex]) -> None:
    grid = france().grid
    bits = grid.bits(places)
    listed = grid.hexes(bits)
    assert set(listed) == places
    assert len(listed) == len(places)
    assert [grid.nth(bits, number) for number in range(len(listed))] == listed


@given(st.sets(st.sampled_from(PLACES)))
def test_a_set_spreads_to_the_neighbours_of_its_hexes(places: set[Hex]) -> None:
    board = france()
    spread = set(board.grid.hexes(board.grid.spread(board.grid.bits(places))))
    assert spread == {other for place in places for other in board.neighbours(place)}


def test_a_single_hex_spreads_to_its_neighbours() -> None:
    grid = france().grid
    for place in PLACES:
        spot = grid.spots[place]
        assert grid.neighbours(spot.bit) == spot.neighbours
        assert grid.hex_of(spot.bit) == place


def test_the_ends_of_two_rows_do_not_touch() -> None:
    grid = Grid([Hex(0, 0), Hex(1, 0), Hex(0, 2), Hex(1, 1)], frozenset())
    assert grid.hexes(grid.spread(grid.bits([Hex(1, 0)]))) == [Hex(1, 1), Hex(0, 0)]
