"""One picture of all that stands still, drawn anew only where a part of it looks different."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.map.layer import joined


class Part(NamedTuple):
    """One thing in the picture. Two of equal faces look the same."""

    box: Rect  # every pixel that it may lie on
    face: object
    draw: Callable[[Surface], object]
    hides: bool = False  # nothing below it can be seen in its box
    hole: Rect = Rect(0, 0, 0, 0)  # where in its box it never draws

    def covers(self, box: Rect) -> bool:
        """Whether nothing below it can be seen in a box."""
        return self.hides and bool(self.box.contains(box))


class Still:
    """Keeps the picture. Parts lie upon each other in their order."""

    def __init__(self) -> None:
        self._picture: Surface | None = None
        self._parts: Sequence[Part] = ()

    def show(
        self, size: tuple[int, int], parts: Sequence[Part], others: Iterable[Rect] = ()
    ) -> Surface:
        """The picture of these parts; `others` are boxes in which more than faces has changed."""
        picture, before = self._picture, self._parts
        self._parts = parts
        if picture is None or picture.get_size() != size or len(before) != len(parts):
            picture = self._picture = Surface(size).convert()
            self.repair([picture.get_rect()])
            return picture
        boxes = [*others]
        for one, other in zip(before, parts, strict=True):
            if one.face != other.face or one.box != other.box:
                boxes += (one.box, other.box)
        self.repair(boxes)
        return picture

    def repair(self, boxes: Iterable[Rect]) -> None:
        """Draw everything that lies in these boxes, from the ground up."""
        picture = self._picture
        if picture is None:
            return
        window = picture.get_rect()
        for box in joined(box.clip(window) for box in boxes if box.colliderect(window)):
            box = quick(box)
            picture.set_clip(box)
            there = [part for part in self._parts if part.box.colliderect(box)]
            lowest = next((n for n, part in enumerate(there) if part.covers(box)), None)
            if lowest is None:
                picture.fill("black")  # what can be seen through must not lie upon its own past
            for part in there[lowest or 0 :]:
                if not part.hole.contains(box):
                    part.draw(picture)
        picture.set_clip(None)


def quick(box: Rect) -> Rect:
    """The same pixels or a few more, so that SDL copies them through the cache.

    Rows that begin at a multiple of 16 bytes it streams past the cache, which takes small boxes
    fifteen times as long.
    """
    if box.left % 4 == 0 and box.left:
        return Rect(box.left - 1, box.top, box.width + 1, box.height)
    return box
