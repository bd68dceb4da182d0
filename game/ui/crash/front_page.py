"""The first page of the crash screen: what happened, what becomes of the game, what to do next."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
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
from game.ui.widgets.button import Button, Menu, share_label_size
from game.ui.widgets.placement import row_of_boxes
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import Paragraph, paragraph
from game.ui.widgets.theme import CREAM, DIM, GOLD, WRONG

_WIDTH = 1180  # units of the panel
_PICTURE, _GAP = 270, 40  # units of the locomotive, and between it and the text
_ICON = 44
_PARAGRAPH_GAP = 26
_ABOVE, _BELOW = 20, 24  # units around the text
_BUTTON = 360
_LARGER = 1.3  # letters of the buttons, against those of the table
_TOPPLED = -68  # degrees
_LETTERS = {"what": (34, 15), "outcome": (30, 14), "error": (22, 12)}  # units, least pixels
_LEAST_SCALE = 0.3


class CrashChoice(StrEnum):
    """The choices of the page; the part of a text key that names each."""

    KEEP = "keep-playing"
    TITLE = "back-to-title"
    QUIT = "quit"
    REPORT = "show-report"


@dataclass(frozen=True)
class CrashFacts:
    """What the crash screen reports."""

    failure: Failure
    what: str  # the key of a sentence
    outcome: CrashOutcome
    choices: Sequence[CrashChoice]


class FrontPage:
    """A panel with a toppled locomotive, a few sentences and the choices."""

    def __init__(self, crash: CrashFacts, texts: CrashTexts) -> None:
        self.crash = crash
        self._texts = texts
        kinds = ("primary", "secondary", "quiet")
        self.menu = Menu([Button(*entry) for entry in zip(crash.choices, kinds, strict=False)])
        self.menu.focus_on(0)
        self.panel = Panel(Rect(0, 0, 0, 0), 1.0)
        self.paragraphs: list[tuple[Paragraph, Rect]] = []
        self._icon: Rect | None = None  # beside the outcome of the game
        self._picture: Surface | None = None
        self._picture_center = (0, 0)

    @property
    def outcome_text(self) -> str:
        """What becomes of the game; empty without a game."""
        outcome = self.crash.outcome
        if outcome is CrashOutcome.NO_GAME:
            return ""
        if not outcome.button:
            return self._texts.say(outcome)
        key = "crash-way-back" if CrashChoice.KEEP in self.crash.choices else outcome
        return self._texts.say(key, button=self._texts.say(outcome.button))

    def update_outcome(self, outcome: CrashOutcome) -> None:
        """Report that the game could be saved after all, or no longer, from the next layout on."""
        self.crash = replace(self.crash, outcome=outcome)

    def layout(self, size: tuple[int, int], ui_scale: int, skins: Skins) -> None:
        """Lay out everything for a window, smaller if necessary."""
        scale = min(window_scale(size, ui_scale), size[0] / (_WIDTH + 60))
        while not self._layout_panel(size, scale, skins) and scale > _LEAST_SCALE:
            scale *= 0.95
        self._picture = self._toppled(skins)
        self._layout_buttons(skins)

    def handle(self, event: Event) -> str | None:
        """The choice, if one was made; Escape takes the first."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return self.menu.buttons[0].name
        focus = self.menu.focus
        chosen = self.menu.handle(event)
        if self.menu.focus is None:  # a click beside the buttons keeps the focus
            self.menu.focus_on(focus)
        return chosen

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self.menu.state()

    def draw(self, surface: Surface, skins: Skins) -> None:
        """The panel and everything in it."""
        self.panel.draw(surface, skins, self._texts.say("crash-title"))
        if self._picture is not None:
            surface.blit(self._picture, self._picture.get_rect(center=self._picture_center))
        for text, place in self.paragraphs:
            text.draw(surface, place.topleft)
        if self._icon is not None:
            warning = self.crash.outcome.warning
            colour, name = (WRONG, "warning") if warning else (GOLD, "save")
            skins.draw_icon(surface, name, self._icon.center, self._icon.width, colour)
        self.menu.draw(surface, skins, self.panel.scale * _LARGER)

    def _layout_panel(self, size: tuple[int, int], scale: float, skins: Skins) -> bool:
        """Try a scale; False if the panel would be too high."""
        width = min(round(_WIDTH * scale), size[0])
        panel = Panel(Rect(0, 0, width, 0), scale)
        units, say, crash = panel.pixels, self._texts.say, self.crash
        left = units(_PICTURE + _GAP)
        room, indent = panel.body.width - left, units(_ICON) + units(14)
        error = " · ".join(filter(None, (crash.failure.error, crash.failure.where)))
        texts = [
            (_paragraph("what", say(crash.what), CREAM, room, skins), 0),
            (_paragraph("error", error, DIM, room, skins), 0),
        ]
        if outcome := self.outcome_text:
            colour = WRONG if crash.outcome.warning else GOLD
            text = _paragraph("outcome", outcome, colour, room - indent, skins)
            texts.insert(1, (text, indent))
        text_height = sum(text.height for text, _ in texts)
        text_height += units(_PARAGRAPH_GAP) * (len(texts) - 1)
        body_height = max(text_height, units(_PICTURE * 0.86))
        height = body_height + sum(map(units, (118, _ABOVE, _BELOW, 132)))
        if height > size[1] - units(24):
            return False
        box = Rect(0, 0, width, height).move_to(center=(size[0] // 2, size[1] // 2))
        self.panel = panel = Panel(box, scale)
        top = panel.body.top + units(_ABOVE)
        self._picture_center = (panel.body.left + units(_PICTURE) // 2, top + body_height // 2)
        self._place(texts, panel.body.left + left, top + (body_height - text_height) // 2)
        return True

    def _place(self, texts: Sequence[tuple[Paragraph, int]], left: int, top: int) -> None:
        """Place paragraphs one below another; the indented one gets the icon."""
        self.paragraphs, self._icon = [], None
        icon = self.panel.pixels(_ICON)
        for text, indent in texts:
            if indent:
                line = min(text.height, icon)
                self._icon = Rect(left, top + (line - icon) // 2, icon, icon)
            self.paragraphs.append((text, text.rect(topleft=(left + indent, top))))
            top += text.height + self.panel.pixels(_PARAGRAPH_GAP)

    def _toppled(self, skins: Skins) -> Surface | None:
        """A derailed locomotive; none without pictures."""
        if isinstance(skins, FallbackSkins):
            return None
        side = self.panel.pixels(_PICTURE)
        picture = skins.assets.image(skins.assets.portrait(Company.RED))
        return pygame.transform.rotozoom(picture, _TOPPLED, side / picture.get_width())

    def _layout_buttons(self, skins: Skins) -> None:
        buttons, units = self.menu.buttons, self.panel.pixels
        boxes = row_of_boxes(self.panel.footer, len(buttons), units(_BUTTON), units(24))
        for button, place in zip(buttons, boxes, strict=True):
            key = "title-quit" if button.name == CrashChoice.QUIT else f"crash-{button.name}"
            button.layout(place, self._texts.say(key))
        share_label_size(buttons, skins, self.panel.scale * _LARGER)


def _paragraph(kind: str, text: str, colour: str, width: int, skins: Skins) -> Paragraph:
    units, least = _LETTERS[kind]
    pixels = round(units * width / (_WIDTH - 128 - _PICTURE - _GAP))
    return paragraph(text, skins.assets.font("reading", max(least, pixels)), colour, width)
