"""A hidden window in which scenes are shown, played and captured.

Time passes only on request, and the player's own folders are neither read nor written.
"""

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from shutil import rmtree

import pygame
from pygame.event import Event

from commands.environment import HOME
from commands.local_games import LocalGames
from game.storage.folders import Folders
from game.storage.settings import Settings, SettingsFile
from game.ui.core.app import App
from game.ui.core.context import Context, Scene
from game.ui.core.window import open_window
from game.ui.i18n.text import Texts
from game.ui.media.assets import Assets
from game.ui.media.audio import Audio
from game.ui.navigation import HelpPages
from game.ui.widgets.skins import Skins

FRAME = 1 / 60
_TOAST = 2.0  # seconds until the notice of a new gamepad is gone
MOST_FRAMES = 3000  # until everything has come to rest


class Studio:
    """A hidden window, reused for one picture after another."""

    def __init__(self, folder: Path) -> None:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        pygame.display.init()
        pygame.font.init()
        self.folders = Folders(folder, folder)
        self._assets = Assets(HOME)
        self._skins = Skins(self._assets)
        self.clear((1280, 720), "en")

    def clear(self, size: tuple[int, int], language: str) -> None:
        """Start empty in a window of this size: no saves, no own boards, no settings."""
        for folder in (self.folders.saves, self.folders.tables, self.folders.boards):
            rmtree(folder, ignore_errors=True)
        self.folders.settings.unlink(missing_ok=True)
        self._surface = open_window(size)
        kept = SettingsFile(self.folders.settings)
        kept.current = Settings(language=language, window=size)
        games = LocalGames(self.folders, kept)
        audio = Audio(HOME, kept.current)
        self.stage = Context(
            self._assets, self._skins, Texts(language), kept, audio, games, HelpPages()
        )
        self.stage.pictures = self.folders.pictures
        self._app = App(self.stage)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def choose(self, settings: Settings) -> None:
        """Apply other settings, without a file."""
        self.stage.settings_file.current = settings

    def without_motion(self) -> None:
        """Skip animations."""
        self.choose(replace(self.stage.settings, reduced_motion=True))

    def show(self, scene: Scene) -> None:
        """Push a scene and wait until it is still."""
        self.stage.push(scene)
        self.settle()

    def settle(self) -> None:
        """Let time pass until nothing moves."""
        for _ in range(MOST_FRAMES):
            if not self._app.frame(FRAME, []):
                return
        raise RuntimeError("something never stops moving")

    def wait(self, seconds: float) -> None:
        """Let time pass, in seconds."""
        for _ in range(round(seconds / FRAME)):
            self._app.frame(FRAME, [])

    def key(self, *keys: int, settle: bool = True, mod: int = 0) -> None:
        """Press keys, one after another."""
        self._send([Event(pygame.KEYDOWN, key=key, unicode="", mod=mod) for key in keys])
        if settle:
            self.settle()

    def pad(self, *buttons: int) -> None:
        """Press and let go buttons of a gamepad that nobody plugged in."""
        for button in buttons:
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                self._send([Event(kind, instance_id=0, button=button)])
        self.wait(_TOAST)
        self.settle()

    def type(self, text: str) -> None:
        """Type letters into the field that has the keyboard."""
        self._send([Event(pygame.TEXTINPUT, text=text)])
        self.settle()

    def point(self, place: tuple[int, int]) -> None:
        """Move the pointer."""
        self._send([Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))])
        self.settle()

    def click(self, place: tuple[int, int], *, settle: bool = True) -> None:
        """Click somewhere; the pointer stays there."""
        self.point(place)
        self._send([Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)])
        self._send([Event(pygame.MOUSEBUTTONUP, pos=place, button=1)])
        if settle:
            self.settle()

    def picture(self, path: Path) -> None:
        """Save what the window shows; raises OSError."""
        with path.open("wb") as file:
            pygame.image.save(self._surface, file, "picture.png")

    def _send(self, events: Sequence[Event]) -> None:
        self._app.frame(FRAME, list(events))
