"""The log on the side panel: as many lines as there is room for, the others by scrolling."""

from collections.abc import Iterator
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.context import Context
from game.ui.media.cursors import Pointer
from game.ui.table.geometry import Point
from game.ui.table.layer import Layer
from game.ui.table.layout import TableLayout
from game.ui.table.model import TableModel
from game.ui.widgets.compositor import Part
from game.ui.widgets.scroll_bar import ScrollBar
from game.ui.widgets.skins import LEAST_LETTERS
from game.ui.widgets.text_layout import wrapped
from game.updates import Update

_NEW, _OLD = "#F6EBCF", "#C9C0A6"
_LETTERS, _LINE, _BAR = 17, 24, 14  # units
_NOTCH = 2  # lines that a notch of the wheel scrolls


class _LogLine(NamedTuple):
    """One line, and the entry that it belongs to."""

    entry: int
    text: str


class LogPanel(Layer):
    """The newest lines of the log, unless the player has scrolled back."""

    def __init__(self, context: Context, model: TableModel) -> None:
        self._context, self._model = context, model
        self.bar = ScrollBar()
        self._wrapped: dict[str, list[str]] = {}  # entries in lines of the current width
        self._lines: list[_LogLine] = []
        self._entries = 0

    def arrange(self, layout: TableLayout) -> None:
        self._wrapped = {}
        self._pixels, self._line_height = map(layout.letters_of, (_LETTERS, _LINE))
        self._pixels = max(LEAST_LETTERS, self._pixels)
        room = layout.log.inflate(-layout.pixels(12), -layout.pixels(14))
        self._fitting = max(1, room.height // self._line_height)
        high = self._fitting * self._line_height
        self._room = Rect(room.left, room.bottom - high, room.width - layout.pixels(_BAR), high)
        self._refresh()

    def cursor(self) -> Pointer | None:
        return "hand" if self.bar.hovered else None

    def parts(self) -> list[Part]:
        self._refresh()
        layout, visible = self.geometry.layout, self._visible()
        marked = self._model.pointing.marked_entry
        return [
            Part(
                self._context.skins.bounds("panel/log", layout.log, layout.scale),
                (visible, self._entries, marked, self.bar.state()),
                lambda surface: self._draw(surface, visible, marked),
            )
        ]

    def preparing(self, step: Update) -> Iterator[None]:
        """Wrap and render the lines that a step will add, and the newest in its new colour."""
        table, texts = self._model.plan.view.table, self._context.texts
        history, assets = self._model.history, self._context.assets
        lines = [line.text for line in self._lines if line.entry == self._entries - 1]
        for text in lines:
            assets.text("reading", self._pixels, text, _OLD)
        added = history.prepare(step, table, texts)
        yield
        for line in [line for text in added for line in self._wrap(text)]:
            assets.text("reading", self._pixels, line, _NEW)
        yield

    def entry_at(self, place: Point) -> int | None:
        """The entry under a point."""
        visible = self._visible()
        return next((line.entry for line, box in visible if box.collidepoint(place)), None)

    def handle(self, event: Event) -> bool:
        taken, pointer = self.bar.handle(event), self._context.mouse_position
        match event.type:
            case pygame.MOUSEWHEEL if pointer and self.geometry.layout.log.collidepoint(pointer):
                lines: float = -_NOTCH * event.y
            case pygame.KEYDOWN if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
                page = max(1, self._fitting - 1)
                lines = page if event.key == pygame.K_PAGEDOWN else -page
            case _:
                return taken
        self.bar.scroll(self.bar.offset + round(lines * self._line_height))
        return True

    def _refresh(self) -> None:
        """Wrap all entries; scroll to new ones."""
        layout, texts = self.geometry.layout, self._context.texts
        board = self._model.plan.view.table.board
        log = self._model.history.log_texts(board, texts) or [texts.say("table-log-empty")]
        self._lines = [_LogLine(n, line) for n, text in enumerate(log) for line in self._wrap(text)]
        newest = len(log) != self._entries or self.bar.offset == self.bar.max_offset
        rail = Rect(self._room.topright, (layout.pixels(_BAR), self._room.height))
        self.bar.layout(rail, self._line_height * len(self._lines))
        if newest:
            self._entries = len(log)
            self.bar.scroll(self.bar.max_offset)

    def _wrap(self, text: str) -> list[str]:
        """An entry in lines of the current width."""
        if text not in self._wrapped:
            font = self._context.skins.assets.font("reading", self._pixels)
            width = self._room.width - self.geometry.layout.pixels(24)
            self._wrapped[text] = wrapped(text, font, width)
        return self._wrapped[text]

    def _visible(self) -> list[tuple[_LogLine, Rect]]:
        """The lines that are visible now, and their boxes; never half a line."""
        room, high = self._room, self._line_height
        first = round(self.bar.offset / high)
        lines = self._lines[first : first + self._fitting]
        top = room.bottom - high * len(lines)
        return [
            (line, Rect(room.left, top + n * high, room.width, high))
            for n, line in enumerate(lines)
        ]

    def _draw(
        self, surface: Surface, visible: list[tuple[_LogLine, Rect]], marked: int | None
    ) -> None:
        layout, skins = self.geometry.layout, self._context.skins
        skins.stretch(surface, "panel/log", layout.log, layout.scale)
        around = [box for line, box in visible if line.entry == marked]
        if around:
            skins.stretch(surface, "control/row_chosen", around[0].unionall(around), layout.scale)
        for (entry, text), box in visible:
            colour = _NEW if entry == self._entries - 1 else _OLD
            inner = box.inflate(-layout.pixels(24), 0)
            skins.write(surface, text, inner, self._pixels, colour)
        self.bar.draw(surface, skins, layout.scale)
