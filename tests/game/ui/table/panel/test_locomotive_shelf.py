from pygame import Rect, Surface

from game.ui.table.panel.locomotive_shelf import draw_shelf
from tests.game.ui.finished import pictures, pixels


def shelf(portfolio: tuple[int, ...] | None) -> bytes:
    surface = Surface((300, 80))
    draw_shelf(surface, pictures(), portfolio, Rect(0, 0, 300, 80), 1.0, False, 9)
    return pixels(surface)


def test_what_is_not_shown_leaves_an_empty_shelf() -> None:
    assert shelf(None) == shelf((0, 0, 0, 0, 0, 0))


def test_every_locomotive_counts() -> None:
    assert len({shelf((n, 0, 0, 0, 0, 0)) for n in range(6)}) == 6
