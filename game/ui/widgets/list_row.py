"""A long list as one row of a form: only the lines in view are drawn."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.widgets.form_rows import Row, RowContext
from game.ui.widgets.text_layout import shortened
from game.ui.widgets.theme import CREAM, DIM, WRONG, letters, small_letters

TWICE = 0.4  # seconds in which two clicks are a double click


class ListLine(NamedTuple):
    """A line of the list: what it is, and more about it."""

    title: str
    detail: str
    wrong: bool


class ListRow(Row):
    """Lines, of which one is chosen."""

    focusable = True

    def __init__(self, chosen: Callable[[int], None], opened: Callable[[], None]) -> None:
        super().__init__()
        self.lines: list[ListLine] = []
        self.chosen = 0
        self._on_chosen, self._on_opened = chosen, opened
        self._hovered: int | None = None
        self._since = TWICE  # seconds since a line was clicked
        self._high = 1

    def layout(self, ground: RowContext, left: int, top: int, width: int) -> None:
        """As high as all lines together."""
        self._high = round(letters(ground.scale) * 2.3) + ground.pixels(22)
        self.box = Rect(left, top, width, self._high * len(self.lines))

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self.chosen, self._hovered, self.focused, tuple(self.lines)

    def press(self) -> None:
        """Open the chosen line."""
        self._on_opened()

    def move_choice(self, step: int) -> bool:
        """Choose the next line; beyond the ends the keyboard goes on."""
        number = self.chosen + step
        if not 0 <= number < len(self.lines):
            return False
        self._choose(number)
        return True

    def click(self, position: tuple[int, int]) -> None:
        """Choose the line under the mouse; clicked twice, open it."""
        number, again = self._at(position), self._since < TWICE
        if number is None:
            return
        if again and number == self.chosen:
            self._on_opened()
            return
        self._since = 0.0
        self._choose(number)

    def update(self, dt: float, *, still: bool = False) -> None:
        """Let time pass."""
        self._since += dt

    def hover(self, position: tuple[int, int] | None) -> None:
        """Show which line would be chosen."""
        self._hovered = None if position is None else self._at(position)

    def line_span(self, number: int) -> tuple[int, int]:
        """From where to where on the form a line is."""
        top = self.box.top + number * self._high
        return top, top + self._high

    def draw(self, surface: Surface, ground: RowContext, offset: tuple[int, int]) -> None:
        """The lines in view."""
        view = surface.get_clip()
        for number, line in enumerate(self.lines):
            box = Rect(self.box.left, self.line_span(number)[0], self.box.width, self._high).move(
                offset
            )
            if box.colliderect(view):
                self._draw_line(surface, ground, number, line, box)

    def _draw_line(
        self, surface: Surface, ground: RowContext, number: int, line: ListLine, box: Rect
    ) -> None:
        skins, size = ground.skins, letters(ground.scale)
        if number == self.chosen:
            skins.stretch(surface, "control/row_chosen", box, ground.scale)
        elif number == self._hovered:
            skins.stretch(surface, "control/row_hover", box, ground.scale)
        inner = box.inflate(-ground.pixels(40), -ground.pixels(14))
        upper, lower = inner.copy(), inner.copy()
        upper.height = inner.height * 11 // 20
        lower.top, lower.height = upper.bottom, inner.height - upper.height
        title = shortened(line.title, skins.assets.font("reading-bold", size), inner.width)
        skins.write(surface, title, upper, size, DIM if line.wrong else CREAM, role="reading-bold")
        small = small_letters(ground.scale)
        about = shortened(line.detail, skins.assets.font("reading", small), inner.width)
        skins.write(surface, about, lower, small, WRONG if line.wrong else DIM)

    def _choose(self, number: int) -> None:
        self.chosen = number
        self._on_chosen(number)

    def _at(self, position: tuple[int, int]) -> int | None:
        if not self.box.collidepoint(position):
            return None
        return (position[1] - self.box.top) // self._high
