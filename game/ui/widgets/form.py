"""A form: rows in one or two columns that scroll together, and the keyboard's way through them."""

from collections.abc import Hashable, Sequence
from itertools import zip_longest

import pygame
from pygame import Rect, Surface
from pygame.event import Event
from pygame_gui.core import UIContainer
from pygame_gui.elements import UIButton, UIVerticalScrollBar

from game.ui.cursors import Pointer
from game.ui.theme import FormManager
from game.ui.widgets.name_field import NameField
from game.ui.widgets.rows import Ground, Heading, Row
from game.ui.widgets.skins import Skins

_ENDLESS = 100_000  # pixels; rows are cut off by the view, not by what they stand on
_AWAKE = 0.3  # seconds that pygame_gui is given after every event
_TYPING = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING)
_BAR, _ASIDE = 18, 16  # units: how wide the scroll bar is, and how far beside the rows
_FADE = 28  # units over which rows come into view
_NEARLY = 40  # units that two sections are levelled over


class Form:
    """Rows in a box of the window. Idle, it asks pygame_gui for nothing."""

    def __init__(
        self,
        skins: Skins,
        window: tuple[int, int],
        box: Rect,
        scale: float,
        columns: Sequence[Sequence[Row]],
    ) -> None:
        self.manager = FormManager(window, scale)
        self.box = box
        self._view = UIContainer(box, self.manager)
        place = Rect(0, 0, box.width, _ENDLESS)
        self._content = UIContainer(place, self.manager, container=self._view)
        self._ground = Ground(skins, self.manager, self._content, scale)
        self.rows = [row for column in columns for row in column]
        self.height = self._lay(columns)
        self.offset = 0
        self._bar: UIVerticalScrollBar | None = None
        self._awake, self._since = _AWAKE, 0.0
        self.focus: int | None = None

    def settle(self, box: Rect) -> None:
        """Take the final place, and a scroll bar if the rows do not fit into it."""
        self.box = box
        self._view.set_relative_position(box.topleft)
        self._view.set_dimensions(box.size)
        if self.height > box.height:
            units = self._ground.units
            rail = Rect(box.right + units(_ASIDE), box.top, units(_BAR), box.height)
            self._bar = UIVerticalScrollBar(rail, box.height / self.height, self.manager)
        self._tell_rows()

    @property
    def typing(self) -> bool:
        """Whether letters go into a field of this form."""
        return any(row.typing for row in self.rows)

    def state(self) -> Hashable:
        """All that the look depends on."""
        held = self._bar and self._bar.sliding_button
        bar = (held.hovered, held.held) if held else None
        return self.offset, self.focus, bar, tuple(row.state() for row in self.rows)

    def pointer(self) -> Pointer:
        """How the mouse looks over the rows."""
        if any(isinstance(row, NameField) and row.field.hovered for row in self.rows):
            return "text"
        elements = self.manager.get_sprite_group().sprites()
        felt = (element.hovered for element in elements if isinstance(element, UIButton))
        return "hand" if any(felt) else "arrow"

    def handle(self, event: Event) -> None:
        """One event of the player; keys other than for typing are the scene's."""
        self._awake = _AWAKE
        if event.type == pygame.MOUSEWHEEL:
            self.scroll(self.offset - round(event.y * self._ground.units(80)))
            return
        if event.type == pygame.MOUSEBUTTONDOWN:
            if event.button > 3:  # the wheel, told a second time
                return
            self._clicked(event.pos)
        for row in self.rows:
            row.handle(event)
            if event.type == pygame.MOUSEMOTION:
                row.hover(self._inside(event.pos))
        if event.type not in _TYPING:
            self.manager.process_events(event)

    def update(self, dt: float, *, still: bool = False) -> None:
        """Let carets blink, unless nothing should move, and pygame_gui do what there is to do."""
        for row in self.rows:
            row.update(dt, still=still)
        self._since += dt
        self._awake -= dt
        if self._awake <= 0:
            return
        self.manager.update(self._since)
        self._since = 0.0
        if self._bar is not None and self._bar.check_has_moved_recently():
            self._move_to(round(float(self._bar.start_percentage) * self.height))
        for row in self.rows:
            row.follow()

    def scroll(self, offset: int) -> None:
        """Show the rows from so many pixels on."""
        if self._bar is not None:
            offset = min(max(offset, 0), self.height - self.box.height)
            self._bar.set_scroll_from_start_percentage(offset / self.height)
            self._move_to(offset)

    def step_focus(self, step: int, *, aside: bool = True) -> bool:
        """Give the keyboard to the next row or the one before; False if there is none."""
        stops = [
            number
            for number, row in enumerate(self.rows)
            if row.focusable and (aside or not row.aside)
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
        self._awake = _AWAKE
        self.focus = number
        for index, row in enumerate(self.rows):
            row.focus(index == number)
        if number is not None:
            self.show(self.rows[number].box.top, self.rows[number].box.bottom)

    def succeed(self, before: "Form") -> None:
        """Take over from the form that stood in this place: its scroll, and where the keys go."""
        self.scroll(before.offset)
        number = before.focus
        if number is None or number >= len(self.rows):
            return
        if before.rows[number].focused or before.typing:
            self.set_focus(number)
        else:  # the mouse is in use, so nothing is framed
            self.focus = number

    def press(self) -> None:
        """Enter or space, for the row that has the keyboard."""
        self._awake = _AWAKE
        if self.focus is not None:
            self.rows[self.focus].press()

    def nudge(self, step: int) -> None:
        """The left or right arrow, for the row that has the keyboard."""
        self._awake = _AWAKE
        if self.focus is not None:
            self.rows[self.focus].nudge(step)

    def walk(self, step: int) -> bool:
        """The up or down arrow, if the row with the keyboard has a use for it."""
        self._awake = _AWAKE
        return self.focus is not None and self.rows[self.focus].walk(step)

    def show(self, top: int, bottom: int) -> None:
        """Scroll until this part of the form is in view, clear of where rows fade."""
        fade = self._ground.units(_FADE)
        self.scroll(min(max(self.offset, bottom + fade - self.box.height), top - fade))

    def draw(self, surface: Surface) -> None:
        """The rows that are in view."""
        before, shift = surface.get_clip(), self._shift
        view = self.box.inflate(2 * self._ground.units(_ASIDE), 0).clip(before)
        surface.set_clip(view)
        edges = [(edge, surface.subsurface(edge).copy(), up) for edge, up in self._edges(view)]
        for row in self.rows:
            if row.box.move(shift).colliderect(self.box):
                row.draw(surface, self._ground, shift)
        for edge, bare, upward in edges:
            _fade(surface, edge, bare, upward=upward)
        surface.set_clip(before)
        self._draw_bar(surface)
        self.manager.draw_ui(surface)

    @property
    def _shift(self) -> tuple[int, int]:
        """Where the form begins in the window."""
        return self.box.left, self.box.top - self.offset

    def _edges(self, view: Rect) -> list[tuple[Rect, bool]]:
        """The upper and the lower edge of the view, each if rows go on beyond it."""
        strip = Rect(view.left, view.top, view.width, min(self._ground.units(_FADE), view.height))
        upper = [(strip, True)] if self.offset > 0 else []
        below = self.offset + self.box.height < self.height
        return upper + ([(strip.move_to(bottom=view.bottom), False)] if below else [])

    def _tell_rows(self) -> None:
        for row in self.rows:
            row.moved(self._shift)

    def _draw_bar(self, surface: Surface) -> None:
        button = self._bar.sliding_button if self._bar is not None else None
        if self._bar is None or button is None:
            return
        skins, scale = self._ground.skins, self._ground.scale
        skins.spread(surface, "control/scroll_rail", Rect(self._bar.rect), scale)
        look = "pressed" if button.held else "hover" if button.hovered else "normal"
        skins.spread(surface, f"control/scroll_thumb_{look}", Rect(button.rect), scale)

    def _lay(self, columns: Sequence[Sequence[Row]]) -> int:
        gap = self._ground.units(64) if len(columns) > 1 else 0
        width = (self.box.width - gap * (len(columns) - 1)) // max(1, len(columns))
        tops = [0] * len(columns)
        for band in zip_longest(*(_sections(column) for column in columns), fillvalue=()):
            tops = self._levelled(tops)
            for number, section in enumerate(band):
                for row in section:
                    row.place(self._ground, number * (width + gap), tops[number], width)
                    tops[number] = row.box.bottom + self._ground.units(4)
        return max(tops, default=0)

    def _levelled(self, tops: list[int]) -> list[int]:
        """Where sections begin side by side: at one height, if they nearly would anyway."""
        apart = max(tops, default=0) - min(tops, default=0)
        return [max(tops)] * len(tops) if apart <= self._ground.units(_NEARLY) else tops

    def _move_to(self, offset: int) -> None:
        if offset != self.offset:
            self.offset = offset
            self._content.set_relative_position((0, -offset))
            self._tell_rows()

    def _clicked(self, position: tuple[int, int]) -> None:
        """A click takes the keyboard along."""
        inside = self._inside(position)
        for number, row in enumerate(self.rows):
            here = inside is not None and row.focusable and row.box.collidepoint(inside)
            if not (here and row.typing):
                row.focus(False)
            if inside is not None and here:
                self.focus = number
                row.touch(inside)

    def _inside(self, position: tuple[int, int]) -> tuple[int, int] | None:
        """A place in the window as one on the form, if it is in view."""
        if not self.box.collidepoint(position):
            return None
        return (position[0] - self.box.left, position[1] - self.box.top + self.offset)


def _sections(column: Sequence[Row]) -> list[list[Row]]:
    """The rows of a column, a list for every heading and what stands under it."""
    sections: list[list[Row]] = []
    for row in column:
        if isinstance(row, Heading) or not sections:
            sections.append([])
        sections[-1].append(row)
    return sections


def _fade(surface: Surface, edge: Rect, bare: Surface, *, upward: bool) -> None:
    """Lay what was there before over an edge, the more the further out."""
    for line in range(edge.height):
        outward = edge.height - line if upward else line + 1
        bare.set_alpha(255 * outward // edge.height)
        surface.blit(bare, (edge.left, edge.top + line), (0, line, edge.width, 1))
