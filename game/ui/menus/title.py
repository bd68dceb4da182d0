"""The title: the poster, the way into a game, the language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.storage.saves import SavedGames
from game.ui.core.backdrop import dimmed
from game.ui.core.context import Context, Scene
from game.ui.core.panel import fitting_scale
from game.ui.core.poster import draw_name, poster
from game.ui.media.cursors import Pointer
from game.ui.menus.resume_offers import CONTINUE, ResumeOffer, ResumeOffers, SeatKeeper
from game.ui.menus.save_text import map_gone
from game.ui.menus.title_buttons import DROP, LARGE, TitleButtons
from game.ui.menus.title_layout import COLUMN, LEFT, ROOM
from game.ui.menus.title_note import draw_note, note_about
from game.ui.widgets.menu import Menu
from game.ui.widgets.theme import DIM

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from game.session import Session

_OWN = ("play", "settings", "keys", "quit")  # what this scene opens by itself
_TOLD = (*LARGE, "book", "keys", "drop-hosting", "drop-back")  # entries with words about them


class TitleScene(Scene):
    """Where everything begins. Forms are imported when one is opened, so that this one is quick."""

    def __init__(
        self,
        stage: Context,
        saves: SavedGames,
        on_start: Callable[[Session], None],
        version: str,
        ways: Mapping[str, Callable[[], None]] | None = None,
        hosted: SavedGames | None = None,
        seats: SeatKeeper | None = None,
    ) -> None:
        """`ways` leads from entries to what the program alone can open, as {"quick": ...};
        `hosted` are the games of tables on the LAN that were opened here."""
        self._stage = stage
        self._version = version
        self._saves = saves
        self._on_start = on_start
        self._ways = dict(ways or {})
        self._offers = ResumeOffers(saves, hosted, seats)
        self._offered: tuple[ResumeOffer, ...] = ()
        self._buttons = TitleButtons(stage)
        self._size = (0, 0)
        self.scale = 1.0
        self._shown: Hashable = None
        self._poster = Surface((0, 0))

    @property
    def cursor(self) -> Pointer:
        """How the mouse looks."""
        return self._buttons.pointer

    @property
    def menu(self) -> Menu:
        """The offers and entries that are shown."""
        return self._buttons.menu

    @property
    def languages(self) -> Menu:
        """A button for every language."""
        return self._buttons.languages

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out everything for a window."""
        if size != self._poster.get_size():
            self._poster = poster(self._stage.assets, size)
        self._size = size
        self.scale = fitting_scale(size, self._stage.settings.ui_scale, ROOM)
        self._offers.refresh()
        self._offered = self._offers.newest()
        self._lay()
        self._shown = None

    def backdrop(self, size: tuple[int, int]) -> Surface:
        """The poster at night, for the forms; meanwhile the title needs none."""
        picture, self._poster = self._poster, Surface((0, 0))
        if picture.get_size() != size:
            picture = poster(self._stage.assets, size)
        return dimmed(picture)

    def handle(self, event: Event) -> None:
        """Choose an entry or a language."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._ask_to_quit()
            return
        chosen = self._buttons.chosen(event)
        if chosen is not None:
            self._stage.audio.play("click")
            self._open(chosen)

    def update(self, dt: float) -> bool:
        """Look through the saved games, a file at a time; True if something looks different."""
        self._offers.step()
        found = self._offers.newest()
        if found != self._offered:
            self._offered = found
            self._lay()
        before, self._shown = self._shown, self._buttons.state()
        return before != self._shown

    def draw(self, surface: Surface) -> None:
        """Poster, lettering, buttons, and a few words about the one that is pointed at."""
        surface.blit(self._poster, (0, 0))
        drop = self._buttons.drop
        draw_name(surface, self._stage, self.scale, LEFT + COLUMN // 2, COLUMN + 120, drop)
        self._buttons.draw(surface)
        corner = Rect(0, 0, self._units(300), self._units(40))
        corner.bottomleft = (self._units(34), self._size[1] - self._units(8))
        version = self._stage.texts.say("title-version", version=self._version)
        self._stage.skins.write(surface, version, corner, self._letters, DIM)
        if (note := note_about(self.menu.buttons, _TOLD, self._stage)) is not None:
            draw_note(surface, self._stage, note, self.scale, self._letters)

    @property
    def _letters(self) -> int:
        return max(13, self._units(23))

    def _units(self, length: float) -> int:
        return max(1, round(length * self.scale))

    def _lay(self) -> None:
        self._buttons.lay(self._size, self.scale, self._offered, {*_OWN, *self._ways})

    def _open(self, name: str) -> None:
        stage = self._stage
        match name:
            case "continue":
                self._continue(self._offer(CONTINUE))
            case "play":
                from game.ui.menus.new_game import NewGameScene

                stage.push(NewGameScene(stage, self._on_start))
            case "settings":
                from game.ui.menus.settings import SettingsScene

                stage.push(SettingsScene(stage))
            case "keys":
                stage.navigator.open_controls(stage)
            case "quit":
                pygame.event.post(Event(pygame.QUIT))
            case _ if name in self._ways:
                self._ways[name]()
            case _ if name.startswith(DROP):
                self._ask_to_drop(self._offer(name.removeprefix(DROP)))
            case _:
                stage.change_language(name)
                self.enter(self._size)

    def _offer(self, name: str) -> ResumeOffer | None:
        return next((offer for offer in self._offered if offer.name == name), None)

    def _continue(self, offer: ResumeOffer | None) -> None:
        from game.rules.errors import RecordError

        game = offer.game if offer is not None else None
        if game is None:
            return
        if missing := map_gone(game, self._saves, self._stage.texts):
            self._say(missing)
            return
        try:
            session = self._stage.games.resume(game.path)
        except (OSError, RecordError):
            self._say(self._stage.texts.say("saves-unreadable"))
            return
        self._on_start(session)

    def _ask_to_drop(self, offer: ResumeOffer | None) -> None:
        def drop() -> None:
            if offer is not None:
                self._offers.drop(offer)

        if offer is not None:
            say = self._stage.texts.say
            self._say(say(f"title-drop-{offer.name}"), say("title-drop-yes"), drop)

    def _ask_to_quit(self) -> None:
        def leave() -> None:
            pygame.event.post(Event(pygame.QUIT))

        say = self._stage.texts.say
        self._say(say("title-quit-ask"), say("title-quit"), leave)

    def _say(self, words: str, yes: str = "", then: Callable[[], None] | None = None) -> None:
        from game.ui.core.dialog import DialogScene

        self._stage.push(DialogScene(self._stage, words, yes, then))
