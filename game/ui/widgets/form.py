"""A form: rows in one or two columns that scroll together, and the keyboard's way through them."""

from collections.abc import Hashable, Sequence
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

_BAR, _ASIDE = 18, 16  # units: how wide the scroll bar is, and how far beside the rows
_FADE = 28  # units over which rows come into view
_NEARLY = 40  # units that two sections are levelled over


class Form:
    """Rows in a box of the window."""

    def __init__(
        self, skins: Skins, box: Rect, scale: float, columns: Sequence[Sequence[Row]]
    ) -> None:
        self.box = box
        self._ground = RowContext(skins, scale, [])
        self.rows = [row for column in columns for row in column]
        self.height = self._lay(columns)
        self._bar = ScrollBar()
        self._mouse: tuple[int, int] | None = None
        self.focus: int | None = None
        self.set_box(box)

    def set_box(self, box: Rect) -> None:
        """Take the final place, and a scroll bar if the rows do not fit into it."""
        self.box = box
        units = self._ground.pixels
        rail = Rect(box.right + units(_ASIDE), box.top, units(_BAR), box.height)
        self._bar.layout(rail, self.height)
        self._scrolled()

    @property
    def offset(self) -> int:
        """From how many pixels on the rows are shown."""
        return self._bar.offset

    @property
    def typing(self) -> bool:
        """Whether letters go into a field of this form."""
        return any(row.typing for row in self.rows)

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self._bar.state(), self.focus, tuple(row.state() for row in self.rows)

    def pointer(self) -> Pointer:
        """How the mouse looks over the rows."""
        if any(isinstance(row, NameField) and row.field.hovered for row in self.rows):
            return "text"
        over = cursor_over(felt.area for felt in self._ground.hit_areas)
        return "hand" if self._bar.hovered else over

    def handle(self, event: Event) -> None:
        """One event of the player; keys other than for typing are the scene's."""
        match event.type:
            case pygame.MOUSEWHEEL:
                self.scroll(self.offset - round(event.y * self._ground.pixels(80)))
                return
            case pygame.MOUSEBUTTONDOWN if event.button > 3:  # the wheel, told a second time
                return
            case pygame.MOUSEBUTTONDOWN:
                self._clicked(event.pos)
            case _:
                pass
        if self._bar.handle(event):
            self._scrolled()
            return
        for spot, _, clicked in self._ground.hit_areas:
            if spot.handle(event):
                clicked()
        for row in self.rows:
            row.handle(event)
        if event.type in (pygame.MOUSEMOTION, pygame.WINDOWLEAVE):
            self._hover(event.pos if event.type == pygame.MOUSEMOTION else None)

    def update(self, dt: float, *, still: bool = False) -> None:
        """Let carets blink, unless nothing should move."""
        for row in self.rows:
            row.update(dt, still=still)

    def scroll(self, offset: int) -> None:
        """Show the rows from so many pixels on."""
        if self._bar.scroll(offset):
            self._scrolled()

    def step_focus(self, step: int, *, aside: bool = True) -> bool:
        """Give the keyboard to the next row or the one before; False if there is none."""
        stops = [
            number
            for number, row in enumerate(self.rows)
            if row.focusable and (aside or not row.beside_previous)
        ]
        if self.focus is None:
            beyond = stops[:1] if step > 0 else stops[-1:]
        else:
            beyond = [n for n in stops if (n > self.focus if step > 0 else n < self.focus)]
            beyond = beyond[:1] if step > 0 else beyond[-1:]
        self.set_focus(beyond[0] if beyond else None)
        return bool(beyond)

    def set_focus(self, number: int | None) -> None:
        """Give the keyboard to a row, or take it away from all."""
        self.focus = number
        for index, row in enumerate(self.rows):
            row.focus(index == number)
        if number is not None:
            self.scroll_to(self.rows[number].box.top, self.rows[number].box.bottom)

    def take_over(self, before: "Form") -> None:
        """Take over from the form that stood in this place: its scroll, and where the keys go."""
        self.scroll(before.offset)
        self._hover(before._mouse)
        number = before.focus
        if number is None or number >= len(self.rows):
            return
        old, new = before.rows[number], self.rows[number]
        if old.focused or before.typing:
            self.set_focus(number)
            if old.typing and isinstance(old, NameField) and isinstance(new, NameField):
                new.field.line.go(old.field.line.caret)  # the next letter goes on, nothing is lost
        else:  # the mouse is in use, so nothing is framed
            self.focus = number
            if self._ground.scale != before._ground.scale:  # everything lies elsewhere
                self.scroll_to(new.box.top, new.box.bottom)

    def press(self) -> None:
        """Enter or space, for the row that has the keyboard."""
        if self.focus is not None:
            self.rows[self.focus].press()

    def nudge(self, step: int) -> None:
        """The left or right arrow, for the row that has the keyboard."""
        if self.focus is not None:
            self.rows[self.focus].nudge(step)

    def move_choice(self, step: int) -> bool:
        """The up or down arrow, if the row with the keyboard has a use for it."""
        return self.focus is not None and self.rows[self.focus].move_choice(step)

    def scroll_to(self, top: int, bottom: int) -> None:
        """Scroll until this part of the form is in view, clear of where rows fade."""
        fade = self._ground.pixels(_FADE)
        self.scroll(min(max(self.offset, bottom + fade - self.box.height), top - fade))

    def draw(self, surface: Surface) -> None:
        """The rows that are in view."""
        before, shift = surface.get_clip(), self._shift
        view = self._view.clip(before)
        surface.set_clip(view)
        edges = [(edge, surface.subsurface(edge).copy(), up) for edge, up in self._edges(view)]
        for row in self.rows:
            if row.box.move(shift).colliderect(self.box):
                row.draw(surface, self._ground, shift)
        for edge, bare, upward in edges:
            _fade(surface, edge, bare, upward=upward)
        surface.set_clip(before)
        self._bar.draw(surface, self._ground.skins, self._ground.scale)

    @property
    def _shift(self) -> tuple[int, int]:
        """Where the form begins in the window."""
        return self.box.left, self.box.top - self.offset

    @property
    def _view(self) -> Rect:
        """Where rows are seen and felt: frames and knobs may stand beside the box."""
        return self.box.inflate(2 * self._ground.pixels(_ASIDE), 0)

    def _edges(self, view: Rect) -> list[tuple[Rect, bool]]:
        """The upper and the lower edge of the view, each if rows go on beyond it."""
        strip = Rect(view.left, view.top, view.width, min(self._ground.pixels(_FADE), view.height))
        upper = [(strip, True)] if self.offset > 0 else []
        below = self.offset + self.box.height < self.height
        return upper + ([(strip.move_to(bottom=view.bottom), False)] if below else [])

    def _scrolled(self) -> None:
        """The rows have another place in the window."""
        for row in self.rows:
            row.scrolled(self._shift)
        for spot, box, _ in self._ground.hit_areas:
            spot.rect = box.move(self._shift).clip(self._view)
        self._hover(self._mouse)

    def _hover(self, mouse: tuple[int, int] | None) -> None:
        """The mouse is at another place, or the rows below it are."""
        self._mouse = mouse
        inside = None if mouse is None else self._inside(mouse)
        for row in self.rows:
            row.hover(inside)
        for felt in self._ground.hit_areas:
            felt.area.hover(mouse)

    def _lay(self, columns: Sequence[Sequence[Row]]) -> int:
        gap = self._ground.pixels(64) if len(columns) > 1 else 0
        width = (self.box.width - gap * (len(columns) - 1)) // max(1, len(columns))
        tops = [0] * len(columns)
        for band in zip_longest(*(_sections(column) for column in columns), fillvalue=()):
            tops = self._levelled(tops)
            for number, section in enumerate(band):
                for row in section:
                    row.layout(self._ground, number * (width + gap), tops[number], width)
                    tops[number] = row.box.bottom + self._ground.pixels(4)
        return max(tops, default=0)

    def _levelled(self, tops: list[int]) -> list[int]:
        """Where sections begin side by side: at one height, if they nearly would anyway."""
        apart = max(tops, default=0) - min(tops, default=0)
        return [max(tops)] * len(tops) if apart <= self._ground.pixels(_NEARLY) else tops

    def _clicked(self, position: tuple[int, int]) -> None:
        """A click takes the keyboard along."""
        inside = self._inside(position)
        for number, row in enumerate(self.rows):
            here = inside is not None and row.focusable and row.box.collidepoint(inside)
            if not (here and row.typing):
                row.focus(False)
            if inside is not None and here:
                self.focus = number
                row.click(inside)

    def _inside(self, position: tuple[int, int]) -> tuple[int, int] | None:
        """A place in the window as one on the form, if it is in view."""
        if not self.box.collidepoint(position):
            return None
        return (position[0] - self.box.left, position[1] - self.box.top + self.offset)


def _sections(column: Sequence[Row]) -> list[list[Row]]:
    """The rows of a column, a list for every heading and what stands under it."""
    sections: list[list[Row]] = []
    for row in column:
        if isinstance(row, HeadingRow) or not sections:
            sections.append([])
        sections[-1].append(row)
    return sections


def _fade(surface: Surface, edge: Rect, bare: Surface, *, upward: bool) -> None:
    """Lay what was there before over an edge, the more the further out."""
    for line in range(edge.height):
        outward = edge.height - line if upward else line + 1
        bare.set_alpha(255 * outward // edge.height)
        surface.blit(bare, (edge.left, edge.top + line), (0, line, edge.width, 1))
