"""The title: the poster, the way into a game, the language."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.cursors import Pointer
from game.ui.save_words import map_gone, save_words
from game.ui.saves import SavedGame, SavedGames
from game.ui.scenes.backdrop import dimmed
from game.ui.scenes.keeping import speak
from game.ui.scenes.panel import fitting_scale
from game.ui.scenes.poster import draw_name, poster
from game.ui.settings import LEARNED
from game.ui.stage import Stage
from game.ui.text import LANGUAGES
from game.ui.theme_colours import CREAM, DIM
from game.ui.widgets.button import Button, pointer_over
from game.ui.widgets.menu import Menu
from game.ui.widgets.words import shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from game.session import Session

_ROOM = (1820, 1060)  # units that the title needs
_COLUMN = 440
_LEFT = 110
_TOP = 376  # of the buttons, below the lettering
_BEYOND = 60  # that the line under Continue is wider on each side than the button
_LARGE, _SMALL = 62, 50  # heights of the buttons
_LARGER, _SMALLER = 1.5, 1.1  # their letters, against those of the table


class Entry(NamedTuple):
    """A place in the title's menu; an entry is shown only if it leads somewhere."""

    name: str
    icon: str = ""  # small entries have one


_COLUMN_ENTRIES = tuple(map(Entry, ("continue", "hosting", "quick", "play", "lan", "saved")))
_ROW_ENTRIES = (
    Entry("learn", "info"),
    Entry("book", "book"),
    Entry("settings", "settings"),
    Entry("keys", "keyboard"),
    Entry("quit", "close"),
)
_OWN = ("play", "settings", "keys", "quit")  # what this scene opens by itself


