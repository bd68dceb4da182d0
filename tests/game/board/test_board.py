from collections import Counter

import pytest

from game.board import Board, Hex, HexKind
from tests.builders import at, france


def test_r2_the_map_of_france_has_its_hexes_cities_and_barriers() -> None:
    board = france()
    assert Counter(space.kind for space in board.spaces) == {
        HexKind.EIFFEL: 1,
        HexKind.START: 6,
        HexKind.RURAL: 167,
        HexKind.CITY: 48,
    }
    assert Counter(city.value for city in board.cities) == {1: 28, 2: 12, 3: 7, 4: 1}
    assert sum(city.value for city in board.cities) == 77
    assert len(board.barriers) == 30
    assert [city.name for city in board.cities if city.end] == ["Marseille"]
    assert board[at("Marseille")].value == 4


def test_the_six_stations_lie_in_their_real_direction() -> None:
    assert {station.name: station.hex for station in france().stations} == {
        "Nord": Hex(1, -1),
        "Est": Hex(1, 0),
        "Lyon": Hex(0, 1),
        "Austerlitz": Hex(-1, 1),
        "Montparnasse": Hex(-1, 0),
        "Saint-Lazare": Hex(0, -1),
    }


def test_r14_hexes_parted_by_a_barrier_are_no_neighbours() -> None:
    for barrier in france().barriers:
        one, other = barrier
        assert other not in france().neighbours(one)
        assert one not in france().neighbours(other)


def test_boards_with_the_same_content_are_equal() -> None:
    board = france()
    twin = Board(board.name, board.title, board.spaces, board.barriers)
    other = Board(board.name, board.title, board.spaces, frozenset())
    assert twin == board
    assert hash(twin) == hash(board)
    assert other != board
    assert board != "france"


def test_a_hex_is_on_the_map_or_not() -> None:
    assert Hex(0, 0) in france()
    assert Hex(50, 50) not in france()
    with pytest.raises(KeyError):
        france()[Hex(50, 50)]
