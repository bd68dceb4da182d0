"""A picture made of parts, redrawn only where a part has changed."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.map.boxes import joined


class Part(NamedTuple):
    """One thing in the picture. With an equal state it looks the same."""

    box: Rect  # every pixel that it may cover
    state: object
    draw: Callable[[Surface], object]
    hides: bool = False  # opaque in all of its box
    hole: Rect = Rect(0, 0, 0, 0)  # where in its box it never draws
    # Where it differs from the same part in another state; None, or without it: everywhere.
    changed_boxes: Callable[[object], list[Rect] | None] | None = None
    # Draws what moves above the parts below it and under those above it; returns where.
    draw_movers: Callable[[Surface], list[Rect]] | None = None

    def covers(self, box: Rect) -> bool:
        """Whether it hides everything below it in a box."""
        return self.hides and bool(self.box.contains(box))

    def alike(self, other: "Part") -> bool:
        """Whether it looks the same as another."""
        return self.box == other.box and self.state == other.state

    def differences(self, before: "Part") -> Sequence[Rect]:
        """Where the picture differs if this part replaces another."""
        if self.box != before.box:
            return before.box, self.box
        if self.state == before.state:
            return ()
        within = self.changed_boxes(before.state) if self.changed_boxes else None
        return (self.box,) if within is None else within


class Compositor:
    """Keeps the picture of all still parts; what moves is drawn on it in every frame.

    What moves between the parts (`Part.draw_movers`) stays below those that lie above it.

    While nearly everything changes, it can do without: parts are then drawn on the window itself.
    """

    def __init__(self) -> None:
        self._picture: Surface | None = None
        self._parts: Sequence[Part] = ()
        self._surface: Surface | None = None  # drawn on last
        self._touched: list[Rect] = []  # by what moves
        self._owed: list[Rect] = []  # where the picture does not show its parts yet

    def show(
        self,
        surface: Surface,
        parts: Sequence[Part] | None,
        draw_moving: Callable[[Surface], list[Rect]] = lambda surface: [],
        *,
        keep: bool = True,
    ) -> list[Rect] | None:
        """Draw what has changed; returns where, or None for everywhere.

        Later parts lie on top; None stands for the same parts as before. Without `keep` there is
        no picture of the still parts: less memory, but what moves has to be drawn over again.
        """
        before, whole = self._parts, surface is not self._surface
        if parts is not None:
            self._parts = parts
        self._surface = surface
        if self._picture is not None and self._picture.get_size() != surface.get_size():
            self._picture, whole = None, True
        if self._picture is not None and (keep or whole):
            changed = self._update(self._picture, before)
            restored = [surface.get_rect()] if whole else [*self._touched, *changed]
            for box in restored:
                surface.blit(self._picture, box, box)
            if not keep:
                self._picture = None
        else:
            self._picture = None
            restored = self._draw_directly(surface, None if whole else before)
            self._picture = surface.copy() if keep else None
        self._touched = [*self._draw_movers(surface), *map(fast_box, draw_moving(surface))]
        return None if whole else restored + self._touched

    def fits(self, surface: Surface) -> bool:
        """Whether there is a picture for a surface."""
        return self._picture is not None and self._picture.get_size() == surface.get_size()

    def steps(self, size: tuple[int, int], parts: Sequence[Part]) -> Iterator[None]:
        """Bring the picture up to date while something else covers the window, box by box."""
        window = Rect((0, 0), size)
        if self._picture is None or self._picture.get_size() != size:
            yield from self._drawing(size, parts)
            return
        before, self._parts = self._parts, parts
        self._owed += self._differences(window, before)
        self._surface = None
        while self._picture is not None and self._owed:
            self._redraw(self._picture, [self._owed.pop(0)])
            yield

    def _drawing(self, size: tuple[int, int], parts: Sequence[Part]) -> Iterator[None]:
        """Draw a new picture, part by part."""
        picture = self._picture = Surface(size)
        owed = self._owed = [picture.get_rect()]
        self._parts, self._surface = parts, None
        for part in parts:
            if self._owed is not owed:  # shown or dropped meanwhile
                return
            part.draw(picture)
            yield
        if self._owed is owed:
            self._owed = []

    def redraw_all(self) -> None:
        """Draw everything next time: something else was drawn on the surface."""
        self._surface = None

    def release(self) -> None:
        """Drop the picture while the scene is covered."""
        self._picture = self._surface = None
        self._owed = []

    def _draw_movers(self, surface: Surface) -> list[Rect]:
        """Draw what moves between the parts, and again the parts that lie above it; where."""
        touched: list[Rect] = []
        for number, part in enumerate(self._parts, 1):
            if part.draw_movers is not None and (boxes := part.draw_movers(surface)):
                _draw_above(surface, boxes, self._parts[number:])
                touched += map(fast_box, boxes)
        return touched

    def _draw_directly(self, surface: Surface, before: Sequence[Part] | None) -> list[Rect]:
        """Draw on a surface that shows other parts and what moves, or anything; returns where."""
        window, self._owed = surface.get_rect(), []
        if before is None:
            return self._redraw(surface, [window])
        return self._redraw(surface, [*self._touched, *self._differences(window, before)])

    def _update(self, picture: Surface, before: Sequence[Part]) -> list[Rect]:
        """Bring the still picture up to date; returns where."""
        boxes = [*self._owed, *self._differences(picture.get_rect(), before)]
        self._owed = []
        return self._redraw(picture, boxes)

    def _differences(self, window: Rect, before: Sequence[Part]) -> list[Rect]:
        """Where the parts differ from others."""
        if before is self._parts:
            return []
        if len(before) != len(self._parts):
            return _unmatched(window, before, self._parts)
        pairs = zip(before, self._parts, strict=True)
        boxes = [box.clip(window) for one, two in pairs for box in two.differences(one)]
        return [box for box in boxes if box]

    def _redraw(self, picture: Surface, boxes: Iterable[Rect]) -> list[Rect]:
        """Draw everything in these boxes, from the lowest visible part up; returns where."""
        drawn = [fast_box(box) for box in joined(boxes)]
        for box in drawn:
            picture.set_clip(box)
            there = [part for part in self._parts if part.box.colliderect(box)]
            lowest = next((n for n, part in enumerate(there) if part.covers(box)), None)
            if lowest is None:
                picture.fill("black")  # translucent parts must not be drawn over themselves
            for part in there[lowest or 0 :]:
                if not part.hole.contains(box):
                    part.draw(picture)
        picture.set_clip(None)
        return drawn


def _draw_above(surface: Surface, boxes: Iterable[Rect], parts: Sequence[Part]) -> None:
    """Draw parts once more where something has moved below them."""
    places = [part.box for part in parts]
    for box in boxes:
        for number in box.collidelistall(places):
            if not parts[number].hole.contains(box):
                surface.set_clip(box)
                parts[number].draw(surface)
    surface.set_clip(None)


def _unmatched(window: Rect, before: Sequence[Part], after: Sequence[Part]) -> list[Rect]:
    """Where parts were added or removed; everywhere if those that stayed have changed places."""
    gone = [part for part in before if not any(part.alike(other) for other in after)]
    new = [part for part in after if not any(part.alike(other) for other in before)]
    stayed = [[part for part in parts if part not in (*gone, *new)] for parts in (before, after)]
    if len(stayed[0]) != len(stayed[1]) or not all(map(Part.alike, *stayed)):
        return [window]
    return [box for part in (*gone, *new) if (box := part.box.clip(window))]


def fast_box(box: Rect) -> Rect:
    """The same box or a few pixels more, so that SDL copies it through the cache.

    Rows that begin at a multiple of 16 bytes bypass the cache, which makes small boxes fifteen
    times as slow.
    """
    if box.left % 4 == 0 and box.left:
        return Rect(box.left - 1, box.top, box.width + 1, box.height)
    return box
