"""Where a note hides least."""

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.map.boxes import area
from game.ui.widgets.placement import KeepClear, hidden, least_hidden

LEFT, RIGHT = Rect(0, 0, 40, 20), Rect(100, 0, 40, 20)
BOXES = st.builds(Rect, *[st.integers(0, 200)] * 2, *[st.integers(1, 80)] * 2)


def test_of_equal_places_the_first_is_taken() -> None:
    assert least_hidden([RIGHT, LEFT], []) == RIGHT
    assert least_hidden([LEFT, RIGHT], [KeepClear([LEFT, RIGHT])]) == LEFT


def test_a_place_that_hides_nothing_is_chosen() -> None:
    assert least_hidden([LEFT, RIGHT], [KeepClear([Rect(10, 10, 5, 5)])]) == RIGHT


def test_heavier_boxes_stay_visible() -> None:
    goal, country = KeepClear([Rect(0, 0, 5, 5)], 20), KeepClear([Rect(100, 0, 20, 20)])
    assert hidden(LEFT, [goal, country]) == 500
    assert hidden(RIGHT, [goal, country]) == 400
    assert least_hidden([LEFT, RIGHT], [goal, country]) == RIGHT


@given(st.lists(BOXES, min_size=1), st.lists(BOXES))
def test_no_other_place_hides_less(places: list[Rect], boxes: list[Rect]) -> None:
    clear = [KeepClear(boxes, 3)]
    best = least_hidden(places, clear)
    assert best in places
    assert all(hidden(best, clear) <= hidden(place, clear) for place in places)
    assert hidden(best, clear) == 3 * sum(area(best.clip(box)) for box in boxes)
