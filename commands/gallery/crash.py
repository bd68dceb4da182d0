"""The crash screen in all its states, for the gallery: the errors are invented."""

from collections.abc import Callable
from pathlib import Path

import pygame

from commands.gallery.studio import Studio
from game.diagnostics.failures import Failure, FailurePlace
from game.ui.core.context import CrashOutcome
from game.ui.crash.front_page import CrashChoice, CrashFacts
from game.ui.crash.scene import QUIET, CrashScene

ALONE = (CrashChoice.TITLE, CrashChoice.REPORT)
OVER = (CrashChoice.KEEP, CrashChoice.TITLE, CrashChoice.REPORT)
_CALLS = (
    ("main.py", 11, "<module>", "sys.exit(main(sys.argv[1:]))"),
    ("commands/dispatch.py", 24, "main", "return _run(list(arguments))"),
    ("game/ui/program.py", 283, "run", "App(stage, guard).run()"),
    ("game/ui/core/app.py", 52, "run", "moved = self.frame(passed, pygame.event.get())"),
    ("game/ui/core/app.py", 101, "_frame", "self._draw(scene, changed=changed)"),
    ("game/ui/table/scene.py", 168, "draw", "return self._picture.draw(surface)"),
    ("game/ui/table/picture.py", 140, "draw", "self._rack.draw(surface, self._slots[seat])"),
)
_HEAD = "Paris Connection 0.1.0\nPython 3.11.7 on Linux\n2025-05-03 20:15:00 UTC, window TableScene"


def saved(studio: Studio) -> None:
    """After an error at the table of a game at this screen."""
    _put_up(studio, CrashOutcome.SAVED)


def begun(studio: Studio) -> None:
    """The same before anybody has moved."""
    _put_up(studio, CrashOutcome.BEGUN)


def unsaved(studio: Studio) -> None:
    """The same while the disk is full."""
    _put_up(studio, CrashOutcome.UNSAVED)


def host(studio: Studio) -> None:
    """At the host's own LAN table."""
    _put_up(studio, CrashOutcome.HOST)


def guest(studio: Studio) -> None:
    """At another host's table."""
    _put_up(studio, CrashOutcome.GUEST)


def background(studio: Studio) -> None:
    """The bots' process has failed; the game goes on."""
    _put_up(studio, CrashOutcome.SAVED, "crash-background-bots", OVER)


def title_screen(studio: Studio) -> None:
    """Even the title could not be shown."""
    _put_up(
        studio, CrashOutcome.NO_GAME, "crash-title-screen", (CrashChoice.QUIT, CrashChoice.REPORT)
    )


def report(studio: Studio) -> None:
    """The whole report, scrolled a little, just copied."""
    _put_up(studio, CrashOutcome.SAVED)
    studio.key(pygame.K_RIGHT, pygame.K_RETURN)
    studio.key(pygame.K_DOWN)
    studio.key(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)


def _put_up(
    studio: Studio,
    outcome: CrashOutcome,
    what: str = "crash-window",
    choices: tuple[CrashChoice, ...] = ALONE,
) -> None:
    settings, language = studio.stage.settings, studio.stage.texts.language
    crash = CrashFacts(_failure(), what, outcome, choices)
    folder = Path("paris-connection")
    studio.show(CrashScene(crash, language, settings.ui_scale, folder, {}))
    studio.wait(2 * QUIET)


def _failure() -> Failure:
    lines = [_HEAD, "Traceback (most recent call last):"]
    for file, line, function, source in _CALLS * 3:
        lines += [f'  File "{file}", line {line}, in {function}', f"    {source}"]
    lines.append("IndexError: list index out of range")
    where = "game/ui/table/picture.py, line 140 (draw)"
    place = FailurePlace.WINDOW
    return Failure(0.0, place, "TableScene", "IndexError", where, "\n".join(lines))


CRASHES: dict[str, Callable[[Studio], None]] = {
    "crash": saved,
    "crash-begun": begun,
    "crash-unsaved": unsaved,
    "crash-host": host,
    "crash-guest": guest,
    "crash-background": background,
    "crash-title-screen": title_screen,
    "crash-report": report,
}
