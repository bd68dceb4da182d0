"""The crash screen: a page that says what happened, and the report behind it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
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
from game.ui.widgets.button import cursor_over
from game.ui.widgets.skins import Skins
from game.ui.widgets.theme import NIGHT

QUIET = 0.4  # seconds in which input was meant for the previous screen
_DIM = 150  # of 255


class CrashScene(Scene):
    """Stands alone: loads its own pictures and texts, and manages without if they fail."""

    typing = True  # neither mute nor the rulebook may work, so no shortcuts

    def __init__(
        self,
        crash: CrashFacts,
        language: str,
        ui_scale: int,
        folder: Path | None,
        actions: Mapping[CrashChoice, Callable[[], None]],
    ) -> None:
        """`actions` for every choice but REPORT; `folder` is the log's."""
        self._actions, self._ui_scale = actions, ui_scale
        texts = CrashTexts(language)
        self.front = FrontPage(crash, texts)
        self.report = ReportPage(crash.failure.report, texts, folder)
        self.page: FrontPage | ReportPage = self.front
        self._skins = _own_skins()
        self._size = (0, 0)
        self._back: Surface | None = None
        self._age = 0.0  # seconds on screen
        self._shown: Hashable = None

    @property
    def crash(self) -> CrashFacts:
        """What it reports."""
        return self.front.crash

    @property
    def cursor(self) -> Pointer:
        over_bar = self.page is self.report and self.report.bar.hovered
        return "hand" if over_bar else cursor_over(self.page.menu.buttons)

    def update_outcome(self, outcome: CrashOutcome) -> None:
        """Show that the game could be saved after all, or no longer."""
        if outcome != self.crash.outcome:
            self.front.update_outcome(outcome)
            if self._size != (0, 0):  # otherwise it is laid out when it is entered
                self.enter(self._size)

    def enter(self, size: tuple[int, int]) -> None:
        self._size = size
        self._safely(self._layout)
        self._shown = None

    def handle(self, event: Event) -> None:
        if self._age < QUIET and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return
        match self.page.handle(event):
            case None:
                pass
            case CrashChoice.REPORT:
                self._turn_to(self.report)
            case chosen if chosen == BACK:
                self._turn_to(self.front)
            case chosen:
                self._actions[CrashChoice(chosen)]()

    def update(self, dt: float) -> bool:
        self._age += dt
        self.report.update()
        before, self._shown = self._shown, (self.page is self.front, self.page.state())
        return before != self._shown

    def draw(self, surface: Surface) -> None:
        self._safely(lambda: self._draw(surface))

    def _turn_to(self, page: FrontPage | ReportPage) -> None:
        for button in self.page.menu.buttons:
            button.hover(None)
        self.page = page
        for button in page.menu.buttons:
            button.hover(pygame.mouse.get_pos())

    def _layout(self) -> None:
        for page in (self.front, self.report):
            page.layout(self._size, self._ui_scale, self._skins)

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
        """Do something with pictures, or without if that fails."""
        try:
            act()
        except Exception:
            if isinstance(self._skins, FallbackSkins):
                raise
            self._skins, self._back = FallbackSkins(), None
            self._layout()
            act()


def _own_skins() -> Skins:
    """New ones, as those of the game may be damaged."""
    try:
        return Skins(Assets())
    except Exception:  # a file is missing or damaged
        return FallbackSkins()
