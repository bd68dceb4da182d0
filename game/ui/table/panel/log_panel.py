"""The log on the side panel: as many lines as there is room for, the others by scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets.compositor import Part
from game.ui.widgets.scroll_bar import ScrollBar
from game.ui.widgets.skins import LEAST_LETTERS
from game.ui.widgets.words import wrapped

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

_NEW, _OLD = "#F6EBCF", "#C9C0A6"
_LETTERS, _LINE, _BAR = 17, 24, 14  # units
_NOTCH = 2  # lines that a notch of the wheel is worth


class _Line(NamedTuple):
    """One line, and the entry that it belongs to."""

    entry: int
    words: str


class LogPane:
    """The log of one table: the newest lines, until somebody scrolls back."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.bar = ScrollBar()
        self._layout = scene.layout
        self._said: dict[str, list[str]] = {}  # entries in lines of the width of now
        self._lines: list[_Line] = []
        self._entries = 0

    @property
    def pointed(self) -> bool:
        """Whether the pointer is on an entry or on the bar, which can be clicked."""
        return self.bar.pointed or self.entry_at(self._scene.pointing.place) is not None

    def part(self, marked: int | None) -> Part:
        """The log as a part of the still picture, with what has happened until now."""
        layout, skins = self._layout, self._scene.stage.skins
        seen = self._seen()
        return Part(
            skins.reach("panel/log", layout.log, layout.scale),
            (seen, self._entries, marked, self.bar.state()),
            lambda surface: self._draw(surface, seen, marked),
        )

    def lay(self) -> None:
        """Find lines for all that has happened; whatever is new is seen."""
        scene, layout = self._scene, self._scene.layout
        log = scene.log_words() or [scene.stage.texts.say("table-log-empty")]
        if layout != self._layout:
            self._layout, self._said = layout, {}
        font = scene.stage.skins.assets.font("reading", self._letters())
        width = self._inner().width - layout.pixels(24)
        for words in log:
            if words not in self._said:
                self._said[words] = wrapped(words, font, width)
        self._lines = [_Line(n, line) for n, words in enumerate(log) for line in self._said[words]]
        room, high = self._room(), self._high()
        rail = Rect(room.right - layout.pixels(_BAR), room.top, layout.pixels(_BAR), room.height)
        self.bar.lay(rail, high * len(self._lines))
        if len(log) != self._entries:
            self._entries = len(log)
            self.bar.scroll(self.bar.reach)

    def entry_at(self, place: tuple[int, int]) -> int | None:
        """The entry under a point."""
        seen = self._seen()
        boxes = self._boxes(seen)
        return next(
            (line.entry for line, box in zip(seen, boxes, strict=True) if box.collidepoint(place)),
            None,
        )

    def handle(self, event: Event) -> bool:
        """The wheel upon the log, its bar, and the keys that turn a page."""
        before = self.bar.state()
        taken = self.bar.handle(event)
        match event.type:
            case pygame.MOUSEWHEEL if self._scene.log_at(self._scene.pointing.place):
                taken = True
                self._scroll(-_NOTCH * event.y)
            case pygame.KEYDOWN if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
                taken = True
                page = max(1, self._fitting() - 1)
                self._scroll(page if event.key == pygame.K_PAGEDOWN else -page)
            case _:
                pass
        if self.bar.state() != before:
            self._scene.refresh()
        return taken

    def _scroll(self, lines: float) -> None:
        self.bar.scroll(self.bar.offset + round(lines * self._high()))

    def _letters(self) -> int:
        return max(LEAST_LETTERS, self._layout.letters_of(_LETTERS))

    def _high(self) -> int:
        return self._layout.letters_of(_LINE)

    def _inner(self) -> Rect:
        """Where words lie, left of the bar."""
        inner = self._layout.log.inflate(-self._layout.pixels(12), -self._layout.pixels(14))
        return Rect(inner.left, inner.top, inner.width - self._layout.pixels(_BAR), inner.height)

    def _fitting(self) -> int:
        """How many lines there is room for."""
        return max(1, self._inner().height // self._high())

    def _room(self) -> Rect:
        """The room of whole lines, with the bar."""
        inner, high = self._inner(), self._high() * self._fitting()
        wide = inner.width + self._layout.pixels(_BAR)
        return Rect(inner.left, inner.bottom - high, wide, high)

    def _seen(self) -> tuple[_Line, ...]:
        """The lines that are seen now; never a half of one."""
        first = round(self.bar.offset / self._high())
        return tuple(self._lines[first : first + self._fitting()])

    def _boxes(self, seen: tuple[_Line, ...]) -> list[Rect]:
        """Where these lines lie, the last one at the bottom."""
        inner, high = self._inner(), self._high()
        top = inner.bottom - high * len(seen)
        return [Rect(inner.left, top + n * high, inner.width, high) for n in range(len(seen))]

    def _draw(self, surface: Surface, seen: tuple[_Line, ...], marked: int | None) -> None:
        layout, skins = self._layout, self._scene.stage.skins
        skins.spread(surface, "panel/log", layout.log, layout.scale)
        boxes = self._boxes(seen)
        around = [box for line, box in zip(seen, boxes, strict=True) if line.entry == marked]
        if around:
            skins.spread(surface, "control/row_chosen", around[0].unionall(around), layout.scale)
        for (entry, words), box in zip(seen, boxes, strict=True):
            colour = _NEW if entry == self._entries - 1 else _OLD
            inner = box.inflate(-layout.pixels(24), 0)
            skins.write(surface, words, inner, self._letters(), colour)
        self.bar.draw(surface, skins, layout.scale)
