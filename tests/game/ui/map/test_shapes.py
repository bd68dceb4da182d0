import pytest
from pygame import Color

from game.ui.map.shapes import NOTHING, Shapes, corners, paint
from game.ui.media.assets import Assets


def test_a_hex_is_filled_and_has_its_line(assets: Assets) -> None:
    picture = Shapes().hex(50, (10, 20, 30, 255), (200, 100, 50, 255), 4)
    middle = picture.get_width() // 2
    assert picture.get_at((middle, middle))[:3] == (10, 20, 30)
    assert picture.get_at((middle + 23, middle)).r > 150
    assert picture.get_at((1, 1)).a == 0


def test_a_ring_is_empty_inside(assets: Assets) -> None:
    picture = Shapes().disc(40, NOTHING, (255, 255, 255, 255), 3)
    middle = picture.get_width() // 2
    assert picture.get_at((middle, middle)).a == 0
    assert picture.get_at((middle + 18, middle)).a > 200


def test_without_a_line_there_is_only_the_fill(assets: Assets) -> None:
    picture = Shapes().hex(50, (255, 0, 0, 70))
    assert picture.get_at((picture.get_width() // 2,) * 2).a == pytest.approx(70, abs=2)


def test_the_same_shape_is_made_once(assets: Assets) -> None:
    shapes = Shapes()
    assert shapes.disc(20, NOTHING) is shapes.disc(20.3, NOTHING)


def test_a_hex_stands_on_a_corner() -> None:
    points = corners(10, (0, 0))
    assert max(x for x, _ in points) == pytest.approx(5)
    assert max(y for _, y in points) == pytest.approx(10 / 3**0.5)


def test_paint_is_a_colour_with_its_opacity() -> None:
    assert paint(Color("#010203"), 9) == (1, 2, 3, 9)
