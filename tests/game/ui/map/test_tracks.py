import pygame
from pygame import Rect

from game.board import Hex
from game.ui.map.lineup import ALONE, BESIDE, PlacedRail
from game.ui.map.tracks import Tracks
from game.ui.media.assets import Assets
from tests.builders import BLUE, RED
from tests.game.ui.map.scenes import a_camera

MIDDLE = (0.0, 0.0)
STRAIGHT = PlacedRail(RED, Hex(0, 3), Hex(1, 3), MIDDLE, MIDDLE, ALONE)


def drawn(pane: pygame.Surface) -> Rect:
    mask = pygame.mask.from_threshold(pane, (0, 0, 0), (1, 1, 1, 255))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes)


def test_a_rail_reaches_from_middle_to_middle_in_the_colour_of_its_company(assets: Assets) -> None:
    camera, pane = a_camera(), pygame.Surface((1270, 1080))
    Tracks(assets).draw(pane, [STRAIGHT], camera)
    one, other = camera.pixel_of(Hex(0, 3)), camera.pixel_of(Hex(1, 3))
    box = drawn(pane)
    assert box.left <= one[0]
    assert box.right >= other[0]
    edge = pane.get_at(((one[0] + other[0]) // 2, one[1] + round(camera.hex_width * 0.12)))
    assert edge.r > 2 * max(edge.g, edge.b)


def test_a_rail_lies_in_its_box_in_every_direction_and_lane(assets: Assets) -> None:
    camera, tracks = a_camera(), Tracks(assets)
    aside = (0.235, 0.136)
    for other in (Hex(1, 3), Hex(0, 4), Hex(1, 2), Hex(-1, 3), Hex(-1, 4), Hex(0, 2)):
        for one_aside in (MIDDLE, aside):
            rail = PlacedRail(BLUE, Hex(0, 3), other, one_aside, aside, BESIDE)
            pane = pygame.Surface((1270, 1080))
            tracks.draw(pane, [rail], camera)
            assert tracks.box(rail, camera).contains(drawn(pane))


def test_a_ghost_of_a_rail_is_fainter(assets: Assets) -> None:
    camera = a_camera()
    whole, ghost = pygame.Surface((1270, 1080)), pygame.Surface((1270, 1080))
    Tracks(assets).draw(whole, [STRAIGHT], camera)
    Tracks(assets).draw(ghost, [STRAIGHT], camera, alpha=100)
    spot = camera.pixel_of(Hex(0, 3))
    assert sum(ghost.get_at(spot)[:3]) < sum(whole.get_at(spot)[:3])
