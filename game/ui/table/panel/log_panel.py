"""The log on the side panel: as many lines as there is room for, the others by scrolling.

It opens to the full height of the panel, over the cards.
"""

from collections.abc import Iterator, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.context import Context
from game.ui.media.cursors import Pointer
from game.ui.table.geometry import Point
from game.ui.table.history import LogEntry
from game.ui.table.layer import Layer, Tooltip, play
from game.ui.table.layout import TableLayout
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.panel.log_lines import (
    COLUMN,
    LogLine,
    LogLines,
    draw_divider,
    draw_sign,
    sign_width,
    signs_of,
)
from game.ui.table.target import OnLogEntry
from game.ui.widgets.button import Button
from game.ui.widgets.compositor import Part
from game.ui.widgets.scroll_bar import ScrollBar
from game.ui.widgets.theme import GOLD
from game.updates import Update

_GROUND = "#0B1B38"  # below the panel at full height
_NEW, _OLD, _LATER = "#F6EBCF", "#C9C0A6", "#7F7A68"
_BAR = 14  # units
_BUTTON, _HEAD, _GAP = 30, 44, 6  # units: right of the text, and above it
_LEAST_RAIL = 34  # units of the scroll bar that buttons leave
_NOTCH = 2  # lines that a notch of the wheel scrolls
_OPEN, _CLOSE, _BACK, _FORWARD, _NOW = "open", "close", "earlier", "later", "now"
_TOOLTIPS = {
    _OPEN: "table-log-open",
    _CLOSE: "table-log-close",
    _BACK: "table-step-back",
    _FORWARD: "table-step-forward",
    _NOW: "table-back-to-now-about",
}


