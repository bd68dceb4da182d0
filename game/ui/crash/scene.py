"""The crash screen as a scene: the page that tells what happened, and the report behind it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from pathlib import Path

import pygame
from pygame import Surface
from pygame.event import Event

from game.ui.core.backdrop import dimmed
from game.ui.core.context import CrashOutcome, Scene
from game.ui.core.poster import poster
from game.ui.crash.crash_texts import CrashTexts
from game.ui.crash.fallback_skins import FallbackSkins
from game.ui.crash.front_page import CrashChoice, CrashFacts, FrontPage
from game.ui.crash.report_page import BACK, ReportPage
from game.ui.media.assets import Assets
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import pointer_over
from game.ui.widgets.skins import Skins
from game.ui.widgets.theme import NIGHT

QUIET = 0.4  # seconds in which a key or click was meant for what was on the screen before
_DIM = 150  # of 255


class CrashScene(Scene):
    """Stands alone: it has its own pictures and words, and does without either where they fail."""

    @property
    def typing(self) -> bool:
        """All keys are its own: neither mute nor the rulebook may be in order."""
        return True

    def __init__(
        self,
        crash: CrashFacts,
        language: str,
        ui_scale: int,
        folder: Path | None,
        ways: Mapping[CrashChoice, Callable[[], None]],
    ) -> None:
        """`ways` is where each choice leads; `folder` is the log's."""
        self.crash = crash
        self._ways, self._ui_scale = ways, ui_scale
        words = CrashTexts(language)
        self.front = FrontPage(crash, words)
        self.report = ReportPage(crash.failure.report, words, folder)
        self.page: FrontPage | ReportPage = self.front
        self._skins = _own_skins()
        self._size = (0, 0)
        self._back: Surface | None = None
        self._age = 0.0  # seconds that it has been on the screen
        self._shown: Hashable = None

    @property
    def cursor(self) -> Pointer:
        """How the mouse looks."""
        over_bar = self.page is self.report and self.report.bar.hovered
        return "hand" if over_bar else pointer_over(self.page.menu.buttons)

    def tell(self, fate: CrashOutcome) -> None:
        """The game's fate has changed: it could be saved after all, or no more."""
        if fate != self.crash.fate:
            self.crash = replace(self.crash, fate=fate)
            self.front.tell(self.crash)
            if self._size != (0, 0):  # or it is laid out when it comes on top
                self.enter(self._size)

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out both pages for a window."""
        self._size = size
        self._safely(self._lay)
        self._shown = None

    def handle(self, event: Event) -> None:
        """Choose, or read the report."""
        if self._age < QUIET and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return
        chosen = self.page.handle(event)
        if chosen is None:
            return
        if self.page is self.report:
            if chosen == BACK:
                self._turn_to(self.front)
        elif chosen == CrashChoice.REPORT:
            self._turn_to(self.report)
        else:
            self._ways[CrashChoice(chosen)]()

    def update(self, dt: float) -> bool:
        """Whether anything looks different now."""
        self._age += dt
        self.page.update()
        before, self._shown = self._shown, (self.page is self.front, self.page.state())
        return before != self._shown

    def draw(self, surface: Surface) -> None:
        """The page over the poster, with pictures if there are any."""
        self._safely(lambda: self._draw(surface))

    def _turn_to(self, page: FrontPage | ReportPage) -> None:
        mouse = pygame.mouse.get_pos()
        for button in (*self.page.menu.buttons, *page.menu.buttons):
            button.hover(None)
        self.page = page
        for button in page.menu.buttons:
            button.hover(mouse)

    def _lay(self) -> None:
        for page in (self.front, self.report):
            page.lay(self._size, self._ui_scale, self._skins)

    def _draw(self, surface: Surface) -> None:
        if self._back is None or self._back.get_size() != surface.get_size():
            self._back = self._backdrop(surface.get_size())
        surface.blit(self._back, (0, 0))
        self.page.draw(surface, self._skins)

    def _backdrop(self, size: tuple[int, int]) -> Surface:
        if isinstance(self._skins, FallbackSkins):
            plain = Surface(size)
            plain.fill(NIGHT)
            return plain
        return dimmed(poster(self._skins.assets, size), _DIM)

    def _safely(self, act: Callable[[], None]) -> None:
        """Do something with pictures; if that fails, without them."""
        try:
            act()
        except Exception:
            if isinstance(self._skins, FallbackSkins):
                raise
            self._skins, self._back = FallbackSkins(), None
            self._lay()
            act()


def _own_skins() -> Skins:
    """Fresh ones, since what the game has loaded may be what broke."""
    try:
        return Skins(Assets())
    except Exception:  # a file is missing or damaged
        return FallbackSkins()
