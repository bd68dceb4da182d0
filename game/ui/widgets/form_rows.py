"""The rows of a form, and the plain ones: headings, notes, switches, buttons and links."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.media.assets import Role
from game.ui.widgets.button import HitArea, always
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import Paragraph, paragraph
from game.ui.widgets.theme import CREAM, DIM, GOLD, letters, small_letters

SIGN = 24  # units of a check box or a radio button
_FRAME_GAP = 8  # units between a row and its frame


class RowContext(NamedTuple):
    """The sprites and the scale that rows are laid out and drawn with."""

    skins: Skins
    scale: float

    def pixels(self, units: float) -> int:
        """A length of the 1920x1080 window, in pixels."""
        return max(1, round(units * self.scale))

    def paragraph(
        self, text: str, width: int, colour: str, *, role: Role = "reading", small: bool = False
    ) -> Paragraph:
        """A text in as many lines as it needs."""
        size = small_letters(self.scale) if small else letters(self.scale)
        return paragraph(text, self.skins.assets.font(role, size), colour, width)

    def draw_highlight(self, surface: Surface, box: Rect, *, hovered: bool) -> None:
        """Brighten what the mouse points at."""
        if hovered:
            veil = Surface(box.size, pygame.SRCALPHA)
            veil.fill((246, 235, 207, 16))
            surface.blit(veil, box)

    def draw_outline(self, surface: Surface, box: Rect) -> None:
        """Frame what has the keyboard."""
        pygame.draw.rect(surface, GOLD, box, self.pixels(2), self.pixels(6))


class RowHitArea(HitArea):
    """A hit area with its box on the form before scrolling, and what a click does."""

    def __init__(
        self, box: Rect, on_click: Callable[[], None], enabled: Callable[[], bool] = always
    ) -> None:
        super().__init__(enabled)
        self.box, self.on_click = box, on_click


class Row:
    """A row that only shows text; interactive rows override what concerns them."""

    focusable = False
    beside_previous = False  # stands beside the row before, where only the Tab key leads

    def __init__(self) -> None:
        self.box = Rect(0, 0, 0, 0)  # on the form, before scrolling
        self.focused = False
        self.spots: list[RowHitArea] = []
        self._paragraphs: list[tuple[Paragraph, tuple[int, int]]] = []

    @property
    def spot(self) -> RowHitArea:
        """The only hit area, or the first."""
        return self.spots[0]

    @property
    def typing(self) -> bool:
        """Whether the keys are letters for this row."""
        return False

    def layout(self, context: RowContext, left: int, top: int, width: int) -> None:
        """Set the box, from its top left corner on."""

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self.focused, tuple((spot.hovered, spot.pressed) for spot in self.spots)

    def focus(self, here: bool) -> None:
        """Take or lose the keyboard."""
        self.focused = here

    def scrolled(self, shift: tuple[int, int]) -> None:
        """The form begins at another place of the window."""

    def show_part(self, top: int, bottom: int) -> None:
        """Only this part of the form is in view."""

    def handle(self, event: Event) -> None:
        """An event, with its place in the window."""

    def update(self, dt: float, *, still: bool) -> None:
        """Advance time; `still` if nothing should move."""

    def press(self) -> None:
        """Enter or space."""

    def nudge(self, step: int) -> None:
        """The left arrow (-1) or the right one (1)."""

    def move_choice(self, step: int) -> bool:
        """The up arrow (-1) or the down one (1); False leaves the row."""
        return False

    def click(self, position: tuple[int, int]) -> None:
        """The mouse was pressed at a place on the form, in the box of this row."""

    def hover(self, position: tuple[int, int] | None) -> None:
        """The mouse is at a place on the form, or outside of it."""

    def tooltip(self) -> tuple[str, Rect] | None:
        """About what the mouse points at, with its box on the form."""
        return None

    def draw(self, surface: Surface, context: RowContext, offset: tuple[int, int]) -> None:
        """Draw the row; here, its text."""
        for text, (x, y) in self._paragraphs:
            text.draw(surface, (x + offset[0], y + offset[1]))

    def text_boxes(self) -> list[Rect]:
        """Where the text is, on the form."""
        return [text.rect(topleft=place) for text, place in self._paragraphs]

    def _stack(self, left: int, top: int, *paragraphs: Paragraph) -> int:
        """Place paragraphs one below another; returns the bottom."""
        for number, text in enumerate(paragraphs):
            top += text.height // 6 if number else 0
            self._paragraphs.append((text, (left, top)))
            top += text.height
        return top

    def _add_spot(
        self,
        box: Rect,
        on_click: Callable[[], None] = lambda: None,
        enabled: Callable[[], bool] = always,
    ) -> RowHitArea:
        self.spots.append(RowHitArea(box, on_click, enabled))
        return self.spots[-1]

    def _control_state(self, spot: HitArea) -> str:
        """The variant of a control's sprite."""
        return "focused" if self.focused else "hover" if spot.hovered else "normal"

    def _frame(self, context: RowContext, box: Rect) -> Rect:
        """The frame of a row: outside of it, so that all text begins at the same edge."""
        return box.inflate(2 * context.pixels(_FRAME_GAP), 0)

    def _draw_focus(self, surface: Surface, context: RowContext, offset: tuple[int, int]) -> None:
        if self.focused:
            context.draw_outline(surface, self._frame(context, self.box.move(offset)))