class LogPanel(Layer):
    """The newest lines of the log, unless the player has scrolled back."""

    def __init__(self, context: Context, model: TableModel) -> None:
        self._context, self._model = context, model
        self.bar = ScrollBar()
        self.box = Rect(0, 0, 0, 0)
        self._lines = LogLines(context, model)
        self._shown: tuple[int, bool, int | None] = (0, False, None)  # entries, open, marked
        self._looked = False  # back at an earlier position
        self._small = (
            Button(_OPEN, "secondary", "arrow_up"),
            Button(_BACK, "secondary", "arrow_left"),
        )
        self._large = (
            Button(_NOW, "primary"),
            Button(_BACK, "secondary", "arrow_left"),
            Button(_FORWARD, "secondary", "arrow_right"),
            Button(_CLOSE, "secondary", "close"),
        )

    @property
    def open(self) -> bool:
        """Whether it has its full height."""
        return self._model.panel is SidePanel.LOG

    @property
    def buttons(self) -> Sequence[Button]:
        if not self.open:
            return [button for button in self._small if button.rect.width]
        looking = self._model.looking is not None
        return [one for one in self._large if looking or one.name not in (_NOW, _FORWARD)]

    def arrange(self, layout: TableLayout) -> None:
        self._lines.measure(layout)
        self._measure(layout)
        self._refresh()

    def cursor(self) -> Pointer | None:
        return "hand" if self.bar.hovered else super().cursor()

    def update(self, dt: float) -> bool:
        if self.open and (self._model.question is not None or self._model.asking):
            self._model.open_panel(None)  # the panel below asks something
        return self._shown[1] != self.open

    def tooltip(self) -> Tooltip | None:
        for button in self.buttons:
            if button.hovered:
                return Tooltip(self._context.texts.say(_TOOLTIPS[button.name]), button.rect)
        return None

    def parts(self) -> list[Part]:
        self._refresh()
        model, layout = self._model, self.geometry.layout
        visible, marked, look = self._visible(), model.marked_number, model.looking
        pointed = model.pointing.target
        over = pointed.number if isinstance(pointed, OnLogEntry) else None
        buttons = tuple((button.name, button.state) for button in self.buttons)
        later = None if look is None else model.look_position
        texts = self._context.texts.language
        seen = (visible, self._shown, marked, over, buttons, later, self.bar.state(), texts)
        return [
            Part(
                self._context.skins.bounds(self._skin, self.box, layout.scale),
                seen,
                lambda surface: self._draw(surface, visible, marked, over),
            )
        ]

    def preparing(self, step: Update) -> Iterator[None]:
        """Wrap and render the lines that a step will add, and the newest in its new colour."""
        table, texts, skins = self._model.plan.view.table, self._context.texts, self._context.skins
        history, nowhere, last = self._model.history, Surface((1, 1)), self._shown[0] - 1
        if self._model.looking is not None:
            return
        for text in [line.text for line in self._lines.lines if line.entry == last]:
            skins.assets.text("reading", self._lines.pixels, text, _OLD)
        added = history.prepare(step, table, texts)
        yield
        for line in [line for text in added for line in self._lines.wrap(text)]:
            skins.assets.text("reading", self._lines.pixels, line, _NEW)
        for sign in signs_of(history.coming_entries, history.names, self._model.playing_bots):
            if sign is not None:
                draw_sign(nowhere, skins, sign, Rect(0, 0, 0, self._lines.high))
        yield

    def entry_at(self, place: Point) -> int | None:
        """The entry under a point."""
        visible = self._visible()
        found = (line for line, box in visible if box.collidepoint(place) and not line.divides)
        return next((line.entry for line in found), None)

    def handle(self, event: Event) -> bool:
        for button in self.buttons:
            if button.handle(event):
                self.press(button)
                return True
        taken, pointer = self.bar.handle(event), self._context.mouse_position
        match event.type:
            case pygame.MOUSEWHEEL if pointer and self.box.collidepoint(pointer):
                lines: float = -_NOTCH * event.y
            case pygame.KEYDOWN if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
                page = max(1, self._fitting - 1)
                lines = page if event.key == pygame.K_PAGEDOWN else -page
            case pygame.KEYDOWN if event.key == pygame.K_l:
                self.toggle()
                return True
            case pygame.KEYDOWN if event.key == pygame.K_ESCAPE and self.open:
                self.toggle()
                return True
            case pygame.MOUSEBUTTONDOWN if any(
                button.rect.collidepoint(event.pos) for button in self.buttons
            ):
                return True
            case _:
                return taken
        self.bar.scroll(self.bar.offset + round(lines * self._lines.high))
        return True

    def press(self, button: Button) -> None:
        match button.name:
            case "earlier":
                play(self._context, self._model.step_back())
            case "later":
                self._model.step_forward()
            case "now":
                self._context.audio.play("click")
                self._model.back_to_now()
            case _:
                self.toggle()

    def toggle(self) -> None:
        """Open to the full height, or close."""
        if self._model.showing_a_moment:
            return
        self._context.audio.play("click")
        self._model.open_panel(None if self.open else SidePanel.LOG)
        for button in (*self._small, *self._large):
            button.hover(self._context.mouse_position)

    def click_beside_entries(self) -> None:
        """Show no entry any more, or open and close."""
        if self._model.pointing.marked_entry is not None:
            self._model.mark_entry(None)
        else:
            self.toggle()

    def _measure(self, layout: TableLayout) -> None:
        """Take the small or the full box, and place everything in it."""
        pixels = layout.pixels
        self.box, head = Rect(layout.log), 0
        if self.open:
            top, head = max(tile.bottom for tile in layout.players) + pixels(10), pixels(_HEAD)
            self.box = Rect(self.box.left, top, self.box.width, self.box.bottom - top)
        inner = self.box.inflate(-pixels(12), -pixels(14))
        if self.open:  # inside the frame
            inner = self.box.inflate(-pixels(26), -pixels(32))
        room = Rect(inner.left, inner.top + head, inner.width, inner.height - head)
        self._fitting = max(1, room.height // self._lines.high)
        high = self._fitting * self._lines.high
        column = pixels(_BAR if self.open else COLUMN)
        self._room = Rect(room.left, room.bottom - high, room.width - column, high)
        rail_top = self._place_buttons(inner, layout)
        rail = Rect(0, rail_top, pixels(_BAR), inner.bottom - rail_top)
        rail.right = inner.right
        newest = self.bar.offset == self.bar.max_offset
        self.bar.layout(rail, self.bar.height, view=high)
        if newest:
            self.bar.scroll(self.bar.max_offset)

    def _place_buttons(self, inner: Rect, layout: TableLayout) -> int:
        """Place the buttons; returns where the scroll bar begins."""
        pixels, texts = layout.pixels, self._context.texts
        side, gap = pixels(_BUTTON), pixels(_GAP)
        if self.open:
            right = inner.right
            for button in self._large[:0:-1]:
                button.layout(Rect(right - side, inner.top, side, side))
                right = button.rect.left - gap
            head = Rect(inner.left, inner.top, min(pixels(260), right - inner.left), side)
            self._large[0].layout(head, texts.say("table-back-to-now"))
            return self._room.top
        top = inner.top
        for button in self._small:
            room = inner.bottom - top - side - gap
            fits = button is self._small[0] or room >= pixels(_LEAST_RAIL)
            place = Rect(inner.right - side, top, side, side)
            button.layout(place if fits else Rect(0, 0, 0, 0))
            top += side + gap if fits else 0
        return top

    def _refresh(self) -> None:
        """Wrap all entries; scroll to new ones, to one that is stepped to, and back again."""
        model, lines = self._model, self._lines
        entries, was_open, marked = self._shown
        if was_open != self.open:
            self._measure(self.geometry.layout)
        self._lines.refresh()
        count = len(model.history.entries)
        back, self._looked = self._looked and model.looking is None, model.looking is not None
        newest = back or count != entries or self.bar.offset == self.bar.max_offset
        self.bar.layout(self.bar.rail, lines.high * len(lines.lines), self._room.height)
        if newest or was_open != self.open:
            self.bar.scroll(self.bar.max_offset)
        now_marked = model.marked_number
        if now_marked is not None and (now_marked != marked or was_open != self.open):
            self._scroll_to(now_marked)
        self._shown = count, self.open, now_marked

    @property
    def _skin(self) -> str:
        """At full height one that hides what it covers."""
        return "panel/action" if self.open else "panel/log"

    def _scroll_to(self, entry: int) -> None:
        """Scroll as little as shows all lines of an entry."""
        numbers = [number for number, line in enumerate(self._lines.lines) if line.entry == entry]
        if numbers:
            high = self._lines.high
            lowest, highest = (numbers[-1] + 1) * high - self._room.height, numbers[0] * high
            self.bar.scroll(min(max(self.bar.offset, lowest), highest))

    def _visible(self) -> list[tuple[LogLine, Rect]]:
        """The lines that are visible now, and their boxes; never half a line."""
        room, high = self._room, self._lines.high
        first = round(self.bar.offset / high)
        lines = self._lines.lines[first : first + self._fitting]
        top = room.bottom - high * len(lines) if not self.open else room.top
        return [
            (line, Rect(room.left, top + n * high, room.width, high))
            for n, line in enumerate(lines)
        ]

    def _draw(
        self,
        surface: Surface,
        visible: list[tuple[LogLine, Rect]],
        marked: int | None,
        over: int | None,
    ) -> None:
        layout, skins = self.geometry.layout, self._context.skins
        if self.open:  # the panel lets a little shine through
            inset = layout.pixels(8)
            surface.fill(_GROUND, self.box.inflate(-2 * inset, -2 * inset))
        skins.stretch(surface, self._skin, self.box, layout.scale)
        if self.open:
            self._draw_head(surface)
        for number, state in ((over, "hover"), (marked, "chosen")):
            around = [b for line, b in visible if line.entry == number and not line.divides]
            if around:
                row = around[0].unionall(around)
                skins.stretch(surface, f"control/row_{state}", row, layout.scale)
        for line, box in visible:
            self._draw_line(surface, line, box, marked=line.entry == marked)
        self.bar.draw(surface, skins, layout.scale)
        for button in self.buttons:
            button.draw(surface, skins, layout.scale)

    def _draw_head(self, surface: Surface) -> None:
        if self._model.looking is None:
            layout, skins = self.geometry.layout, self._context.skins
            head = self._large[0].rect.move(layout.pixels(8), 0)
            title = self._context.texts.say("table-log-title")
            skins.write(surface, title, head, layout.letters_of(24), GOLD, role="label")

    def _draw_line(self, surface: Surface, line: LogLine, box: Rect, *, marked: bool) -> None:
        layout, skins = self.geometry.layout, self._context.skins
        inner = box.inflate(-layout.pixels(18), 0)
        if line.divides:
            draw_divider(surface, skins, line.text, inner, self._lines.pixels)
            return
        if line.sign is not None:
            draw_sign(surface, skins, line.sign, inner)
        entries, look = self._model.history.entries, self._model.looking
        entry: LogEntry | None = entries[line.entry] if entries else None
        colour = _NEW if line.entry == len(entries) - 1 else _OLD
        if look is not None and entry is not None:
            colour = _LATER if entry.seq > self._model.look_position else _OLD
        if marked:  # on a brighter ground
            colour = _NEW
        width = sign_width(self._lines.high) if entry is not None else 0
        inner = Rect(inner.left + width, inner.top, inner.width - width, inner.height)
        skins.write(surface, line.text, inner, self._lines.pixels, colour)
