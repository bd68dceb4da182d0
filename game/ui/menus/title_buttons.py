"""The buttons of the title screen: offers, entries, languages, and where they are.

Offers come and go above the column of entries, which never move; the game's name makes room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect

from game.storage.settings import LEARNED
from game.ui.core.panel import text_enlargement
from game.ui.i18n.text import LANGUAGES
from game.ui.menus.resume_offers import BACK, CONTINUE, HOSTING, ResumeOffer
from game.ui.widgets.button import DETAIL, MARGINS, Button, cursor_over
from game.ui.widgets.menu import Menu

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Sequence

    from pygame import Surface
    from pygame.event import Event

    from game.ui.core.context import Context
    from game.ui.media.cursors import Pointer

# Entries from the top down; one is shown only if it leads somewhere.
LARGE = ("learn", "quick", "play", "lan", "saved")
_SMALL = {"book": "book", "settings": "settings", "keys": "keyboard", "quit": "close"}  # and icons
DROP = "drop-"  # before the name of an offer: the cross beside it
ROOM = (1820, 1060)  # units that the title screen needs
COLUMN, LEFT = 440, 110
_FIRST = 528  # the top of the column
_LARGE_HEIGHT, _SMALL_HEIGHT, _OFFER_HEIGHT = 58, 50, 72
_GAP, _SECTION_GAP = 12, 20  # between two entries, and before the small ones
_NAME_BOTTOM = 352  # of the game's name at its highest
_CROSS = 44
_LANGUAGE = (160, 50)
_LARGER, _SMALLER, _LANGUAGES = 1.5, 1.1, 1.05  # letters of the buttons, against those of the table


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
        names = (CONTINUE, HOSTING, BACK, *LARGE, *_SMALL)
        self._entries = {name: Button(name, icon=_SMALL.get(name, "")) for name in names}
        for name in (HOSTING, BACK):  # saved games have a list of their own
            self._entries[DROP + name] = Button(DROP + name, "quiet", "close")
        self._large, self._small, self.menu = Menu([]), Menu([]), Menu([])
        self.languages = Menu([Button(language, "quiet") for language in LANGUAGES])
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
        entries, self._scale = self._entries, scale
        # The same button objects every time, so that the focus stays where it is.
        offers = [entries[offer.name] for offer in offered]
        large = [entries[name] for name in LARGE if name in available]
        small = [entries[name] for name in _SMALL if name in available]
        layout = places(scale, len(offers), len(large), len(small))
        self.drop = layout.drop
        crosses = []
        letters = scale * _LARGER
        font = self._context.assets.font("reading", round(DETAIL * letters))
        for offer, box, cross_box in zip(offered, layout.offers, layout.crosses, strict=True):
            room = box.width - round(MARGINS * letters)
            entries[offer.name].detail = offer.summary(self._context.texts, font, room)
            if cross := entries.get(DROP + offer.name):
                cross.rect = cross_box
                crosses.append(cross)
        self._large, self._small = Menu([*offers, *large]), Menu([*crosses, *small])
        self.menu = Menu([*offers, *crosses, *large, *small])
        main = self._main_entry([button.name for button in self._large.buttons], offered)
        boxes = (*layout.offers, *layout.large, *layout.small)
        for button, box in zip((*offers, *large, *small), boxes, strict=True):
            button.kind = "primary" if button.name == main else "secondary"
            button.label = self._context.texts.say(f"title-{button.name}")
            button.rect = box
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
            button.label = texts.say(f"language-{button.name}")
            button.kind = "secondary" if button.name == texts.language else "quiet"
            button.rect = box


def places(scale: float, offers: int, large: int, small: int) -> TitleLayout:
    """The layout for so many of each."""

    def box(left: float, top: float, width: float, height: float) -> Rect:
        return Rect(*(round(length * scale) for length in (left, top, width, height)))

    step, top = _OFFER_HEIGHT + _GAP, _FIRST - offers * (_OFFER_HEIGHT + _GAP)
    offer_boxes = [box(LEFT, top + n * step, COLUMN, _OFFER_HEIGHT) for n in range(offers)]
    crosses = [box(0, 0, _CROSS, _CROSS) for _ in offer_boxes]
    for cross, offer in zip(crosses, offer_boxes, strict=True):
        cross.midleft = offer.right + round(_GAP * scale), offer.centery
    step = _LARGE_HEIGHT + _GAP
    large_boxes = [box(LEFT, _FIRST + n * step, COLUMN, _LARGE_HEIGHT) for n in range(large)]
    below, half = _FIRST + large * step - _GAP + _SECTION_GAP, (COLUMN - _GAP) / 2
    step = _SMALL_HEIGHT + _GAP
    small_boxes = [
        box(LEFT + n % 2 * (half + _GAP), below + n // 2 * step, half, _SMALL_HEIGHT)
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
