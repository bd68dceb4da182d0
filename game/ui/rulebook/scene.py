"""F2: the rulebook, over whatever was there. The contents or a search, and beside it a page."""

from collections.abc import Hashable
from dataclasses import dataclass
from weakref import ref

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.board import Board, load_board
from game.board.shelf import USUAL
from game.rules.reasons import Rule
from game.ui.core.backdrop import behind
from game.ui.core.context import Context, Scene
from game.ui.media.cursors import Pointer
from game.ui.rulebook.contents import SECTIONS, BookParagraph, BookPlace, place_of, told
from game.ui.rulebook.figure import FigureTools
from game.ui.rulebook.figures import Gallery
from game.ui.rulebook.layout import BookLayout, book_layout
from game.ui.rulebook.page import BookPage, PageLook
from game.ui.rulebook.search_pane import SearchPane
from game.ui.widgets.button import Button, pointer_over
from game.ui.widgets.menu import Menu
from game.ui.widgets.scroll_bar import ScrollBar
from game.ui.widgets.theme import CREAM, DIM

_TICK = 1.1  # seconds between two steps of a drawing
_NOTCH, _LINE = 90, 60  # units that the wheel and an arrow scroll by
_PAGE = 0.85  # of what is seen
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_LARGER = 1.3  # letters of the button, against those of the table


@dataclass(frozen=True)
class _Edition:
    """The book for a window, a language and a board."""

    told: list[BookParagraph]
    gallery: Gallery
    layout: BookLayout


