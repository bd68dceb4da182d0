import pygame

from game.board import Hex
from game.ui.map.lineup import ALONE, BESIDE, PlacedLocomotive
from game.ui.map.locomotives import Locomotives
from game.ui.media.assets import Assets
from tests.builders import RED
from tests.game.ui.map.scenes import a_camera

LOCOMOTIVE = PlacedLocomotive(RED, Hex(0, 3), 60, (0.0, 0.0), ALONE)


def a_pane() -> pygame.Surface:
    pane = pygame.Surface((1270, 1080))
    pane.fill("white")
    return pane


def test_a_locomotive_stands_about_the_middle_of_its_hex_and_hardly_beyond_it(
    assets: Assets,
) -> None:
    camera, pane = a_camera(), a_pane()
    for heading in range(0, 360, 30):
        pane.fill("white")
        Locomotives(assets).draw(pane, LOCOMOTIVE._replace(heading=heading), camera)
        mask = pygame.mask.from_threshold(pane, (255, 255, 255), (1, 1, 1, 255))
        mask.invert()
        x, y = mask.centroid()
        middle = camera.pixel_of(LOCOMOTIVE.hex)
        assert abs(x - middle[0]) < camera.hex_width * 0.12
        assert abs(y - middle[1]) < camera.hex_width * 0.12
        box = mask.get_bounding_rects()[0]
        assert max(box.size) < camera.hex_width * 1.1


def test_locomotives_side_by_side_hardly_touch(assets: Assets) -> None:
    camera = a_camera()
    for heading in range(0, 360, 60):
        one = PlacedLocomotive(RED, Hex(0, 3), heading, (-0.235, -0.136), BESIDE)
        masks = []
        for stand in (one, one._replace(aside=(0.235, 0.136))):
            pane = a_pane()
            Locomotives(assets).draw(pane, stand, camera)
            mask = pygame.mask.from_threshold(pane, (255, 255, 255), (1, 1, 1, 255))
            mask.invert()
            masks.append(mask)
        covered = masks[0].overlap_area(masks[1], (0, 0))
        assert covered < masks[0].count() * 0.25


def test_the_patterned_set_looks_different(assets: Assets) -> None:
    camera, plain, patterned = a_camera(), a_pane(), a_pane()
    Locomotives(assets).draw(plain, LOCOMOTIVE, camera)
    Locomotives(assets, patterned=True).draw(patterned, LOCOMOTIVE, camera)
    assert pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(patterned, "RGB")


def test_shadow_and_locomotive_lie_in_the_box(assets: Assets) -> None:
    camera, pane = a_camera(), a_pane()
    locomotives = Locomotives(assets)
    box = locomotives.box(LOCOMOTIVE, camera)
    locomotives.draw_shadow(pane, LOCOMOTIVE, camera)
    locomotives.draw_ghost(pane, LOCOMOTIVE, camera)
    pane.fill("white", box)
    untouched = a_pane()
    assert pygame.image.tobytes(pane, "RGB") == pygame.image.tobytes(untouched, "RGB")
