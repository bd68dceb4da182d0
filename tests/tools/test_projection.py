import math

from hypothesis import given
from hypothesis import strategies as st

from game.board import Hex, around
from tools.projection import HexGrid, Point, project

GRID = HexGrid(Point(10, 20), 54)


def test_the_origin_projects_to_zero() -> None:
    origin = project(46.5, 3.0)
    assert math.isclose(origin.x, 0, abs_tol=1e-9)
    assert math.isclose(origin.y, 0, abs_tol=1e-9)


def test_a_degree_northwards_is_about_111_kilometres() -> None:
    assert math.isclose(project(47.5, 3.0).y, 111, abs_tol=1)


def test_paris_and_marseille_are_660_kilometres_apart() -> None:
    distance = math.dist(project(48.8566, 2.3522), project(43.2965, 5.3698))
    assert math.isclose(distance, 660, abs_tol=5)


@given(st.integers(-30, 30), st.integers(-30, 30))
def test_a_hex_is_found_at_its_own_centre(q: int, r: int) -> None:
    assert GRID.hex_at(GRID.centre_of(Hex(q, r))) == Hex(q, r)


@given(st.floats(-900, 900), st.floats(-900, 900))
def test_no_other_centre_is_nearer_than_that_of_the_hex_found(x: float, y: float) -> None:
    point = Point(x, y)
    found = GRID.hex_at(point)
    nearest = min(math.dist(point, GRID.centre_of(other)) for other in around(found))
    assert math.dist(point, GRID.centre_of(found)) <= nearest + 1e-9


def test_six_corners_lie_around_the_centre() -> None:
    centre = GRID.centre_of(Hex(2, 3))
    corners = GRID.corners_of(Hex(2, 3))
    assert len(corners) == 6
    assert all(math.isclose(math.dist(centre, corner), GRID.corner_km) for corner in corners)
