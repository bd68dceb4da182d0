"""Sliders over whole numbers: one that stands alone, and one that is a row of a form."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets.form_rows import Row, RowContext, outline
from game.ui.widgets.skins import Skins
from game.ui.widgets.theme import CREAM, letters

_KNOB, _LEAST_KNOB = 36, 14  # units, pixels


class Slider:
    """Chooses a number from 0 to `last`."""

    def __init__(self, last: int) -> None:
        self.last = last
        self.number = 0
        self.rect = Rect(0, 0, 0, 0)
        self._held = False
        self._hovered = False

    @property
    def state(self) -> str:
        """The look that the knob has now."""
        if self._held:
            return "focused"
        return "hover" if self._hovered else "normal"

    def layout(self, rect: Rect) -> None:
        """Take a place."""
        self.rect = rect

    def set_number(self, number: int) -> None:
        """Stand at a number."""
        self.number = number

    def place(self, number: float) -> int:
        """Where a number stands on the rail."""
        rail = self._rail()
        return rail.left + round(rail.width * number / max(1, self.last))

    def handle(self, event: Event) -> int | None:
        """Follow the mouse; a number when one has been chosen."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = self.rect.collidepoint(event.pos)
            return self._number_at(event.pos[0]) if self._held else None
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._held = False
        elif event.type == pygame.MOUSEMOTION:
            self._hovered = self.rect.collidepoint(event.pos)
            if self._held:
                return self._number_at(event.pos[0])
        return None

    def draw(self, surface: Surface, skins: Skins, scale: float) -> None:
        """The rail, the part of it that is passed, and the knob."""
        rail = self._rail()
        high = round(14 * scale)
        bed = Rect(rail.left - high // 2, rail.centery - high // 2, rail.width + high, high)
        skins.stretch(surface, "control/slider_rail", bed, scale)
        passed = Rect(bed.left, bed.top, self.place(self.number) - bed.left, high)
        if passed.width > high:
            skins.stretch(surface, "control/slider_filled", passed, scale)
        middle = self.place(self.number), rail.centery
        skins.draw(surface, f"control/knob_{self.state}", middle, scale)

    def _rail(self) -> Rect:
        return self.rect.inflate(-self.rect.height, 0)

    def _number_at(self, x: int) -> int:
        rail = self._rail()
        share = (x - rail.left) / max(1, rail.width)
        return min(max(round(share * self.last), 0), self.last)


class _Rail(NamedTuple):
    """What the knob moves along."""

    line: Rect  # on the form; the middle of the knob stays on it
    knob: int  # pixels across


class _Drag(NamedTuple):
    """The knob while the mouse holds it."""

    grip: int  # where it is held, from its middle
    along: int  # how far along the line it is


class _Steps(NamedTuple):
    """The numbers that can be chosen."""

    low: int
    high: int
    step: int

    def nearest(self, exact: float) -> int:
        """The step that is nearest to a number."""
        return min(max(round(exact / self.step) * self.step, self.low), self.high)


class SliderRow(Row):
    """A whole number between two others; `settled` is told when the knob is let go."""

    focusable = True

    def __init__(
        self,
        words: str,
        limits: tuple[int, int],
        value: int,
        shown: Callable[[int], str],
        changed: Callable[[int], None],
        settled: Callable[[int], None],
        step: int = 5,
    ) -> None:
        super().__init__()
        self._words, self._steps = words, _Steps(*limits, step)
        self.value = self._settled_at = value
        self._shown, self._changed, self._settled = shown, changed, settled
        self._rail = _Rail(Rect(0, 0, 0, 0), 0)
        self._begins = 0  # the line, in the window
        self._drag: _Drag | None = None

    def layout(self, ground: RowContext, left: int, top: int, width: int) -> None:
        """Words, and what feels the mouse."""
        pad, knob = ground.pixels(8), max(_LEAST_KNOB, ground.pixels(_KNOB))
        height = max(knob, ground.pixels(40))
        y = self._stack(left, top + pad, ground.paragraph(self._words, width, CREAM))
        self.box = Rect(left, top, width, y + height + pad // 2 - top)
        # The line begins at the edge of the words; the knob may stand half beside it.
        half = knob // 2
        line = Rect(left, y, width - half - ground.pixels(96), height)
        self._rail = _Rail(line, knob)
        self.spot = ground.add_hit_area(line.inflate(2 * half, 0))

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self._at, self.focused, self._drag is not None, self.spot.hovered

    def scrolled(self, shift: tuple[int, int]) -> None:
        """The form has another place in the window."""
        self._begins = self._rail.line.left + shift[0]

    def handle(self, event: Event) -> None:
        """The mouse takes the knob along; pressed beside the knob, it brings it there first."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and self.spot.pressed:
                beside = event.pos[0] - self._begins - self._at
                grip = beside if abs(beside) <= self._rail.knob // 2 else 0
                self._drag_to(event.pos[0], grip)
            case pygame.MOUSEMOTION if self._drag is not None:
                self._drag_to(event.pos[0], self._drag.grip)
            case pygame.MOUSEBUTTONUP if event.button == 1 and self._drag is not None:
                self._drag = None
                self._settle()
            case _:
                pass

    def nudge(self, step: int) -> None:
        """The left arrow or the right one."""
        self._take(self.value + step * self._steps.step)
        self._settle()

    def draw(self, surface: Surface, ground: RowContext, offset: tuple[int, int]) -> None:
        """Sprites and words."""
        super().draw(surface, ground, offset)
        if self.focused:
            outline(surface, ground, ground.frame_box(self.box.move(offset)))
        room = self._rail.line.move(offset)
        line = Rect(room.left, 0, room.width, ground.pixels(14))
        line.centery = room.centery
        ground.skins.stretch(surface, "control/slider_rail", line, ground.scale)
        if self._at > ground.pixels(8):
            filled = Rect(line.left, line.top, self._at, line.height)
            ground.skins.stretch(surface, "control/slider_filled", filled, ground.scale)
        # Its frame tells of the keyboard: the glow of a focused knob ends at its picture's edge.
        bright = self._drag is not None or self.spot.hovered or self.focused
        name = f"control/knob_{'hover' if bright else 'normal'}"
        ground.skins.draw(surface, name, (line.left + self._at, room.centery), ground.scale)
        told = Rect(room.right, room.top, self.box.right + offset[0] - room.right, room.height)
        size = letters(ground.scale)
        ground.skins.write(surface, self._shown(self.value), told, size, CREAM, align=1.0)

    @property
    def _at(self) -> int:
        """How far along the line the knob stands: under the mouse that holds it, between steps."""
        if self._drag is not None:
            return self._drag.along
        low, high, _ = self._steps
        return round(self._rail.line.width * (self.value - low) / (high - low))

    def _drag_to(self, x: int, grip: int) -> None:
        width = self._rail.line.width
        along = min(max(x - self._begins - grip, 0), width)
        self._drag = _Drag(grip, along)
        low, high, _ = self._steps
        self._take(low + (high - low) * along / max(1, width))

    def _take(self, exact: float) -> None:
        value = self._steps.nearest(exact)
        if value != self.value:
            self.value = value
            self._changed(value)

    def _settle(self) -> None:
        if self.value != self._settled_at:
            self._settled_at = self.value
            self._settled(self.value)
