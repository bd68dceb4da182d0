"""Rows of a form that can be pressed: buttons and links."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.ui.widgets.form_rows import Row, RowContext
from game.ui.widgets.theme import CREAM, GOLD, letters, small_letters


class ButtonRow(Row):
    """A button among the rows; dimmed if there is nothing to do."""

    def __init__(self, text: str, icon: str, pressed: Callable[[], None] | None) -> None:
        super().__init__()
        self.focusable = pressed is not None
        self.text, self._icon, self._pressed = text, icon, pressed

    def layout(self, context: RowContext, left: int, top: int, width: int) -> None:
        ink = CREAM if self._pressed else context.skins.ink("button/quiet_disabled")
        text = context.paragraph(self.text, width - context.pixels(96), ink)
        least = letters(context.scale) + context.pixels(22)
        height = max(context.pixels(54), least, text.height + context.pixels(20))
        room = min(width, text.width + context.pixels(100))
        body = Rect(left, top + context.pixels(6), room, height)
        self._stack(left + context.pixels(66), body.centery - text.height // 2, text)
        self.box = Rect(left, top, width, height + context.pixels(20))
        self._add_spot(body, self.press).enabled = self.focusable

    def press(self) -> None:
        if self._pressed is not None:
            self._pressed()

    def draw(self, surface: Surface, context: RowContext, offset: tuple[int, int]) -> None:
        state = "pressed" if self.spot.pressed else self._control_state(self.spot)
        skin = f"button/quiet_{state if self._pressed else 'disabled'}"
        body = self.spot.box.move(offset)
        context.skins.stretch(surface, skin, body, context.scale)
        middle = (body.left + context.pixels(40), body.centery)
        ink = GOLD if self._pressed else context.skins.ink(skin)
        context.skins.draw_icon(surface, self._icon, middle, context.pixels(28), ink)
        super().draw(surface, context, offset)


class LinkRow(Row):
    """Small underlined text that can be clicked."""

    focusable = True

    def __init__(self, text: str, pressed: Callable[[], None], colour: str = GOLD) -> None:
        super().__init__()
        self.text, self._pressed, self._colour = text, pressed, colour

    def layout(self, context: RowContext, left: int, top: int, width: int) -> None:
        text = context.paragraph(self.text, width, self._colour, small=True)
        pad = context.pixels(6)
        self.box = Rect(left, top, width, text.height + 2 * pad)
        self._stack(left, top + pad, text)
        self._add_spot(Rect(left, top, text.width, self.box.height), self._pressed)

    def press(self) -> None:
        self._pressed()

    def draw(self, surface: Surface, context: RowContext, offset: tuple[int, int]) -> None:
        super().draw(surface, context, offset)
        body = self.spot.box.move(offset)
        thick = max(1, small_letters(context.scale) // 14)
        line = Rect(body.left, body.bottom - context.pixels(6), body.width, thick)
        surface.fill(CREAM if self.spot.hovered else self._colour, line)
        if self.focused:
            context.draw_outline(surface, self._frame(context, body))
