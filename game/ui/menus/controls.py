"""F1: which key or button of a gamepad does what, in as many columns as fit."""

from collections.abc import Hashable, Mapping

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.context import Context
from game.ui.core.pad_glyphs import draw_glyph, glyph_width
from game.ui.core.pad_model import PadButton
from game.ui.core.panel import PanelScene, centred_panel, window_scale
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import Button
from game.ui.widgets.scroll_bar import ScrollBar
from game.ui.widgets.theme import CREAM, GOLD

# Actions and their keys, by group; "cap-" marks a key with a text, "icon-" one with a picture and
# "pad-" a button of a gamepad.
_GROUPS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "play": {
        "company": ("1-6",),
        "spotlight": ("cap-shift-company",),
        "walk": ("cap-arrows",),
        "next": ("cap-tab",),
        "previous": ("cap-shift-tab",),
        "choose": ("cap-enter",),
        "build": ("cap-drag",),
        "take-back": ("cap-backspace", "cap-right-click"),
        "take-back-all": ("cap-delete",),
        "skip": ("cap-space",),
        "escape": ("cap-escape", "F10"),
        "peek": ("P",),
        "hint": ("H",),
        "notes": ("B",),
        "end": ("E",),
        "chat": ("C", "T"),
        "pause-all": ("cap-pause",),
    },
    "log": {
        "log": ("cap-page-up", "cap-page-down"),
        "log-open": ("L",),
        "look-back": (",  <", ".  >"),
    },
    "map": {
        "zoom": ("+", "−", "cap-wheel"),
        "pan": ("W", "A", "S", "D", "cap-drag"),
        "fit": ("0", "cap-double-click"),
        "names": ("N",),
    },
    "window": {
        "mute": ("M",),
        "fullscreen": ("F11",),
        "help": ("F1",),
        "rulebook": ("F2",),
    },
    "replay": {
        "replay-play": ("cap-space",),
        "replay-step": ("icon-arrow_left", "icon-arrow_right"),
        "replay-speed": ("icon-arrow_up", "icon-arrow_down"),
        "replay-ends": ("cap-home", "cap-end"),
    },
}
_PAD_GROUPS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "pad-play": {
        "pad-company": ("pad-RT",),
        "spotlight": ("pad-LT", "pad-RT"),
        "walk": ("cap-dpad", "cap-left-stick"),
        "choose": ("pad-A",),
        "escape": ("pad-B",),
        "take-back": ("pad-X",),
        "take-back-all": ("pad-LT", "pad-X"),
        "pad-panels": ("pad-LB", "pad-RB"),
        "skip": ("pad-LT", "pad-A"),
        "hint": ("pad-Y",),
        "notes": ("pad-LT", "pad-down"),
        "peek": ("pad-R",),
        "end": ("pad-LT", "pad-L"),
        "chat": ("pad-LT", "pad-B"),
        "pause-all": ("pad-LT", "pad-R"),
    },
    "pad-map": {
        "pan": ("cap-right-stick",),
        "zoom": ("pad-LT", "cap-right-stick"),
        "fit": ("pad-LT", "pad-up"),
        "names": ("pad-LT", "pad-Y"),
        "log": ("pad-LT", "pad-LB", "pad-RB"),
        "log-open": ("pad-L",),
        "look-back": ("pad-LT", "pad-left", "pad-right"),
        "pad-menu": ("pad-menu",),
        "help": ("pad-view",),
        "rulebook": ("pad-LT", "pad-view"),
        "mute": ("pad-LT", "pad-menu"),
    },
    "pad-text": {
        "pad-letters": ("cap-right-stick", "pad-up", "pad-down"),
        "pad-next-letter": ("cap-right-stick", "pad-left", "pad-right"),
    },
    "replay": {
        "replay-play": ("pad-A",),
        "replay-step": ("pad-left", "pad-right"),
        "replay-speed": ("pad-up", "pad-down"),
        "replay-ends": ("pad-LT", "pad-up", "pad-down"),
    },
}
_BUTTONS = {f"pad-{button}": button for button in PadButton}
_COLUMNS = (("play",), ("map", "log", "window", "replay"))
_PAD_COLUMNS = (("pad-play", "pad-text"), ("pad-map", "replay"))
_LINE, _HEAD, _CAP, _GAP = 50, 66, 42, 14  # units
_CAP_GAP, _GLYPH = 6, 38
_LETTERS, _CAP_LETTERS = 26, 0.84  # units, and the share of them on a key cap
_ROOM = (1640, 1030)
_COLUMNS_FROM = 0.8  # of the wanted scale; a smaller table stands in one column
_BAR, _NOTCH = 22, 100  # units: the scroll bar, and a notch of the wheel
_SCROLLS = {  # by so much of what is in view
    pygame.K_UP: -0.15,
    pygame.K_DOWN: 0.15,
    pygame.K_PAGEUP: -0.8,
    pygame.K_PAGEDOWN: 0.8,
}


