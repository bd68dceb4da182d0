"""The left side of the rulebook: a field to search in, and below it the contents or the hits."""

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import Surface
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
    """Tells which place of the book somebody wants to see."""

    def __init__(self, stage: Context, on_place: Callable[[BookPlace], None]) -> None:
        self._stage, self._on_place = stage, on_place
        self._told: Sequence[BookParagraph] = ()
        self._place = BookPlace(0, "")
        self.query = ""
        self.hits: list[Hit] = []
        self.side = SideList(stage.skins)
        self._form: Form | None = None
        self._swallow = ""  # the letter that opened the search is not searched for

    @property
    def typing(self) -> bool:
        """Whether letters are being typed."""
        return self._form is not None and self._form.typing

    @property
    def pointer(self) -> Pointer:
        """How the mouse looks here."""
        if self.side.pointed or self.side.bar.hovered:
            return "hand"
        return self._form.pointer() if self._form is not None else "arrow"

    @property
    def field(self) -> NameField | None:
        """Where the search is typed."""
        row = self._form.rows[0] if self._form is not None else None
        return row if isinstance(row, NameField) else None

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self.side.state(), self._form and self._form.state()

    def lay(self, layout: BookLayout, told: Sequence[BookParagraph]) -> None:
        """Take a place; what was searched for is searched for again."""
        self.layout, self._told = layout, told
        before, placeholder = self._form, self._stage.texts.say("book-search")
        field = NameField("", self.query, placeholder, _LONGEST, self.look_for, self.clear)
        beside = layout.search.copy()
        beside.width -= round(_LENS * layout.frame)
        beside.right = layout.search.right
        self._form = Form(self._stage.skins, beside, layout.frame, [[field]])
        self._form.set_box(beside)
        if before is not None:
            self._form.take_over(before)
        self.look_for(self.query)

    def show(self, place: BookPlace) -> None:
        """Mark what is being read: its section, or its line among the hits if it is one of them."""
        self._place = place
        if not self.query:
            self.side.choose(place.section)
            return
        found = [number for number, hit in enumerate(self.hits) if hit.told.place == place]
        self.side.choose(next(iter(found), None))

    def look_for(self, query: str) -> None:
        """Show what a search finds, or the contents if there is nothing to look for."""
        self.query = query.strip()
        self._offer_to_clear(bool(query))
        self.hits = search(self.query, self._told)
        entries = self._contents()
        if self.query:
            entries = [
                SideEntry(hit.told.head, hit.told.mark, hit.snippet, hit.spans) for hit in self.hits
            ]
        self.side.bar.offset, self.side.chosen = 0, None
        self.side.lay(self.layout.list, entries, self.layout.letters, self.layout.frame)
        self.show(self._place)

    def clear(self) -> None:
        """Search for nothing: the contents are there again, and something else can be typed."""
        if (field := self.field) is not None:
            field.set_text("")
            self.focus()

    def focus(self, opened_by: str = "") -> None:
        """Take the keyboard; the letter that did it is not typed."""
        self._swallow = opened_by
        if self._form is not None:
            self._form.set_focus(0)

    def leave(self) -> None:
        """Give the keyboard back to the page."""
        if self._form is not None:
            self._form.set_focus(None)

    def next_hit(self, step: int) -> None:
        """Go to the hit after the chosen one, or before it, round and round."""
        if self.hits:
            number = self.side.chosen
            first = 0 if step > 0 else len(self.hits) - 1
            self._choose(first if number is None else (number + step) % len(self.hits))

    def handle(self, event: Event) -> None:
        """The mouse, and letters for the field."""
        if event.type == pygame.TEXTINPUT and event.text == self._swallow:
            self._swallow = ""
            return
        if (row := self.side.handle(event)) is not None:
            self._choose(row)
        if self._form is not None:
            self._form.handle(event)

    def key(self, event: Event) -> bool:
        """A key while the field has the keyboard; False if it is for the field itself."""
        match event.key:
            case pygame.K_TAB:
                self.leave()
            case pygame.K_UP | pygame.K_DOWN:
                self.next_hit(1 if event.key == pygame.K_DOWN else -1)
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                self.next_hit(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            case _:
                return False
        return True

    def wheel(self, place: tuple[int, int], by: int) -> bool:
        """Scroll the list if the pointer is there and it has something to scroll."""
        inside = self.layout.list.collidepoint(place) and self.side.bar.shown
        if inside:
            self.side.scroll(by)
        return bool(inside)

    def update(self, dt: float) -> None:
        """Let the field work."""
        if self._form is not None:
            self._form.update(dt, still=self._stage.settings.reduced_motion)

    def draw(self, surface: Surface) -> None:
        """Field and list."""
        skins, layout = self._stage.skins, self.layout
        skins.stretch(
            surface, "panel/log", layout.list.inflate(layout.gap, layout.gap), layout.frame
        )
        self.side.draw(surface)
        if self.query and not self.hits:
            self._draw_none(surface)
        self._draw_lens(surface)
        if self._form is not None:
            self._form.draw(surface)

    def _draw_none(self, surface: Surface) -> None:
        """That nothing was found, where a hit would begin."""
        box, pixels = self.layout.list, self.layout.letters
        font = self._stage.assets.font("reading", pixels)
        words = self._stage.texts.say("book-none")
        told = paragraph(words, font, CREAM, box.width - pixels)
        told.draw(surface, (box.left + pixels // 2, box.top + pixels // 2))

    def _offer_to_clear(self, offered: bool) -> None:
        """A cross beside an empty field would look like the one that closes the book."""
        cross = self.field.remove_button if self.field is not None else None
        if cross is not None:
            cross.enabled = offered

    def _contents(self) -> list[SideEntry]:
        """A line for every section, with the rules that it tells of."""
        entries = []
        for number, section in enumerate(SECTIONS):
            marks = [one.mark for one in self._told if one.mark and one.place.section == number]
            rules = " – ".join(dict.fromkeys((*marks[:1], *marks[-1:])))
            entries.append(SideEntry(self._stage.texts.say(f"book-section-{section.name}"), rules))
        return entries

    def _choose(self, number: int) -> None:
        """An entry of the list, whichever list that is now."""
        self._stage.audio.play("click")
        self._on_place(self.hits[number].told.place if self.query else BookPlace(number, ""))

    def _draw_lens(self, surface: Surface) -> None:
        """A magnifying glass before the field."""
        box, units = self.layout.search, self.layout.frame
        radius, thick = round(11 * units), max(2, round(4 * units))
        x, y = box.left + radius + round(3 * units), box.top + round(24 * units)
        end = (x + round(radius * 1.7), y + round(radius * 1.7))
        pygame.draw.line(surface, GOLD, (x + radius * 0.7, y + radius * 0.7), end, thick)
        pygame.draw.circle(surface, GOLD, (x, y), radius, thick)
