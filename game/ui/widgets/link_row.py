"""A line of small words in a form that can be clicked, for what is beside the matter."""

from collections.abc import Callable, Hashable

from pygame import Rect, Surface

from game.ui.widgets.form_rows import Row, RowContext, outline
from game.ui.widgets.theme import CREAM, GOLD, small_letters


class LinkRow(Row):
    """Words with a line below them."""

    focusable = True

    def __init__(self, words: str, pressed: Callable[[], None], colour: str = GOLD) -> None:
        super().__init__()
        self.words, self._pressed, self._colour = words, pressed, colour
        self._body = Rect(0, 0, 0, 0)

    def layout(self, ground: RowContext, left: int, top: int, width: int) -> None:
        """Words, and what feels the mouse."""
        words = ground.paragraph(self.words, width, self._colour, small=True)
        pad = ground.units(6)
        self._body = Rect(left, top, words.width, words.height + 2 * pad)
        self._written.append((words, (left, top + pad)))
        self.box = Rect(left, top, width, self._body.height)
        self.spot = ground.add_hit_area(self._body, self._pressed)

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self.spot.hovered, self.focused

    def press(self) -> None:
        """Enter, space or a click."""
        self._pressed()

    def draw(self, surface: Surface, ground: RowContext, offset: tuple[int, int]) -> None:
        """Words and the line, which is bright under the mouse."""
        super().draw(surface, ground, offset)
        body = self._body.move(offset)
        thick = max(1, small_letters(ground.scale) // 14)
        line = Rect(body.left, body.bottom - ground.units(6), body.width, thick)
        surface.fill(CREAM if self.spot.hovered else self._colour, line)
        if self.focused:
            outline(surface, ground, ground.frame_box(body))
