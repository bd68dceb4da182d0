"""A long list as one row of a form: only the lines in view are looked at and drawn."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.widgets.form_rows import Row, RowContext
from game.ui.widgets.text_layout import LINE_SPACING, shortened, wrapped
from game.ui.widgets.theme import CREAM, DIM, WRONG, letters, small_letters

NO_LINE = -1  # if none is chosen
_PADDING = 40  # units at both sides of a line, together
TWICE = 0.4  # seconds in which two clicks are a double click


class ListLine(NamedTuple):
    """A line of the list."""

    title: str
    detail: str
    wrong: bool
    aside: str = ""  # at the right of the title


class ListRow(Row):
    """Lines, of which one is chosen."""

    focusable = True

    def __init__(
        self,
        on_chosen: Callable[[int], None],
        on_opened: Callable[[], None],
        most_detail_lines: int = 1,  # more if details are never to be cut
    ) -> None:
        super().__init__()
        self.lines: Sequence[ListLine] = []
        self.in_view = range(0)  # the numbers of the lines in view
        self.chosen = 0
        self._on_chosen, self._on_opened = on_chosen, on_opened
        self._hovered: int | None = None
        self._since_click = TWICE  # seconds
        self._line_height = 1
        self._most_detail_lines = most_detail_lines
        self._detail_lines = 1  # as many as the longest needs

    def layout(self, context: RowContext, left: int, top: int, width: int) -> None:
        small = small_letters(context.scale)
        if self._most_detail_lines > 1:
            font = context.skins.assets.font("reading", small)
            inner = width - context.pixels(_PADDING)
            needed = [len(wrapped(line.detail, font, inner)) for line in self.lines]
            self._detail_lines = min(self._most_detail_lines, max(needed, default=1))
        self._line_height = round(letters(context.scale) * 2.3) + context.pixels(22)
        self._line_height += round(small * LINE_SPACING) * (self._detail_lines - 1)
        self.box = Rect(left, top, width, self._line_height * len(self.lines))

    def show(self, lines: Sequence[ListLine]) -> None:
        """Show other lines."""
        self.lines = lines

    def mark(self, number: int) -> None:
        """Show a line as chosen, without calling `on_chosen`."""
        self.chosen = number

    def state(self) -> Hashable:
        lines = tuple(self.lines[number] for number in self.in_view if number < len(self.lines))
        return self.chosen, self._hovered, self.focused, lines

    def show_part(self, top: int, bottom: int) -> None:
        first, end = top - self.box.top, bottom - self.box.top + self._line_height - 1
        lines = range(len(self.lines))
        self.in_view = lines[max(0, first // self._line_height) : max(0, end // self._line_height)]

    def press(self) -> None:
        self._on_opened()

    def move_choice(self, step: int) -> bool:
        number = self.chosen + step
        if not 0 <= number < len(self.lines):
            return False
        self._choose(number)
        return True

    def click(self, position: tuple[int, int]) -> None:
        number = self._line_at(position)
        if number is None:
            return
        if self._since_click < TWICE and number == self.chosen:
            self._on_opened()
            return
        self._since_click = 0.0
        self._choose(number)

    def update(self, dt: float, *, still: bool = False) -> None:
        self._since_click += dt

    def hover(self, position: tuple[int, int] | None) -> None:
        self._hovered = None if position is None else self._line_at(position)

    def line_span(self, number: int) -> tuple[int, int]:
        """Top and bottom of a line on the form."""
        top = self.box.top + number * self._line_height
        return top, top + self._line_height

    def draw(self, surface: Surface, context: RowContext, offset: tuple[int, int]) -> None:
        view = surface.get_clip()
        for number in self.in_view:
            top, bottom = self.line_span(number)
            box = Rect(self.box.left, top, self.box.width, bottom - top).move(offset)
            if box.colliderect(view):
                self._draw_line(surface, context, number, box)

    def _draw_line(self, surface: Surface, context: RowContext, number: int, box: Rect) -> None:
        skins, scale, line = context.skins, context.scale, self.lines[number]
        if number == self.chosen:
            skins.stretch(surface, "control/row_chosen", box, scale)
        elif number == self._hovered:
            skins.stretch(surface, "control/row_hover", box, scale)
        inner = box.inflate(-context.pixels(_PADDING), -context.pixels(14))
        size, small = letters(scale), small_letters(scale)
        font, bold = skins.assets.font("reading", small), skins.assets.font("reading-bold", size)
        text, aside = line.detail, line.aside
        room = inner.width - font.size(aside)[0] - context.pixels(24) if aside else inner.width
        if bold.size(line.title)[0] > room:  # a long address stands below
            text, aside, room = f"{text} · {aside}", "", inner.width
        details = wrapped(text, font, inner.width) if self._detail_lines > 1 else [text]
        upper = Rect(inner.topleft, (inner.width, inner.height * 11 // 20))
        if self._detail_lines > 1:
            upper.height = inner.height - round(small * LINE_SPACING) * self._detail_lines
        title = shortened(line.title, bold, room)
        skins.write(surface, title, upper, size, DIM if line.wrong else CREAM, role="reading-bold")
        skins.write(surface, aside, upper, small, DIM, align=1.0)
        lower = Rect(upper.bottomleft, (inner.width, inner.bottom - upper.bottom))
        lower.height //= self._detail_lines
        for detail in details[: self._detail_lines]:
            shown = shortened(detail, font, inner.width)
            skins.write(surface, shown, lower, small, WRONG if line.wrong else DIM)
            lower.top = lower.bottom

    def _choose(self, number: int) -> None:
        self.chosen = number
        self._on_chosen(number)

    def _line_at(self, position: tuple[int, int]) -> int | None:
        inside = self.box.collidepoint(position)
        return (position[1] - self.box.top) // self._line_height if inside else None
