import pygame

from game.ui.assets import Assets
from game.ui.draw.pieces import Pieces
from game.ui.draw.ribbons import Ribbons
from tests.builders import at
from tests.game.ui.draw.scenes import a_camera


def made(assets: Assets, size: tuple[int, int]) -> tuple[Ribbons, dict[str, pygame.Rect]]:
    camera = a_camera(size)
    ribbons = Ribbons(assets, Pieces(assets, camera.hex_width), camera)
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
