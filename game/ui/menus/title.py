"""The title: the poster, the way into a game, the language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.storage.saves import SavedGames
from game.storage.settings import LEARNED
from game.ui.core.backdrop import dimmed
from game.ui.core.context import Scene, Stage
from game.ui.core.keeping import speak
from game.ui.core.panel import fitting_scale, letters_against
from game.ui.core.poster import draw_name, poster
from game.ui.i18n.text import LANGUAGES
from game.ui.media.cursors import Pointer
from game.ui.menus.offers import BACK, CONTINUE, HOSTING, Offer, Offers, SeatKeeper
from game.ui.menus.save_words import map_gone
from game.ui.menus.title_layout import COLUMN, LEFT, ROOM, Places, language_places, places
from game.ui.menus.title_note import draw_note, note_about
from game.ui.widgets.button import DETAIL, MARGINS, Button, pointer_over
from game.ui.widgets.menu import Menu
from game.ui.widgets.theme import DIM

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from game.session import Session

_LARGER, _SMALLER, _LANGUAGES = 1.5, 1.1, 1.05  # letters of the buttons, against those of the table
# Entries, in the places that they always have; one is shown only if it leads somewhere.
_LARGE = ("learn", "quick", "play", "lan", "saved")
_SMALL = {"book": "book", "settings": "settings", "keys": "keyboard", "quit": "close"}  # and icons
_OWN = ("play", "settings", "keys", "quit")  # what this scene opens by itself
_DROP = "drop-"  # before the name of an offer: the cross beside it
_TOLD = (*_LARGE, "book", "keys", "drop-hosting", "drop-back")  # entries with words about them


class TitleScene(Scene):
    """Where everything begins. Forms are imported when one is opened, so that this one is quick."""

    def __init__(
        self,
        stage: Stage,
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
        self._offers = Offers(saves, hosted, seats)
        self._offered: tuple[Offer, ...] = ()
        names = (CONTINUE, HOSTING, BACK, *_LARGE, *_SMALL)
        self._entries = {name: Button(name) for name in names}
        for name in (HOSTING, BACK):
            self._entries[_DROP + name] = Button(_DROP + name, "quiet", "close")
        self._large, self._small, self.menu = Menu([]), Menu([]), Menu([])
        self.languages = Menu([Button(language, "quiet") for language in LANGUAGES])
        self._places: Places | None = None
        self._size = (0, 0)
        self.scale = 1.0
        self._shown: Hashable = None
        self._poster = Surface((0, 0))

    @property
    def pointer(self) -> Pointer:
        """How the mouse looks."""
        return pointer_over([*self.menu.buttons, *self.languages.buttons])

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
        chosen = self._chosen(event)
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
        shows = (self.menu.state(), self.languages.state())
        before, self._shown = self._shown, shows
        return before != self._shown

    def draw(self, surface: Surface) -> None:
        """Poster, lettering, buttons, and a few words about the one that is pointed at."""
        surface.blit(self._poster, (0, 0))
        drop = self._places.drop if self._places is not None else 0
        draw_name(surface, self._stage, self.scale, LEFT + COLUMN // 2, COLUMN + 120, drop)
        skins, texts = self._stage.skins, self._stage.texts
        shelf = self.languages.buttons[0].rect.union(self.languages.buttons[-1].rect)
        skins.spread(
            surface, "panel/log", shelf.inflate(self._units(20), self._units(20)), self.scale
        )
        self._large.draw(surface, skins, self.scale * _LARGER)
        self._small.draw(surface, skins, self.scale * _SMALLER)
        self.languages.draw(surface, skins, self.scale * _LANGUAGES)
        corner = Rect(0, 0, self._units(300), self._units(40))
        corner.bottomleft = (self._units(34), self._size[1] - self._units(8))
        version = texts.say("title-version", version=self._version)
        skins.write(surface, version, corner, self._letters, DIM)
        if (note := note_about(self.menu.buttons, _TOLD, self._stage)) is not None:
            draw_note(surface, self._stage, note, self.scale, self._letters)

    @property
    def _letters(self) -> int:
        return max(13, self._units(23))

    def _units(self, length: float) -> int:
        return max(1, round(length * self.scale))

    def _lay(self) -> None:
        """Offers above, then the entries, each in its place."""
        leads, entries = {*_OWN, *self._ways}, self._entries
        offers = [entries[offer.name] for offer in self._offered]
        crosses = [entries[_DROP + offer.name] for offer in self._offered if _can_drop(offer)]
        # The same buttons as before: the keyboard stays on the entry that it is on.
        large = [entries[name] for name in _LARGE if name in leads]
        small = [entries[name] for name in _SMALL if name in leads]
        self._large = Menu([*offers, *large])
        self._small = Menu([*crosses, *small])
        self.menu = Menu([*offers, *crosses, *large, *small])
        where = self._places = places(self.scale, len(offers), len(large), len(small))
        red = self._standing_out([button.name for button in (*offers, *large)])
        lying = [*where.offers, *where.large, *where.small]
        for button, rect in zip((*offers, *large, *small), lying, strict=True):
            button.kind = "primary" if button.name == red else "secondary"
            button.icon = _SMALL.get(button.name, "")
            button.label = self._stage.texts.say(f"title-{button.name}")
            button.rect = rect
        self._lay_offers(where)
        self._lay_languages()
        larger = letters_against(self._size, self._stage.settings.ui_scale, self.scale)
        shown = (self._large, _LARGER), (self._small, _SMALLER), (self.languages, _LANGUAGES)
        for menu, share in shown:
            menu.enlarge(self._stage.skins, self.scale * share, larger)

    def _lay_offers(self, where: Places) -> None:
        """What each offer tells of itself, and the cross beside it."""
        scale = self.scale * _LARGER
        font = self._stage.assets.font("reading", round(DETAIL * scale))
        for offer, rect, cross in zip(self._offered, where.offers, where.crosses, strict=True):
            room = rect.width - round(MARGINS * scale)
            self._entries[offer.name].detail = offer.told(self._stage.texts, font, room)
            if _can_drop(offer):
                self._entries[_DROP + offer.name].rect = cross

    def _standing_out(self, shown: list[str]) -> str:
        """What is red: the newest offer; else for who is here for the first time how to play."""
        if self._offered:
            return self._offered[0].name
        newcomer = self._stage.kept.fresh and LEARNED not in self._stage.settings.told
        wanted = ("learn", "quick") if newcomer else ("quick",)
        return next((name for name in wanted if name in shown), shown[0])

    def _lay_languages(self) -> None:
        buttons = self.languages.buttons
        for button, rect in zip(
            buttons, language_places(self.scale, self._size, len(buttons)), strict=True
        ):
            button.label = self._stage.texts.say(f"language-{button.name}")
            button.kind = "secondary" if button.name == self._stage.texts.language else "quiet"
            button.rect = rect

    def _chosen(self, event: Event) -> str | None:
        """What was chosen of both menus; the keyboard walks from one to the other."""
        if event.type != pygame.KEYDOWN:
            first = self.menu.handle(event)
            return self.languages.handle(event) or first
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB):
            back = event.key in (pygame.K_LEFT, pygame.K_UP)
            back = back or bool(event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT)
            self._step(-1 if back else 1)
            return None
        return self.menu.handle(event) or self.languages.handle(event)

    def _step(self, step: int) -> None:
        menus = [self.menu, self.languages]
        at = 1 if self.languages.focus is not None else 0
        if not menus[at].step(step):
            menus[1 - at].step(step)

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
            case _ if name.startswith(_DROP):
                self._ask_to_drop(self._offer(name.removeprefix(_DROP)))
            case _:
                speak(stage, name)
                self.enter(self._size)

    def _offer(self, name: str) -> Offer | None:
        return next((offer for offer in self._offered if offer.name == name), None)

    def _continue(self, offer: Offer | None) -> None:
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

    def _ask_to_drop(self, offer: Offer | None) -> None:
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


def _can_drop(offer: Offer) -> bool:
    """Whether a cross stands beside it; games at this screen have a list of their own."""
    return offer.name != CONTINUE
