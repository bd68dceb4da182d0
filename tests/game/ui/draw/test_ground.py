import pygame
import pytest
from pygame import Surface

from game.board import Hex
from game.ui.assets import Assets
from game.ui.draw.camera import fitted, frame_of
from game.ui.draw.ground import MapPicture, draw_ground
from game.ui.draw.pieces import Pieces
from tests.builders import board_of
from tests.game.ui.draw.scenes import PANES, STRANGE_PANES, a_camera


@pytest.mark.parametrize("size", [*PANES, *STRANGE_PANES])
def test_the_ground_fills_its_pane(assets: Assets, size: tuple[int, int]) -> None:
    camera = a_camera(size)
    pane = Surface(size)
    pane.fill("magenta")
    draw_ground(pane, MapPicture(assets), Pieces(assets, camera.hex_width), camera)
    assert not pygame.mask.from_threshold(pane, (255, 0, 255), (1, 1, 1, 255)).count()


def test_the_photograph_stays_in_memory_only_while_the_view_is_close(screen: Surface) -> None:
    loads: list[str] = []

    class Counting(Assets):
        def photograph(self, name: str) -> Surface:
            loads.append(name)
            return super().photograph(name)

    picture, camera = MapPicture(Counting()), a_camera((400, 300))
    near = camera.zoomed(3, (200, 150))
    for view in (camera, near, near.panned(50, 0), camera, near):
        picture.draw(Surface((400, 300)), view)
    assert len(loads) == 3


def test_a_near_view_shows_the_same_map(assets: Assets) -> None:
    camera = a_camera((600, 500))
    near = camera.zoomed(2, (300, 250))
    picture = MapPicture(assets)
    far_view, near_view = Surface((600, 500)), Surface((600, 500))
    picture.draw(far_view, camera)
    picture.draw(near_view, near)
    for place in (Hex(0, 2), Hex(-1, 5), Hex(2, 4)):
        far = far_view.get_at(camera.pixel_of(place))
        close = near_view.get_at(near.pixel_of(place))
        assert max(abs(far[part] - close[part]) for part in range(3)) < 60


def test_stations_of_another_board_borrow_a_building(assets: Assets) -> None:
    board = board_of([Hex(2, 0)], {Hex(3, 0): ("Big", 9)})
    camera = fitted(frame_of(assets.manifest("map"), board), (0, 0, 300, 300))
    pane = Surface((300, 300))
    draw_ground(pane, MapPicture(assets), Pieces(assets, camera.hex_width), camera)
    assert pane.get_at((150, 150))[:3] != (0, 0, 0)
