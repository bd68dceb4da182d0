"""Sliders over whole numbers: one that stands alone, and one that is a row of a form."""

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets.form_rows import Row, RowContext
from game.ui.widgets.skins import Skins
from game.ui.widgets.theme import CREAM, letters

_THICK = 14  # units of the rail
_KNOB, _LEAST_KNOB = 36, 14  # units, pixels


class Slider:
    """Chooses a number from 0 to `last`; clicked or dragged anywhere on its rail."""

    def __init__(self, last: int, number: Callable[[], int]) -> None:
        """The knob stands at `number`."""
        self.last = last
        self._number = number
        self.rect = Rect(0, 0, 0, 0)
        self._held = self._hovered = False

    @property
    def state(self) -> str:
        """The variant of the knob's sprite."""
        return "focused" if self._held else "hover" if self._hovered else "normal"

    def layout(self, rect: Rect) -> None:
        """Take a place in the window."""
        self.rect = rect

    def place(self, number: float) -> int:
        """The x coordinate of a number."""
        rail = self._rail()
        return rail.left + round(rail.width * number / max(1, self.last))

    def handle(self, event: Event) -> int | None:
        """Follow the mouse; returns a chosen number."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = self.rect.collidepoint(event.pos)
            return self._number_at(event.pos[0]) if self._held else None
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._held = False
        elif event.type == pygame.MOUSEMOTION:
            self._hovered = self.rect.collidepoint(event.pos)
            return self._number_at(event.pos[0]) if self._held else None
        return None

    def draw(self, surface: Surface, skins: Skins, scale: float) -> None:
        """Draw rail and knob."""
        rail, thick = self._rail(), round(_THICK * scale)
        rail = Rect(rail.left - thick // 2, rail.centery - thick // 2, rail.width + thick, thick)
        _draw(surface, skins, scale, rail, self.place(self._number()), thick, self.state)

    def _rail(self) -> Rect:
        return self.rect.inflate(-self.rect.height, 0)

    def _number_at(self, x: int) -> int:
        rail = self._rail()
        return min(max(round((x - rail.left) / max(1, rail.width) * self.last), 0), self.last)


class SliderRow(Row):
    """A number between two limits; `on_release` is called when the knob is released."""

    focusable = True

    def __init__(
        self,
        text: str,
        limits: tuple[int, int],
        value: int,
        describe: Callable[[int], str],
        on_change: Callable[[int], None],
        on_release: Callable[[int], None],
        step: int = 5,
    ) -> None:
        super().__init__()
        self._text, self._limits, self._step = text, limits, step
        self.value = self._released_value = value
        self._describe, self._on_change, self._on_release = describe, on_change, on_release
        self._rail = Rect(0, 0, 0, 0)  # on the form; the middle of the knob stays on it
        self._begins = 0  # the rail, in the window
        # While the knob is held: the mouse from its middle, and the knob along the rail.
        self._drag: tuple[int, int] | None = None

    def layout(self, context: RowContext, left: int, top: int, width: int) -> None:
        pad, knob = context.pixels(8), max(_LEAST_KNOB, context.pixels(_KNOB))
        height = max(knob, context.pixels(40))
        y = self._stack(left, top + pad, context.paragraph(self._text, width, CREAM))
        self.box = Rect(left, top, width, y + height + pad // 2 - top)
        self._rail = Rect(left, y, width - knob // 2 - context.pixels(96), height)
        self._add_spot(self._rail.inflate(knob // 2 * 2, 0))

    def state(self) -> Hashable:
        return super().state(), self._along, self._drag is not None

    def scrolled(self, shift: tuple[int, int]) -> None:
        self._begins = self._rail.left + shift[0]

    def handle(self, event: Event) -> None:
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and self.spot.pressed:
                beside = event.pos[0] - self._begins - self._along
                knob = self.spot.box.width - self._rail.width  # stands half beside the rail
                self._drag_to(event.pos[0], beside if abs(beside) <= knob // 2 else 0)
            case pygame.MOUSEMOTION if self._drag is not None:
                self._drag_to(event.pos[0], self._drag[0])
            case pygame.MOUSEBUTTONUP if event.button == 1 and self._drag is not None:
                self._drag = None
                self._release()

    def nudge(self, step: int) -> None:
        self._set(self.value + step * self._step)
        self._release()

    def draw(self, surface: Surface, context: RowContext, offset: tuple[int, int]) -> None:
        super().draw(surface, context, offset)
        self._draw_focus(surface, context, offset)
        room = self._rail.move(offset)
        rail = Rect(room.left, 0, room.width, context.pixels(_THICK)).move_to(centery=room.centery)
        # The frame shows the keyboard: the glow of a focused knob would be cut at its edge.
        bright = self._drag is not None or self.spot.hovered or self.focused
        knob, state = rail.left + self._along, "hover" if bright else "normal"
        _draw(surface, context.skins, context.scale, rail, knob, context.pixels(8), state)
        value = Rect(room.right, room.top, self.box.right + offset[0] - room.right, room.height)
        size = letters(context.scale)
        context.skins.write(surface, self._describe(self.value), value, size, CREAM, align=1.0)

    @property
    def _along(self) -> int:
        """Pixels from the rail's left end to the knob, which may be dragged between two steps."""
        if self._drag is not None:
            return self._drag[1]
        low, high = self._limits
        return round(self._rail.width * (self.value - low) / (high - low))

    def _drag_to(self, x: int, grip: int) -> None:
        low, high = self._limits
        along = min(max(x - self._begins - grip, 0), self._rail.width)
        self._drag = grip, along
        self._set(low + (high - low) * along / max(1, self._rail.width))

    def _set(self, exact: float) -> None:
        low, high = self._limits
        value = min(max(round(exact / self._step) * self._step, low), high)
        if value != self.value:
            self.value = value
            self._on_change(value)

    def _release(self) -> None:
        if self.value != self._released_value:
            self._released_value = self.value
            self._on_release(self.value)


def _draw(
    surface: Surface, skins: Skins, scale: float, rail: Rect, knob: int, least: int, state: str
) -> None:
    """A rail, its part before the knob if that is longer than the least, and the knob."""
    skins.stretch(surface, "control/slider_rail", rail, scale)
    if knob - rail.left > least:
        filled = Rect(rail.left, rail.top, knob - rail.left, rail.height)
        skins.stretch(surface, "control/slider_filled", filled, scale)
    skins.draw(surface, f"control/knob_{state}", (knob, rail.centery), scale)
