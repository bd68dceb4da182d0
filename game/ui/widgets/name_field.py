"""A text field as a row of a form."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.event import Event

from game.bots.people import Person
from game.ui.widgets.button import HitArea, always
from game.ui.widgets.faces import draw_face
from game.ui.widgets.form_rows import Row, RowContext
from game.ui.widgets.line_field import LineField
from game.ui.widgets.theme import CREAM, DIM, FAINT, GOLD, letters, small_letters

_FACE = 46  # units of a face's disc


class BotBadge(NamedTuple):
    """The face and the style of a bot, shown in the field with its name."""

    person: Person
    seat: int
    style: str
    about: str  # for the tooltip


class NameField(Row):
    """A text field, with a seat's number before it and a button that removes the seat or the text.

    `spare` is the room, in units, that it leaves to another row between field and button.
    """

    focusable = True
    placeholder_colour = DIM

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
        self.badge: BotBadge | None = None
        self._seat, self._placeholder, self._spare = seat, placeholder, spare
        self._changed, self._removed = changed, removed
        self.remove_button: HitArea | None = None
        self.spare_box = Rect(0, 0, 0, 0)
        self._field_box = Rect(0, 0, 0, 0)  # on the form
        self._context: RowContext | None = None  # what it was laid out with

    @property
    def text(self) -> str:
        """What was typed."""
        return self.field.text

    @property
    def full(self) -> bool:
        """Whether the last letters typed did not fit."""
        return self.field.line.full

    @property
    def typing(self) -> bool:
        return self.field.focused

    def layout(self, context: RowContext, left: int, top: int, width: int) -> None:
        self._context = context
        height = max(context.pixels(54), letters(context.scale) + context.pixels(22))
        number = context.pixels(48) if self._seat else 0
        side = height if self._seat or self._removed else 0  # a seat may get its button later
        spare = context.pixels(self._spare) if self._spare else 0
        spare = min(spare, (width - number - side) // 2)
        self._field_box = Rect(left + number, top, width - number - side - spare, height)
        self.box = Rect(left, top, self._field_box.right - left, height + context.pixels(10))
        self.spare_box = Rect(self.box.right, top, spare, self.box.height)
        if self._seat:
            text = context.paragraph(self._seat, number, GOLD, role="display")
            self._stack(left + (number - text.width) // 2, top + (height - text.height) // 2, text)
        if self._removed is not None:
            button = Rect(self.spare_box.right, top, side, height)
            shown = always if self._seat else lambda: bool(self.text)  # it only clears the text
            self.remove_button = self._add_spot(button, self._removed, shown)

    def set_text(self, text: str) -> None:
        """Replace the text, as if it had been typed."""
        self.field.clear()
        self.field.line.insert(text)
        self._changed(self.text)

    def show_badge(self, badge: BotBadge | None) -> None:
        """Show a face and a style beside the name, or none."""
        self.badge = badge

    def state(self) -> Hashable:
        button = self.remove_button
        removable = button is not None and button.enabled
        return super().state(), self.field.state(), removable, self.badge

    def focus(self, here: bool) -> None:
        super().focus(here)
        if not here:
            self.field.blur()
        elif not self.typing:
            self.field.focus()
            self.field.line.select_all()

    def scrolled(self, shift: tuple[int, int]) -> None:
        self.field.layout(self._field_box.move(shift))

    def handle(self, event: Event) -> None:
        before = self.text, self.full
        self.field.handle(event)
        self._report(before)

    def hover(self, position: tuple[int, int] | None) -> None:
        self.field.hover(position is not None and self._field_box.collidepoint(position))

    def click(self, position: tuple[int, int]) -> None:
        if (context := self._context) is not None:
            left, top = self._field_box.topleft
            shown = self.field.rect
            place = position[0] + shown.left - left, position[1] + shown.top - top
            self.field.click(place, context.skins, letters(context.scale))

    def update(self, dt: float, *, still: bool) -> None:
        before = self.text, self.full
        self.field.update(dt, still=still)
        self._report(before)

    def draw(self, surface: Surface, context: RowContext, offset: tuple[int, int]) -> None:
        super().draw(surface, context, offset)
        placeholder = self._placeholder, self.placeholder_colour
        size = letters(context.scale)
        self.field.draw(surface, context.skins, context.scale, size, *placeholder)
        box, button = self._field_box.move(offset), self.remove_button
        if self.badge:
            self._draw_badge(surface, context, self.badge, box)
        if button is not None and button.enabled:
            colour = CREAM if button.hovered else GOLD
            middle = (box.right + self.spare_box.width + box.height // 2, box.centery)
            context.skins.draw_icon(surface, "close", middle, context.pixels(28), colour)

    def tooltip(self) -> tuple[str, Rect] | None:
        if self.badge and self.field.hovered:
            return self.badge.about, self._field_box
        return None

    def _draw_badge(
        self, surface: Surface, context: RowContext, badge: BotBadge, box: Rect
    ) -> None:
        """The face at the right end of the field, the style before it."""
        side = min(context.pixels(_FACE), box.height - 4)
        disc = Rect(0, 0, side, side).move_to(midright=(box.right - context.pixels(9), box.centery))
        draw_face(surface, context.skins, badge.person, disc, badge.seat)
        font = context.skins.assets.font("reading", letters(context.scale))
        name = font.size(badge.person.name)[0]
        room = Rect(box.left + name + context.pixels(34), box.top, 0, box.height)
        room.width = disc.left - context.pixels(12) - room.left
        size = small_letters(context.scale)
        if context.skins.fitting_size(badge.style, room.width, size) >= size - 2:
            context.skins.write(surface, badge.style, room, size, DIM, align=1.0)

    def _report(self, before: tuple[str, bool]) -> None:
        if (self.text, self.full) != before:
            self._changed(self.text)


class ExampleField(NameField):
    """A field whose faint placeholder is an example, not a default."""

    placeholder_colour = FAINT


class FixedField(NameField):
    """A field of the same look in which nothing can be typed."""

    focusable = False

    def handle(self, event: Event) -> None:
        """Ignore events."""

    def hover(self, position: tuple[int, int] | None) -> None:
        """Ignore the mouse."""


def mark_duplicates(fields: Sequence[NameField], names: Sequence[str]) -> str:
    """Mark the fields of equal names as wrong; returns the first such name, or nothing."""
    folded = [name.casefold() for name in names]
    same = [name for name in names if folded.count(name.casefold()) > 1]
    for field, name in zip(fields, folded, strict=True):
        field.field.mark(wrong=folded.count(name) > 1)
    return same[0] if same else ""


def tidy(typed: str) -> str:
    """A text without invisible letters and surrounding spaces."""
    return "".join(filter(str.isprintable, typed)).strip()