class HeadingRow(Row):
    """The name of a section, over a line."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def layout(self, context: RowContext, left: int, top: int, width: int) -> None:
        text = context.paragraph(self._text.upper(), width, GOLD, role="label")
        bottom = self._stack(left, top + context.pixels(22 if top else 4), text)
        self.box = Rect(left, top, width, bottom - top + context.pixels(16))

    def draw(self, surface: Surface, context: RowContext, offset: tuple[int, int]) -> None:
        super().draw(surface, context, offset)
        line = Rect(self.box.left, 0, self.box.width, context.pixels(9)).move(offset)
        line.bottom = self.box.bottom + offset[1] - context.pixels(4)
        context.skins.stretch(surface, "panel/rule", line, context.scale)


class NoteRow(Row):
    """A paragraph."""

    def __init__(self, text: str, colour: str = DIM) -> None:
        super().__init__()
        self.text, self._colour = text, colour

    def layout(self, context: RowContext, left: int, top: int, width: int) -> None:
        text = context.paragraph(self.text, width, self._colour, small=True)
        bottom = self._stack(left, top, text)
        self.box = Rect(left, top, width, bottom - top + context.pixels(8))


class SwitchRow(Row):
    """Something that is on or off."""

    focusable = True

    def __init__(self, text: str, note: str, on: bool, changed: Callable[[bool], None]) -> None:
        super().__init__()
        self._text, self._note, self.on, self._changed = text, note, on, changed

    def layout(self, context: RowContext, left: int, top: int, width: int) -> None:
        indent, pad = context.pixels(42), context.pixels(8)
        texts = [context.paragraph(self._text, width - indent, CREAM)]
        if self._note:
            texts.append(context.paragraph(self._note, width - indent, DIM, small=True))
        bottom = self._stack(left + indent, top + pad, *texts)
        self.box = Rect(left, top, width, max(bottom + pad - top, context.pixels(44)))
        self._add_spot(self.box, self.press)

    def state(self) -> Hashable:
        return super().state(), self.on

    def press(self) -> None:
        self.on = not self.on
        self._changed(self.on)

    def draw(self, surface: Surface, context: RowContext, offset: tuple[int, int]) -> None:
        row = self.box.move(offset)
        context.draw_highlight(surface, self._frame(context, row), hovered=self.spot.hovered)
        self._draw_focus(surface, context, offset)
        middle = (row.left + context.pixels(SIGN / 2), row.top + context.pixels(22))
        name = f"control/checkbox_{'on' if self.on else 'off'}_{self._control_state(self.spot)}"
        context.skins.draw(surface, name, middle, context.scale)
        super().draw(surface, context, offset)


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
        self._add_spot(body, self.press, lambda: self.focusable)

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
