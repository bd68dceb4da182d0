"""`main.py replay`: opens the window on a finished game."""

import os
import sys
from pathlib import Path

from commands.board import own_shelf
from commands.environment import HOME
from commands.failure_watch import start_log, watch_window
from commands.file_errors import why_unreadable
from commands.local_games import LocalGames
from commands.play import window_possible
from game import __version__
from game.rules.errors import RecordError
from game.session import Session
from game.storage.folders import Folders, find_folders
from game.storage.records import load_record
from game.storage.settings import SettingsFile
from game.ui.core.window import suit_to_screen
from game.ui.navigation import HelpPages


def replay(file: Path) -> int:
    """0 once the window is closed, 1 for a record that cannot be watched, 2 if no window opens."""
    try:
        record = load_record(file, own_shelf().load)
    except OSError as error:
        print(f"{file}: {why_unreadable(file, error)}", file=sys.stderr)
        return 2
    except RecordError as error:
        print(f"{file}: {error}", file=sys.stderr)
        return 1
    if record.final.table.ending is None:
        words = "this game is not finished; only finished games can be replayed"
        print(f"{file}: {words}", file=sys.stderr)
        return 1
    if not window_possible():
        return 2
    folders = find_folders(os.environ)
    watch_window(folders)
    start_log()
    kept = SettingsFile(folders.settings)
    if kept.fresh:
        kept.current = suit_to_screen(kept.current)
    games = LocalGames(folders, kept)
    return watch(games.watch(file), folders, kept, games)


def watch(session: Session, folders: Folders, kept: SettingsFile, games: LocalGames) -> int:
    """Show a finished game; afterwards its results, then the title."""
    import pygame

    from game.storage.saves import SavedGames
    from game.ui.core.app import OPENING, App, texts_for
    from game.ui.core.context import Context
    from game.ui.core.window import open_window
    from game.ui.crash.guard import CrashGuard
    from game.ui.media.assets import Assets
    from game.ui.media.audio import Audio
    from game.ui.program import Program
    from game.ui.widgets.skins import Skins

    pygame.display.init()
    pygame.font.init()
    settings = kept.current
    pygame.display.set_icon(pygame.image.load(HOME / "sprites" / "title" / "icon_64.png"))
    open_window(settings.window, fullscreen=settings.fullscreen)
    assets, audio = Assets(HOME), Audio(HOME, settings)
    stage = Context(
        assets, Skins(assets), texts_for(settings.language), kept, audio, games, HelpPages()
    )
    program = Program(stage, SavedGames(folders.saves, folders.boards), __version__)
    program.watch(session)
    guard = CrashGuard(stage, program.title)
    App(stage, guard, opening=OPENING).run()
    pygame.quit()
    return 1 if guard.stopped else 0
