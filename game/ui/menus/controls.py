"""F1: which key does what, in as many columns as fit."""

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.backdrop import behind
from game.ui.core.context import Context, Scene
from game.ui.core.panel import Panel, middle_panel, window_scale
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import Button, pointer_over
from game.ui.widgets.menu import Menu
from game.ui.widgets.theme import CREAM, GOLD

# Groups of lines: the key of what is done, and the caps; a cap that is a word or an icon says so.
_GROUPS: tuple[tuple[str, tuple[tuple[str, tuple[str, ...]], ...]], ...] = (
    (
        "play",
        (
            ("company", ("1-6",)),
            ("walk", ("cap-arrows",)),
            ("next", ("cap-tab",)),
            ("previous", ("cap-shift-tab",)),
            ("choose", ("cap-enter",)),
            ("take-back", ("cap-backspace",)),
            ("take-back-all", ("cap-delete",)),
            ("skip", ("cap-space",)),
            ("escape", ("cap-escape",)),
            ("log", ("cap-page-up", "cap-page-down")),
            ("peek", ("P",)),
            ("hint", ("H",)),
            ("chat", ("C", "T")),
            ("pause-all", ("cap-pause",)),
        ),
    ),
    (
        "map",
        (
            ("zoom", ("+", "−", "cap-wheel")),
            ("pan", ("W", "A", "S", "D", "cap-drag")),
            ("fit", ("0", "cap-double-click")),
        ),
    ),
    (
        "window",
        (
            ("mute", ("M",)),
            ("fullscreen", ("F11",)),
            ("help", ("F1",)),
            ("rulebook", ("F2",)),
        ),
    ),
    (
        "replay",
        (
            ("replay-play", ("cap-space",)),
            ("replay-step", ("icon-arrow_left", "icon-arrow_right")),
            ("replay-ends", ("cap-home", "cap-end")),
        ),
    ),
)
_COLUMNS = ((0,), (1, 2, 3))  # which groups stand one under another
_LINE, _HEAD, _CAP, _GAP = 50, 66, 42, 14
_LETTERS = 26
_ROOM = (1640, 1030)
_LARGER = 1.3  # letters of the button, against those of the table


