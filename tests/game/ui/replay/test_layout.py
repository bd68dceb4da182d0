from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.replay.layout import replay_layout

sizes = st.tuples(st.integers(1024, 4000), st.integers(600, 2400))
seats = st.integers(3, 6)
scales = st.sampled_from([0.75, 0.9, 1.0, 1.25, 1.5, 2.0])


@given(sizes, seats, scales)
def test_map_panel_and_bar_share_the_window(
    size: tuple[int, int], seats: int, scale: float
) -> None:
    layout = replay_layout(size, seats, (1, 1, 2), scale)
    window = Rect((0, 0), size)
    parts = [layout.pane, layout.panel, layout.bar]
    assert sum(part.width * part.height for part in parts) == window.width * window.height
    for one, other in combinations(parts, 2):
        assert not one.colliderect(other)


@given(sizes, seats, scales)
def test_everything_lies_apart_in_its_part(size: tuple[int, int], seats: int, scale: float) -> None:
    layout = replay_layout(size, seats, (1, 1, 2), scale)
    beside = [*layout.cards, layout.heading]
    for row in layout.rows:
        beside += [row.tile, row.shelf, row.worth]
    below = [layout.text, layout.position, layout.slider, *layout.buttons]
    for part, boxes in ((layout.panel, beside), (layout.bar, below)):
        for one, other in combinations(boxes, 2):
            assert not one.colliderect(other)
        for box in boxes:
            assert part.contains(box)
            assert box.height > 14


def test_the_players_scale_makes_everything_larger_or_smaller() -> None:
    small, usual, large = (
        replay_layout((1280, 720), 6, (1, 1, 2), scale) for scale in (0.75, 1.0, 2.0)
    )
    assert small.bar.height < usual.bar.height < large.bar.height
    assert small.panel.width < usual.panel.width < large.panel.width
    assert large.pane.height > 720 // 2
