"""The title screen: the poster, every entry of the game, the languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.storage.saves import SavedGames
from game.ui.core.backdrop import dimmed
from game.ui.core.context import Context, Scene
from game.ui.core.panel import fitting_scale
from game.ui.core.poster import draw_game_name, poster
from game.ui.media.cursors import Pointer
from game.ui.menus.resume_offers import CONTINUE, ResumeOffer, ResumeOffers, SeatKeeper, map_gone
from game.ui.menus.title_buttons import COLUMN, DROP, LARGE, LEFT, ROOM, TitleButtons
from game.ui.widgets.menu import Menu
from game.ui.widgets.theme import DIM

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from game.session import Session

_OWN = ("play", "settings", "keys", "quit")  # entries this scene opens without the program
_DESCRIBED = (*LARGE, "book", "keys", "drop-hosting", "drop-back")
_NOTE = "panel/tooltip"
_NOTE_GAP, _NOTE_HEIGHT, _NOTE_MARGIN = 24, 52, 20  # units


class TitleScene(Scene):
    """The first screen. Forms are imported when opened, so that it appears quickly."""

    def __init__(
        self,
        context: Context,
        saves: SavedGames,
        on_start: Callable[[Session], None],
        version: str,
        links: Mapping[str, Callable[[], None]] | None = None,
        hosted: SavedGames | None = None,
        seats: SeatKeeper | None = None,
    ) -> None:
        """`links`: entries that the program opens; `hosted`: games of the player's LAN tables."""
        self._context = context
        self._version = version
        self._saves = saves
        self._on_start = on_start
        self._links = dict(links or {})
        self._offers = ResumeOffers(saves, hosted, seats)
        self._offered: tuple[ResumeOffer, ...] = ()
        self._buttons = TitleButtons(context)
        self.languages = self._buttons.languages
        self._size = (0, 0)
        self.scale = 1.0
        self._shown: Hashable = None
        self._poster = Surface((0, 0))

    @property
    def cursor(self) -> Pointer:
        """The mouse cursor."""
        return self._buttons.cursor

    @property
    def menu(self) -> Menu:
        """The offers and entries that are shown."""
        return self._buttons.menu

    @property
    def note(self) -> tuple[str, Rect] | None:
        """The description of the hovered entry, or else of the focused one, and its place."""
        entries = [button for button in self.menu.buttons if button.name in _DESCRIBED]
        chosen = [button for button in entries if button.hovered]
        chosen += [button for button in entries if button.focused]
        if not chosen:
            return None
        return self._context.texts.say(f"title-{chosen[0].name}-about"), chosen[0].rect

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out everything for a window."""
        if size != self._poster.get_size():
            self._poster = poster(self._context.assets, size)
        self._size = size
        self.scale = fitting_scale(size, self._context.settings.ui_scale, ROOM)
        self._offers.refresh()
        self._layout()
        self._shown = None

    def backdrop(self, size: tuple[int, int]) -> Surface:
        """The dimmed poster for forms on top; it is the title's own, which is hidden meanwhile."""
        picture, self._poster = self._poster, Surface((0, 0))
        if picture.get_size() != size:
            picture = poster(self._context.assets, size)
        return dimmed(picture)

    def handle(self, event: Event) -> None:
        """Choose an entry or a language."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            say = self._context.texts.say
            self._ask(say("title-quit-ask"), say("title-quit"), _quit)
        elif (name := self._buttons.handle(event)) is not None:
            self._context.audio.play("click")
            self._open(name)

    def update(self, dt: float) -> bool:
        """Read the saved games, one file per frame; True if anything looks different."""
        self._offers.step()
        if self._offers.newest() != self._offered:
            self._layout()
        before, self._shown = self._shown, self._buttons.state()
        return before != self._shown

    def draw(self, surface: Surface) -> None:
        """Poster, name, buttons, version, and the note about an entry."""
        surface.blit(self._poster, (0, 0))
        drop = self._buttons.drop
        draw_game_name(surface, self._context, self.scale, LEFT + COLUMN // 2, COLUMN + 120, drop)
        self._buttons.draw(surface)
        skins, pixels = self._context.skins, max(13, self._units(23))
        corner = Rect(0, 0, self._units(300), self._units(40))
        corner.bottomleft = (self._units(34), self._size[1] - self._units(8))
        version = self._context.texts.say("title-version", version=self._version)
        skins.write(surface, version, corner, pixels, DIM)
        if self.note is not None:
            text, entry = self.note
            width = skins.assets.font("reading", pixels).size(text)[0]
            margin, height = round(_NOTE_MARGIN * self.scale), round(_NOTE_HEIGHT * self.scale)
            box = Rect(0, 0, width + 2 * margin, height)
            box.midleft = entry.right + round(_NOTE_GAP * self.scale), entry.centery
            skins.stretch(surface, _NOTE, box, self.scale)
            skins.write(surface, text, box, pixels, skins.ink(_NOTE), align=0.5)

    def _units(self, length: float) -> int:
        return max(1, round(length * self.scale))

    def _layout(self) -> None:
        self._offered = self._offers.newest()
        self._buttons.layout(self._size, self.scale, self._offered, {*_OWN, *self._links})

    def _open(self, name: str) -> None:
        context = self._context
        offers = {offer.name: offer for offer in self._offered}
        match name:
            case "continue":
                self._continue(offers[CONTINUE])
            case "play":
                from game.ui.menus.new_game import NewGameScene

                context.push(NewGameScene(context, self._on_start))
            case "settings":
                from game.ui.menus.settings import SettingsScene

                context.push(SettingsScene(context))
            case "keys":
                context.navigator.open_controls(context)
            case "quit":
                _quit()
            case _ if name in self._links:
                self._links[name]()
            case _ if name.startswith(DROP):
                offer, say = offers[name.removeprefix(DROP)], context.texts.say
                question, yes = say(f"title-drop-{offer.name}"), say("title-drop-yes")
                self._ask(question, yes, lambda: self._offers.drop(offer))
            case _:
                context.change_language(name)
                self.enter(self._size)

    def _continue(self, offer: ResumeOffer) -> None:
        from game.rules.errors import RecordError

        if offer.game is None:
            return
        if missing := map_gone(offer.game, self._saves, self._context.texts):
            self._ask(missing)
            return
        try:
            session = self._context.games.resume(offer.game.path)
        except (OSError, RecordError):
            self._ask(self._context.texts.say("saves-unreadable"))
        else:
            self._on_start(session)

    def _ask(self, text: str, yes: str = "", on_yes: Callable[[], None] | None = None) -> None:
        from game.ui.core.dialog import DialogScene

        self._context.push(DialogScene(self._context, text, yes, on_yes))


def _quit() -> None:
    pygame.event.post(Event(pygame.QUIT))
