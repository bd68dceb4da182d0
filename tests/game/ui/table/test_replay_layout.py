from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.table.replay_layout import replay_layout

sizes = st.tuples(st.integers(1024, 4000), st.integers(600, 2400))
seats = st.integers(3, 6)


@given(sizes, seats)
def test_map_panel_and_bar_share_the_window(size: tuple[int, int], seats: int) -> None:
    layout = replay_layout(size, seats, (1, 1, 2))
    window = Rect((0, 0), size)
    parts = [layout.pane, layout.panel, layout.bar]
    assert sum(part.width * part.height for part in parts) == window.width * window.height
    for one, other in combinations(parts, 2):
        assert not one.colliderect(other)


@given(sizes, seats)
def test_everything_lies_apart_in_its_part(size: tuple[int, int], seats: int) -> None:
    layout = replay_layout(size, seats, (1, 1, 2))
    beside = [*layout.cards, layout.heading]
    for row in layout.rows:
        beside += [row.tile, row.shelf, row.worth]
    below = [layout.words, layout.position, layout.slider, *layout.buttons]
    for part, boxes in ((layout.panel, beside), (layout.bar, below)):
        for one, other in combinations(boxes, 2):
            assert not one.colliderect(other)
        for box in boxes:
            assert part.contains(box)
            assert box.height > 14
