"""The list on the left of the rulebook: the table of contents or search hits."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.rulebook.highlighted_text import Pen, draw_highlighted
from game.ui.rulebook.search import Span
from game.ui.widgets.scroll_bar import ScrollBar
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import wrapped
from game.ui.widgets.theme import CREAM, DIM, GOLD

_FOUND = "#6B5416"
_LINE, _DENSE = 1.75, 1.3  # the usual and the least height of an entry, in heights of its letters
_LEAST = 10  # the smallest letters, in pixels


class SideEntry(NamedTuple):
    """One line of the list, with a snippet below it if it is a search hit."""

    head: str
    note: str = ""  # at the right
    snippet: str = ""
    spans: tuple[Span, ...] = ()


class SideList:
    """Entries one under another; one is chosen, one is hovered."""

    def __init__(self, skins: Skins) -> None:
        self._skins = skins
        self.entries: Sequence[SideEntry] = ()
        self.rows: list[Rect] = []  # in the list's own coordinates
        self.box = Rect(0, 0, 0, 0)
        self.chosen: int | None = None
        self._hovered: int | None = None
        self._pixels, self._line, self._scale = 15, 26, 1.0
        self.bar = ScrollBar()

    @property
    def pointed(self) -> bool:
        """Whether the pointer is on an entry."""
        return self._hovered is not None

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self.chosen, self._hovered, self.bar.state(), tuple(self.entries)

    def layout(self, box: Rect, entries: Sequence[SideEntry], pixels: int, scale: float) -> None:
        """Take a place and other entries, none of them chosen; lines without snippets move closer
        together, then shrink, until all fit."""
        self.box, self.entries, self.chosen, self._scale = box, entries, None, scale
        self.bar.scroll(0)
        width, most = box.width - round(20 * scale), box.height
        if entries and not any(entry.snippet for entry in entries):
            most = box.height // len(entries)
            pixels = self._fitting(min(pixels, int(box.height / len(entries) / _DENSE)), width)
        self._pixels = max(_LEAST, pixels)
        small, line = _small(self._pixels), min(round(self._pixels * _LINE), most)
        self._line, self.rows, top = line, [], 0
        for entry in entries:
            high = line
            if entry.snippet:
                high += round(len(self._snippet(entry, width)) * small * 1.25) + round(small * 0.5)
            self.rows.append(Rect(0, top, width, high))
            top += high
        thin = max(8, round(12 * scale))
        self.bar.layout(Rect(box.right - thin, box.top, thin, box.height), top)
        self._hovered = None

    def choose(self, number: int | None) -> None:
        """Mark an entry and scroll it into view."""
        self.chosen = number
        if number is not None:
            row = self.rows[number]
            self.bar.scroll(min(max(self.bar.offset, row.bottom - self.box.height), row.top))

    def handle(self, event: Event) -> int | None:
        """Handle the mouse; returns the number of the entry that was clicked."""
        if self.bar.handle(event):
            return None
        match event.type:
            case pygame.MOUSEMOTION:
                self._hovered = self._entry_at(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._entry_at(event.pos)
            case pygame.WINDOWLEAVE:
                self._hovered = None
            case _:
                pass
        return None

    def scroll(self, by: int) -> None:
        """Scroll by a number of pixels."""
        self.bar.scroll(self.bar.offset + by)
        self._hovered = None

    def draw(self, surface: Surface) -> None:
        """The entries that are in view, and the scroll bar."""
        before = surface.get_clip()
        surface.set_clip(self.box.clip(before))
        for number, row in enumerate(self.rows):
            box = row.move(self.box.left, self.box.top - self.bar.offset)
            if box.colliderect(self.box):
                self._draw_row(surface, number, box)
        surface.set_clip(before)
        self.bar.draw(surface, self._skins, self._scale)

    def _fitting(self, pixels: int, width: int) -> int:
        """The largest letters, up to a size, in which every line fits a width with its note."""

        def fits(entry: SideEntry) -> bool:
            fonts = self._skins.assets.font
            head = fonts("reading-bold", pixels).size(entry.head)[0]
            note = fonts("label", _small(pixels)).size(entry.note)[0]
            return head + note + pixels * 3 // 2 <= width

        while pixels > _LEAST and not all(map(fits, self.entries)):
            pixels -= 1
        return pixels

    def _entry_at(self, place: tuple[int, int]) -> int | None:
        if not self.box.collidepoint(place):
            return None
        inside = place[0] - self.box.left, place[1] - self.box.top + self.bar.offset
        return next((n for n, row in enumerate(self.rows) if row.collidepoint(inside)), None)

    def _snippet(self, entry: SideEntry, width: int) -> list[str]:
        font = self._skins.assets.font("reading", _small(self._pixels))
        return wrapped(entry.snippet, font, width - self._pixels)

    def _draw_row(self, surface: Surface, number: int, box: Rect) -> None:
        entry, skins, pixels = self.entries[number], self._skins, self._pixels
        chosen, small = number == self.chosen, _small(pixels)
        if chosen or number == self._hovered:
            sprite = "control/row_chosen" if chosen else "control/row_hover"
            skins.stretch(surface, sprite, box.inflate(0, -2), self._scale * 0.6)
        line = Rect(box.left + pixels // 2, box.top, box.width - pixels, self._line)
        note = skins.write(surface, entry.note, line, small, DIM, role="label", align=1.0)
        if entry.note:
            line.width = note.left - line.left - pixels // 2
        ink = GOLD if chosen or entry.snippet else CREAM
        skins.write(surface, entry.head, line, pixels, ink, role="reading-bold")
        if entry.snippet:
            pen = Pen("reading", small, CREAM, _FOUND, round(small * 1.25))
            lines = self._snippet(entry, self.rows[0].width)
            corner = (line.left, line.bottom - small // 4)
            draw_highlighted(surface, skins.assets, pen, lines, entry.spans, corner)


def _small(pixels: int) -> int:
    """The size of notes and snippets beside letters of a size."""
    return max(_LEAST, round(pixels * 0.82))
