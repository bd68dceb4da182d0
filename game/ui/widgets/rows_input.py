"""The rows of a form that do something at once: sliders, and buttons among the rows."""

from collections.abc import Callable, Hashable

from pygame import Rect, Surface
from pygame_gui import UI_BUTTON_PRESSED
from pygame_gui.elements import UIHorizontalSlider

from game.ui.theme import knob, letters
from game.ui.theme_colours import CREAM, GOLD
from game.ui.widgets.rows import Ground, Row, bare_button, outline

_PUSH = "button/quiet"


class Slider(Row):
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
        self._words, self._limits, self._step = words, limits, step
        self.value = self._settled_at = value
        self._shown, self._changed, self._settled = shown, changed, settled
        self._rail = Rect(0, 0, 0, 0)

    def place(self, ground: Ground, left: int, top: int, width: int) -> None:
        """Words, and what feels the mouse."""
        pad, height = ground.units(8), max(knob(ground.scale), ground.units(40))
        y = self._stack(left, top + pad, ground.words(self._words, width, CREAM))
        # The rail's line begins at the edge of the words; the knob may stand half beside it.
        half = knob(ground.scale) // 2
        self._rail = Rect(left - half, y, width + half - ground.units(96), height)
        self.box = Rect(left, top, width, y + height + pad // 2 - top)
        self.element = UIHorizontalSlider(
            self._rail, self.value, self._limits, ground.manager, ground.content
        )

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self.value, self.focused, self._held, self._hovered

    @property
    def _held(self) -> bool:
        button = self.element.sliding_button
        return button is not None and button.held

    @property
    def _hovered(self) -> bool:
        button = self.element.sliding_button
        return button is not None and button.hovered

    def follow(self) -> None:
        """See what pygame_gui has done, and tell it on."""
        low, high = self._limits
        exact = float(self.element.get_current_value())
        value = min(max(round(exact / self._step) * self._step, low), high)
        if value != self.value and (self._held or abs(exact - self.value) >= 1):
            self.value = value
            self._changed(value)
        if not self._held and self.value != self._settled_at:
            self._settled_at = self.value
            self._settled(self.value)

    def nudge(self, step: int) -> None:
        """The left arrow or the right one."""
        self.element.set_current_value(self.value + step * self._step, False)

    def touch(self, position: tuple[int, int]) -> None:
        """Bring the knob under the mouse, for a click beside it."""
        button, rail = self.element.sliding_button, self._rail
        if button is None or not rail.collidepoint(position) or button.hovered:
            return
        low, high = self._limits
        half = button.rect.width / 2
        share = (position[0] - rail.left - half) / (rail.width - 2 * half)
        self.element.set_current_value(round(low + (high - low) * min(max(share, 0), 1)), False)

    def draw(self, surface: Surface, ground: Ground, offset: tuple[int, int]) -> None:
        """Sprites and words."""
        super().draw(surface, ground, offset)
        if self.focused:
            outline(surface, ground, ground.around(self.box.move(offset)))
        room = self._rail.move(offset)
        half = knob(ground.scale) // 2
        line = Rect(room.left + half, 0, room.width - 2 * half, ground.units(14))
        line.centery = room.centery
        ground.skins.spread(surface, "control/slider_rail", line, ground.scale)
        low, high = self._limits
        at = line.left + round(line.width * (self.value - low) / (high - low))
        if self._held and self.element.sliding_button is not None:
            at = self.element.sliding_button.rect.centerx
        if at - line.left > ground.units(8):
            filled = Rect(line.left, line.top, at - line.left, line.height)
            ground.skins.spread(surface, "control/slider_filled", filled, ground.scale)
        # Its frame tells of the keyboard: the glow of a focused knob ends at its picture's edge.
        shown = "hover" if self._held or self._hovered or self.focused else "normal"
        ground.skins.lay(surface, f"control/knob_{shown}", (at, room.centery), ground.scale)
        told = Rect(room.right, room.top, self.box.right + offset[0] - room.right, room.height)
        size = letters(ground.scale)
        ground.skins.write(surface, self._shown(self.value), told, size, CREAM, align=1.0)


class Push(Row):
    """A button among the rows; without anything to do it stays there, dimmed."""

    def __init__(self, words: str, icon: str, pressed: Callable[[], None] | None) -> None:
        super().__init__()
        self.focusable = pressed is not None
        self.words, self._icon, self._pressed = words, icon, pressed

    def place(self, ground: Ground, left: int, top: int, width: int) -> None:
        """Words, and what feels the mouse."""
        height = max(ground.units(54), letters(ground.scale) + ground.units(22))
        ink = CREAM if self._pressed else ground.skins.ink(f"{_PUSH}_disabled")
        words = ground.words(self.words, width - ground.units(96), ink)
        room = min(width, words.width + ground.units(100))
        height = max(height, words.height + ground.units(20))
        self._body = Rect(left, top + ground.units(6), room, height)
        place = (left + ground.units(66), self._body.centery - words.height // 2)
        self._written.append((words, place))
        self.box = Rect(left, top, width, height + ground.units(20))
        self.element = bare_button(ground, self._body)
        self.element.bind(UI_BUTTON_PRESSED, lambda _: self.press())
        if self._pressed is None:
            self.element.is_enabled = False

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self.element.hovered, self.element.held, self.focused

    def press(self) -> None:
        """Enter, space or a click."""
        if self._pressed is not None:
            self._pressed()

    def draw(self, surface: Surface, ground: Ground, offset: tuple[int, int]) -> None:
        """Sprites and words."""
        if self._pressed is None:
            shown = "disabled"
        elif self.element.held:
            shown = "pressed"
        elif self.focused:
            shown = "focused"
        else:
            shown = "hover" if self.element.hovered else "normal"
        body = self._body.move(offset)
        ground.skins.spread(surface, f"{_PUSH}_{shown}", body, ground.scale)
        middle = (body.left + ground.units(40), body.centery)
        ink = GOLD if self._pressed else ground.skins.ink(f"{_PUSH}_disabled")
        ground.skins.icon(surface, self._icon, middle, ground.units(28), ink)
        super().draw(surface, ground, offset)
