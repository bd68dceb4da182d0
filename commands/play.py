"""Plain `main.py`: opens the game.

Shows the first picture before importing anything slow.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from commands.environment import HOME
from game import __version__

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ui.program import Program

PATIENCE = 0.5  # seconds of loading before a progress bar appears


def play(opening: Callable[[Program], None] = lambda _: None) -> int:
    """Open the window and play until it is closed; `opening` continues from the title."""
    if not window_possible():
        return 2
    try:
        _play(opening)
    except Exception as error:  # exit code 1 always comes with an explanation on the terminal
        return _give_up(error)
    return 0


def _play(opening: Callable[[Program], None]) -> None:
    from commands.failure_watch import start_log, watch_window
    from game.storage.folders import find_folders, tidy
    from game.storage.settings import SettingsFile
    from game.ui.core.poster import begin_poster
    from game.ui.core.window import loading_bar, open_with_poster, suit_to_screen

    folders = find_folders(os.environ)
    watch_window(folders)
    settings = SettingsFile(folders.settings)
    if settings.fresh:
        settings.current = suit_to_screen(settings.current)
    current = settings.current
    window = open_with_poster(HOME, current.window, fullscreen=current.fullscreen)
    began = time.monotonic()
    from game.ui.media.assets import Assets

    assets = Assets(HOME)
    begin_poster(assets, window.get_size())  # another thread reads it during the imports

    def loaded(share: float) -> None:
        if time.monotonic() - began > PATIENCE:
            loading_bar(window, share)

    from commands.lan_bridge import LanBridge
    from commands.local_games import LocalGames

    loaded(0.3)
    from game.ui.program import run, set_up

    loaded(0.8)
    start_log()
    tidy(folders)
    with closing(LocalGames(folders, settings)) as games, closing(LanBridge(folders)) as lan:
        run(*set_up(HOME, folders, settings, games, __version__, lan, assets), opening)


def _give_up(error: BaseException) -> int:
    """Explain in one sentence why the game cannot continue; returns the exit code."""
    from commands.failure_watch import PROGRAM
    from game.diagnostics.failures import FAILURES, FailurePlace
    from game.diagnostics.program_log import LOG
    from game.json_text import printable
    from game.ui.crash.guard import CrashScreenFailed, LeftAfterError

    if isinstance(error, CrashScreenFailed | LeftAfterError) and error.__cause__ is not None:
        error = error.__cause__
    FAILURES.on_failure = lambda _: None  # reported here
    failure = FAILURES.report(error, FailurePlace.WINDOW, "start", shown=True)
    words = _words_of_file_error(error) or failure.sentence
    more = f"; see {LOG.path}" if LOG.path is not None and not LOG.trouble else ""
    print(printable(f"{PROGRAM}: the game cannot go on ({words}){more}"), file=sys.stderr)
    return 1


def _words_of_file_error(error: BaseException) -> str:
    """What an error says about a file or the display; empty for other errors."""
    import pygame

    from game.ui.media.assets import AssetError

    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}: {error.filename}" if error.filename else error.strerror
    return str(error) if isinstance(error, OSError | pygame.error | AssetError) else ""


def window_possible() -> bool:
    """Prepare for a window; without a display, say so and name what works without one."""
    if sys.platform.startswith("linux") and not _has_display():
        print(
            "paris-connection: no display found, so the game cannot open a window;"
            " serve, join --bot, find, arena, check, board check, bench, screenshots and test"
            " work without one (see --help)",
            file=sys.stderr,
        )
        return False
    # Otherwise Windows would scale the picture; SDL then counts real pixels, as on X11.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if sys.platform.startswith("linux") and not Path("/dev/dri").exists():
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    return True


def _has_display() -> bool:
    named = os.environ.get("SDL_VIDEODRIVER", "")
    return bool(named or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
