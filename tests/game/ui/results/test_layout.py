from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.results.page import results_layout
from game.ui.results.score_sheet import sheet_layout
from game.ui.table.panel.rack import shelf_places

sizes = st.tuples(st.integers(1024, 4000), st.integers(600, 2400))
seats = st.integers(3, 6)
scales = st.sampled_from([0.75, 0.9, 1.0, 1.25, 1.5, 2.0])


@given(sizes, scales)
def test_nothing_overlaps_and_nothing_is_cut_off(size: tuple[int, int], scale: float) -> None:
    layout = results_layout(size, 4, scale)
    window = Rect((0, 0), size)
    lines = [layout.title, layout.subtitle, layout.corner, *layout.tabs]
    apart = [*lines, layout.content, *layout.buttons, layout.footer]
    for one, other in combinations(apart, 2):
        assert not one.colliderect(other)
    for box in apart:
        assert window.contains(box)


@given(sizes, seats, scales)
def test_every_row_of_the_sheet_is_in_the_panel(
    size: tuple[int, int], seats: int, scale: float
) -> None:
    layout = results_layout(size, 4, scale)
    places, sheet = [], sheet_layout(layout, seats)
    for row in (sheet.heads, *sheet.rows):
        places += [row.tile, row.shelf, *row.cells, row.penalty, row.total]
    for one, other in combinations(places, 2):
        assert not one.colliderect(other)
    assert all(layout.content.contains(place) for place in places if not sheet.reach)
    assert all(layout.content.left < place.left < layout.content.right for place in places)
    assert min(row.tile.height for row in sheet.rows) >= 38


@given(sizes, seats, scales)
def test_every_row_can_be_scrolled_to(size: tuple[int, int], seats: int, scale: float) -> None:
    sheet = sheet_layout(results_layout(size, 4, scale), seats)
    assert sheet.view.contains(sheet.rows[0].tile)
    last = sheet.scrolled(sheet.reach).rows[-1]
    assert sheet.view.top <= last.tile.top
    assert last.tile.bottom <= sheet.view.bottom
    if sheet.reach:
        assert not any(row.total.colliderect(sheet.bar) for row in sheet.rows)
        assert sheet.bar.bottom <= sheet.view.bottom


def test_the_players_scale_makes_everything_larger_or_smaller() -> None:
    layouts = [results_layout((1280, 720), 4, scale) for scale in (0.75, 1.0, 2.0)]
    small, usual, large = (layout.scale for layout in layouts)
    assert small < usual < large
    small, usual, large = (sheet_layout(layout, 6).scale for layout in layouts)
    assert small < usual < large
    assert layouts[2].scale_up_to(1.15) < layouts[2].scale_up_to(1.5)


@given(st.integers(60, 900), st.integers(24, 300), st.integers(0, 40), st.integers(0, 20))
def test_all_locomotives_fit_on_the_shelf(width: int, height: int, count: int, more: int) -> None:
    shelf = Rect(10, 20, width, height)
    places = shelf_places(shelf, count, count + more)
    assert len(places) == count
    assert len({place.center for place in places}) == count
    assert all(shelf.contains(place) for place in places)


def test_fewer_locomotives_have_the_same_size_and_columns() -> None:
    shelf = Rect(10, 20, 300, 80)
    assert shelf_places(shelf, 5, 14) == shelf_places(shelf, 14, 14)[:5]


def test_in_a_tall_window_the_page_is_centred() -> None:
    layout = results_layout((1200, 1400), 4)
    assert layout.footer.bottom - layout.title.top < 1000
    above, below = layout.title.top, 1400 - layout.footer.bottom
    assert abs(above - below) < 20
    sheet = sheet_layout(layout, 3)
    used = sheet.rows[-1].tile.bottom - sheet.heads.tile.top
    assert used > layout.inner.height * 0.8


def test_in_a_wide_window_the_sheet_is_centred() -> None:
    row = sheet_layout(results_layout((2500, 700), 4), 3).rows[0]
    assert row.total.right - row.tile.left < 2500 * 0.65
    assert abs(row.tile.left - (2500 - row.total.right)) < 10