class ControlsScene(Scene):
    """A table to look at; Escape, F1 or the button closes it."""

    def __init__(self, stage: Context) -> None:
        self._stage = stage
        self.menu = Menu([Button("close", "secondary")])
        self._shown: Hashable = None
        self._size = (0, 0)
        self._back = Surface((0, 0))
        self.panel = Panel(Rect(0, 0, 0, 0), 1.0)
        self.page = Surface((0, 0))

    @property
    def cursor(self) -> Pointer:
        """How the mouse looks."""
        return pointer_over(self.menu.buttons)

    def enter(self, size: tuple[int, int]) -> None:
        """Draw the page once, as large as the window lets it be."""
        self._back = self.backdrop(size)
        self._size = size
        scale = window_scale(size, self._stage.settings.ui_scale)
        room = middle_panel(size, scale, _ROOM)
        while not self._fits(room.body, scale):  # what is in the panel shrinks, not the panel
            scale *= 0.96
        self.page = self._drawn(scale, room.body.width)
        self.panel = room.resized(self.page.get_height())
        button, footer = self.menu.buttons[0], self.panel.footer
        button.label = self._stage.texts.say("common-close")
        button.rect = Rect(0, footer.top, self.panel.units(300), footer.height)
        button.rect.centerx = footer.centerx
        self._shown = None

    def backdrop(self, size: tuple[int, int]) -> Surface:
        """The same picture as behind this scene."""
        return self._back if size == self._size else behind(self._stage, self, size)

    def handle(self, event: Event) -> None:
        """Close."""
        closing = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if closing or self.menu.handle(event) is not None:
            self.close()

    def close(self) -> None:
        """Back to where the keys were opened."""
        self._stage.audio.play("click")
        self._stage.pop()

    def update(self, dt: float) -> bool:
        """Whether the button has changed."""
        before, self._shown = self._shown, self.menu.state()
        return before != self._shown

    def draw(self, surface: Surface) -> None:
        """Panel and page."""
        surface.blit(self._back, (0, 0))
        self.panel.draw(surface, self._stage.skins, self._stage.texts.say("keys-title"))
        surface.blit(self.page, self.panel.body)
        self.menu.draw(surface, self._stage.skins, self.panel.scale * _LARGER)

    def _fits(self, body: Rect, scale: float) -> bool:
        return self._height(scale) <= body.height and self._width(scale) <= body.width

    def _height(self, scale: float) -> int:
        head, line, gap = round(_HEAD * scale), round(_LINE * scale), round(_GAP * scale)
        return max(
            sum(head + line * len(_GROUPS[group][1]) + gap for group in column)
            for column in _COLUMNS
        )

    def _width(self, scale: float) -> int:
        return sum(self._column_widths(scale)) + round(80 * scale)

    def _column_widths(self, scale: float) -> list[int]:
        return [self._caps(column, scale) + self._words(column, scale) for column in _COLUMNS]

    def _caps(self, column: tuple[int, ...], scale: float) -> int:
        """How wide the widest row of key caps is, with a gap after it."""
        rows = [caps for group in column for _, caps in _GROUPS[group][1]]
        return max(sum(self._cap(cap, scale) for cap in caps) for caps in rows) + round(18 * scale)

    def _words(self, column: tuple[int, ...], scale: float) -> int:
        font = self._stage.assets.font("reading", self._pixels(scale))
        lines = [name for group in column for name, _ in _GROUPS[group][1]]
        return max(font.size(self._stage.texts.say(f"keys-{name}"))[0] for name in lines)

    def _cap(self, cap: str, scale: float) -> int:
        font = self._stage.assets.font("reading-bold", self._pixels(scale * 0.84))
        return max(round(_CAP * scale), font.size(self._said(cap))[0] + round(26 * scale)) + round(
            6 * scale
        )

    def _pixels(self, scale: float) -> int:
        return max(9, round(_LETTERS * scale))

    def _said(self, cap: str) -> str:
        if cap.startswith("icon-"):
            return ""
        return self._stage.texts.say(f"keys-{cap}") if cap.startswith("cap-") else cap

    def _drawn(self, scale: float, across: int) -> Surface:
        """The whole table of keys."""
        page = Surface((across, self._height(scale)), pygame.SRCALPHA)
        widths = self._column_widths(scale)
        gap = (page.get_width() - sum(widths)) // (len(widths) + 1)
        left = gap  # as much beside the columns as between them
        for column, width in zip(_COLUMNS, widths, strict=True):
            top = 0
            for group in column:
                top = self._draw_group(page, group, left, top, scale, (column, width))
            left += width + gap
        return page

    def _draw_group(
        self,
        page: Surface,
        group: int,
        left: int,
        top: int,
        scale: float,
        column: tuple[tuple[int, ...], int],
    ) -> int:
        name, lines = _GROUPS[group]
        skins, say = self._stage.skins, self._stage.texts.say
        head = Rect(left, top, column[1], round((_HEAD - 18) * scale))
        words = say(f"keys-group-{name}").upper()
        skins.write(page, words, head, self._pixels(scale * 1.05), GOLD, role="label")
        rule = Rect(left, head.bottom - round(2 * scale), column[1], max(1, round(9 * scale)))
        skins.stretch(page, "panel/rule", rule, scale)
        top += round(_HEAD * scale)
        indent = self._caps(column[0], scale)
        for done, caps in lines:
            x = left
            for cap in caps:
                x += self._draw_cap(page, cap, (x, top), scale)
            line = Rect(left + indent, top, column[1] - indent, round((_LINE - 8) * scale))
            skins.write(page, say(f"keys-{done}"), line, self._pixels(scale), CREAM)
            top += round(_LINE * scale)
        return top + round(_GAP * scale)

    def _draw_cap(self, page: Surface, cap: str, place: tuple[int, int], scale: float) -> int:
        """One key; returns how far the next one is."""
        width = self._cap(cap, scale)
        box = Rect(*place, width - round(6 * scale), round((_LINE - 8) * scale))
        self._stage.skins.stretch(page, "control/field_normal", box, scale)
        pixels = self._pixels(scale * 0.84)
        if cap.startswith("icon-"):
            name = cap.removeprefix("icon-")
            self._stage.skins.draw_icon(page, name, box.center, round(26 * scale), GOLD)
        self._stage.skins.write(
            page, self._said(cap), box, pixels, GOLD, role="reading-bold", align=0.5
        )
        return width
