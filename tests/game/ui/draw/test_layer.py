from pygame import Rect

from game.ui.draw.layer import joined


def test_boxes_that_touch_are_made_one_and_others_stay_apart() -> None:
    boxes = [Rect(0, 0, 10, 10), Rect(50, 50, 5, 5), Rect(8, 8, 10, 10), Rect(16, 0, 4, 9)]
    assert sorted(map(tuple, joined(boxes))) == [(0, 0, 20, 18), (50, 50, 5, 5)]


def test_no_boxes_are_no_boxes() -> None:
    assert joined([]) == []
