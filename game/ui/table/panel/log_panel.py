"""The log on the side panel: as many lines as there is room for, the others by scrolling."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.context import Context
from game.ui.media.cursors import Pointer
from game.ui.table.geometry import Geometry, Point
from game.ui.table.layer import Layer
from game.ui.table.model import TableModel
from game.ui.widgets.compositor import Part
from game.ui.widgets.scroll_bar import ScrollBar
from game.ui.widgets.skins import LEAST_LETTERS
from game.ui.widgets.text_layout import wrapped

_NEW, _OLD = "#F6EBCF", "#C9C0A6"
_LETTERS, _LINE, _BAR = 17, 24, 14  # units
_NOTCH = 2  # lines that a notch of the wheel is worth


class _LogLine(NamedTuple):
    """One line, and the entry that it belongs to."""

    entry: int
    words: str


class LogPanel(Layer):
    """The newest lines of the log, until somebody scrolls back."""

    def __init__(self, stage: Context, model: TableModel) -> None:
        self._stage, self._model = stage, model
        self.bar = ScrollBar()
        self._said: dict[str, list[str]] = {}  # entries in lines of the current width
        self._lines: list[_LogLine] = []
        self._entries = 0

    def layout(self, geometry: Geometry) -> None:
        """Break the lines anew for another window or language."""
        if self._said and geometry.layout is not self.geometry.layout:
            self._said = {}
        super().layout(geometry)
        self._refresh()

    def cursor(self) -> Pointer | None:
        """A hand over the scroll bar."""
        return "hand" if self.bar.hovered else None

    def parts(self) -> list[Part]:
        """The log with all that has happened until now."""
        self._refresh()
        layout, skins, marked = self.geometry.layout, self._stage.skins, self._model.pointing
        seen, entry = self._seen(), marked.marked_entry
        return [
            Part(
                skins.bounds("panel/log", layout.log, layout.scale),
                (seen, self._entries, entry, self.bar.state()),
                lambda surface: self._draw(surface, seen, entry),
            )
        ]

    def entry_at(self, place: Point) -> int | None:
        """The entry under a point."""
        seen = self._seen()
        boxes = self._boxes(seen)
        return next(
            (line.entry for line, box in zip(seen, boxes, strict=True) if box.collidepoint(place)),
            None,
        )

    def handle(self, event: Event) -> bool:
        """The wheel over the log, its bar, and the keys that turn a page."""
        taken = self.bar.handle(event)
        pointer = self._stage.mouse_position
        match event.type:
            case pygame.MOUSEWHEEL if pointer and self.geometry.layout.log.collidepoint(pointer):
                taken = True
                self._scroll(-_NOTCH * event.y)
            case pygame.KEYDOWN if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
                taken = True
                page = max(1, self._fitting() - 1)
                self._scroll(page if event.key == pygame.K_PAGEDOWN else -page)
            case _:
                pass
        return taken

    def _refresh(self) -> None:
        """Find lines for all that has happened; whatever is new is scrolled to."""
        layout, board = self.geometry.layout, self._model.plan.view.table.board
        texts = self._stage.texts
        log = self._model.history.words(board, texts) or [texts.say("table-log-empty")]
        font = self._stage.skins.assets.font("reading", self._letters())
        width = self._inner().width - layout.pixels(24)
        for words in log:
            if words not in self._said:
                self._said[words] = wrapped(words, font, width)
        self._lines = [
            _LogLine(n, line) for n, words in enumerate(log) for line in self._said[words]
        ]
        room, high = self._room(), self._high()
        rail = Rect(room.right - layout.pixels(_BAR), room.top, layout.pixels(_BAR), room.height)
        newest = len(log) != self._entries or self.bar.offset == self.bar.max_offset
        self.bar.layout(rail, high * len(self._lines))
        if newest:
            self._entries = len(log)
            self.bar.scroll(self.bar.max_offset)

    def _scroll(self, lines: float) -> None:
        self.bar.scroll(self.bar.offset + round(lines * self._high()))

    def _letters(self) -> int:
        return max(LEAST_LETTERS, self.geometry.layout.letters_of(_LETTERS))

    def _high(self) -> int:
        return self.geometry.layout.letters_of(_LINE)

    def _inner(self) -> Rect:
        """Where words lie, left of the bar."""
        layout = self.geometry.layout
        inner = layout.log.inflate(-layout.pixels(12), -layout.pixels(14))
        return Rect(inner.left, inner.top, inner.width - layout.pixels(_BAR), inner.height)

    def _fitting(self) -> int:
        """How many lines there is room for."""
        return max(1, self._inner().height // self._high())

    def _room(self) -> Rect:
        """The room of whole lines, with the bar."""
        inner, high = self._inner(), self._high() * self._fitting()
        wide = inner.width + self.geometry.layout.pixels(_BAR)
        return Rect(inner.left, inner.bottom - high, wide, high)

    def _seen(self) -> tuple[_LogLine, ...]:
        """The lines that are seen now; never a half of one."""
        first = round(self.bar.offset / self._high())
        return tuple(self._lines[first : first + self._fitting()])

    def _boxes(self, seen: tuple[_LogLine, ...]) -> list[Rect]:
        """Where these lines lie, the last one at the bottom."""
        inner, high = self._inner(), self._high()
        top = inner.bottom - high * len(seen)
        return [Rect(inner.left, top + n * high, inner.width, high) for n in range(len(seen))]

    def _draw(self, surface: Surface, seen: tuple[_LogLine, ...], marked: int | None) -> None:
        layout, skins = self.geometry.layout, self._stage.skins
        skins.stretch(surface, "panel/log", layout.log, layout.scale)
        boxes = self._boxes(seen)
        around = [box for line, box in zip(seen, boxes, strict=True) if line.entry == marked]
        if around:
            skins.stretch(surface, "control/row_chosen", around[0].unionall(around), layout.scale)
        for (entry, words), box in zip(seen, boxes, strict=True):
            colour = _NEW if entry == self._entries - 1 else _OLD
            inner = box.inflate(-layout.pixels(24), 0)
            skins.write(surface, words, inner, self._letters(), colour)
        self.bar.draw(surface, skins, layout.scale)
