"""Keeps the window open through errors: shows the crash screen, and leads back to the title.

The title waits for this module, so it imports the crash screen only when something has failed.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from game.diagnostics.failures import FAILURES, Failure, FailurePlace, Failures
from game.diagnostics.program_log import LOG
from game.ui.core.context import CrashOutcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from game.ui.core.context import Context
    from game.ui.crash.front_page import CrashChoice, CrashFacts
    from game.ui.crash.scene import CrashScene

SETTLED = 30  # frames after which the title is known to work
LOOK_AGAIN = 15  # frames after which the fate of a game that goes on is looked at again
RETELL = 1.0  # seconds after which the game's fate is looked at again
WINDOW = (1280, 720)  # of a window that has to be opened again


class CrashScreenFailed(Exception):
    """Not even the crash screen can be shown; the cause is the error that prevented it."""


class LeftAfterError(Exception):
    """The program was left from the crash screen; the cause is the error that it showed."""


class CrashGuard:
    """Catches what the window's loop raises, and shows what failed in the background.

    After an error in the window nothing runs but the crash screen; over a failure elsewhere it is
    a scene like others, and the game goes on below.
    """

    def __init__(
        self, stage: Context, on_title: Callable[[], None], failures: Failures = FAILURES
    ) -> None:
        self._stage, self._on_title, self._failures = stage, on_title, failures
        self._alone: CrashScene | None = None  # the screen of an error in the window
        self._error: Exception | None = None  # the latest one in the window
        self._over: CrashScene | None = None  # the screen of a failure elsewhere
        self._told: set[tuple[str, str, str]] = set()  # failures elsewhere that were shown
        self._frames = 0  # since the title was last asked for
        self._size = (0, 0)  # that the screen was laid out for
        self._since = 0.0  # seconds since the game's fate was looked at
        self._saving = True

    @property
    def stopped(self) -> bool:
        """Whether an error in the window has stopped everything but the crash screen."""
        return self._alone is not None

    def end(self) -> None:
        """The window is closed; raises LeftAfterError if that was done on the crash screen."""
        if self.stopped:
            raise LeftAfterError from self._error

    def caught(self, error: Exception) -> None:
        """Show an error of the window; raises CrashScreenFailed if it cannot be shown."""
        scenes = self._stage.scenes
        name = type(scenes[-1]).__name__ if scenes else "start"
        failure = self._failures.report(error, FailurePlace.WINDOW, name, shown=True)
        if self._alone is not None:
            raise CrashScreenFailed(failure.sentence) from error
        self._error = error
        try:
            self._stop(failure)
        except Exception as second:
            self._failures.report(second, FailurePlace.WINDOW, "crash screen", shown=True)
            raise CrashScreenFailed(failure.sentence) from error

    def poll(self) -> None:
        """Once a frame: show what has failed in the background, each kind of failure once."""
        self._frames += 1
        if self._over is None and (failure := self._next()) is not None:
            self._over = self._screen_over(failure)
        if self._over is not None and all(one is not self._over for one in self._stage.scenes):
            self._stage.push(self._over)  # also if the game has gone on to another scene meanwhile
        if self._over is not None and self._frames % LOOK_AGAIN == 0:
            self._over.tell(fate_of(self._stage))  # the failure may be of what saves the game

    def frame(self, dt: float, events: list[Event]) -> bool:
        """One turn of the loop while nothing else runs; True if anything had to be drawn."""
        surface = pygame.display.get_surface()
        if surface is None:
            from game.ui.core.window import open_window

            surface = open_window(WINDOW)
        for event in events:
            if event.type == pygame.QUIT:
                self._stage.scenes.clear()
                return False
            if self._alone is not None:
                self._alone.handle(event)
        scene = self._alone
        if scene is None:  # one of the events led away
            return True
        self._keep_saving(dt)
        if surface.get_size() != self._size:
            self._size = surface.get_size()
            scene.enter(self._size)
        if not scene.update(dt):
            return False
        scene.draw(surface)
        pygame.display.flip()
        return True

    def _stop(self, failure: Failure) -> None:
        """Drop all scenes, whatever they hold, and put up the crash screen."""
        from game.ui.crash.front_page import CrashChoice, CrashFacts

        stage, fate = self._stage, fate_of(self._stage)
        stage.scenes.clear()
        self._over = None
        ways = {CrashChoice.TITLE: self._back_to_title, CrashChoice.QUIT: stage.scenes.clear}
        if self._frames < SETTLED:  # or there would be no end to it
            crash = CrashFacts(
                failure, "crash-title-screen", fate, (CrashChoice.QUIT, CrashChoice.REPORT)
            )
        else:
            crash = CrashFacts(
                failure, "crash-window", fate, (CrashChoice.TITLE, CrashChoice.REPORT)
            )
        scene = self._screen(crash, ways)
        self._quieten()
        self._size, self._since, self._saving = (0, 0), 0.0, True
        self._alone = scene
        stage.scenes.append(scene)

    def _next(self) -> Failure | None:
        """The next failure of the background that was not shown yet."""
        while (failure := self._failures.take()) is not None:
            kind = (failure.place, failure.error, failure.where)
            if kind not in self._told:
                self._told.add(kind)
                return failure
        return None

    def _screen_over(self, failure: Failure) -> CrashScene:
        from game.ui.crash.front_page import CrashChoice, CrashFacts

        choices = (CrashChoice.KEEP, CrashChoice.TITLE, CrashChoice.REPORT)
        fate = fate_of(self._stage)
        crash = CrashFacts(failure, background_words(failure), fate, choices)
        ways = {CrashChoice.KEEP: self._keep_playing, CrashChoice.TITLE: self._back_to_title}
        return self._screen(crash, ways)

    def _screen(self, crash: CrashFacts, ways: dict[CrashChoice, Callable[[], None]]) -> CrashScene:
        from game.ui.crash.scene import CrashScene

        language, scale = "en", 100
        with suppress(Exception):
            language, scale = self._stage.texts.language, self._stage.settings.ui_scale
        folder = LOG.path.parent if LOG.path is not None else None
        return CrashScene(crash, language, scale, folder, ways)

    def _keep_playing(self) -> None:
        self._over = None
        self._stage.pop()

    def _back_to_title(self) -> None:
        """Leave the game as the menu would, and show the title; that may fail like anything."""
        self._alone = self._over = None
        self._frames = 0
        companion, self._stage.companion = self._stage.companion, None
        self._stage.local_session = None
        try:
            if companion is not None:
                companion.close()
        except Exception as error:  # what is left behind may be what broke
            self._failures.report(error, FailurePlace.WINDOW, "leaving", shown=True)
        self._on_title()

    def _keep_saving(self, dt: float) -> None:
        """Go on saving what could not be saved, and tell when it is."""
        self._since += dt
        if self._alone is None or not self._saving or self._since < RETELL:
            return
        self._since = 0.0
        try:
            self._stage.games.update()
        except Exception:  # known already, or about to be lost with the program
            self._saving = False
        if (fate := fate_of(self._stage)) is not CrashOutcome.NO_GAME:
            self._alone.tell(fate)

    def _quieten(self) -> None:
        """No sound goes on, and the mouse is seen, as far as they work."""
        with suppress(Exception):
            self._stage.audio.stop()
        with suppress(Exception):
            pygame.mouse.set_visible(True)
            pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_ARROW)


def background_words(failure: Failure) -> str:
    """The key of the sentence about a failure outside the window."""
    if failure.place is FailurePlace.PROCESS:
        return "crash-background-bots"
    if failure.place is FailurePlace.TASK or failure.name == "network":
        return "crash-background-network"
    return "crash-background"


def fate_of(stage: Context) -> CrashOutcome:
    """The fate of whatever is played; nothing is promised where that cannot be found out."""
    try:
        if stage.companion is not None:
            return stage.companion.crash_outcome
        if not stage.games.saved:
            return CrashOutcome.UNSAVED
        record, playing = stage.games.record, stage.local_session
        if playing is None or record is None or not record.exists():
            return CrashOutcome.NO_GAME
        # Not by `look`, which would change what a game that goes on may see.
        *before, now = (update.view for update in playing.past())
        if now.result is not None:
            return CrashOutcome.NO_GAME
        series = stage.games.series
        last = len(series.games) + 1 == series.length
        movers = {view.table.turn for view in before}
        people = playing.seats or range(len(playing.players))
        return CrashOutcome.BEGUN if last and movers.isdisjoint(people) else CrashOutcome.SAVED
    except Exception:  # the game itself may be what broke
        return CrashOutcome.NO_GAME
