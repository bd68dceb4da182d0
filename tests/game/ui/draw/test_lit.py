import pygame

from game.board import Hex
from game.ui.assets import Assets
from game.ui.draw.board import BoardPicture
from game.ui.draw.overlay import Overlay
from tests.builders import BLUE, RED, france
from tests.game.ui.draw.scenes import a_camera, random_tables

OVERLAYS = (
    Overlay(RED, {Hex(2, 3): 0, Hex(2, 4): 2}, hover=Hex(2, 4)),
    Overlay(RED, {Hex(2, 3): 0, Hex(2, 4): 2}, hover=Hex(2, 3), focus=Hex(-1, 4)),
    Overlay(BLUE, {Hex(2, 4): 1}, refused=Hex(1, 4), hemmed=(Hex(3, 5), Hex(4, 4))),
    Overlay(past=(Hex(-2, 8),)),
    Overlay(),
)


def picture(assets: Assets) -> BoardPicture:
    board = BoardPicture(assets, france())
    board.set_camera(a_camera((640, 540), corner=(20, 10)))
    return board


def seen(board: BoardPicture, overlay: Overlay) -> bytes:
    surface = pygame.Surface((700, 560))
    board.draw(surface, overlay=overlay)
    return pygame.image.tobytes(surface, "RGB")


def drawn_at_once(board: BoardPicture, overlay: Overlay) -> bytes:
    surface = pygame.Surface((700, 560))
    board.draw(surface)
    board.draw_overlay(surface, overlay)
    return pygame.image.tobytes(surface, "RGB")


def test_one_overlay_after_the_other_looks_like_each_drawn_at_once(assets: Assets) -> None:
    board = picture(assets)
    board.set_table(random_tables(3, 50)[-1])
    for overlay in (*OVERLAYS, *reversed(OVERLAYS)):
        assert seen(board, overlay) == drawn_at_once(board, overlay)


def test_a_build_under_an_overlay_is_seen(assets: Assets) -> None:
    board = picture(assets)
    for table in random_tables(5, 40):
        board.set_table(table)
        assert seen(board, OVERLAYS[1]) == drawn_at_once(board, OVERLAYS[1])


def test_another_camera_lights_anew(assets: Assets) -> None:
    board = picture(assets)
    seen(board, OVERLAYS[0])
    board.set_camera(board.camera.zoomed(2, (300, 300)))
    assert seen(board, OVERLAYS[0]) == drawn_at_once(board, OVERLAYS[0])
    board.set_camera(board.camera.panned(30, 30), moving=True)
    assert seen(board, OVERLAYS[0]) == drawn_at_once(board, OVERLAYS[0])
