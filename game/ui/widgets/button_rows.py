"""Rows of a form that can be pressed: buttons and links."""

from collections.abc import Callable, Hashable

from pygame import Rect, Surface

from game.ui.widgets.form_rows import Row, RowContext, outline
from game.ui.widgets.theme import CREAM, GOLD, letters, small_letters

_PUSH = "button/quiet"


class ButtonRow(Row):
    """A button among the rows; without anything to do it stays there, dimmed."""

    def __init__(self, words: str, icon: str, pressed: Callable[[], None] | None) -> None:
        super().__init__()
        self.focusable = pressed is not None
        self.text, self._icon, self._pressed = words, icon, pressed

    def layout(self, ground: RowContext, left: int, top: int, width: int) -> None:
        """Words, and what feels the mouse."""
        height = max(ground.pixels(54), letters(ground.scale) + ground.pixels(22))
        ink = CREAM if self._pressed else ground.skins.ink(f"{_PUSH}_disabled")
        words = ground.paragraph(self.text, width - ground.pixels(96), ink)
        room = min(width, words.width + ground.pixels(100))
        height = max(height, words.height + ground.pixels(20))
        self._body = Rect(left, top + ground.pixels(6), room, height)
        place = (left + ground.pixels(66), self._body.centery - words.height // 2)
        self._written.append((words, place))
        self.box = Rect(left, top, width, height + ground.pixels(20))
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
        middle = (body.left + ground.pixels(40), body.centery)
        ink = GOLD if self._pressed else ground.skins.ink(f"{_PUSH}_disabled")
        ground.skins.draw_icon(surface, self._icon, middle, ground.pixels(28), ink)
        super().draw(surface, ground, offset)


class LinkRow(Row):
    """Words with a line below them."""

    focusable = True

    def __init__(self, words: str, pressed: Callable[[], None], colour: str = GOLD) -> None:
        super().__init__()
        self.text, self._pressed, self._colour = words, pressed, colour
        self._body = Rect(0, 0, 0, 0)

    def layout(self, ground: RowContext, left: int, top: int, width: int) -> None:
        """Words, and what feels the mouse."""
        words = ground.paragraph(self.text, width, self._colour, small=True)
        pad = ground.pixels(6)
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
        line = Rect(body.left, body.bottom - ground.pixels(6), body.width, thick)
        surface.fill(CREAM if self.spot.hovered else self._colour, line)
        if self.focused:
            outline(surface, ground, ground.frame_box(body))
