import pygame
import pytest

from game.ui.map.ribbons import Ribbons
from game.ui.media.assets import Assets
from tests.builders import at
from tests.game.ui.map.scenes import a_camera, placed_ribbons, ribbon_areas


def made(assets: Assets, size: tuple[int, int]) -> tuple[Ribbons, dict[str, pygame.Rect]]:
    camera = a_camera(size)
    ribbons = placed_ribbons(assets, camera)
    boxes = ribbons.boxes(camera)
    return ribbons, {name: boxes[at(name)] for name in ("Pau", "Clermont-Ferrand")}


def test_a_ribbon_is_as_long_as_its_name(assets: Assets) -> None:
    _, boxes = made(assets, (1270, 1080))
    assert boxes["Clermont-Ferrand"].width > 2 * boxes["Pau"].width
    assert boxes["Clermont-Ferrand"].height == boxes["Pau"].height


def test_in_a_tiny_pane_only_the_worth_is_left(assets: Assets) -> None:
    _, boxes = made(assets, (320, 280))
    assert boxes["Clermont-Ferrand"].width == boxes["Pau"].width


def test_a_ribbon_fills_its_box(assets: Assets) -> None:
    ribbons, boxes = made(assets, (1270, 1080))
    pane = pygame.Surface((1270, 1080))
    ribbons.draw(pane, at("Pau"), boxes["Pau"])
    drawn = pygame.mask.from_threshold(pane, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    rect = drawn.get_bounding_rects()[0].unionall(drawn.get_bounding_rects())
    assert boxes["Pau"].contains(rect)
    assert rect.width > boxes["Pau"].width * 0.8


@pytest.mark.parametrize("size", [(700, 600), (1270, 1080), (1750, 1440)])
def test_a_ribbon_that_lies_away_from_the_foot_of_its_hex_points_at_it(
    assets: Assets, size: tuple[int, int]
) -> None:
    camera = a_camera(size)
    ribbons = placed_ribbons(assets, camera)
    areas, pointing = ribbon_areas(ribbons, camera), 0
    for place, box in ribbons.boxes(camera).items():
        (_, y), area = camera.local(place), areas[place]
        middle = (area.top + area.bottom) / 2
        tip = box.height > min(other.height for other in ribbons.boxes(camera).values())
        at_the_foot = 0 < middle - y < 0.6 * camera.hex_width
        assert tip != at_the_foot
        if tip:
            pointing += 1
            reach = box.bottom - area.bottom, area.top - box.top
            assert (reach[0] > reach[1]) == (middle < y)  # towards the hex
    assert 0 < pointing < len(areas) / 2
