"""A line to type in, as a row of a form."""

from collections.abc import Callable, Hashable, Sequence

from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets.form_rows import Row, RowContext
from game.ui.widgets.hit_area import HitArea
from game.ui.widgets.line_field import LineField
from game.ui.widgets.skins import Skins
from game.ui.widgets.theme import CREAM, DIM, FAINT, GOLD, letters


class NameField(Row):
    """A line to type in; with a seat's number before it, and a button that takes the seat away.

    `spare` is the room, in units, that it leaves to another row between the name and that button.
    """

    focusable = True
    shade = DIM  # of what stands here as long as nothing is typed

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
        self.remove_button: HitArea | None = None
        self._room = Rect(0, 0, 0, 0)
        self._skins: Skins | None = None  # once it has its place
        self._pixels = 0
        self.spare_box = Rect(0, 0, 0, 0)  # the spare room, once the field has its place

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

    def layout(self, ground: RowContext, left: int, top: int, width: int) -> None:
        """Words, and what feels the mouse."""
        self._skins, self._pixels = ground.skins, letters(ground.scale)
        height = max(ground.pixels(54), self._pixels + ground.pixels(22))
        number = ground.pixels(48) if self._seat else 0
        side = height if self._seat or self._removed else 0  # a seat may get its button later
        spare = min(ground.pixels(self._spare), (width - number - side) // 2) if self._spare else 0
        self._room = Rect(left + number, top, width - number - side - spare, height)
        self.box = Rect(left, top, self._room.right - left, height + ground.pixels(10))
        self.spare_box = Rect(self._room.right, top, spare, self.box.height)
        if self._seat:
            words = ground.paragraph(self._seat, number, GOLD, role="display")
            middle = top + (height - words.height) // 2
            self._written.append((words, (left + (number - words.width) // 2, middle)))
        if self._removed is not None:
            cross = Rect(self.spare_box.right, top, side, height)
            self.remove_button = ground.add_hit_area(cross, self._removed)

    def set_text(self, text: str) -> None:
        """Let the field say something else, as if it had been typed."""
        self.field.clear()
        self.field.line.insert(text)
        self._changed(self.text)

    def state(self) -> Hashable:
        """All that the look depends on."""
        gone = self.remove_button is not None and (
            self.remove_button.hovered,
            self.remove_button.enabled,
        )
        return self.field.state(), gone, self.focused

    def focus(self, here: bool) -> None:
        """The keyboard is here now, or not; what it types takes the place of what stands here."""
        super().focus(here)
        if not here:
            self.field.blur()
        elif not self.typing:
            self.field.focus()
            self.field.line.select_all()

    def scrolled(self, shift: tuple[int, int]) -> None:
        """The form has another place in the window."""
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

    def click(self, position: tuple[int, int]) -> None:
        """Type where it was clicked."""
        if self._skins is not None:
            left, top = self._room.topleft
            shown = self.field.rect  # the same line, in the window
            place = position[0] + shown.left - left, position[1] + shown.top - top
            self.field.click(place, self._skins, self._pixels)

    def update(self, dt: float, *, still: bool) -> None:
        """The caret blinks, and a key that is held goes on."""
        before = self.text
        self.field.update(dt, still=still)
        if self.text != before:
            self._changed(self.text)

    def draw(self, surface: Surface, ground: RowContext, offset: tuple[int, int]) -> None:
        """Sprites and words."""
        super().draw(surface, ground, offset)
        words = self._placeholder, self.shade
        self.field.draw(surface, ground.skins, ground.scale, self._pixels, *words)
        box = self._room.move(offset)
        if self.remove_button is not None and self.remove_button.enabled:
            colour = CREAM if self.remove_button.hovered else GOLD
            middle = (box.right + self.spare_box.width + box.height // 2, box.centery)
            ground.skins.draw_icon(surface, "close", middle, ground.pixels(28), colour)


class ExampleField(NameField):
    """A line that shows how to fill it in; left empty, it stays empty."""

    shade = FAINT


class FixedField(NameField):
    """A line of the same look in which nothing can be typed."""

    focusable = False

    def handle(self, event: Event) -> None:
        """It hears nothing."""

    def hover(self, position: tuple[int, int] | None) -> None:
        """It feels nothing."""


def mark_duplicates(fields: Sequence[NameField], names: Sequence[str]) -> str:
    """Mark the fields of equal names as wrong; returns the first such name, or nothing."""
    folded = [name.casefold() for name in names]
    same = [name for name in names if folded.count(name.casefold()) > 1]
    for field, name in zip(fields, folded, strict=True):
        field.wrong = folded.count(name) > 1
    return same[0] if same else ""


def tidy(typed: str) -> str:
    """A text without invisible letters and surrounding spaces."""
    return "".join(filter(str.isprintable, typed)).strip()
