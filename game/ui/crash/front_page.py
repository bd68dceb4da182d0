"""The first page of the crash screen: what happened, what becomes of the game, where to go."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.diagnostics.failures import Failure
from game.rules.companies import Company
from game.ui.core.context import CrashOutcome
from game.ui.core.panel import Panel, window_scale
from game.ui.crash.crash_texts import CrashTexts
from game.ui.crash.fallback_skins import FallbackSkins
from game.ui.widgets.button import Button, share_label_size
from game.ui.widgets.menu import Menu
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import Paragraph, paragraph
from game.ui.widgets.theme import CREAM, DIM, GOLD, WRONG

_WIDE = 1180  # units of the panel
_PICTURE, _GAP = 270, 40  # units of the locomotive, and between it and the words
_ICON = 44
_BETWEEN = 26  # units between two paragraphs
_ABOVE, _BELOW = 20, 24  # units around them
_BUTTON = 360
_LARGER = 1.3  # letters of the buttons, against those of the table
_TOPPLED = -68  # degrees
_LETTERS = {"what": (34, 15), "fate": (30, 14), "error": (22, 12)}  # units, least pixels
_LEAST_SCALE = 0.3


class CrashChoice(StrEnum):
    """Where the page leads."""

    KEEP = "keep-playing"
    TITLE = "back-to-title"
    QUIT = "quit"
    REPORT = "show-report"

    @property
    def key(self) -> str:
        """The words on its button."""
        return "title-quit" if self is CrashChoice.QUIT else f"crash-{self}"


@dataclass(frozen=True)
class CrashFacts:
    """What the crash screen tells."""

    failure: Failure
    what: str  # the key of a sentence
    fate: CrashOutcome
    choices: Sequence[CrashChoice]


class FrontPage:
    """A panel with a toppled locomotive, a few sentences and the choices."""

    def __init__(self, crash: CrashFacts, words: CrashTexts) -> None:
        self._crash, self._words = crash, words
        kinds = ("primary", "secondary", "quiet")
        self.menu = Menu([Button(*one) for one in zip(crash.choices, kinds, strict=False)])
        self.menu.focus = 0
        self.panel = Panel(Rect(0, 0, 0, 0), 1.0)
        self.texts: list[tuple[Paragraph, Rect]] = []
        self._fate_icon: Rect | None = None
        self._picture: Surface | None = None

    def tell(self, crash: CrashFacts) -> None:
        """Say something else from the next layout on."""
        self._crash = crash

    @property
    def fate_words(self) -> str:
        """What becomes of the game; empty if there is none."""
        fate = self._crash.fate
        if fate is CrashOutcome.NO_GAME:
            return ""
        if fate.button:
            key = "crash-way-back" if CrashChoice.KEEP in self._crash.choices else fate
            return self._words.say(key, button=self._words.say(fate.button))
        return self._words.say(fate)

    def lay(self, size: tuple[int, int], ui_scale: int, skins: Skins) -> None:
        """Lay out everything for a window, smaller where it would not fit."""
        scale = min(window_scale(size, ui_scale), size[0] / (_WIDE + 60))
        while not self._lay(size, scale, skins) and scale > _LEAST_SCALE:
            scale *= 0.95
        self._picture = self._toppled(skins)
        self._lay_buttons(skins)

    def handle(self, event: Event) -> str | None:
        """The choice that was made, if one was; Escape takes the first."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return self.menu.buttons[0].name
        focus = self.menu.focus
        chosen = self.menu.handle(event)
        if self.menu.focus is None:  # a click beside the buttons leaves the keyboard where it was
            self.menu.focus = focus
        return chosen

    def update(self) -> None:
        """Nothing moves."""

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self.menu.state()

    def draw(self, surface: Surface, skins: Skins) -> None:
        """The panel with all that stands in it."""
        panel = self.panel
        panel.draw(surface, skins, self._words.say("crash-title"))
        if self._picture is not None:
            surface.blit(self._picture, self._picture.get_rect(center=self._picture_box.center))
        for text, place in self.texts:
            text.draw(surface, place.topleft)
        if self._fate_icon is not None:
            warning = self._crash.fate.warning
            colour, name = (WRONG, "warning") if warning else (GOLD, "save")
            skins.draw_icon(surface, name, self._fate_icon.center, self._fate_icon.width, colour)
        self.menu.draw(surface, skins, panel.scale * _LARGER)

    def _lay(self, size: tuple[int, int], scale: float, skins: Skins) -> bool:
        """Try a scale; False if the panel would be too high."""
        width = min(round(_WIDE * scale), size[0])
        panel = Panel(Rect(0, 0, width, 0), scale)
        aside = panel.units(_PICTURE + _GAP)
        inner = panel.body.width - aside
        failure = self._crash.failure
        error = " · ".join(filter(None, (failure.error, failure.where)))
        told = [self._paragraph("what", self._words.say(self._crash.what), CREAM, inner, skins)]
        icon = panel.units(_ICON)
        room = inner - icon - panel.units(14)
        fate = self.fate_words
        if fate:
            colour = WRONG if self._crash.fate.warning else GOLD
            told.append(self._paragraph("fate", fate, colour, room, skins))
        told.append(self._paragraph("error", error, DIM, inner, skins))
        gaps = panel.units(_BETWEEN) * (len(told) - 1)
        words_high = sum(one.height for one in told) + gaps
        high = max(words_high, panel.units(_PICTURE * 0.86))
        whole = high + sum(map(panel.units, (118, _ABOVE, _BELOW, 132)))
        if whole > size[1] - panel.units(24):
            return False
        box = Rect(0, 0, width, whole)
        box.center = (size[0] // 2, size[1] // 2)
        self.panel = panel = Panel(box, scale)
        self._picture_box = Rect(panel.body.left, 0, panel.units(_PICTURE), panel.units(_PICTURE))
        top = panel.body.top + panel.units(_ABOVE)
        self._picture_box.centery = top + high // 2
        self._place(told, panel.body.left + aside, top + (high - words_high) // 2)
        return True

    def _paragraph(self, kind: str, words: str, colour: str, width: int, skins: Skins) -> Paragraph:
        units, least = _LETTERS[kind]
        font = skins.assets.font("reading", max(least, self._units(units, width)))
        return paragraph(words, font, colour, width)

    def _units(self, units: int, width: int) -> int:
        """Lengths follow the width of the words."""
        return round(units * width / (_WIDE - 128 - _PICTURE - _GAP))

    def _place(self, told: Sequence[Paragraph], left: int, top: int) -> None:
        self.texts, self._fate_icon = [], None
        icon = self.panel.units(_ICON)
        for number, text in enumerate(told):
            is_fate = number == 1 and len(told) == 3
            if is_fate:
                line = min(text.height, icon)
                self._fate_icon = Rect(left, top + (line - icon) // 2, icon, icon)
            shift = icon + self.panel.units(14) if is_fate else 0
            self.texts.append((text, text.rect(topleft=(left + shift, top))))
            top += text.height + self.panel.units(_BETWEEN)

    def _toppled(self, skins: Skins) -> Surface | None:
        """The locomotive that has left its rails; none without pictures."""
        if isinstance(skins, FallbackSkins):
            return None
        side = self.panel.units(_PICTURE)
        picture = skins.assets.image(skins.assets.portrait(Company.RED))
        return pygame.transform.rotozoom(picture, _TOPPLED, side / picture.get_width())

    def _lay_buttons(self, skins: Skins) -> None:
        footer, gap = self.panel.footer, self.panel.units(24)
        buttons = self.menu.buttons
        count = len(buttons)
        width = min(self.panel.units(_BUTTON), (footer.width - gap * (count - 1)) // count)
        left = footer.centerx - (width * count + gap * (count - 1)) // 2
        for number, button in enumerate(buttons):
            button.label = self._words.say(CrashChoice(button.name).key)
            button.rect = Rect(left + number * (width + gap), footer.top, width, footer.height)
        share_label_size(buttons, skins, self.panel.scale * _LARGER)
