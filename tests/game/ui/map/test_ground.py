from itertools import pairwise

import pygame
import pytest
from pygame import Surface

from game.board import Hex
from game.ui.map.camera import fitted, frame_of
from game.ui.map.ground import MapPicture, ground_steps
from game.ui.map.pieces import MapPieces
from game.ui.media.assets import Assets
from tests.builders import board_of, france
from tests.game.ui.map.scenes import PANES, STRANGE_PANES, a_camera, run


@pytest.mark.parametrize("size", [*PANES, *STRANGE_PANES])
def test_the_ground_fills_its_pane(assets: Assets, size: tuple[int, int]) -> None:
    camera = a_camera(size)
    pane = Surface(size)
    pane.fill("magenta")
    pieces = MapPieces(assets, camera.hex_width)
    run(ground_steps(pane, assets, MapPicture(assets, camera.frame.board), pieces, camera))
    assert not pygame.mask.from_threshold(pane, (255, 0, 255), (1, 1, 1, 255)).count()


@pytest.mark.parametrize("size", [(2100, 700), (700, 1400)])
def test_the_picture_does_not_end_with_a_hard_edge(assets: Assets, size: tuple[int, int]) -> None:
    """From one line of the pane to the next the colours change little, out to the flat sea."""
    camera, pane = a_camera(size), Surface(size)
    MapPicture(assets, france()).draw(pane, camera)
    upright = size[1] > size[0]
    whole = pane.get_rect()
    lines = [
        pane.subsurface((0, at, size[0], 1) if upright else (at, 0, 1, size[1]))
        for at in range(whole.height if upright else whole.width)
    ]
    means = [pygame.transform.average_color(line)[:3] for line in lines]
    steps = [sum(abs(a - b) for a, b in zip(*pair, strict=True)) for pair in pairwise(means)]
    assert max(steps) < 12
    assert means[0] != means[len(means) // 2]


class Counting(Assets):
    """Counts the tiles that are read."""

    loads = 0

    def photograph(self, name: str) -> Surface:
        self.loads += 1
        return super().photograph(name)


def test_a_near_view_reads_no_more_than_it_shows(screen: Surface) -> None:
    assets, pane, camera = Counting(), Surface((400, 300)), a_camera((400, 300))
    picture = MapPicture(assets, france())
    picture.draw(pane, camera)
    whole, assets.loads = assets.loads, 0
    picture.draw(pane, camera.zoomed(4, (200, 150)))
    assert 0 < assets.loads <= whole / 4


def test_no_tile_is_read_twice_for_one_view(screen: Surface) -> None:
    assets, pane = Counting(), Surface((1310, 1080))
    MapPicture(assets, france()).draw(pane, a_camera((1310, 1080)))
    assert assets.loads <= 8 * 10


def test_tiles_join_without_a_seam(assets: Assets) -> None:
    """Across the edges of tiles the map changes no more than beside them."""
    camera = a_camera((1310, 1080)).zoomed(4, (655, 540))
    pane = Surface((1310, 1080))
    MapPicture(assets, france()).draw(pane, camera)
    left, scale = camera.origin[0], camera.scale

    def step(x: int) -> float:
        pairs = ((pane.get_at((x - 1, y)), pane.get_at((x, y))) for y in range(0, 1080, 5))
        return sum(abs(one[part] - other[part]) for one, other in pairs for part in range(3))

    edges = [round(left + column * 496 * scale) for column in range(9)]
    seen = [edge for edge in edges if 20 < edge < 1290]
    assert seen
    for edge in seen:
        beside = [step(edge + aside) for aside in (-15, -10, -5, 5, 10, 15)]
        assert max(step(edge + aside) for aside in (-1, 0, 1)) < 2 * max(beside)


def test_a_near_view_shows_the_same_map(assets: Assets) -> None:
    camera = a_camera((600, 500))
    near = camera.zoomed(2, (300, 250))
    picture = MapPicture(assets, france())
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
    pieces = MapPieces(assets, camera.hex_width)
    run(ground_steps(pane, assets, MapPicture(assets, camera.frame.board), pieces, camera))
    assert pane.get_at((150, 150))[:3] != (0, 0, 0)
