"""The rows of a form that take more than a click: sliders, names, buttons among the rows."""

from collections.abc import Callable, Hashable

from pygame import Rect, Surface
from pygame.event import Event
from pygame_gui import UI_BUTTON_PRESSED
from pygame_gui.elements import UIButton, UIHorizontalSlider

from game.ui.theme import knob, letters
from game.ui.theme_colours import CREAM, GOLD
from game.ui.widgets.line_field import LineField
from game.ui.widgets.rows import Ground, Row, bare_button, outline
from game.ui.widgets.skins import Skins


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


class NameField(Row):
    """A line to type in; with a seat's number before it, and a button that takes the seat away.

    `spare` is the room, in units, that it leaves to another row between the name and that button.
    """

    focusable = True

    def __init__(
        self,
        seat: str,
        text: str,
        placeholder: str,
        longest: int,
        changed: Callable[[str], None],
        removed: Callable[[], None] | None,
        spare: int = 0,
    ) -> None:
        super().__init__()
        self.field = LineField(longest, text)
        self._seat, self._placeholder, self._spare = seat, placeholder, spare
        self._changed, self._removed = changed, removed
        self.remove: UIButton | None = None
        self._room = Rect(0, 0, 0, 0)
        self._skins: Skins | None = None  # once it has its place
        self._pixels = 0
        self._shift = (0, 0)
        self.beside = Rect(0, 0, 0, 0)  # the spare room, once the field has its place

    @property
    def text(self) -> str:
        """What was typed."""
        return self.field.text

    @property
    def wrong(self) -> bool:
        """Whether what was typed cannot be used."""
        return self.field.wrong

    @wrong.setter
    def wrong(self, wrong: bool) -> None:
        self.field.wrong = wrong

    @property
    def typing(self) -> bool:
        """Whether letters go into this field."""
        return self.field.focused

    def place(self, ground: Ground, left: int, top: int, width: int) -> None:
        """Words, and what feels the mouse."""
        self._skins, self._pixels = ground.skins, letters(ground.scale)
        height = max(ground.units(54), self._pixels + ground.units(22))
        number = ground.units(48) if self._seat else 0
        side = height if self._seat or self._removed else 0  # a seat may get its button later
        spare = min(ground.units(self._spare), (width - number - side) // 2) if self._spare else 0
        self._room = Rect(left + number, top, width - number - side - spare, height)
        self.box = Rect(left, top, self._room.right - left, height + ground.units(10))
        self.beside = Rect(self._room.right, top, spare, self.box.height)
        if self._seat:
            words = ground.words(self._seat, number, GOLD, role="display")
            middle = top + (height - words.height) // 2
            self._written.append((words, (left + (number - words.width) // 2, middle)))
        if self._removed is not None:
            self.remove = bare_button(ground, Rect(self.beside.right, top, side, height))
            removed = self._removed
            self.remove.bind(UI_BUTTON_PRESSED, lambda _: removed())

    def put(self, text: str) -> None:
        """Let the field say something else, as if it had been typed."""
        self.field.clear()
        self.field.line.insert(text)
        self._changed(self.text)

    def state(self) -> Hashable:
        """All that the look depends on."""
        gone = self.remove is not None and (self.remove.hovered, self.remove.visible)
        return self.field.state(), gone, self.focused

    def focus(self, here: bool) -> None:
        """The keyboard is here now, or not."""
        super().focus(here)
        if here:
            self.field.focus()
        else:
            self.field.blur()

    def moved(self, shift: tuple[int, int]) -> None:
        """The form has another place in the window."""
        self._shift = shift
        self.field.rect = self._room.move(shift)

    def handle(self, event: Event) -> None:
        """Letters, keys of the line, and the mouse that selects."""
        before = self.text
        self.field.handle(event)
        if self.text != before:
            self._changed(self.text)

    def hover(self, position: tuple[int, int] | None) -> None:
        """The mouse has moved, maybe away from the form."""
        self.field.hovered = position is not None and self._room.collidepoint(position)

    def touch(self, position: tuple[int, int]) -> None:
        """Type where it was clicked."""
        if self._skins is not None:
            place = position[0] + self._shift[0], position[1] + self._shift[1]
            self.field.touch(place, self._skins, self._pixels)

    def update(self, dt: float, *, still: bool) -> None:
        """The caret blinks, and a key that is held goes on."""
        before = self.text
        self.field.update(dt, still=still)
        if self.text != before:
            self._changed(self.text)

    def draw(self, surface: Surface, ground: Ground, offset: tuple[int, int]) -> None:
        """Sprites and words."""
        super().draw(surface, ground, offset)
        self.field.draw(surface, ground.skins, ground.scale, self._pixels, self._placeholder)
        box = self._room.move(offset)
        if self.remove is not None and self.remove.visible:
            colour = CREAM if self.remove.hovered else GOLD
            middle = (box.right + self.beside.width + box.height // 2, box.centery)
            ground.skins.icon(surface, "close", middle, ground.units(28), colour)


class FixedField(NameField):
    """A line of the same look in which nothing can be typed."""

    focusable = False

    def hover(self, position: tuple[int, int] | None) -> None:
        """It feels nothing."""


class Push(Row):
    """A button among the rows."""

    focusable = True

    def __init__(self, words: str, icon: str, pressed: Callable[[], None]) -> None:
        super().__init__()
        self.words, self._icon, self._pressed = words, icon, pressed

    def place(self, ground: Ground, left: int, top: int, width: int) -> None:
        """Words, and what feels the mouse."""
        height = max(ground.units(54), letters(ground.scale) + ground.units(22))
        words = ground.words(self.words, width - ground.units(96), CREAM)
        room = min(width, words.width + ground.units(100))
        height = max(height, words.height + ground.units(20))
        self._body = Rect(left, top + ground.units(6), room, height)
        place = (left + ground.units(66), self._body.centery - words.height // 2)
        self._written.append((words, place))
        self.box = Rect(left, top, width, height + ground.units(20))
        self.element = bare_button(ground, self._body)
        self.element.bind(UI_BUTTON_PRESSED, lambda _: self._pressed())

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self.element.hovered, self.element.held, self.focused

    def press(self) -> None:
        """Enter, space or a click."""
        self._pressed()

    def draw(self, surface: Surface, ground: Ground, offset: tuple[int, int]) -> None:
        """Sprites and words."""
        if self.element.held:
            shown = "pressed"
        elif self.focused:
            shown = "focused"
        else:
            shown = "hover" if self.element.hovered else "normal"
        body = self._body.move(offset)
        ground.skins.spread(surface, f"button/quiet_{shown}", body, ground.scale)
        middle = (body.left + ground.units(40), body.centery)
        ground.skins.icon(surface, self._icon, middle, ground.units(28), GOLD)
        super().draw(surface, ground, offset)
