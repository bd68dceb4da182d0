"""A form: rows in one or two columns that scroll together, with keyboard focus."""

from collections.abc import Hashable, Iterator, Sequence
from itertools import zip_longest

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.media.cursors import Pointer
from game.ui.widgets.button import cursor_over
from game.ui.widgets.form_rows import HeadingRow, Row, RowContext
from game.ui.widgets.name_field import NameField
from game.ui.widgets.scroll_bar import ScrollBar
from game.ui.widgets.skins import Skins

_BAR, _ASIDE = 18, 16  # units: the scroll bar's width, and its distance from the rows
_FADE = 28  # units over which rows fade at the edges of the view
_NEARLY = 40  # units between two sections that are moved to one height


class Form:
    """Rows in a box of the window."""

    def __init__(
        self, skins: Skins, box: Rect, scale: float, columns: Sequence[Sequence[Row]]
    ) -> None:
        self.box = box
        self._context = RowContext(skins, scale)
        self.rows = [row for column in columns for row in column]
        self.height = self._layout(columns)
        self._spots = [spot for row in self.rows for spot in row.spots]
        self._bar = ScrollBar()
        self._mouse: tuple[int, int] | None = None
        self.focus: int | None = None
        self.set_box(box)

    def set_box(self, box: Rect) -> None:
        """Take the final place, with a scroll bar if the rows do not fit."""
        self.box = box
        left = box.right + self._context.pixels(_ASIDE)
        rail = Rect(left, box.top, self._context.pixels(_BAR), box.height)
        self._bar.layout(rail, self.height)
        self._scrolled()

    @property
    def offset(self) -> int:
        """How many pixels the rows are scrolled."""
        return self._bar.offset

    @property
    def typing(self) -> bool:
        """Whether the keys are letters for one of the rows."""
        return any(row.typing for row in self.rows)

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self._bar.state(), self.focus, tuple(row.state() for row in self.rows)

    def pointer(self) -> Pointer:
        """The mouse cursor over the rows."""
        if any(isinstance(row, NameField) and row.field.hovered for row in self.rows):
            return "text"
        return "hand" if self._bar.hovered else cursor_over(self._spots)

    def tooltip(self) -> tuple[str, Rect] | None:
        """About what the mouse points at, with its box in the window."""
        found = next(filter(None, (row.tooltip() for row in self.rows)), None)
        return found and (found[0], found[1].move(self._shift))

    def handle(self, event: Event) -> None:
        """One event; keys other than for typing are the scene's."""
        match event.type:
            case pygame.MOUSEWHEEL:
                self.scroll(self.offset - round(event.y * self._context.pixels(80)))
                return
            case pygame.MOUSEBUTTONDOWN if event.button > 3:  # the wheel, reported twice
                return
            case pygame.MOUSEBUTTONDOWN:
                self._click(event.pos)
        if self._bar.handle(event):
            self._scrolled()
            return
        for spot in self._spots:
            if spot.handle(event):
                spot.on_click()
        for row in self.rows:
            row.handle(event)
        if event.type in (pygame.MOUSEMOTION, pygame.WINDOWLEAVE):
            self._hover(event.pos if event.type == pygame.MOUSEMOTION else None)

    def update(self, dt: float, *, still: bool = False) -> None:
        """Advance time; `still` if carets should not blink."""
        for row in self.rows:
            row.update(dt, still=still)

    def scroll(self, offset: int) -> None:
        """Scroll the rows to an offset."""
        if self._bar.scroll(offset):
            self._scrolled()

    def step_focus(self, step: int, *, aside: bool = True) -> bool:
        """Give the keyboard to the next row or the one before; False if there is none."""
        stops = [
            number
            for number, row in enumerate(self.rows)
            if row.focusable
            and (aside or not row.beside_previous)
            and (self.focus is None or (number - self.focus) * step > 0)
        ]
        self.set_focus(stops[0 if step > 0 else -1] if stops else None)
        return bool(stops)

    def set_focus(self, number: int | None) -> None:
        """Give the keyboard to a row, or to none."""
        self.focus = number
        for index, row in enumerate(self.rows):
            row.focus(index == number)
        if number is not None:
            self.scroll_to(self.rows[number].box.top, self.rows[number].box.bottom)

    def take_over(self, before: "Form") -> None:
        """Continue with the scroll offset and the focus of the form before."""
        self.scroll(before.offset)
        self._hover(before._mouse)
        number = before.focus
        if number is None or number >= len(self.rows):
            return
        old, new = before.rows[number], self.rows[number]
        if old.focused or before.typing:
            self.set_focus(number)
            if old.typing and isinstance(old, NameField) and isinstance(new, NameField):
                new.field.line.go(old.field.line.caret)
        else:  # the mouse is in use, so no row is framed
            self.focus = number
            if self._context.scale != before._context.scale:  # rows have other places
                self.scroll_to(new.box.top, new.box.bottom)

    def press(self) -> None:
        """Enter or space, for the row with the keyboard."""
        if self.focus is not None:
            self.rows[self.focus].press()

    def nudge(self, step: int) -> None:
        """The left or right arrow, for the row with the keyboard."""
        if self.focus is not None:
            self.rows[self.focus].nudge(step)

    def move_choice(self, step: int) -> bool:
        """The up or down arrow; False if the row with the keyboard has no use for it."""
        return self.focus is not None and self.rows[self.focus].move_choice(step)

    def scroll_to(self, top: int, bottom: int) -> None:
        """Scroll until a part of the form is in view, clear of where rows fade."""
        fade = self._context.pixels(_FADE)
        self.scroll(min(max(self.offset, bottom + fade - self.box.height), top - fade))

    def draw(self, surface: Surface) -> None:
        """Draw the rows in view."""
        for _ in self.drawing(surface):
            pass

    def drawing(self, surface: Surface) -> Iterator[None]:
        """Draw the rows in view, one after another."""
        before, shift = surface.get_clip(), self._shift
        view = self._view.clip(before)
        surface.set_clip(view)
        strip = Rect(view.left, view.top, view.width, min(self._context.pixels(_FADE), view.height))
        upper, lower = strip, strip.move_to(bottom=view.bottom)
        below = self.offset + self.box.height < self.height
        edges = [(upper, True)] * (self.offset > 0) + [(lower, False)] * below
        bare = [surface.subsurface(edge).copy() for edge, _ in edges]
        for row in self.rows:
            if row.box.move(shift).colliderect(self.box):
                row.draw(surface, self._context, shift)
                yield
        for (edge, upward), picture in zip(edges, bare, strict=True):
            _fade(surface, edge, picture, upward=upward)
        surface.set_clip(before)
        self._bar.draw(surface, self._context.skins, self._context.scale)

    @property
    def _shift(self) -> tuple[int, int]:
        """Where the form begins in the window."""
        return self.box.left, self.box.top - self.offset

    @property
    def _view(self) -> Rect:
        """Where rows are visible: frames and knobs may stand beside the box."""
        return self.box.inflate(2 * self._context.pixels(_ASIDE), 0)

    def _scrolled(self) -> None:
        for row in self.rows:
            row.scrolled(self._shift)
            row.show_part(self.offset, self.offset + self.box.height)
        for spot in self._spots:
            spot.layout(spot.box.move(self._shift).clip(self._view))
        self._hover(self._mouse)

    def _hover(self, mouse: tuple[int, int] | None) -> None:
        """The mouse is at another place, or the rows below it are."""
        self._mouse = mouse
        inside = None if mouse is None else self._inside(mouse)
        for row in self.rows:
            row.hover(inside)
        for spot in self._spots:
            spot.hover(mouse)

    def _layout(self, columns: Sequence[Sequence[Row]]) -> int:
        """Place the rows; returns their height."""
        gap = self._context.pixels(64) if len(columns) > 1 else 0
        width = (self.box.width - gap * (len(columns) - 1)) // max(1, len(columns))
        tops = [0] * len(columns)
        for band in zip_longest(*(_sections(column) for column in columns), fillvalue=()):
            if max(tops) - min(tops) <= self._context.pixels(_NEARLY):
                tops = [max(tops)] * len(tops)
            for number, section in enumerate(band):
                for row in section:
                    row.layout(self._context, number * (width + gap), tops[number], width)
                    tops[number] = row.box.bottom + self._context.pixels(4)
        return max(tops, default=0)

    def _click(self, position: tuple[int, int]) -> None:
        """A click moves the keyboard focus."""
        inside = self._inside(position)
        for number, row in enumerate(self.rows):
            here = inside is not None and row.focusable and row.box.collidepoint(inside)
            if not (here and row.typing):
                row.focus(False)
            if inside is not None and here:
                self.focus = number
                row.click(inside)

    def _inside(self, position: tuple[int, int]) -> tuple[int, int] | None:
        """The place on the form of a place in the window, if it is in view."""
        if not self.box.collidepoint(position):
            return None
        return position[0] - self._shift[0], position[1] - self._shift[1]


def _sections(column: Sequence[Row]) -> list[list[Row]]:
    """The rows of a column, a list for each heading with what follows it."""
    sections: list[list[Row]] = []
    for row in column:
        if isinstance(row, HeadingRow) or not sections:
            sections.append([])
        sections[-1].append(row)
    return sections


def _fade(surface: Surface, edge: Rect, bare: Surface, *, upward: bool) -> None:
    """Blend an edge into what was there before, more towards the outside."""
    for line in range(edge.height):
        outward = edge.height - line if upward else line + 1
        bare.set_alpha(255 * outward // edge.height)
        surface.blit(bare, (edge.left, edge.top + line), (0, line, edge.width, 1))
