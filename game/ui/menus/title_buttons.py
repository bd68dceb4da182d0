"""The buttons of the title: offers, entries, languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.storage.settings import LEARNED
from game.ui.core.panel import letters_against
from game.ui.i18n.text import LANGUAGES
from game.ui.menus.resume_offers import BACK, CONTINUE, HOSTING, ResumeOffer
from game.ui.menus.title_layout import TitleLayout, language_places, places
from game.ui.widgets.button import DETAIL, MARGINS, Button, pointer_over
from game.ui.widgets.menu import Menu

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Sequence

    from pygame import Surface
    from pygame.event import Event

    from game.ui.core.context import Context
    from game.ui.media.cursors import Pointer

_LARGER, _SMALLER, _LANGUAGES = 1.5, 1.1, 1.05  # letters of the buttons, against those of the table
# Entries, in the places that they always have; one is shown only if it leads somewhere.
LARGE = ("learn", "quick", "play", "lan", "saved")
_SMALL = {"book": "book", "settings": "settings", "keys": "keyboard", "quit": "close"}  # and icons
DROP = "drop-"  # before the name of an offer: the cross beside it


class TitleButtons:
    """Two menus, of which one at most has the keyboard: what leads somewhere, and languages."""

    def __init__(self, stage: Context) -> None:
        self._stage = stage
        names = (CONTINUE, HOSTING, BACK, *LARGE, *_SMALL)
        self._entries = {name: Button(name) for name in names}
        for name in (HOSTING, BACK):
            self._entries[DROP + name] = Button(DROP + name, "quiet", "close")
        self._large, self._small, self.menu = Menu([]), Menu([]), Menu([])
        self.languages = Menu([Button(language, "quiet") for language in LANGUAGES])
        self.drop = 0  # pixels that the lettering above stands lower by
        self._scale = 1.0

    @property
    def pointer(self) -> Pointer:
        """How the mouse looks."""
        return pointer_over([*self.menu.buttons, *self.languages.buttons])

    def lay(
        self,
        size: tuple[int, int],
        scale: float,
        offered: Sequence[ResumeOffer],
        leads: Collection[str],
    ) -> None:
        """Offers above, then the entries that lead somewhere, each in its place."""
        entries, self._scale = self._entries, scale
        offers = [entries[offer.name] for offer in offered]
        crosses = [entries[DROP + offer.name] for offer in offered if _can_drop(offer)]
        # The same buttons as before: the keyboard stays on the entry that it is on.
        large = [entries[name] for name in LARGE if name in leads]
        small = [entries[name] for name in _SMALL if name in leads]
        self._large = Menu([*offers, *large])
        self._small = Menu([*crosses, *small])
        self.menu = Menu([*offers, *crosses, *large, *small])
        where = places(scale, len(offers), len(large), len(small))
        self.drop = where.drop
        red = self._standing_out([button.name for button in (*offers, *large)], offered)
        lying = [*where.offers, *where.large, *where.small]
        for button, rect in zip((*offers, *large, *small), lying, strict=True):
            button.kind = "primary" if button.name == red else "secondary"
            button.icon = _SMALL.get(button.name, "")
            button.label = self._stage.texts.say(f"title-{button.name}")
            button.rect = rect
        self._lay_offers(where, offered)
        self._lay_languages(size)
        larger = letters_against(size, self._stage.settings.ui_scale, scale)
        for menu, share in self._shown:
            menu.enlarge_text(self._stage.skins, scale * share, larger)

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self.menu.state(), self.languages.state()

    def draw(self, surface: Surface) -> None:
        """All buttons, the languages on a shelf."""
        skins, units = self._stage.skins, max(1, round(20 * self._scale))
        shelf = self.languages.buttons[0].rect.union(self.languages.buttons[-1].rect)
        skins.stretch(surface, "panel/log", shelf.inflate(units, units), self._scale)
        for menu, share in self._shown:
            menu.draw(surface, skins, self._scale * share)

    def chosen(self, event: Event) -> str | None:
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

    @property
    def _shown(self) -> tuple[tuple[Menu, float], ...]:
        """The menus as they are drawn, and the size of their letters."""
        return (self._large, _LARGER), (self._small, _SMALLER), (self.languages, _LANGUAGES)

    def _lay_offers(self, where: TitleLayout, offered: Sequence[ResumeOffer]) -> None:
        """What each offer tells of itself, and the cross beside it."""
        scale = self._scale * _LARGER
        font = self._stage.assets.font("reading", round(DETAIL * scale))
        for offer, rect, cross in zip(offered, where.offers, where.crosses, strict=True):
            room = rect.width - round(MARGINS * scale)
            self._entries[offer.name].detail = offer.told(self._stage.texts, font, room)
            if _can_drop(offer):
                self._entries[DROP + offer.name].rect = cross

    def _standing_out(self, shown: Sequence[str], offered: Sequence[ResumeOffer]) -> str:
        """What is red: the newest offer; for somebody new the tutorial; else the quick game."""
        if offered:
            return offered[0].name
        newcomer = self._stage.settings_file.fresh and LEARNED not in self._stage.settings.told
        wanted = ("learn", "quick") if newcomer else ("quick",)
        return next((name for name in wanted if name in shown), shown[0])

    def _lay_languages(self, size: tuple[int, int]) -> None:
        buttons, texts = self.languages.buttons, self._stage.texts
        lying = language_places(self._scale, size, len(buttons))
        for button, rect in zip(buttons, lying, strict=True):
            button.label = texts.say(f"language-{button.name}")
            button.kind = "secondary" if button.name == texts.language else "quiet"
            button.rect = rect

    def _step(self, step: int) -> None:
        menus = [self.menu, self.languages]
        at = 1 if self.languages.focus is not None else 0
        if not menus[at].step(step):
            menus[1 - at].step(step)


def _can_drop(offer: ResumeOffer) -> bool:
    """Whether a cross stands beside it; games at this screen have a list of their own."""
    return offer.name != CONTINUE