class BookScene(Scene):
    """Escape or F2 closes it; everything below waits meanwhile."""

    def __init__(
        self, stage: Context, rule: Rule | None = None, board: Board | None = None
    ) -> None:
        self._stage, self._board = stage, board
        self.place = place_of(rule) if rule is not None else BookPlace(0, "")
        book = ref(self)  # the finder must not keep the book and its pictures alive

        def turn_to(place: BookPlace) -> None:
            if (scene := book()) is not None:
                scene.turn_to(place)

        self.finder, self.bar = SearchPane(stage, turn_to), ScrollBar()
        self.menu = Menu([Button("close", "secondary")])
        self.page: BookPage | None = None
        self._back = Surface((0, 0))
        self._shown: Hashable = None
        self._elapsed = 0.0
        self._pointed = (-1, -1)

    @property
    def typing(self) -> bool:
        """Whether letters are being typed, so that no key is a shortcut."""
        return self.finder.typing

    @property
    def cursor(self) -> Pointer | None:
        """How the mouse looks."""
        if self.bar.hovered or pointer_over(self.menu.buttons) == "hand":
            return "hand"
        return self.finder.pointer

    @property
    def layout(self) -> BookLayout:
        """Where everything stands, once the book has been entered."""
        return self._edition.layout

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out the book for a window, a language and letters of a size."""
        self._back = self.backdrop(size)
        stage, home = self._stage, load_board(USUAL)
        board = self._board or home
        patterned = stage.settings.colour_accessible
        self._edition = _Edition(
            told(stage.texts, board),
            Gallery(FigureTools(stage.skins, stage.texts, home, board, patterned)),
            book_layout(size, stage.settings.ui_scale),
        )
        button = self.menu.buttons[0]
        button.label, button.rect = stage.texts.say("common-close"), self.layout.button
        larger = self.layout.scale / self.layout.frame
        self.menu.enlarge_text(stage.skins, self.layout.frame * _LARGER, larger)
        self.page = None
        self.finder.lay(self.layout, self._edition.told)
        self.turn_to(self.place)

    def backdrop(self, size: tuple[int, int]) -> Surface:
        """The same picture as behind this scene, for those on top."""
        return self._back if self._back.get_size() == size else behind(self._stage, self, size)

    def release(self) -> None:
        """Let go of the backdrop and of the page; they are made again if it comes back."""
        self.page, self._back = None, Surface((0, 0))

    def turn_to(self, place: BookPlace) -> None:
        """Show a paragraph, or a section from its beginning."""
        layout, self.place = self.layout, place
        if self.page is None or self.page.section != place.section:
            skins, texts = self._stage.skins, self._stage.texts
            width, letters = layout.view.width, layout.letters
            at_home = self._board is None or self._board.name == USUAL
            book = self._edition.told, place.section
            self.page = BookPage(skins, texts, *book, width, letters, at_home=at_home)
        self.bar.layout(layout.bar, self.page.height)
        top = self.page.place_of(place.paragraph).top if place.paragraph else 0
        self.bar.scroll(top - layout.letters)
        self.finder.show(place)
        self._shown = None

    def handle(self, event: Event) -> None:
        """Keys first; the mouse goes to everything."""
        if event.type == pygame.KEYDOWN and self._key(event):
            return
        if event.type == pygame.MOUSEWHEEL:
            by = round(-event.y * _NOTCH * self.layout.scale)
            if not self.finder.wheel(self._pointed, by):
                self._scroll(by)
            return
        if event.type == pygame.MOUSEMOTION:
            self._pointed = event.pos
        if self.menu.handle(event, keys=False) is not None:
            self.close()
        elif not self.bar.handle(event):
            self.finder.handle(event)

    def close(self) -> None:
        """Back to where the book was opened."""
        self._stage.audio.play("click")
        self._stage.pop()

    def update(self, dt: float) -> bool:
        """Let drawings move; True if anything looks different now."""
        if self.page is None:
            return False
        self.finder.update(dt)
        view = self.layout.view
        if self.page.moving(Rect(0, self.bar.offset, view.width, view.height)):
            self._elapsed += dt
        now = (self.finder.state(), self.menu.state(), self.bar.state(), self.place, self._look())
        before, self._shown = self._shown, now
        return before != now

    def draw(self, surface: Surface) -> None:
        """Backdrop, panel, list, page."""
        surface.blit(self._back, (0, 0))
        skins, say, layout = self._stage.skins, self._stage.texts.say, self.layout
        skins.stretch(surface, "panel/dialog", layout.box, layout.frame)
        pixels = round(layout.title.height * 0.72)
        skins.write(surface, say("book-title"), layout.title, pixels, CREAM, role="display")
        skins.write(surface, say("book-how"), layout.how, layout.small, DIM, align=0.5)
        self.menu.draw(surface, skins, layout.frame * _LARGER)
        self.finder.draw(surface)
        skins.stretch(surface, "card/normal", layout.paper, layout.frame)
        if self.page is not None:
            look = self._look()
            self.page.draw(surface, layout.view, self.bar.offset, self._edition.gallery, look)
        self.bar.draw(surface, skins, layout.frame)

    def _look(self) -> PageLook:
        tick = None if self._stage.settings.reduced_motion else int(self._elapsed / _TICK)
        return PageLook(self.finder.query, self.place.paragraph, tick)

    def _scroll(self, by: int) -> bool:
        return self.bar.scroll(self.bar.offset + by)

    def _key(self, event: Event) -> bool:
        """Whether a key was for the book, not for the field."""
        match event.key:
            case pygame.K_f if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
                self.finder.focus()
            case pygame.K_F3:
                self.finder.next_hit(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                self._leaf(-1 if event.key == pygame.K_PAGEUP else 1)
            case pygame.K_ESCAPE:
                self.finder.clear() if self.finder.query else self.close()
            case pygame.K_UP | pygame.K_DOWN if not (self.typing and self.finder.query):
                line = round(_LINE * self.layout.scale)
                self._scroll(line if event.key == pygame.K_DOWN else -line)
            case _ if self.typing:
                return self.finder.key(event)
            case _:
                return self._key_on_page(event)
        return True

    def _key_on_page(self, event: Event) -> bool:
        back = bool(event.mod & pygame.KMOD_SHIFT)
        match event.key:
            case pygame.K_TAB:
                self.finder.focus()
            case pygame.K_LEFT | pygame.K_RIGHT:
                self._turn(1 if event.key == pygame.K_RIGHT else -1)
            case pygame.K_SPACE:
                self._leaf(-1 if back else 1)
            case pygame.K_HOME | pygame.K_END:
                self.bar.scroll(0 if event.key == pygame.K_HOME else self.bar.height)
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                self.finder.next_hit(-1 if back else 1)
            case _ if event.key == pygame.K_SLASH or event.unicode == "/":
                self.finder.focus(opened_by="/")
            case _ if event.unicode.isalnum() and not event.mod & _COMMAND:
                self.finder.focus()  # the letter itself comes as text
            case _:
                return False
        return True

    def _leaf(self, step: int) -> None:
        """A screen further, and from the end of a page to the next."""
        by = round(self.layout.view.height * _PAGE) * step
        if not self._scroll(by) and self._turn(step) and step < 0:
            self.bar.scroll(self.bar.height)

    def _turn(self, step: int) -> bool:
        """The next section or the one before; False beyond the last."""
        number = self.place.section + step
        if not 0 <= number < len(SECTIONS):
            return False
        self.turn_to(BookPlace(number, ""))
        return True
