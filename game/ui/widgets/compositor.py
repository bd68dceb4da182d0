"""A picture made of parts, drawn anew only where a part looks different."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.map.boxes import joined


class Part(NamedTuple):
    """One thing in the picture. Two with equal faces look the same."""

    box: Rect  # every pixel that it may lie on
    state: object
    draw: Callable[[Surface], object]
    hides: bool = False  # nothing below it can be seen in its box
    hole: Rect = Rect(0, 0, 0, 0)  # where in its box it never draws
    # Where it differs from the same part with another face; None, or without it: everywhere.
    changed_boxes: Callable[[object], list[Rect] | None] | None = None

    def covers(self, box: Rect) -> bool:
        """Whether nothing below it can be seen in a box."""
        return self.hides and bool(self.box.contains(box))

    def differences(self, before: "Part") -> Sequence[Rect]:
        """Where the picture differs if this part takes another's place."""
        if self.state == before.state and self.box == before.box:
            return ()
        within = (
            self.changed_boxes(before.state)
            if self.changed_boxes and self.box == before.box
            else None
        )
        return (before.box, self.box) if within is None else within


class Compositor:
    """Keeps the picture of all still parts; what moves is drawn above it in every frame."""

    def __init__(self) -> None:
        self._picture: Surface | None = None
        self._parts: Sequence[Part] = ()
        self._surface: Surface | None = None  # that the latest picture was drawn on
        self._touched: list[Rect] = []  # by what moves

    def show(
        self,
        surface: Surface,
        parts: Sequence[Part] | None,
        draw_moving: Callable[[Surface], list[Rect]] = lambda surface: [],
    ) -> list[Rect] | None:
        """Draw what has changed; returns where, or None for everywhere. Parts lie upon each other
        in their order; without any they are the same as before."""
        changed = self._renew(surface.get_size(), self._parts if parts is None else parts)
        whole = changed is None or surface is not self._surface
        restored = (
            [surface.get_rect()] if whole else [*self._touched, *map(fast_box, changed or ())]
        )
        self._surface, picture = surface, self._picture or surface
        for box in restored:
            surface.blit(picture, box, box)
        self._touched = [fast_box(box) for box in draw_moving(surface)]
        return None if whole else restored + self._touched

    def redraw_all(self) -> None:
        """Something else was drawn on the surface: draw everything next time."""
        self._surface = None

    def release(self) -> None:
        """Drop the picture while the scene is covered."""
        self._picture = self._surface = None

    def _renew(self, size: tuple[int, int], parts: Sequence[Part]) -> list[Rect] | None:
        """Bring the still picture up to date; returns where, or None for everywhere."""
        before, self._parts = self._parts, parts
        picture = self._picture
        if picture is None or picture.get_size() != size or len(before) != len(parts):
            picture = self._picture = Surface(size).convert()
            self._repair(picture, [picture.get_rect()])
            return None
        if before is parts:
            return []
        window = picture.get_rect()
        pairs = zip(before, parts, strict=True)
        boxes = [box.clip(window) for one, two in pairs for box in two.differences(one)]
        return self._repair(picture, [box for box in boxes if box])

    def _repair(self, picture: Surface, boxes: Iterable[Rect]) -> list[Rect]:
        """Draw everything that lies in these boxes, from the ground up; returns where."""
        drawn = [fast_box(box) for box in joined(boxes)]
        for box in drawn:
            picture.set_clip(box)
            there = [part for part in self._parts if part.box.colliderect(box)]
            lowest = next((n for n, part in enumerate(there) if part.covers(box)), None)
            if lowest is None:
                picture.fill("black")  # what can be seen through must not lie upon its own past
            for part in there[lowest or 0 :]:
                if not part.hole.contains(box):
                    part.draw(picture)
        picture.set_clip(None)
        return drawn


def fast_box(box: Rect) -> Rect:
    """The same pixels or a few more, so that SDL copies them through the cache.

    Rows that begin at a multiple of 16 bytes it streams past the cache, which takes small boxes
    fifteen times as long.
    """
    if box.left % 4 == 0 and box.left:
        return Rect(box.left - 1, box.top, box.width + 1, box.height)
    return box
