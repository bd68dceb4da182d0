from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.results.layout import results_layout
from game.ui.table.panel.engines_small import engine_places

sizes = st.tuples(st.integers(1024, 4000), st.integers(600, 2400))
seats = st.integers(3, 6)
scales = st.sampled_from([0.75, 0.9, 1.0, 1.25, 1.5, 2.0])


@given(sizes, seats, scales)
def test_nothing_overlaps_and_nothing_is_cut_off(
    size: tuple[int, int], seats: int, scale: float
) -> None:
    layout = results_layout(size, seats, 4, scale)
    window = Rect((0, 0), size)
    lines = [layout.title, layout.subtitle, layout.ending, *layout.tabs]
    apart = [*lines, layout.content, *layout.buttons, layout.note]
    for one, other in combinations(apart, 2):
        assert not one.colliderect(other)
    for box in apart:
        assert window.contains(box)


@given(sizes, seats, scales)
def test_every_row_of_the_sheet_lies_in_the_panel(
    size: tuple[int, int], seats: int, scale: float
) -> None:
    layout = results_layout(size, seats, 4, scale)
    places, sheet = [], layout.sheet
    for row in (sheet.heads, *sheet.rows):
        places += [row.tile, row.shelf, *row.cells, row.penalty, row.total]
    for one, other in combinations(places, 2):
        assert not one.colliderect(other)
    assert all(layout.content.contains(place) for place in places if not sheet.reach)
    assert all(layout.content.left < place.left < layout.content.right for place in places)
    assert min(row.tile.height for row in sheet.rows) >= 38


@given(sizes, seats, scales)
def test_every_row_can_be_scrolled_to(size: tuple[int, int], seats: int, scale: float) -> None:
    sheet = results_layout(size, seats, 4, scale).sheet
    assert sheet.view.contains(sheet.rows[0].tile)
    last = sheet.scrolled(sheet.reach).rows[-1]
    assert sheet.view.top <= last.tile.top
    assert last.tile.bottom <= sheet.view.bottom
    if sheet.reach:
        assert not any(row.total.colliderect(sheet.bar) for row in sheet.rows)
        assert sheet.bar.bottom <= sheet.view.bottom


def test_the_players_scale_makes_everything_larger_or_smaller() -> None:
    small, usual, large = (results_layout((1280, 720), 6, 4, scale) for scale in (0.75, 1.0, 2.0))
    assert small.scale < usual.scale < large.scale
    assert small.sheet.scale < usual.sheet.scale < large.sheet.scale
    assert small.charts_scale < usual.charts_scale < large.charts_scale


@given(sizes, seats, scales)
def test_the_charts_lie_side_by_side_in_the_panel(
    size: tuple[int, int], seats: int, scale: float
) -> None:
    layout = results_layout(size, seats, 4, scale)
    one, other = layout.charts
    assert not one.colliderect(other)
    assert layout.content.contains(one)
    assert layout.content.contains(other)


@given(st.integers(60, 900), st.integers(24, 300), st.integers(0, 40), st.integers(0, 20))
def test_all_locomotives_stand_on_the_shelf(width: int, height: int, count: int, more: int) -> None:
    shelf = Rect(10, 20, width, height)
    places = engine_places(shelf, count, count + more)
    assert len(places) == count
    assert len({place.center for place in places}) == count
    assert all(shelf.contains(place) for place in places)


def test_who_holds_fewer_has_them_as_large_and_in_the_same_columns() -> None:
    shelf = Rect(10, 20, 300, 80)
    assert engine_places(shelf, 5, 14) == engine_places(shelf, 14, 14)[:5]


def test_in_a_high_window_the_page_stands_in_the_middle() -> None:
    layout = results_layout((1200, 1400), 3, 4)
    assert layout.note.bottom - layout.title.top < 1000
    above, below = layout.title.top, 1400 - layout.note.bottom
    assert abs(above - below) < 20
    rows = layout.sheet.rows
    used = rows[-1].tile.bottom - layout.sheet.heads.tile.top
    assert used > layout.inner.height * 0.8


def test_in_a_broad_window_the_sheet_keeps_together_in_the_middle() -> None:
    layout = results_layout((2500, 700), 3, 4)
    row = layout.sheet.rows[0]
    assert row.total.right - row.tile.left < 2500 * 0.65
    assert abs(row.tile.left - (2500 - row.total.right)) < 10
