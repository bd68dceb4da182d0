from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.storage.settings import SMALLEST_WINDOW
from game.ui.table.layout import rack_slots, table_layout

sizes = st.tuples(st.integers(SMALLEST_WINDOW[0], 5120), st.integers(SMALLEST_WINDOW[1], 2880))
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


@pytest.mark.parametrize("size", [SMALLEST_WINDOW, (1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("seats", [4, 6])
def test_letters_are_as_large_as_the_player_wants_as_far_as_there_is_room(
    size: tuple[int, int], seats: int
) -> None:
    usual, larger, largest = (table_layout(size, seats, ui_scale=n) for n in (1.0, 1.3, 2.0))
    assert usual.letters == 1
    assert larger.letters_of(20) >= 1.25 * usual.letters_of(20)
    assert largest.letters_of(20) >= 1.3 * usual.letters_of(20)
    assert largest.buttons[0].height > 1.3 * usual.buttons[0].height
    assert largest.players[0].height > 1.2 * usual.players[0].height


@given(sizes, st.integers(3, 6))
def test_the_log_has_room_for_a_round_of_moves(size: tuple[int, int], seats: int) -> None:
    layout = table_layout(size, seats)
    assert layout.log.height >= 6 * layout.letters_of(24) + layout.pixels(14)


@given(sizes, st.integers(0, 40), scales)
def test_any_number_of_locomotives_stands_in_the_rack(
    size: tuple[int, int], count: int, ui_scale: float
) -> None:
    layout = table_layout(size, 4, ui_scale=ui_scale)
    rack = layout.rack_for(count)
    slots = rack_slots(rack, count)
    assert len(slots) == count
    assert layout.pane.contains(rack)
    assert all(rack.contains(slot) for slot in slots)
    assert all(one.right <= other.left for one, other in pairwise(slots))


def test_the_rack_becomes_wider_for_many_locomotives() -> None:
    layout = table_layout((1920, 1080), 3)
    assert layout.rack_for(8) == layout.rack
    assert layout.rack_for(16).width > layout.rack.width
    sides = [rack_slots(layout.rack_for(count), count)[0].width for count in (8, 16, 20)]
    assert sides[0] == sides[1] == 70
    assert sides[2] > 55


def test_a_card_is_tall_enough_for_its_track_on_the_smallest_window() -> None:
    for seats in (3, 6):
        layout = table_layout(SMALLEST_WINDOW, seats)
        assert layout.cards[0].height >= 38
