"""F2: the rulebook, over any other scene: contents or search hits, and a page beside them."""

from collections.abc import Hashable, Iterator, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.board import Board, load_board, shipped_boards
from game.board.shelf import USUAL
from game.rules.reasons import Rule
from game.ui.core.backdrop import backdrop_for
from game.ui.core.context import Context, Scene
from game.ui.core.pad_hints import BACK, TYPING_HINTS, PadHint
from game.ui.core.pad_model import PadButton
from game.ui.media.cursors import Pointer
from game.ui.rulebook.contents import (
    SECTIONS,
    BookParagraph,
    BookPlace,
    each_paragraph,
    place_of,
)
from game.ui.rulebook.figure import FigureTools
from game.ui.rulebook.layout import book_layout
from game.ui.rulebook.page import BookPage, Gallery, PageState
from game.ui.rulebook.search_pane import SearchPane
from game.ui.widgets.button import Button, Menu, cursor_over
from game.ui.widgets.scroll_bar import ScrollBar
from game.ui.widgets.theme import CREAM, DIM

_PAD_HINTS = (PadHint(PadButton.RIGHT, "pad-page"), PadHint(PadButton.RB, "pad-search"), BACK)
_TICK = 1.1  # seconds between two steps of a figure
_NOTCH, _LINE = 90, 60  # units that the wheel and an arrow scroll by
_PAGE = 0.85  # of the visible part
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_LARGER = 1.3  # letters of the button, compared with those of the table


