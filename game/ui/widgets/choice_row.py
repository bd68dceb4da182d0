"""One of a few, as a row of a form: all of them are seen, in as many lines as they need."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from pygame import Rect, Surface

from game.ui.widgets.form_rows import SIGN, Row, RowContext, highlight, outline
from game.ui.widgets.hit_area import HitArea
from game.ui.widgets.text_layout import Paragraph
from game.ui.widgets.theme import CREAM, DIM

_INDENT = 34  # units of an option's words behind its sign
_APART = 28  # units between two options


class ChoiceRow(Row):
    """One of a few."""

    focusable = True

    def __init__(
        self,
        words: str,
        about: str,
        options: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
    ) -> None:
        super().__init__()
        self._words, self._about, self._options = words, about, options
        self.chosen = chosen
        self._changed = changed
        self.spots: list[HitArea] = []
        self._boxes: list[Rect] = []

    def layout(self, ground: RowContext, left: int, top: int, width: int) -> None:
        """The options beside what is chosen where they have room there, or else below."""
        indent, apart = ground.pixels(_INDENT), ground.pixels(_APART)
        names = [ground.paragraph(option, width - indent, CREAM) for option in self._options]
        wide = [words.width + indent for words in names]
        title = ground.paragraph(self._words, width, CREAM)
        about = [ground.paragraph(self._about, width, DIM, small=True)] if self._about else []
        high, pad = max(ground.pixels(44), *(words.height for words in names)), ground.pixels(8)
        across = sum(wide) + apart * (len(wide) - 1)
        if title.width + apart + across <= width:
            self._stack(left, top + (high - title.height) // 2, title)
            self._offer(ground, names, wide, Rect(left + width - across, top, across, high))
            bottom = self._stack(left, top + high, *about)
        else:
            y = self._stack(left, top + pad, title, *about) + ground.pixels(2)
            self._offer(ground, names, wide, Rect(left, y, width, high))
            bottom = self._boxes[-1].bottom
        self.box = Rect(left, top, width, bottom + (pad if about else pad // 2) - top)

    def _offer(
        self, ground: RowContext, names: Sequence[Paragraph], wide: Sequence[int], first: Rect
    ) -> None:
        """The options, in a line of the form and those below it."""
        indent, apart = ground.pixels(_INDENT), ground.pixels(_APART)
        places = columns([one + apart for one in wide], first.width + apart)
        for number, (words, (x, line)) in enumerate(zip(names, places, strict=True)):
            box = Rect(first.left + x, first.top + line * first.height, wide[number], first.height)
            middle = box.top + (box.height - words.height) // 2
            self._written.append((words, (box.left + indent, middle)))
            self._boxes.append(box)
            self.spots.append(ground.add_hit_area(box, partial(self.choose, number)))

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self.chosen, self.focused, tuple(spot.hovered for spot in self.spots)

    def choose(self, number: int) -> None:
        """Take one of the options."""
        if number != self.chosen:
            self.chosen = number
            self._changed(number)

    def press(self) -> None:
        """Enter, space or a click."""
        self.choose((self.chosen + 1) % len(self._options))

    def nudge(self, step: int) -> None:
        """The left arrow or the right one."""
        self.choose(min(max(self.chosen + step, 0), len(self._options) - 1))

    def draw(self, surface: Surface, ground: RowContext, offset: tuple[int, int]) -> None:
        """Sprites and words."""
        if self.focused:
            outline(surface, ground, ground.frame_box(self.box.move(offset)))
        for number, (box, spot) in enumerate(zip(self._boxes, self.spots, strict=True)):
            row = box.move(offset)
            highlight(surface, ground.frame_box(row), spot.hovered)
            on = number == self.chosen
            shown = "focused" if on and self.focused else "hover" if spot.hovered else "normal"
            name = f"control/radio_{'on' if on else 'off'}_{shown}"
            ground.skins.draw(
                surface, name, (row.left + ground.pixels(SIGN / 2), row.centery), ground.scale
            )
        super().draw(surface, ground, offset)


def columns(widths: Sequence[int], room: int) -> list[tuple[int, int]]:
    """Where things begin that stand side by side, and in which line: in columns if in several."""
    for lines in range(1, len(widths) + 1):
        across = -(-len(widths) // lines)
        columns = [max(widths[number::across]) for number in range(across)]
        if lines == 1:
            columns = [*widths]
        if sum(columns) <= room:
            break
    return [(sum(columns[: number % across]), number // across) for number in range(len(widths))]
