from pygame import Rect, Surface

from game.ui.results.layout import results_layout
from game.ui.results.sheet_heads import HeadFace, draw_heads
from tests.game.ui.finished import pictures, pixels

SIZE = (1280, 720)
LAYOUT = results_layout(SIZE, 3, 4).sheet
VALUES = (3, 0, 10, 7, 1, 4)


def test_the_heads_stay_above_the_rows() -> None:
    surface = Surface(SIZE)
    draw_heads(surface, pictures(), LAYOUT, HeadFace("Held", "Value", "Lost", "Total", VALUES))
    below = Rect(0, LAYOUT.rows[0].tile.bottom, *SIZE).clip(surface.get_rect())
    assert set(pixels(surface.subsurface(below))) == {0}