class TitleScene:
    """Where everything begins. Forms are imported when one is opened, so that this one is quick."""

    def __init__(
        self,
        stage: Stage,
        saves: SavedGames,
        on_start: Callable[[Session], None],
        version: str,
        ways: Mapping[str, Callable[[], None]] | None = None,
        hosted: SavedGames | None = None,
    ) -> None:
        """`ways` leads from entries to what the program alone can open, as {"quick": ...};
        `hosted` are the games of tables on the LAN that were opened here."""
        self._stage = stage
        self._version = version
        self._saves = saves
        self._on_start = on_start
        self._ways = dict(ways or {})
        self._hosted = hosted
        names = (entry.name for entry in (*_COLUMN_ENTRIES, *_ROW_ENTRIES))
        self._entries = {name: Button(name) for name in names}
        self._large, self._small = Menu([]), Menu([])
        self.menu = Menu([])
        self.languages = Menu([Button(language, "quiet") for language in LANGUAGES])
        self._unfinished: SavedGame | None = None
        self._closed: SavedGame | None = None  # a table that could be opened again
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
        self.scale = fitting_scale(size, self._stage.settings.ui_scale, _ROOM)
        self._saves.refresh()
        if self._hosted is not None:
            self._hosted.refresh()
        self._unfinished, self._closed = self._saves.unfinished(), self._hosts()
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
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self._open("keys")
            return
        chosen = self._chosen(event)
        if chosen is not None:
            self._stage.audio.play("click")
            self._open(chosen)

    def update(self, dt: float) -> bool:
        """Look through the saved games, a file at a time; True if something looks different."""
        self._saves.step()
        if self._hosted is not None:
            self._hosted.step()
        found = self._saves.unfinished(), self._hosts()
        if found != (self._unfinished, self._closed):
            self._unfinished, self._closed = found
            self._lay()
        # The line below "continue" belongs to it: the buttons may look as before when it changes.
        shows = (self.menu.state(), self.languages.state(), self._unfinished)
        before, self._shown = self._shown, shows
        return before != self._shown

    def draw(self, surface: Surface) -> None:
        """Poster, lettering, buttons."""
        surface.blit(self._poster, (0, 0))
        middle = _LEFT + _COLUMN // 2
        draw_name(surface, self._stage, self.scale, middle, _COLUMN + 120)
        skins, texts = self._stage.skins, self._stage.texts
        shelf = self.languages.buttons[0].rect.union(self.languages.buttons[-1].rect)
        skins.spread(
            surface, "panel/log", shelf.inflate(self._units(20), self._units(20)), self.scale
        )
        self._large.draw(surface, skins, self.scale * _LARGER)
        self._small.draw(surface, skins, self.scale * _SMALLER)
        self.languages.draw(surface, skins, self.scale * 1.05)
        if self._unfinished is not None:
            under = self.menu.button("continue").rect
            line = Rect(under.left, under.bottom, under.width, self._units(34))
            line.inflate_ip(self._units(2 * _BEYOND), 0)
            told = self._told(self._unfinished, line.width)
            skins.write(surface, told, line, self._letters, CREAM, align=0.5)
        corner = Rect(0, 0, self._units(300), self._units(40))
        corner.bottomleft = (self._units(34), self._size[1] - self._units(14))
        version = texts.say("title-version", version=self._version)
        skins.write(surface, version, corner, self._letters, DIM)

    def _hosts(self) -> SavedGame | None:
        return self._hosted.unfinished() if self._hosted is not None else None

    @property
    def _letters(self) -> int:
        return max(13, self._units(23))

    def _units(self, length: float) -> int:
        return max(1, round(length * self.scale))

    def _told(self, game: SavedGame, width: int) -> str:
        """Who plays the unfinished game, cut so that the turn can still be read."""
        font = self._stage.assets.font("reading", self._letters)
        texts = self._stage.texts
        names = shortened(game.title, font, width - font.size(save_words(game, "", texts))[0])
        return save_words(game, names, texts)

    def _lay(self) -> None:
        """Large entries in a column, below them small ones, two in a row."""
        large, small = self._shown_entries()
        # The same buttons as before: the keyboard stays on the entry that it is on.
        self._large = Menu([self._entries[name] for name in large])
        self._small = Menu([self._entries[name] for name in small])
        self.menu = Menu([*self._large.buttons, *self._small.buttons])
        left, width, top = self._units(_LEFT), self._units(_COLUMN), self._units(_TOP)
        for number, button in enumerate(self._large.buttons):
            button.kind, button.icon = ("secondary" if number else "primary"), ""
            button.label = self._stage.texts.say(f"title-{button.name}")
            button.rect = Rect(left, top, width, self._units(_LARGE))
            top = button.rect.bottom + self._units(38 if button.name == "continue" else 14)
        gap, high = self._units(12), self._units(_SMALL)
        half, top = (width - gap) // 2, top + gap
        icons = dict(_ROW_ENTRIES)
        for number, button in enumerate(self._small.buttons):
            button.kind, button.icon = "secondary", icons[button.name]
            button.label = self._stage.texts.say(f"title-{button.name}")
            row, column = divmod(number, 2)
            alone = number == len(self._small.buttons) - 1 and not column
            wide = width if alone else half
            button.rect = Rect(left + column * (half + gap), top + row * (high + gap), wide, high)
        self._lay_languages()

    def _shown_entries(self) -> tuple[list[str], list[str]]:
        """The large and the small entries. Who is here for the first time is shown how to play
        before anything else; later that is one of the small ones."""
        leads = {*_OWN, *self._ways} | ({"continue"} if self._unfinished else set())
        leads -= set() if self._closed else {"hosting"}
        large = [entry.name for entry in _COLUMN_ENTRIES if entry.name in leads]
        small = [entry.name for entry in _ROW_ENTRIES if entry.name in leads]
        newcomer = self._stage.kept.fresh and LEARNED not in self._stage.settings.told
        if newcomer and "learn" in small:
            small.remove("learn")
            large.insert(1 if self._unfinished else 0, "learn")
        return large, small

    def _lay_languages(self) -> None:
        width, height, gap = self._units(160), self._units(50), self._units(12)
        right = self._size[0] - self._units(34)
        for number, button in enumerate(reversed(self.languages.buttons)):
            button.label = self._stage.texts.say(f"language-{button.name}")
            button.kind = "secondary" if button.name == self._stage.texts.language else "quiet"
            button.rect = Rect(0, 0, width, height)
            button.rect.bottomright = (right - number * (width + gap), 0)
            button.rect.bottom = self._size[1] - self._units(30)

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
            case "continue" if self._unfinished is not None:
                self._continue(self._unfinished)
            case "play":
                from game.ui.scenes.new_game import NewGameScene

                stage.push(NewGameScene(stage, self._on_start))
            case "settings":
                from game.ui.scenes.settings import SettingsScene

                stage.push(SettingsScene(stage))
            case "keys":
                from game.ui.scenes.keys import KeysScene

                stage.push(KeysScene(stage))
            case "quit":
                pygame.event.post(Event(pygame.QUIT))
            case _ if name in self._ways:
                self._ways[name]()
            case _:
                speak(stage, name)
                self.enter(self._size)

    def _continue(self, game: SavedGame) -> None:
        from game.rules.errors import RecordError

        if missing := map_gone(game, self._saves, self._stage.texts):
            self._say(missing)
            return
        try:
            session = self._stage.games.resume(game.path)
        except (OSError, RecordError):
            self._say(self._stage.texts.say("saves-unreadable"))
            return
        self._on_start(session)

    def _ask_to_quit(self) -> None:
        def leave() -> None:
            pygame.event.post(Event(pygame.QUIT))

        say = self._stage.texts.say
        self._say(say("title-quit-ask"), say("title-quit"), leave)

    def _say(self, words: str, yes: str = "", then: Callable[[], None] | None = None) -> None:
        from game.ui.scenes.dialog import DialogScene

        self._stage.push(DialogScene(self._stage, words, yes, then))
