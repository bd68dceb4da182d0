from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.layout import SMALLEST, rack_slots, table_layout

sizes = st.tuples(st.integers(SMALLEST[0], 5120), st.integers(SMALLEST[1], 2880))
scales = st.floats(0.75, 2.0)


@given(sizes, st.integers(3, 6), scales)
def test_nothing_is_cut_off_or_overlaps_in_any_window(
    size: tuple[int, int], seats: int, ui_scale: float
) -> None:
    layout = table_layout(size, seats, ui_scale=ui_scale)
    window = Rect(0, 0, *size)
    parts = [*layout.players, *layout.cards, layout.action, layout.status, layout.log]
    for part in parts:
        assert layout.panel.contains(part)
        assert part.width > 0
        assert part.height > 0
    for one, other in combinations(parts, 2):
        assert not one.colliderect(other)
    assert window.contains(layout.panel)
    assert window.contains(layout.pane)
    assert not layout.pane.colliderect(layout.panel)
    assert layout.pane.contains(layout.rack)
    assert all(layout.action.contains(button) for button in layout.buttons)
    assert all(layout.pane.contains(tool) for tool in layout.tools)


@given(sizes, st.integers(3, 6), scales)
def test_who_watches_has_larger_letters_and_no_buttons(
    size: tuple[int, int], seats: int, ui_scale: float
) -> None:
    layout = table_layout(size, seats, ui_scale=ui_scale, watching=True)
    assert layout.buttons == ()
    assert layout.letters > 1
    parts = [*layout.players, *layout.cards, layout.action, layout.log]
    assert all(layout.panel.contains(part) for part in parts)
    assert all(part.width > 0 and part.height > 0 for part in parts)
    assert layout.action.contains(layout.status)
    for one, other in combinations(parts, 2):
        assert not one.colliderect(other)
    assert layout.pane.width >= 0.53 * size[0]


@given(sizes, scales)
def test_the_map_keeps_more_than_half_of_the_window(size: tuple[int, int], ui_scale: float) -> None:
    layout = table_layout(size, 4, ui_scale=ui_scale)
    assert layout.pane.width >= 0.53 * size[0]


@given(sizes, st.integers(0, 40))
def test_any_number_of_locomotives_stands_in_the_rack(size: tuple[int, int], count: int) -> None:
    rack = table_layout(size, 4).rack
    slots = rack_slots(rack, count)
    assert len(slots) == count
    assert all(rack.contains(slot) for slot in slots)
    assert slots == sorted(slots, key=lambda slot: slot.left)


def test_a_card_is_tall_enough_for_its_track_on_the_smallest_window() -> None:
    for seats in (3, 6):
        layout = table_layout(SMALLEST, seats)
        assert layout.cards[0].height >= 38
