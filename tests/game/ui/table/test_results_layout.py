from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.table.results_layout import engine_places, results_layout

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


@given(st.integers(60, 900), st.integers(24, 300), st.integers(0, 40))
def test_all_locomotives_stand_on_the_shelf(width: int, height: int, count: int) -> None:
    shelf = Rect(10, 20, width, height)
    places = engine_places(shelf, count)
    assert len(places) == count
    assert len({place.center for place in places}) == count
    assert all(shelf.contains(place) for place in places)