class BookScene(Scene):
    """Escape or F2 closes it; everything below is paused meanwhile."""

    def __init__(
        self, context: Context, rule: Rule | None = None, board: Board | None = None
    ) -> None:
        self._context, self._board = context, board
        self.place = place_of(f"r{rule.number}") if rule is not None else BookPlace(0, "")
        self.search_pane, self.bar = SearchPane(context), ScrollBar()
        self.menu = Menu([Button("close", "secondary")])
        self.page: BookPage | None = None
        self._back = Surface((0, 0))
        self._shown: Hashable = None
        self._elapsed = 0.0

    @property
    def typing(self) -> bool:
        return self.search_pane.typing

    @property
    def cursor(self) -> Pointer | None:
        if self.bar.hovered or cursor_over(self.menu.buttons) == "hand":
            return "hand"
        return self.search_pane.pointer

    @property
    def pad_accept(self) -> str:
        return "return" if self.typing else "space"

    @property
    def pad_hints(self) -> Sequence[PadHint]:
        return TYPING_HINTS if self.typing else _PAD_HINTS

    def enter(self, size: tuple[int, int]) -> None:
        for _ in self._entering(size):
            pass

    def entering(self, window: Surface) -> Iterator[None]:
        yield
        yield from self._entering(window.get_size())
        yield from self._drawing(window)  # what is drawn for the first time takes longer

    def _entering(self, size: tuple[int, int]) -> Iterator[None]:
        self._back = self.backdrop(size)
        yield
        for name in shipped_boards():  # which the texts mention
            load_board(name)
            yield
        context, home = self._context, load_board(USUAL)
        board, settings = self._board or home, context.settings
        patterned = settings.colour_accessible
        book: list[BookParagraph] = []
        for paragraph in each_paragraph(context.texts, board):
            book.append(paragraph)
            yield
        tools = FigureTools(context.skins, context.texts, home, board, patterned)
        self._stop_painting()
        self._gallery = Gallery(tools, context.idle_work)
        self.layout = layout = book_layout(size, settings.ui_scale)
        self.menu.buttons[0].layout(layout.button, context.texts.say("common-close"))
        self.menu.enlarge_text(context.skins, layout.frame * _LARGER, layout.scale / layout.frame)
        self.page = None
        yield
        self.search_pane.layout(layout, book)
        yield
        self.turn_to(self.place)

    def backdrop(self, size: tuple[int, int]) -> Surface:
        """The picture behind this scene, which scenes on top share."""
        if self._back.get_size() == size:
            return self._back
        return backdrop_for(self._context, self, size)

    def release(self) -> None:
        self._stop_painting()
        self.page, self._back = None, Surface((0, 0))

    def _stop_painting(self) -> None:
        if self.page is not None:
            self.page.stop_painting()

    def turn_to(self, place: BookPlace) -> None:
        """Show a paragraph, or a section from its beginning."""
        layout, self.place = self.layout, place
        if self.page is None or self.page.section != place.section:
            width, letters = layout.view.width, layout.letters
            self._stop_painting()
            self.page = BookPage(
                self._gallery, self.search_pane.book, place.section, width, letters
            )
        self.bar.layout(layout.bar, self.page.height)
        top = self.page.box_of(place.paragraph).top if place.paragraph else 0
        self.bar.scroll(top - layout.letters)
        self.search_pane.mark(place)
        self._shown = None

    def handle(self, event: Event) -> None:
        if event.type == pygame.KEYDOWN and self._key(event):
            return
        if event.type == pygame.MOUSEWHEEL:
            by = round(-event.y * _NOTCH * self.layout.scale)
            mouse = self._context.mouse_position or (-1, -1)
            if not self.search_pane.wheel(mouse, by):
                self._scroll(by)
            return
        if self.menu.handle(event, keys=False) is not None:
            self.close()
        elif not self.bar.handle(event):
            self._open(self.search_pane.handle(event))

    def close(self) -> None:
        """Return to the scene below."""
        self._context.audio.play("click")
        self._context.pop()

    def update(self, dt: float) -> bool:
        if self.page is None:
            return False
        self.search_pane.update(dt)
        view = self.layout.view
        if self.page.moving(Rect(0, self.bar.offset, view.width, view.height)):
            self._elapsed += dt
        parts = (self.search_pane, self.menu, self.bar)
        before, self._shown = (
            self._shown,
            (
                *(part.state() for part in parts),
                self._page_state(),
                self.page.paintings,
            ),
        )
        return before != self._shown

    def draw(self, surface: Surface) -> None:
        for _ in self._drawing(surface):
            pass

    def _drawing(self, surface: Surface) -> Iterator[None]:
        surface.blit(self._back, (0, 0))
        skins, say, layout = self._context.skins, self._context.texts.say, self.layout
        skins.stretch(surface, "panel/dialog", layout.box, layout.frame)
        pixels = round(layout.title.height * 0.72)
        skins.write(surface, say("book-title"), layout.title, pixels, CREAM, role="display")
        skins.write(surface, say("book-how"), layout.how, layout.small, DIM, align=0.5)
        yield
        self.menu.draw(surface, skins, layout.frame * _LARGER)
        yield
        self.search_pane.draw(surface)
        yield
        skins.stretch(surface, "card/normal", layout.paper, layout.frame)
        if self.page is not None:
            self.page.draw(surface, layout.view, self.bar.offset, self._page_state())
        self.bar.draw(surface, skins, layout.frame)
        yield

    def _page_state(self) -> PageState:
        tick = None if self._context.settings.reduced_motion else int(self._elapsed / _TICK)
        return PageState(self.search_pane.query, self.place.paragraph, tick)

    def _open(self, place: BookPlace | None) -> None:
        """Show a place that was chosen from the list, if one was."""
        if place is not None:
            self._context.audio.play("click")
            self.turn_to(place)

    def _scroll(self, by: int) -> bool:
        return self.bar.scroll(self.bar.offset + by)

    def _key(self, event: Event) -> bool:
        """Whether a key was for the book, not for the search field."""
        pane, step = self.search_pane, -1 if event.mod & pygame.KMOD_SHIFT else 1
        match event.key:
            case pygame.K_f if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
                pane.focus()
            case pygame.K_F3 | pygame.K_RETURN | pygame.K_KP_ENTER:
                self._open(pane.next_hit(step))
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                self._page_down(-1 if event.key == pygame.K_PAGEUP else 1)
            case pygame.K_ESCAPE:
                pane.clear() if pane.query else self.close()
            case pygame.K_UP | pygame.K_DOWN:
                step = 1 if event.key == pygame.K_DOWN else -1
                if self.typing and pane.query:
                    self._open(pane.next_hit(step))
                else:
                    self._scroll(step * round(_LINE * self.layout.scale))
            case pygame.K_TAB:
                pane.leave() if self.typing else pane.focus()
            case _:
                return not self.typing and self._key_on_page(event, step)
        return True

    def _key_on_page(self, event: Event, step: int) -> bool:
        match event.key:
            case pygame.K_LEFT | pygame.K_RIGHT:
                self._turn(1 if event.key == pygame.K_RIGHT else -1)
            case pygame.K_SPACE:
                self._page_down(step)
            case pygame.K_HOME | pygame.K_END:
                self.bar.scroll(0 if event.key == pygame.K_HOME else self.bar.height)
            case _ if event.key == pygame.K_SLASH or event.unicode == "/":
                self.search_pane.focus(opened_by="/")
            case _ if event.unicode.isalnum() and not event.mod & _COMMAND:
                self.search_pane.focus()  # the letter arrives as text
            case _:
                return False
        return True

    def _page_down(self, step: int) -> None:
        """Scroll by a screen, and from the end of a page to the next; back with a step of -1."""
        by = round(self.layout.view.height * _PAGE) * step
        if not self._scroll(by) and self._turn(step) and step < 0:
            self.bar.scroll(self.bar.height)

    def _turn(self, step: int) -> bool:
        """The next section or the one before; False if there is none."""
        number = self.place.section + step
        if not 0 <= number < len(SECTIONS):
            return False
        self.turn_to(BookPlace(number, ""))
        return True
