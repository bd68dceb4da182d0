"""The rows of a form that do something at once: sliders, and buttons among the rows."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets.form_rows import Row, RowContext, outline
from game.ui.widgets.theme import CREAM, GOLD, letters

_KNOB, _LEAST_KNOB = 36, 14  # units, pixels
_PUSH = "button/quiet"


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
        pad, knob = ground.units(8), max(_LEAST_KNOB, ground.units(_KNOB))
        height = max(knob, ground.units(40))
        y = self._stack(left, top + pad, ground.paragraph(self._words, width, CREAM))
        self.box = Rect(left, top, width, y + height + pad // 2 - top)
        # The line begins at the edge of the words; the knob may stand half beside it.
        half = knob // 2
        line = Rect(left, y, width - half - ground.units(96), height)
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
        line = Rect(room.left, 0, room.width, ground.units(14))
        line.centery = room.centery
        ground.skins.stretch(surface, "control/slider_rail", line, ground.scale)
        if self._at > ground.units(8):
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


class ButtonRow(Row):
    """A button among the rows; without anything to do it stays there, dimmed."""

    def __init__(self, words: str, icon: str, pressed: Callable[[], None] | None) -> None:
        super().__init__()
        self.focusable = pressed is not None
        self.words, self._icon, self._pressed = words, icon, pressed

    def layout(self, ground: RowContext, left: int, top: int, width: int) -> None:
        """Words, and what feels the mouse."""
        height = max(ground.units(54), letters(ground.scale) + ground.units(22))
        ink = CREAM if self._pressed else ground.skins.ink(f"{_PUSH}_disabled")
        words = ground.paragraph(self.words, width - ground.units(96), ink)
        room = min(width, words.width + ground.units(100))
        height = max(height, words.height + ground.units(20))
        self._body = Rect(left, top + ground.units(6), room, height)
        place = (left + ground.units(66), self._body.centery - words.height // 2)
        self._written.append((words, place))
        self.box = Rect(left, top, width, height + ground.units(20))
        self.spot = ground.add_hit_area(self._body, self.press)
        self.spot.enabled = self.focusable

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self.spot.hovered, self.spot.pressed, self.focused

    def press(self) -> None:
        """Enter, space or a click."""
        if self._pressed is not None:
            self._pressed()

    def draw(self, surface: Surface, ground: RowContext, offset: tuple[int, int]) -> None:
        """Sprites and words."""
        if self._pressed is None:
            shown = "disabled"
        elif self.spot.pressed:
            shown = "pressed"
        elif self.focused:
            shown = "focused"
        else:
            shown = "hover" if self.spot.hovered else "normal"
        body = self._body.move(offset)
        ground.skins.stretch(surface, f"{_PUSH}_{shown}", body, ground.scale)
        middle = (body.left + ground.units(40), body.centery)
        ink = GOLD if self._pressed else ground.skins.ink(f"{_PUSH}_disabled")
        ground.skins.draw_icon(surface, self._icon, middle, ground.units(28), ink)
        super().draw(surface, ground, offset)
