"""The title screen: the poster, every entry of the game, the languages.

Offers come and go above the column of entries, which never move; the game's name makes room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.storage.saves import SavedGames
from game.storage.settings import LEARNED
from game.ui.core.backdrop import dimmed
from game.ui.core.context import Context, Scene
from game.ui.core.panel import fitting_scale, text_enlargement
from game.ui.core.poster import draw_game_name, poster, poster_steps
from game.ui.i18n.text import LANGUAGES
from game.ui.media.cursors import Pointer
from game.ui.menus.resume_offers import (
    BACK,
    CONTINUE,
    HOSTING,
    READING,
    ResumeOffer,
    ResumeOffers,
    SeatKeeper,
)
from game.ui.menus.title_steam import TitleSteam
from game.ui.widgets.button import DETAIL, MARGINS, Button, Menu, cursor_over
from game.ui.widgets.theme import DIM

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence

    from game.session import Session

# Entries from the top down; one is shown only if it leads somewhere.
_LARGE = ("learn", "quick", "play", "lan", "saved")
_SMALL = {"book": "book", "settings": "settings", "keys": "keyboard", "quit": "close"}  # and icons
_DROP = "drop-"  # before the name of an offer: the cross beside it
ROOM = (1820, 1060)  # units that the title screen needs
_COLUMN, _LEFT = 440, 110
_FIRST = 528  # the top of the column
_LARGE_HEIGHT, _SMALL_HEIGHT, _OFFER_HEIGHT = 58, 50, 72
_GAP, _SECTION_GAP = 12, 20  # between two entries, and before the small ones
_NAME_BOTTOM = 352  # of the game's name at its highest
_CROSS = 44
_LANGUAGE = (160, 50)
_LARGER, _SMALLER, _LANGUAGES = 1.5, 1.1, 1.05  # letters of the buttons, against those of the table
_OWN = ("play", "settings", "keys", "quit")  # entries this scene opens without the program
_DESCRIBED = (*_LARGE, "book", "keys", "drop-hosting", "drop-back")
_NOTE = "panel/tooltip"
_NOTE_GAP, _NOTE_HEIGHT, _NOTE_MARGIN = 24, 52, 20  # units


class TitleLayout(NamedTuple):
    """Boxes of the entries from the top down, and how much lower than possible the name is."""

    offers: list[Rect]
    crosses: list[Rect]  # beside each offer
    large: list[Rect]
    small: list[Rect]
    drop: int


class TitleButtons:
    """Two menus, at most one with the keyboard focus: offers and entries, and languages."""

    def __init__(self, context: Context) -> None:
        self._context = context
        names = (CONTINUE, HOSTING, BACK, *_LARGE, *_SMALL)
        self._entries = {name: Button(name, icon=_SMALL.get(name, "")) for name in names}
        for name in (HOSTING, BACK):  # saved games have a list of their own
            self._entries[_DROP + name] = Button(_DROP + name, "quiet", "close")
        self._large, self._small, self.menu = Menu([]), Menu([]), Menu([])
        self.languages = Menu([Button(language, "quiet") for language in LANGUAGES])
        self.offered: Sequence[ResumeOffer] = ()
        self.drop = 0  # units by which the game's name is lower
        self._scale = 1.0

    @property
    def cursor(self) -> Pointer:
        """The mouse cursor."""
        return cursor_over([*self.menu.buttons, *self.languages.buttons])

    def layout(
        self,
        size: tuple[int, int],
        scale: float,
        offered: Sequence[ResumeOffer],
        available: Collection[str],
    ) -> None:
        """Place the offers and the entries available."""
        entries, self._scale, self.offered = self._entries, scale, offered
        # The same button objects every time, so that the focus stays where it is.
        offers = [entries[offer.name] for offer in offered]
        large = [entries[name] for name in _LARGE if name in available]
        small = [entries[name] for name in _SMALL if name in available]
        layout = places(scale, len(offers), len(large), len(small))
        self.drop = layout.drop
        crosses, details = [], dict[str, str]()
        letters = scale * _LARGER
        font = self._context.assets.font("reading", round(DETAIL * letters))
        for offer, box, cross_box in zip(offered, layout.offers, layout.crosses, strict=True):
            room = box.width - round(MARGINS * letters)
            details[offer.name] = offer.summary(self._context.texts, font, room)
            if cross := entries.get(_DROP + offer.name):
                cross.layout(cross_box)
                crosses.append(cross)
        self._large, self._small = Menu([*offers, *large]), Menu([*crosses, *small])
        self.menu = Menu([*offers, *crosses, *large, *small])
        main = self._main_entry([button.name for button in self._large.buttons], offered)
        boxes = (*layout.offers, *layout.large, *layout.small)
        for button, box in zip((*offers, *large, *small), boxes, strict=True):
            kind, label = "primary" if button.name == main else "secondary", f"title-{button.name}"
            detail = details.get(button.name)
            button.layout(box, self._context.texts.say(label), detail=detail, kind=kind)
        self._layout_languages(size)
        larger = text_enlargement(size, self._context.settings.ui_scale, scale)
        for menu, share in self._menus:
            menu.enlarge_text(self._context.skins, scale * share, larger)

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self.menu.state(), self.languages.state()

    def draw(self, surface: Surface) -> None:
        """All buttons, the languages in a box."""
        skins, margin = self._context.skins, max(1, round(20 * self._scale))
        box = self.languages.buttons[0].rect.union(self.languages.buttons[-1].rect)
        skins.stretch(surface, "panel/log", box.inflate(margin, margin), self._scale)
        for menu, share in self._menus:
            menu.draw(surface, skins, self._scale * share)

    def handle(self, event: Event) -> str | None:
        """The name of the chosen button, if any; keys move the focus through both menus."""
        if event.type != pygame.KEYDOWN:
            entry = self.menu.handle(event)
            return self.languages.handle(event) or entry
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB):
            back = event.key in (pygame.K_LEFT, pygame.K_UP)
            back = back or bool(event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT)
            step, menus = -1 if back else 1, [self.menu, self.languages]
            if self.languages.focus is not None:
                menus.reverse()
            menus[0].step(step) or menus[1].step(step)
            return None
        return self.menu.handle(event) or self.languages.handle(event)

    @property
    def _menus(self) -> tuple[tuple[Menu, float], ...]:
        """The menus as drawn, and the size of their letters."""
        return (self._large, _LARGER), (self._small, _SMALLER), (self.languages, _LANGUAGES)

    def _main_entry(self, shown: Sequence[str], offered: Sequence[ResumeOffer]) -> str:
        """The newest offer; without any, the tutorial for a new player, or the quick game."""
        if offered:
            return offered[0].name
        newcomer = self._context.settings_file.fresh and LEARNED not in self._context.settings.told
        wanted = ("learn", "quick") if newcomer else ("quick",)
        return next((name for name in wanted if name in shown), shown[0])

    def _layout_languages(self, size: tuple[int, int]) -> None:
        buttons, texts = self.languages.buttons, self._context.texts
        boxes = language_places(self._scale, size, len(buttons))
        for button, box in zip(buttons, boxes, strict=True):
            kind = "secondary" if button.name == texts.language else "quiet"
            button.layout(box, texts.say(f"language-{button.name}"), kind=kind)


def places(scale: float, offers: int, large: int, small: int) -> TitleLayout:
    """The layout for so many of each."""

    def box(left: float, top: float, width: float, height: float) -> Rect:
        return Rect(*(round(length * scale) for length in (left, top, width, height)))

    step, top = _OFFER_HEIGHT + _GAP, _FIRST - offers * (_OFFER_HEIGHT + _GAP)
    offer_boxes = [box(_LEFT, top + n * step, _COLUMN, _OFFER_HEIGHT) for n in range(offers)]
    crosses = [box(0, 0, _CROSS, _CROSS) for _ in offer_boxes]
    for cross, offer in zip(crosses, offer_boxes, strict=True):
        cross.midleft = offer.right + round(_GAP * scale), offer.centery
    step = _LARGE_HEIGHT + _GAP
    large_boxes = [box(_LEFT, _FIRST + n * step, _COLUMN, _LARGE_HEIGHT) for n in range(large)]
    below, half = _FIRST + large * step - _GAP + _SECTION_GAP, (_COLUMN - _GAP) / 2
    step = _SMALL_HEIGHT + _GAP
    small_boxes = [
        box(_LEFT + n % 2 * (half + _GAP), below + n // 2 * step, half, _SMALL_HEIGHT)
        for n in range(small)
    ]
    drop = (top - _GAP - _NAME_BOTTOM) // 2
    return TitleLayout(offer_boxes, crosses, large_boxes, small_boxes, drop)


def language_places(scale: float, window: tuple[int, int], count: int) -> list[Rect]:
    """Side by side in the lower right corner."""
    width, height = (round(length * scale) for length in _LANGUAGE)
    step = width + round(12 * scale)
    left = window[0] - round(34 * scale) - width - (count - 1) * step
    top = window[1] - round(30 * scale) - height
    return [Rect(left + number * step, top, width, height) for number in range(count)]


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
        self._on_start = on_start
        self._links = dict(links or {})
        self._offers = ResumeOffers(saves, hosted, seats)
        self._buttons = TitleButtons(context)
        self.scale = 1.0
        self._shown: Hashable = None
        self._reading = True  # offers may have come since the last update
        self._poster = Surface((0, 0))
        self._steam = TitleSteam(context.assets)
        self._steam_only = False  # nothing else has changed since the last picture

    @property
    def cursor(self) -> Pointer:
        return self._buttons.cursor

    @property
    def menu(self) -> Menu:
        """The offers and entries that are shown."""
        return self._buttons.menu

    @property
    def languages(self) -> Menu:
        """The buttons of the languages."""
        return self._buttons.languages

    @property
    def _size(self) -> tuple[int, int]:
        """Of the window that the scene was entered for."""
        return self._poster.get_size()

    @property
    def note(self) -> tuple[str, Rect] | None:
        """The description of the hovered entry, or else of the focused one, and its place."""
        entries = [button for button in self.menu.buttons if button.name in _DESCRIBED]
        chosen = [button for button in entries if button.hovered]
        chosen += [button for button in entries if button.focused]
        if not chosen:
            return None
        return self._context.texts.say(f"title-{chosen[0].name}-about"), chosen[0].rect

    def entering(self, window: Surface) -> Iterator[None]:
        if window.get_size() != self._poster.get_size():
            self._poster = yield from poster_steps(self._context.assets, window.get_size())
        yield from super().entering(window)

    def release(self) -> None:
        self._poster = Surface((0, 0))
        self._steam.release()

    def enter(self, size: tuple[int, int]) -> None:
        if size != self._poster.get_size():
            self._poster = poster(self._context.assets, size)
        self._steam.layout(size)
        self.scale = fitting_scale(size, self._context.settings.ui_scale, ROOM)
        self._offers.refresh()
        self._context.idle_work.schedule(READING, self._offers.reading())
        self._layout()
        self._shown, self._reading = None, True

    def backdrop(self, size: tuple[int, int]) -> Surface:
        """The dimmed poster for forms on top; it is the title's own, which is hidden meanwhile."""
        picture, self._poster = self._poster, Surface((0, 0))
        if picture.get_size() != size:
            picture = poster(self._context.assets, size)
        return dimmed(picture)

    def handle(self, event: Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            say = self._context.texts.say
            self._ask(say("title-quit-ask"), say("title-quit"), _quit)
        elif (name := self._buttons.handle(event)) is not None:
            self._context.audio.play("click")
            self._open(name)

    def update(self, dt: float) -> bool:
        if self._reading and self._offers.newest() != self._buttons.offered:
            self._layout()
        self._reading = READING in self._context.idle_work
        before, self._shown = self._shown, self._buttons.state()
        breathes = self._moves and self._steam.breath.update(dt)
        self._steam_only = breathes and before == self._shown
        return breathes or before != self._shown

    def draw(self, surface: Surface) -> list[Rect] | None:
        if self._steam_only:
            self._steam_only = False
            return self._steam.redraw(surface, self._poster, self._button_boxes())
        surface.blit(self._poster, (0, 0))
        self._steam.draw(surface, self._button_boxes())
        middle, drop = _LEFT + _COLUMN // 2, self._buttons.drop
        draw_game_name(surface, self._context, self.scale, middle, _COLUMN + 120, drop)
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
        return None

    @property
    def _moves(self) -> bool:
        """Whether the settings let the poster breathe."""
        settings = self._context.settings
        return not settings.reduced_motion and settings.animation != "off"

    def _button_boxes(self) -> list[Rect]:
        """What steam never covers."""
        buttons = [*self.menu.buttons, *self.languages.buttons]
        return [button.rect for button in buttons]

    def _units(self, length: float) -> int:
        return max(1, round(length * self.scale))

    def _layout(self) -> None:
        offered = self._offers.newest()
        self._buttons.layout(self._size, self.scale, offered, {*_OWN, *self._links})

    def _open(self, name: str) -> None:
        context = self._context
        offers = {offer.name: offer for offer in self._buttons.offered}
        match name:
            case "continue":
                game = offers[CONTINUE].game
                if game and (session := self._offers.load(context, game)):
                    self._on_start(session)
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
            case _ if name.startswith(_DROP):
                offer, say = offers[name.removeprefix(_DROP)], context.texts.say
                question, yes = say(f"title-drop-{offer.name}"), say("title-drop-yes")
                self._ask(question, yes, lambda: self._offers.drop(offer))
            case _:
                context.change_language(name)
                self.enter(self._size)

    def _ask(self, question: str, yes: str, on_yes: Callable[[], None]) -> None:
        from game.ui.core.dialog import DialogScene

        self._context.push(DialogScene(self._context, question, yes, on_yes))


def _quit() -> None:
    pygame.event.post(Event(pygame.QUIT))
