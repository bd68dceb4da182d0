from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.table.results_layout import engine_places, results_layout

sizes = st.tuples(st.integers(1024, 4000), st.integers(600, 2400))
seats = st.integers(3, 6)


@given(sizes, seats)
def test_nothing_overlaps_and_nothing_is_cut_off(size: tuple[int, int], seats: int) -> None:
    layout = results_layout(size, seats, 4)
    window = Rect((0, 0), size)
    lines = [layout.title, layout.subtitle, layout.ending, *layout.tabs]
    apart = [*lines, layout.content, *layout.buttons, layout.note]
    for one, other in combinations(apart, 2):
        assert not one.colliderect(other)
    for box in apart:
        assert window.contains(box)


@given(sizes, seats)
def test_every_row_of_the_sheet_lies_in_the_panel(size: tuple[int, int], seats: int) -> None:
    layout = results_layout(size, seats, 4)
    places = []
    for row in (layout.heads, *layout.rows):
        places += [row.tile, row.shelf, *row.cells, row.penalty, row.total]
    for one, other in combinations(places, 2):
        assert not one.colliderect(other)
    assert all(layout.content.contains(place) for place in places)
    assert min(row.tile.height for row in layout.rows) >= 38


@given(sizes, seats)
def test_the_charts_lie_side_by_side_in_the_panel(size: tuple[int, int], seats: int) -> None:
    layout = results_layout(size, seats, 4)
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
