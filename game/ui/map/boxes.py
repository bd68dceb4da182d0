"""Rectangles of pixels."""

from collections.abc import Iterable

from pygame import Rect


def joined(boxes: Iterable[Rect]) -> list[Rect]:
    """Boxes that cover the same; two become one if it is no larger than both together."""
    apart: list[Rect] = []
    for box in boxes:
        grown = True
        while grown:
            grown = False
            for turn in box.collidelistall(apart):
                both = box.union(apart[turn])
                if area(both) <= area(box) + area(apart[turn]):
                    box, grown = both, True
                    del apart[turn]
                    break
        apart.append(box)
    return apart


def area(box: Rect) -> int:
    """The number of pixels in a box."""
    return box.width * box.height