class ControlsScene(PanelScene):
    """A table of keys, scrolled where large letters need it; Escape, F1 or the button closes it."""

    title = "keys-title"

    def __init__(self, context: Context) -> None:
        super().__init__(context, [Button("close", "secondary"), Button("other", "secondary")])
        self.bar = ScrollBar()
        self._of_pads = context.gamepads.active  # which of the two tables is shown
        self.table = KeyTable(context, 1.0, of_pads=self._of_pads)

    @property
    def cursor(self) -> Pointer:
        return "hand" if self.bar.hovered else super().cursor

    def build(self, size: tuple[int, int]) -> None:
        ui_scale = self.context.settings.ui_scale
        room = centred_panel(size, window_scale(size, ui_scale), _ROOM)
        self.table = self._table_for(size, room.body.width - room.pixels(_BAR))
        self.panel = room.resized(self.table.height)
        body, footer, say = self.panel.body, self.panel.footer, self.context.texts.say
        wide = self.panel.pixels(_BAR)
        self.bar.layout(Rect(body.right - wide, body.top, wide, body.height), self.table.height)
        close, other = self.menu.buttons
        box = Rect(footer.left, footer.top, self.panel.pixels(440), footer.height)
        close.layout(box, say("common-close"))
        key = "keys-show-keyboard" if self._of_pads else "keys-show-pad"
        other.layout(box.move_to(right=footer.right), say(key))

    def _table_for(self, size: tuple[int, int], width: int) -> "KeyTable":
        """A table with letters that show all of it at 100 %, enlarged as far as its width allows:
        in one column where several would need much smaller ones."""
        ui_scale = self.context.settings.ui_scale
        scale = window_scale(size, min(ui_scale, 100))
        usual = centred_panel(size, scale, _ROOM).body
        table = self._fitting(scale, usual.width, usual.height)
        if ui_scale <= 100:
            return table
        wanted = table.scale * ui_scale / 100
        table = self._fitting(wanted, width)
        if table.scale >= wanted * _COLUMNS_FROM:
            return table
        return self._fitting(wanted, width, stacked=True)

    def _fitting(
        self, scale: float, width: int, height: int | None = None, *, stacked: bool = False
    ) -> "KeyTable":
        """A table at a scale, or smaller where it would not fit."""
        while True:
            table = KeyTable(self.context, scale, of_pads=self._of_pads, stacked=stacked)
            if table.width <= width and (height is None or table.height <= height):
                return table
            scale *= 0.96  # of what is in the panel, not of the panel

    def close(self) -> None:
        """Return to the scene below."""
        self.choose("close")

    def leave(self) -> None:
        self.close()

    def on_button(self, name: str) -> None:
        if name == "close":
            self.context.pop()
            return
        self._of_pads = not self._of_pads
        self.bar.scroll(0)
        self.enter(self._backdrop.get_size())

    def handle(self, event: Event) -> None:
        if event.type == pygame.MOUSEWHEEL:
            self.bar.scroll(self.bar.offset - round(event.y * _NOTCH * self.panel.scale))
        elif event.type == pygame.KEYDOWN and self.bar.shown and event.key in _SCROLLS:
            self.bar.scroll(self.bar.offset + round(_SCROLLS[event.key] * self.bar.view))
        elif not self.bar.handle(event):
            super().handle(event)

    def state(self) -> Hashable:
        return super().state(), self.bar.state()

    def draw_panel(self, surface: Surface) -> None:
        super().draw_panel(surface)
        self.table.draw(surface, self.panel.body, self.bar.offset)
        self.bar.draw(surface, self.context.skins, self.panel.scale)


