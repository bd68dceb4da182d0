"""One of a few, as a row of a form: all of them are seen, in as many lines as they need."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from pygame import Rect, Surface
from pygame_gui import UI_BUTTON_PRESSED
from pygame_gui.elements import UIButton

from game.ui.theme_colours import CREAM, DIM
from game.ui.widgets.rows import SIGN, Ground, Row, bare_button, highlight, outline

_INDENT = 34  # units of an option's words behind its sign
_APART = 28  # units between two options


class Choice(Row):
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
        self.elements: list[UIButton] = []
        self._boxes: list[Rect] = []

    def place(self, ground: Ground, left: int, top: int, width: int) -> None:
        """Words, and what feels the mouse."""
        pad, indent = ground.units(8), ground.units(_INDENT)
        texts = [ground.words(self._words, width, CREAM)]
        if self._about:
            texts.append(ground.words(self._about, width, DIM, small=True))
        y = self._stack(left, top + pad, *texts) + ground.units(2)
        names = [ground.words(option, width - indent, CREAM) for option in self._options]
        wide = [words.width + indent + ground.units(_APART) for words in names]
        height = max(ground.units(44), *(words.height for words in names))
        for number, (words, (x, line)) in enumerate(
            zip(names, in_lines(wide, width + ground.units(_APART)), strict=True)
        ):
            box = Rect(left + x, y + line * height, wide[number] - ground.units(_APART), height)
            middle = box.top + (height - words.height) // 2
            self._written.append((words, (box.left + indent, middle)))
            self._boxes.append(box)
            element = bare_button(ground, box)
            element.bind(UI_BUTTON_PRESSED, partial(self.choose, number))
            self.elements.append(element)
        self.box = Rect(left, top, width, self._boxes[-1].bottom + pad // 2 - top)

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self.chosen, self.focused, tuple(element.hovered for element in self.elements)

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

    def draw(self, surface: Surface, ground: Ground, offset: tuple[int, int]) -> None:
        """Sprites and words."""
        if self.focused:
            outline(surface, ground, ground.around(self.box.move(offset)))
        for number, (box, element) in enumerate(zip(self._boxes, self.elements, strict=True)):
            row = box.move(offset)
            highlight(surface, ground.around(row), element.hovered)
            on = number == self.chosen
            shown = "focused" if on and self.focused else "hover" if element.hovered else "normal"
            name = f"control/radio_{'on' if on else 'off'}_{shown}"
            ground.skins.lay(
                surface, name, (row.left + ground.units(SIGN / 2), row.centery), ground.scale
            )
        super().draw(surface, ground, offset)


def in_lines(widths: Sequence[int], room: int) -> list[tuple[int, int]]:
    """Where things begin that stand side by side, and in which line: in columns if in several."""
    for lines in range(1, len(widths) + 1):
        across = -(-len(widths) // lines)
        columns = [max(widths[number::across]) for number in range(across)]
        if lines == 1:
            columns = [*widths]
        if sum(columns) <= room:
            break
    return [(sum(columns[: number % across]), number // across) for number in range(len(widths))]
