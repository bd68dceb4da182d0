from pygame import Rect

from game.ui.map.boxes import joined


def test_boxes_that_touch_are_made_one_and_others_stay_apart() -> None:
    boxes = [Rect(0, 0, 10, 10), Rect(50, 50, 5, 5), Rect(5, 0, 10, 10), Rect(14, 0, 6, 10)]
    assert sorted(map(tuple, joined(boxes))) == [(0, 0, 20, 10), (50, 50, 5, 5)]


def test_boxes_that_hardly_touch_stay_apart_since_both_cost_less_than_one() -> None:
    boxes = [Rect(0, 0, 10, 100), Rect(5, 95, 100, 10)]
    assert joined(boxes) == boxes


def test_no_boxes_are_no_boxes() -> None:
    assert joined([]) == []
