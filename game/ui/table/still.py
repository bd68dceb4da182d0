"""One picture of all that stands still, drawn anew only where a part of it looks different."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.draw.layer import joined


class Part(NamedTuple):
    """One thing in the picture. Two of equal faces look the same."""

    box: Rect  # every pixel that it may lie on
    face: object
    draw: Callable[[Surface], object]


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
            picture.set_clip(box)
            picture.fill("black")  # what can be seen through must not lie upon its own past
            for part in self._parts:
                if part.box.colliderect(box):
                    part.draw(picture)
        picture.set_clip(None)
