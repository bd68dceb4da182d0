"""Rows in which one of several options is chosen: side by side, or one after another."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets.form_rows import SIGN, Row, RowContext
from game.ui.widgets.name_field import NameField
from game.ui.widgets.text_layout import Paragraph
from game.ui.widgets.theme import CREAM, DIM, GOLD, letters

SPARE = 280  # units that a name's field must leave free for a KindRow
_INDENT = 34  # units from an option's radio button to its text
_GAP = 28  # units between two options


class OptionRow(Row):
    """A row in which one of several options is chosen."""

    focusable = True

    def __init__(self, options: int, chosen: int, changed: Callable[[int], None]) -> None:
        super().__init__()
        self._count, self.chosen, self._changed = options, chosen, changed

    def state(self) -> Hashable:
        return super().state(), self.chosen

    def choose(self, number: int) -> None:
        """Choose an option."""
        if number != self.chosen:
            self.chosen = number
            self._changed(number)

    def press(self) -> None:
        self.choose((self.chosen + 1) % self._count)

    def nudge(self, step: int) -> None:
        self.choose(min(max(self.chosen + step, 0), self._count - 1))


class ChoiceRow(OptionRow):
    """All options with radio buttons, in as many lines as they need."""

    def __init__(
        self,
        text: str,
        note: str,
        options: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
    ) -> None:
        super().__init__(len(options), chosen, changed)
        self._text, self._note, self._options = text, note, options

    def layout(self, context: RowContext, left: int, top: int, width: int) -> None:
        indent, gap = context.pixels(_INDENT), context.pixels(_GAP)
        names = [context.paragraph(option, width - indent, CREAM) for option in self._options]
        title = context.paragraph(self._text, width, CREAM)
        notes = [context.paragraph(self._note, width, DIM, small=True)] if self._note else []
        high, pad = max(context.pixels(44), *(name.height for name in names)), context.pixels(8)
        across = sum(name.width + indent + gap for name in names) - gap
        if title.width + gap + across <= width:
            self._stack(left, top + (high - title.height) // 2, title)
            self._place(names, indent, gap, Rect(left + width - across, top, across, high))
            bottom = self._stack(left, top + high, *notes)
        else:
            y = self._stack(left, top + pad, title, *notes) + context.pixels(2)
            self._place(names, indent, gap, Rect(left, y, width, high))
            bottom = self.spots[-1].box.bottom
        self.box = Rect(left, top, width, bottom + (pad if notes else pad // 2) - top)

    def _place(self, names: Sequence[Paragraph], indent: int, gap: int, line: Rect) -> None:
        """Place the options in a line of the form and those below it."""
        places = columns([name.width + indent + gap for name in names], line.width + gap)
        for number, (name, (x, row)) in enumerate(zip(names, places, strict=True)):
            top = line.top + row * line.height
            box = Rect(line.left + x, top, name.width + indent, line.height)
            self._stack(box.left + indent, top + (box.height - name.height) // 2, name)
            self._add_spot(box, partial(self.choose, number))

    def draw(self, surface: Surface, context: RowContext, offset: tuple[int, int]) -> None:
        self._draw_focus(surface, context, offset)
        for number, spot in enumerate(self.spots):
            box, on = spot.box.move(offset), number == self.chosen
            context.draw_highlight(surface, self._frame(context, box), hovered=spot.hovered)
            state = "focused" if on and self.focused else "hover" if spot.hovered else "normal"
            middle = (box.left + context.pixels(SIGN / 2), box.centery)
            name = f"control/radio_{'on' if on else 'off'}_{state}"
            context.skins.draw(surface, name, middle, context.scale)
        super().draw(surface, context, offset)


class SeatKind(NamedTuple):
    """Who plays a seat, a person or a bot."""

    text: str
    icon: str


class KindRow(OptionRow):
    """A button in the spare room of the name field before it, which goes through the kinds; a
    right-click goes back."""

    beside_previous = True

    def __init__(
        self,
        field: NameField,
        kinds: Sequence[SeatKind],
        chosen: int,
        changed: Callable[[int], None],
    ) -> None:
        super().__init__(len(kinds), chosen, changed)
        self._field, self._kinds = field, kinds

    def layout(self, context: RowContext, left: int, top: int, width: int) -> None:
        self.box = self._field.spare_box.copy()
        gap, box = context.pixels(8), self.box
        body = Rect(box.left + gap, box.top, box.width - gap, box.height - context.pixels(10))
        self._label = Rect(body.left + context.pixels(54), body.top, 0, body.height)
        self._label.width = body.right - context.pixels(44) - self._label.left
        self._size = min(
            context.skins.fitting_size(kind.text, self._label.width, letters(context.scale))
            for kind in self._kinds
        )
        self._add_spot(body, self.press)

    def handle(self, event: Event) -> None:
        right = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT
        if right and self.spot.rect.collidepoint(event.pos):
            self.choose((self.chosen - 1) % self._count)

    def draw(self, surface: Surface, context: RowContext, offset: tuple[int, int]) -> None:
        state = "pressed" if self.spot.pressed else self._control_state(self.spot)
        body, kind = self.spot.box.move(offset), self._kinds[self.chosen]
        context.skins.stretch(surface, f"button/quiet_{state}", body, context.scale)
        side = context.pixels(30)
        middle = body.left + context.pixels(16) + side // 2, body.centery
        context.skins.draw_icon(surface, kind.icon, middle, side, GOLD)
        context.skins.write(surface, kind.text, self._label.move(offset), self._size, CREAM)
        arrow = body.right - context.pixels(24), body.centery
        context.skins.draw_icon(surface, "arrow_right", arrow, context.pixels(20), GOLD)


def columns(widths: Sequence[int], room: int) -> list[tuple[int, int]]:
    """Left edge and line of things side by side, in columns if they need several lines."""
    for lines in range(1, len(widths) + 1):
        across = -(-len(widths) // lines)
        wide = [max(widths[number::across]) for number in range(across)]
        if sum(wide) <= room:
            break
    return [(sum(wide[: number % across]), number // across) for number in range(len(widths))]
