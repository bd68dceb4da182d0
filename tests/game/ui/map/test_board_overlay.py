import pygame

from game.board import Hex
from game.rules.draft import draft
from game.rules.route import shortest_route
from game.ui.map.board import BoardPicture
from game.ui.map.overlay import Overlay
from game.ui.media.assets import Assets
from tests.builders import BLUE, RED, france
from tests.game.ui.map.scenes import a_camera, random_tables

PLANNED, *WAY = shortest_route(draft(random_tables(3, 50)[-1], RED), Hex(2, -4))
OVERLAYS = (
    Overlay(RED, {Hex(2, 3): 0, Hex(2, 4): 2}, hover=Hex(2, 4)),
    Overlay(RED, {Hex(2, 3): 0, Hex(2, 4): 2}, hover=Hex(2, 3), focus=Hex(-1, 4)),
    Overlay(BLUE, {Hex(2, 4): 1}, refused=Hex(1, 4), cut_off=(Hex(3, 5), Hex(4, 4))),
    Overlay(RED, {Hex(2, 3): 0}, (PLANNED,), tuple(WAY[:2]), hover=WAY[1]),
    Overlay(RED, {Hex(2, 3): 0}, (PLANNED,), tuple(WAY), hover=WAY[-1]),
    Overlay(past=(Hex(-2, 8),)),
    Overlay(),
)


def picture(assets: Assets) -> BoardPicture:
    board = BoardPicture(assets, france())
    board.set_camera(a_camera((640, 540), corner=(20, 10)))
    return board


def drawn_at_once(board: BoardPicture, overlay: Overlay) -> pygame.Surface:
    surface = pygame.Surface((700, 560))
    board.draw(surface)
    board.draw_overlay(surface, overlay)
    return surface


def put_in_place(
    surface: pygame.Surface, board: BoardPicture, before: Overlay, after: Overlay
) -> None:
    """Draw only where two overlays differ."""
    for part in board.overlay_changes(before, after):
        surface.set_clip(part)
        board.draw(surface, part)
        board.draw_overlay(surface, after)
    surface.set_clip(None)


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_one_overlay_after_the_other_looks_like_each_drawn_alone(assets: Assets) -> None:
    board = picture(assets)
    board.set_table(random_tables(3, 50)[-1])
    before, shown = OVERLAYS[0], drawn_at_once(board, OVERLAYS[0])
    for overlay in (*OVERLAYS, *reversed(OVERLAYS)):
        put_in_place(shown, board, before, overlay)
        assert same(shown, drawn_at_once(board, overlay))
        before = overlay


def test_what_does_not_differ_is_not_redrawn(assets: Assets) -> None:
    board = picture(assets)
    for overlay in OVERLAYS:
        assert board.overlay_changes(overlay, overlay) == []


def test_while_the_camera_moves_all_of_the_pane_differs(assets: Assets) -> None:
    board = picture(assets)
    board.set_camera(board.camera.panned(30, 30).zoomed(2, (300, 300)), moving=True)
    assert board.overlay_changes(OVERLAYS[0], OVERLAYS[1]) == [pygame.Rect(20, 10, 640, 540)]
