"""Keeps the window open after errors: shows the crash screen, which leads back to the title screen.

Imported by the title screen, so it imports the crash screen only after a failure.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from game.diagnostics.failures import FAILURES, Failure, FailurePlace, Failures
from game.diagnostics.program_log import LOG
from game.ui.core.context import CrashOutcome

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pygame.event import Event

    from game.ui.core.context import Context
    from game.ui.crash.front_page import CrashChoice
    from game.ui.crash.scene import CrashScene

SETTLED = 30  # frames after which the title screen is known to work
CHECK_FRAMES = 15  # between checks of the outcome of a game that goes on
CHECK_SECONDS = 1.0  # between checks of the outcome while nothing else runs
WINDOW = (1280, 720)  # the size of a window that has to be opened again


class CrashScreenFailed(Exception):
    """Even the crash screen cannot be shown; the cause is the error that prevented it."""


class LeftAfterError(Exception):
    """The player quit on the crash screen; the cause is the error that it showed."""


class CrashGuard:
    """Catches errors of the window's loop and shows failures in the background.

    After an error in the window only the crash screen runs. After a failure elsewhere it is an
    ordinary scene on top, and the game goes on below.
    """

    def __init__(
        self, context: Context, on_title: Callable[[], None], failures: Failures = FAILURES
    ) -> None:
        self._context, self._on_title, self._failures = context, on_title, failures
        self._screen: CrashScene | None = None  # for an error in the window
        self._error: Exception | None = None  # the latest one in the window
        self._overlay: CrashScene | None = None  # for a failure elsewhere
        self._reported: set[tuple[str, str, str]] = set()  # failures elsewhere that were shown
        self._frames = 0  # since the title screen was last opened
        self._size = (0, 0)  # of the laid out crash screen
        self._unchecked = 0.0  # seconds since the outcome was checked
        self._saving = True

    @property
    def stopped(self) -> bool:
        """Whether only the crash screen runs."""
        return self._screen is not None

    def end(self) -> None:
        """After the window was closed; raises LeftAfterError if that was on the crash screen."""
        if self.stopped:
            raise LeftAfterError from self._error

    def caught(self, error: Exception) -> None:
        """Show an error of the window; raises CrashScreenFailed if that is impossible."""
        scenes = self._context.scenes
        name = type(scenes[-1]).__name__ if scenes else "start"
        failure = self._failures.report(error, FailurePlace.WINDOW, name, shown=True)
        if self.stopped:
            raise CrashScreenFailed(failure.sentence) from error
        self._error = error
        try:
            self._stop(failure)
        except Exception as second:
            self._failures.report(second, FailurePlace.WINDOW, "crash screen", shown=True)
            raise CrashScreenFailed(failure.sentence) from error

    def poll(self) -> None:
        """Once a frame: show failures in the background, each kind once."""
        self._frames += 1
        if self._overlay is None and (failure := self._next()) is not None:
            self._overlay = self._overlay_for(failure)
        overlay = self._overlay
        if overlay is None:
            return
        if all(scene is not overlay for scene in self._context.scenes):
            self._context.push(overlay)  # also after the game switched to another scene
        if self._frames % CHECK_FRAMES == 0:
            overlay.update_outcome(crash_outcome(self._context))  # saving itself may have failed

    def frame(self, dt: float, events: list[Event]) -> bool:
        """One frame while only the crash screen runs; True if anything was drawn."""
        surface = pygame.display.get_surface()
        if surface is None:
            from game.ui.core.window import open_window

            surface = open_window(WINDOW)
        for event in events:
            if event.type == pygame.QUIT:
                self._context.scenes.clear()
                return False
            if self._screen is not None:
                self._screen.handle(event)
        screen = self._screen
        if screen is None:  # the player has left it
            return True
        self._keep_saving(screen, dt)
        if surface.get_size() != self._size:
            self._size = surface.get_size()
            screen.enter(self._size)
        if not screen.update(dt):
            return False
        screen.draw(surface)
        pygame.display.flip()
        return True

    def _stop(self, failure: Failure) -> None:
        """Drop all scenes and show the crash screen."""
        from game.ui.crash.front_page import CrashChoice

        scenes = self._context.scenes
        scenes.clear()
        self._overlay = None
        if self._frames < SETTLED:  # the title screen would only fail again
            screen = self._open("crash-title-screen", failure, {CrashChoice.QUIT: scenes.clear})
        else:
            screen = self._open("crash-window", failure, {CrashChoice.TITLE: self._back_to_title})
        with suppress(Exception):
            self._context.audio.stop()
        with suppress(Exception):
            pygame.mouse.set_visible(True)
            pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_ARROW)
        self._size, self._unchecked, self._saving = (0, 0), 0.0, True
        self._screen = screen
        scenes.append(screen)

    def _next(self) -> Failure | None:
        """The next failure in the background of a kind not shown yet."""
        while (failure := self._failures.take()) is not None:
            kind = (failure.place, failure.error, failure.where)
            if kind not in self._reported:
                self._reported.add(kind)
                return failure
        return None

    def _overlay_for(self, failure: Failure) -> CrashScene:
        from game.ui.crash.front_page import CrashChoice

        actions = {CrashChoice.KEEP: self._keep_playing, CrashChoice.TITLE: self._back_to_title}
        return self._open(background_text_key(failure), failure, actions)

    def _open(
        self, what: str, failure: Failure, actions: Mapping[CrashChoice, Callable[[], None]]
    ) -> CrashScene:
        from game.ui.crash.front_page import CrashChoice, CrashFacts
        from game.ui.crash.scene import CrashScene

        choices = (*actions, CrashChoice.REPORT)
        crash = CrashFacts(failure, what, crash_outcome(self._context), choices)
        language, scale = "en", 100
        with suppress(Exception):
            language, scale = self._context.texts.language, self._context.settings.ui_scale
        folder = LOG.path.parent if LOG.path is not None else None
        return CrashScene(crash, language, scale, folder, actions)

    def _keep_playing(self) -> None:
        self._overlay = None
        self._context.pop()

    def _back_to_title(self) -> None:
        """Leave the game as its menu would, and show the title screen, which may fail again."""
        self._screen = self._overlay = None
        self._frames = 0
        companion, self._context.companion = self._context.companion, None
        self._context.local_session = None
        try:
            if companion is not None:
                companion.close()
        except Exception as error:  # the companion may be what failed
            self._failures.report(error, FailurePlace.WINDOW, "leaving", shown=True)
        self._on_title()

    def _keep_saving(self, screen: CrashScene, dt: float) -> None:
        """Go on saving what could not be saved, and show when it is."""
        self._unchecked += dt
        if not self._saving or self._unchecked < CHECK_SECONDS:
            return
        self._unchecked = 0.0
        try:
            self._context.games.update()
        except Exception:  # it may be the error that is shown
            self._saving = False
        if (outcome := crash_outcome(self._context)) is not CrashOutcome.NO_GAME:
            screen.update_outcome(outcome)


def background_text_key(failure: Failure) -> str:
    """The key of the sentence about a failure outside the window."""
    if failure.place is FailurePlace.PROCESS:
        return "crash-background-bots"
    if failure.place is FailurePlace.TASK or failure.name == "network":
        return "crash-background-network"
    return "crash-background"


def crash_outcome(context: Context) -> CrashOutcome:
    """What becomes of the game in progress; NO_GAME, which promises nothing, if unknown."""
    try:
        if context.companion is not None:
            return context.companion.crash_outcome
        if not context.games.saved:
            return CrashOutcome.UNSAVED
        record, session = context.games.record, context.local_session
        if session is None or record is None or not record.exists():
            return CrashOutcome.NO_GAME
        # Not `look`, which would change what a game that goes on may show.
        *before, now = (update.view for update in session.past())
        if now.result is not None:
            return CrashOutcome.NO_GAME
        series = context.games.series
        last = len(series.games) + 1 == series.length
        movers = {view.table.turn for view in before}
        people = session.seats or range(len(session.players))
        return CrashOutcome.BEGUN if last and movers.isdisjoint(people) else CrashOutcome.SAVED
    except Exception:  # the game itself may be what failed
        return CrashOutcome.NO_GAME
