"""The left side of the rulebook: a search field, and below it the contents or the hits."""

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.context import Context
from game.ui.media.cursors import Pointer
from game.ui.rulebook.contents import SECTIONS, BookParagraph, BookPlace
from game.ui.rulebook.layout import BookLayout
from game.ui.rulebook.search import Hit, search
from game.ui.rulebook.side_list import SideEntry, SideList
from game.ui.widgets.form import Form
from game.ui.widgets.name_field import NameField
from game.ui.widgets.text_layout import paragraph
from game.ui.widgets.theme import CREAM, GOLD

_LONGEST = 40  # letters of a search
_LENS = 48  # units before the field


class SearchPane:
    """Chooses places of the book."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.book: Sequence[BookParagraph] = ()
        self._place = BookPlace(0, "")
        self.query = ""
        self.hits: list[Hit] = []
        self.side = SideList(context.skins)
        self._ignored = ""  # the letter that opened the search is not typed
        self._make_form(Rect(0, 0, 0, 0), 1.0)

    @property
    def typing(self) -> bool:
        """Whether keys are letters of a search."""
        return self._form.typing

    @property
    def pointer(self) -> Pointer:
        """The mouse cursor."""
        over_list = self.side.pointed or self.side.bar.hovered
        return "hand" if over_list else self._form.pointer()

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self.side.state(), self._form.state()

    def layout(self, layout: BookLayout, book: Sequence[BookParagraph]) -> None:
        """Take a place and a book, and repeat the search in it."""
        self._layout, self.book, before = layout, book, self._form
        box, lens = layout.search, round(_LENS * layout.frame)
        self._make_form(Rect(box.left + lens, box.top, box.width - lens, box.height), layout.frame)
        self._form.take_over(before)
        self.look_for(self.query)

    def mark(self, place: BookPlace) -> None:
        """Mark the entry of the place that is read: a hit, or its section without a search."""
        self._place = place
        places = [hit.paragraph.place for hit in self.hits]
        found = places.index(place) if place in places else None
        self.side.choose(found if self.query else place.section)

    def look_for(self, query: str) -> None:
        """Show what a search finds, or the contents without a query."""
        self.query = query.strip()
        self.hits = search(self.query, self.book)
        entries = [
            SideEntry(hit.paragraph.head, hit.paragraph.mark, hit.snippet, hit.spans)
            for hit in self.hits
        ]
        layout = self._layout
        shown = entries if self.query else self._contents()
        self.side.layout(layout.list, shown, layout.letters, layout.frame)
        self.mark(self._place)

    def clear(self) -> None:
        """Show the contents again, with the field ready for another search."""
        self.field.set_text("")
        self.focus()

    def focus(self, opened_by: str = "") -> None:
        """Take the keyboard; the letter that did it is not typed."""
        self._ignored = opened_by
        self._form.set_focus(0)

    def leave(self) -> None:
        """Give the keyboard back to the page."""
        self._form.set_focus(None)

    def next_hit(self, step: int) -> BookPlace | None:
        """The place of the next hit or the one before, in a circle; None without hits."""
        if not self.hits:
            return None
        number = self.side.chosen
        if number is None:
            number = -1 if step > 0 else 0
        return self.hits[(number + step) % len(self.hits)].paragraph.place

    def handle(self, event: Event) -> BookPlace | None:
        """Handle the mouse, and letters for the field; returns the place that was clicked."""
        if event.type == pygame.TEXTINPUT and event.text == self._ignored:
            self._ignored = ""
            return None
        row = self.side.handle(event)
        self._form.handle(event)
        if row is None:
            return None
        return self.hits[row].paragraph.place if self.query else BookPlace(row, "")

    def wheel(self, mouse: tuple[int, int], by: int) -> bool:
        """Scroll the list if the mouse is over it and there is something to scroll."""
        inside = self._layout.list.collidepoint(mouse) and self.side.bar.shown
        if inside:
            self.side.scroll(by)
        return inside

    def update(self, dt: float) -> None:
        """Update the field."""
        self._form.update(dt, still=self._context.settings.reduced_motion)

    def draw(self, surface: Surface) -> None:
        """Field and list."""
        layout, box = self._layout, self._layout.list
        around = box.inflate(layout.gap, layout.gap)
        self._context.skins.stretch(surface, "panel/log", around, layout.frame)
        self.side.draw(surface)
        if self.query and not self.hits:
            pixels, none = layout.letters, self._context.texts.say("book-none")
            font = self._context.assets.font("reading", pixels)
            lines = paragraph(none, font, CREAM, box.width - pixels)
            lines.draw(surface, (box.left + pixels // 2, box.top + pixels // 2))
        self._draw_lens(surface)
        self._form.draw(surface)

    def _make_form(self, box: Rect, scale: float) -> None:
        placeholder = self._context.texts.say("book-search")
        self.field = NameField("", self.query, placeholder, _LONGEST, self.look_for, self.clear)
        self._form = Form(self._context.skins, box, scale, [[self.field]])

    def _contents(self) -> list[SideEntry]:
        """An entry for each section, with the rules in it."""
        entries = []
        for number, section in enumerate(SECTIONS):
            marks = [part.mark for part in self.book if part.mark and part.place.section == number]
            rules = " – ".join(dict.fromkeys((*marks[:1], *marks[-1:])))
            title = self._context.texts.say(f"book-section-{section.name}")
            entries.append(SideEntry(title, rules))
        return entries

    def _draw_lens(self, surface: Surface) -> None:
        box, units = self._layout.search, self._layout.frame
        radius, thick = round(11 * units), max(2, round(4 * units))
        x, y = box.left + radius + round(3 * units), box.top + round(24 * units)
        end = (x + round(radius * 1.7), y + round(radius * 1.7))
        pygame.draw.line(surface, GOLD, (x + radius * 0.7, y + radius * 0.7), end, thick)
        pygame.draw.circle(surface, GOLD, (x, y), radius, thick)
