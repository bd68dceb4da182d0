import pytest

from game.board import Hex, load_board, read_board
from tools.make_board import (
    BOARDS,
    Barrier,
    area,
    clip,
    cross,
    make_board,
    read_barriers,
    read_cities,
    within,
)
from tools.projection import Point
from tools.regions import FRANCE, PARIS_BRUXELLES, REGIONS, Region

SQUARE = [Point(0, 0), Point(2, 0), Point(2, 2), Point(0, 2)]


@pytest.mark.parametrize("region", REGIONS, ids=lambda region: region.name)
def test_a_board_file_is_what_the_geography_gives(region: Region) -> None:
    text = make_board(region)
    assert text == (BOARDS / f"{region.name}.json").read_text(encoding="utf-8")
    assert read_board(text.encode("utf-8")).name == region.name


def test_the_small_board_is_about_half_of_france() -> None:
    small, france = load_board("paris-bruxelles"), load_board("france")
    assert 90 <= len(small.spaces) <= 120
    assert len(small.spaces) / len(france.spaces) == pytest.approx(0.5, abs=0.1)
    assert [city.name for city in small.cities if city.end] == ["Bruxelles"]


def test_every_obstacle_of_the_small_board_closes_an_edge() -> None:
    grid, board = PARIS_BRUXELLES.grid, load_board("paris-bruxelles")
    for obstacle in read_barriers(PARIS_BRUXELLES):
        assert any(
            cross(obstacle, *(grid.centre_of(place) for place in edge)) for edge in board.barriers
        ), obstacle.name


def test_a_point_lies_within_a_window_or_beside_it() -> None:
    assert within(Point(1, 1), SQUARE)
    assert not within(Point(3, 1), SQUARE)
    assert within(Point(3, 1), [])


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
    grid, cities = FRANCE.grid, {city.name: city for city in read_cities(FRANCE)}
    assert grid.hex_at(cities["Marseille"].where).r > 10
    brest = grid.hex_at(cities["Brest"].where)
    assert brest.q + brest.r / 2 < -8
    assert grid.hex_at(grid.centre) == Hex(0, 0)


def test_on_the_small_board_bruxelles_lies_north_east_of_paris_and_orleans_south() -> None:
    grid = PARIS_BRUXELLES.grid
    places = {city.name: grid.hex_at(city.where) for city in read_cities(PARIS_BRUXELLES)}
    assert places["Bruxelles"].r < -5
    assert places["Bruxelles"].q + places["Bruxelles"].r / 2 > 2
    assert places["Orléans"].r > 2
