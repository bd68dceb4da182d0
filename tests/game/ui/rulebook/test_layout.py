"""No overlaps in the rulebook's layout, in any window and with letters of any size."""

from itertools import combinations

import pytest
from pygame import Rect

from game.ui.rulebook.layout import book_layout

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (2560, 1440), (3440, 1440), (1024, 1400))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [75, 100, 150, 200])
def test_everything_has_its_own_place_in_the_window(size: tuple[int, int], scale: int) -> None:
    layout = book_layout(size, scale)
    parts = [layout.title, layout.search, layout.list, layout.how, layout.button, layout.paper]
    assert Rect(0, 0, *size).contains(layout.box)
    assert all(layout.box.contains(part) for part in parts)
    assert not any(one.colliderect(other) for one, other in combinations(parts, 2))
    assert layout.paper.contains(layout.view)
    assert layout.paper.contains(layout.bar)
    assert not layout.view.colliderect(layout.bar)
    assert layout.view.width > 20 * layout.letters * 0.45
    assert layout.list.height > 100