class KeyTable:
    """The table of keys, or of a gamepad's buttons, at one scale; `stacked` in one column."""

    def __init__(
        self, context: Context, scale: float, *, of_pads: bool = False, stacked: bool = False
    ) -> None:
        self._context, self.scale = context, scale
        columns = _PAD_COLUMNS if of_pads else _COLUMNS
        self._columns = (sum(columns, ()),) if stacked else columns
        self._groups = _PAD_GROUPS if of_pads else _GROUPS
        self._note = context.texts.say("keys-pad-several") if of_pads else ""
        self._skins, self._say = context.skins, context.texts.say
        self._widths = [
            self._caps_width(column) + self._text_width(column) for column in self._columns
        ]
        self.width = sum(self._widths) + self._units(80)
        head, line, gap = self._units(_HEAD), self._units(_LINE), self._units(_GAP)
        self.height = max(
            sum(head + line * len(self._groups[group]) + gap for group in column)
            for column in self._columns
        ) + (line if self._note else 0)

    @property
    def letters(self) -> int:
        """The height of a row's letters in pixels."""
        return self._pixels()

    def draw(self, surface: Surface, view: Rect, offset: int = 0) -> None:
        """Draw what a view shows of the table, its columns spread over the width."""
        before = surface.get_clip()
        surface.set_clip(view.clip(before))
        top = view.top - offset
        gap = (view.width - sum(self._widths)) // (len(self._columns) + 1)
        left = view.left + gap
        for column, column_width in zip(self._columns, self._widths, strict=True):
            box = Rect(left, top, column_width, self.height)
            for group in column:
                box.top = self._draw_group(surface, group, box, self._caps_width(column))
            left = box.right + gap
        if self._note:
            high = self._units(_LINE)
            last = Rect(view.left, top + self.height - high, view.width, high)
            self._skins.write(surface, self._note, last, self._pixels(), GOLD, align=0.5)
        surface.set_clip(before)

    def _units(self, length: float) -> int:
        return round(length * self.scale)

    def _pixels(self, share: float = 1.0) -> int:
        return max(9, round(_LETTERS * (self.scale * share)))

    def _caps_width(self, column: tuple[str, ...]) -> int:
        """The width of the widest row of key caps, with a gap after it."""
        rows = [caps for group in column for caps in self._groups[group].values()]
        return max(sum(map(self._cap_width, caps)) for caps in rows) + self._units(18)

    def _text_width(self, column: tuple[str, ...]) -> int:
        font = self._skins.assets.font("reading", self._pixels())
        names = [name for group in column for name in self._groups[group]]
        return max(font.size(self._say(f"keys-{name}"))[0] for name in names)

    def _cap_width(self, cap: str) -> int:
        if button := _BUTTONS.get(cap):
            return glyph_width(button, self._units(_GLYPH)) + self._units(_CAP_GAP)
        font = self._skins.assets.font("reading-bold", self._pixels(_CAP_LETTERS))
        width = font.size(self._cap_text(cap))[0] + self._units(26)
        return max(self._units(_CAP), width) + self._units(_CAP_GAP)

    def _cap_text(self, cap: str) -> str:
        if cap.startswith("icon-"):
            return ""
        return self._say(f"keys-{cap}") if cap.startswith("cap-") else cap

    def _draw_group(self, page: Surface, group: str, box: Rect, indent: int) -> int:
        """Draw a group at the top of a box; returns where the next one begins."""
        skins, top = self._skins, box.top
        head = Rect(box.left, top, box.width, self._units(_HEAD - 18))
        title = self._say(f"keys-group-{group}").upper()
        skins.write(page, title, head, self._pixels(1.05), GOLD, role="label")
        rule = Rect(box.left, head.bottom - self._units(2), box.width, max(1, self._units(9)))
        skins.stretch(page, "panel/rule", rule, self.scale)
        top += self._units(_HEAD)
        for action, caps in self._groups[group].items():
            left = box.left
            for cap in caps:
                left += self._draw_cap(page, cap, (left, top))
            line = Rect(box.left + indent, top, box.width - indent, self._units(_LINE - 8))
            skins.write(page, self._say(f"keys-{action}"), line, self._pixels(), CREAM)
            top += self._units(_LINE)
        return top + self._units(_GAP)

    def _draw_cap(self, page: Surface, cap: str, place: tuple[int, int]) -> int:
        """Draw one key; returns how far away the next one is."""
        width, skins = self._cap_width(cap), self._skins
        box = Rect(*place, width - self._units(_CAP_GAP), self._units(_LINE - 8))
        if button := _BUTTONS.get(cap):
            high = self._units(_GLYPH)
            spot = Rect(0, 0, box.width, high).move_to(center=box.center)
            draw_glyph(page, skins, button, spot)
            return width
        skins.stretch(page, "control/field_normal", box, self.scale)
        if cap.startswith("icon-"):
            skins.draw_icon(page, cap.removeprefix("icon-"), box.center, self._units(26), GOLD)
        pixels = self._pixels(_CAP_LETTERS)
        skins.write(page, self._cap_text(cap), box, pixels, GOLD, role="reading-bold", align=0.5)
        return width
