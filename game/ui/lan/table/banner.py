"""The banner over the map: one notice at a time, with what can be done about it."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.i18n.text import Texts
from game.ui.lan.table.ground import Ground, best_place
from game.ui.lan.table.notices import Choice, Notice
from game.ui.table.layout import TableLayout
from game.ui.widgets.button import Button
from game.ui.widgets.compositor import Part
from game.ui.widgets.skins import LEAST_LETTERS, Skins
from game.ui.widgets.theme import CREAM, GOLD
from game.ui.widgets.words import balanced, write_line

_PANEL = "panel/action"
_WIDTH, _ICON, _PAD, _BUTTON = 620, 44, 20, 50  # units
_LARGE, _SMALL = 26, 19
_EDGE = 26  # units between the banner and the map's rim
CLOSE = "close"
CARES = (Choice.WAIT, Choice.BOT, Choice.REMOVE)  # each in its own place, so that none slips under


class Banner:
    """A notice upon the map, where it hides as little as it can, with its buttons."""

    def __init__(self, skins: Skins) -> None:
        self._skins = skins
        self.notice: Notice | None = None
        self.box = Rect(0, 0, 0, 0)
        self.buttons: list[Button] = []
        self._layout: TableLayout | None = None
        self._title: list[str] = []
        self._detail: list[str] = []

    def show(
        self,
        notice: Notice | None,
        layout: TableLayout,
        texts: Texts,
        ground: Callable[[], Ground] = lambda: Ground(),
    ) -> bool:
        """Put up a notice, or take it away; True if the banner looks different."""
        if notice == self.notice and layout is self._layout:
            return False
        moved = layout is not self._layout
        before, self.notice, self._layout = self.notice, notice, layout
        if notice is None:
            self.buttons = []
            return True
        if before is None or self._names(before) != self._names(notice):
            kinds = ("primary", "secondary", "quiet")
            self.buttons = [
                Button(choice, kind) for choice, kind in zip(notice.choices, kinds, strict=False)
            ]
            if notice.closes:
                self.buttons.append(Button(CLOSE, "quiet", "close"))
        for button in self.buttons:
            if button.name != CLOSE:
                button.label = texts.say(f"corner-{button.name}")
        size = self._fold(notice, layout)
        stays = before is not None and not moved and self.box.size == size
        if not stays:  # words that only count seconds leave it where it is
            self.box = best_place(size, layout, ground(), layout.pixels(_EDGE))
        self._lay_buttons(layout)
        return True

    def handle(self, event: Event) -> tuple[bool, Button | None]:
        """Whether an event was for the banner, and the button that was pressed."""
        clicked = [button for button in self.buttons if button.handle(event)]
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            inside = self.notice is not None and self.box.collidepoint(event.pos)
            return inside, clicked[0] if clicked else None
        return False, None

    def part(self) -> list[Part]:
        """The banner as a part of the still picture."""
        layout, notice = self._layout, self.notice
        if layout is None or notice is None:
            return []
        face = notice, tuple(self.box), tuple((one.name, one.state) for one in self.buttons)
        reach = self._skins.reach(_PANEL, self.box, layout.scale)
        return [Part(reach, face, lambda surface: self._draw(surface, layout, notice))]

    @staticmethod
    def _names(notice: Notice) -> tuple[Sequence[str], bool]:
        return notice.choices, notice.closes

    def _fold(self, notice: Notice, layout: TableLayout) -> tuple[int, int]:
        """Break the words into lines; how large the banner is with them."""
        pixels, pane = layout.pixels, layout.pane
        width = min(layout.letters_of(_WIDTH), pane.width - pixels(80))
        inner = width - pixels(2 * _PAD + _ICON + 16)
        if notice.closes:
            inner -= pixels(_ICON)
        assets = self._skins.assets
        large, small = assets.font("label", self._large), assets.font("reading", self._small)
        self._title = balanced(notice.title, large, inner)
        self._detail = balanced(notice.detail, small, inner)
        high = large.get_linesize() * len(self._title) + small.get_linesize() * len(self._detail)
        row = pixels(_BUTTON + 10) if notice.choices else 0
        return width, high + row + pixels(2 * _PAD - 6)

    def _lay_buttons(self, layout: TableLayout) -> None:
        pixels, box = layout.pixels, self.box
        chosen = [button for button in self.buttons if button.name != CLOSE]
        gap = pixels(10)
        row = Rect(box.left + pixels(_PAD), 0, box.width - pixels(2 * _PAD), pixels(_BUTTON))
        row.bottom = box.bottom - pixels(_PAD - 4)
        names = [button.name for button in chosen]
        slots = CARES if any(name in CARES for name in names) else names
        wide = min((row.width - gap * (len(slots) - 1)) // max(1, len(slots)), pixels(220))
        left = row.centerx - (wide * len(slots) + gap * (len(slots) - 1)) // 2
        for button in chosen:
            place = left + slots.index(button.name) * (wide + gap)
            button.rect = Rect(place, row.top, wide, row.height)
        for button in self.buttons:
            if button.name == CLOSE:
                side = pixels(38)
                button.rect = Rect(box.right - side - pixels(14), box.top + pixels(14), side, side)

    def _draw(self, surface: Surface, layout: TableLayout, notice: Notice) -> None:
        pixels, skins, box = layout.pixels, self._skins, self.box
        skins.spread(surface, _PANEL, box, layout.scale)
        side = pixels(_ICON)
        middle = (box.left + pixels(_PAD) + side // 2, box.top + pixels(_PAD) + side // 2)
        skins.icon(surface, notice.icon, middle, side, GOLD)
        left, top = box.left + pixels(_PAD + 16) + side, box.top + pixels(_PAD - 4)
        lines = [("label", self._large, CREAM, words) for words in self._title]
        lines += [("reading", self._small, GOLD, words) for words in self._detail]
        for role, size, colour, words in lines:
            font = skins.assets.font("label" if role == "label" else "reading", size)
            write_line(surface, font, words, colour, (left, top))
            top += font.get_linesize()
        for button in self.buttons:
            button.draw(surface, skins, layout.scale)

    @property
    def _large(self) -> int:
        return self._letters(_LARGE)

    @property
    def _small(self) -> int:
        return self._letters(_SMALL)

    def _letters(self, units: int) -> int:
        return max(LEAST_LETTERS + 3, self._layout.letters_of(units) if self._layout else units)
