import pytest
from pygame import Rect, Surface

from game.board import Board, load_board, read_board, shipped_boards
from game.ui.map.lands import land_steps
from game.ui.media.assets import Assets
from tests.builders import board_file, france
from tests.game.ui.map.scenes import PANES, a_camera, run

EMPTY = (1, 2, 3)
every_board = pytest.mark.parametrize("name", shipped_boards())


def written(assets: Assets, board: Board, size: tuple[int, int], zoom: float = 1.0) -> Rect:
    """All that is not empty after the lands were named."""
    pane = Surface(size)
    pane.fill(EMPTY)
    pane.set_colorkey(EMPTY)
    camera = a_camera(size, board=board).zoomed(zoom, (0, size[1] / 2))
    run(land_steps(pane, assets, camera))
    return pane.get_bounding_rect()


@every_board
def test_at_rest_no_name_is_cut_at_the_edge(assets: Assets, name: str) -> None:
    for size in PANES:
        found = written(assets, load_board(name), size)
        assert found.width > 0
        assert Rect((0, 0), size).inflate(-22, -22).contains(found)


def test_names_move_with_the_map(assets: Assets) -> None:
    assert written(assets, france(), PANES[-1]) != written(assets, france(), PANES[-1], 1.4)


def test_a_players_own_board_has_no_names(assets: Assets) -> None:
    assert not written(assets, read_board(board_file()), PANES[0])


@every_board
def test_no_name_lies_on_a_hex(assets: Assets, name: str) -> None:
    board = load_board(name)
    for size in PANES:
        camera = a_camera(size, board=board)
        pane = Surface(size)
        pane.fill(EMPTY)
        run(land_steps(pane, assets, camera))
        for space in board.spaces:
            x, y = camera.local(space.hex)
            box = Rect(0, 0, round(camera.hex_width * 0.8), round(camera.hex_width * 0.8))
            box.center = round(x), round(y)
            ground = pane.subsurface(box.clip(pane.get_rect()))
            ground.set_colorkey(EMPTY)
            assert not ground.get_bounding_rect()
