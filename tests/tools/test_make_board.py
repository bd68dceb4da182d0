from game.board import Hex
from tools.make_board import (
    BOARD_FILE,
    Barrier,
    area,
    clip,
    cross,
    france_grid,
    make_board,
    read_cities,
)
from tools.projection import Point

SQUARE = [Point(0, 0), Point(2, 0), Point(2, 2), Point(0, 2)]


def test_the_board_file_is_what_the_geography_gives() -> None:
    assert make_board() == BOARD_FILE.read_text(encoding="utf-8")


def test_the_area_of_a_square() -> None:
    assert area(SQUARE) == 4


def test_what_lies_outside_the_window_is_cut_away() -> None:
    window = [Point(1, 1), Point(5, 1), Point(5, 5), Point(1, 5)]
    assert area(clip(SQUARE, window)) == 1
    away = [Point(9, 9), Point(10, 9), Point(10, 10)]
    assert clip(SQUARE, away) == []


def test_a_barrier_crosses_only_what_lies_on_both_sides_of_it() -> None:
    barrier = Barrier("crest", Point(0, -1), Point(0, 1))
    assert cross(barrier, Point(-1, 0), Point(1, 0))
    assert not cross(barrier, Point(-1, 0), Point(-0.5, 0))
    assert not cross(barrier, Point(-1, 5), Point(1, 5))


def test_marseille_lies_south_of_paris_and_brest_west() -> None:
    grid, cities = france_grid(), {city.name: city for city in read_cities()}
    assert grid.hex_at(cities["Marseille"].where).r > 10
    brest = grid.hex_at(cities["Brest"].where)
    assert brest.q + brest.r / 2 < -8
    assert grid.hex_at(grid.centre) == Hex(0, 0)
