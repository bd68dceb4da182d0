from pygame import Rect, Surface

from game.ui.assets import Assets
from game.ui.draw.lands import draw_lands
from tests.builders import france
from tests.game.ui.draw.scenes import PANES, a_camera

EMPTY = (1, 2, 3)


def written(assets: Assets, size: tuple[int, int], zoom: float = 1.0) -> Rect:
    """All that is not empty after the lands were named."""
    pane = Surface(size)
    pane.fill(EMPTY)
    pane.set_colorkey(EMPTY)
    draw_lands(pane, assets, a_camera(size).zoomed(zoom, (0, size[1] / 2)))
    return pane.get_bounding_rect()


def test_at_rest_no_name_is_cut_at_the_edge(assets: Assets) -> None:
    for size in PANES:
        found = written(assets, size)
        assert found.width > 0
        assert Rect((0, 0), size).inflate(-22, -22).contains(found)


def test_names_move_with_the_map(assets: Assets) -> None:
    assert written(assets, PANES[-1]) != written(assets, PANES[-1], 1.4)


def test_no_name_lies_on_a_hex(assets: Assets) -> None:
    for size in PANES:
        camera = a_camera(size)
        pane = Surface(size)
        pane.fill(EMPTY)
        draw_lands(pane, assets, camera)
        for space in france().spaces:
            x, y = camera.local(space.hex)
            box = Rect(0, 0, round(camera.hex_width * 0.8), round(camera.hex_width * 0.8))
            box.center = round(x), round(y)
            ground = pane.subsurface(box.clip(pane.get_rect()))
            ground.set_colorkey(EMPTY)
            assert not ground.get_bounding_rect()
