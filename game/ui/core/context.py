"""What all scenes share: pictures, texts, sounds, settings, games, the stack of scenes."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.anim.idle_work import IdleWork
from game.ui.core.gamepads import Gamepads, PadTurn
from game.ui.core.pad_hints import MENU_HINTS, TYPING_HINTS, PadHint
from game.ui.i18n.text import Texts, system_language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from game.board import Board, Shelf
    from game.rules.reasons import Rule
    from game.rules.record import Player
    from game.series import GameResult, Series
    from game.session import Session
    from game.storage.settings import Settings, SettingsFile
    from game.ui.core.folder_window import FolderWindow
    from game.ui.media.assets import Assets
    from game.ui.media.audio import Audio
    from game.ui.media.cursors import Pointer
    from game.ui.widgets.skins import Skins


class Scene(Protocol):
    """One screen of the program; subclasses override the hooks that concern them."""

    __slots__ = ()

    @property
    def cursor(self) -> Pointer | None:
        """The mouse cursor; None hides it."""
        return "arrow"

    @property
    def typing(self) -> bool:
        """Whether keys are letters, so that none is a shortcut."""
        return False

    @property
    def rule(self) -> Rule | None:
        """The rule that the rulebook should open at."""
        return None

    @property
    def game_board(self) -> Board | None:
        """The board of the game, which the rulebook draws."""
        return None

    @property
    def pad_accept(self) -> str:
        """The key that the button A of a gamepad presses."""
        return "return"

    @property
    def pad_turn(self) -> PadTurn:
        """Which gamepads may be used."""
        return PadTurn.ANY

    @property
    def pad_hints(self) -> Sequence[PadHint]:
        """What the buttons of a gamepad do here; empty where the scene shows that itself."""
        return TYPING_HINTS if self.typing else MENU_HINTS

    @property
    def pad_hints_above(self) -> bool:
        """Whether they are shown in the upper corner, because the lower one is in use."""
        return False

    def enter(self, size: tuple[int, int]) -> None:
        """The scene is on top now, or window, language or settings have changed."""

    def entering(self, window: Surface) -> Iterator[None]:
        """Enter in small steps; may draw on the window, which is shown after the last one."""
        yield
        self.enter(window.get_size())
        yield

    def handle(self, event: Event) -> None:
        """Handle one event."""

    def update(self, dt: float) -> bool:
        """Advance time, in seconds; True if the picture has changed."""

    def draw(self, surface: Surface) -> list[Rect] | None:
        """Draw what has changed; returns where, or None for everywhere."""

    def backdrop(self, size: tuple[int, int]) -> Surface | None:
        """A picture for scenes on top, not to be drawn on; None: a dimmed one of this scene."""
        return None

    def release(self) -> None:
        """Free the pictures: the scene was left, or is hidden until it is entered again."""
        return


class Navigator(Protocol):
    """Opens the pages that every scene can lead to."""

    def open_rulebook(self, context: Context, rule: Rule | None = None) -> None:
        """Open the rulebook, at a rule if one is given."""

    def toggle_rulebook(self, context: Context) -> None:
        """F2: open the rulebook at the rule of the scene on top, or close it."""

    def open_controls(self, context: Context) -> None:
        """Open the list of keys."""

    def toggle_controls(self, context: Context) -> None:
        """F1: open the list of keys, or close it."""


class CrashOutcome(StrEnum):
    """What a crash means for the game in progress; each but NO_GAME is a key of the catalogues."""

    NO_GAME = ""
    SAVED = "crash-saved"
    BEGUN = "crash-begun"  # saved, but Continue prefers an older game in which a person has moved
    UNSAVED = "crash-unsaved"
    HOST = "crash-host"
    HOST_UNSAVED = "crash-host-unsaved"
    TABLE_CLOSES = "crash-table-closes"
    GUEST = "crash-guest"

    @property
    def button(self) -> str:
        """The key of the title screen's entry that leads back to the game, or nothing."""
        return _TITLE_ENTRIES.get(self, "")

    @property
    def warning(self) -> bool:
        """Whether something may be lost."""
        return self in (self.UNSAVED, self.HOST_UNSAVED, self.TABLE_CLOSES)


_TITLE_ENTRIES = {
    CrashOutcome.SAVED: "title-continue",
    CrashOutcome.BEGUN: "title-saved",
    CrashOutcome.HOST: "title-hosting",
    CrashOutcome.GUEST: "title-back",
}


class Companion(Protocol):
    """Runs along with all scenes, as a LAN game does."""

    def update(self, dt: float) -> None:
        """Advance one frame."""

    @property
    def crash_outcome(self) -> CrashOutcome:
        """What a crash of this program would mean for the game."""

    def close(self) -> None:
        """Leave without a question or a message."""


class Games(Protocol):
    """Starts and saves games at this screen."""

    on_saving_changed: Callable[[bool], None]  # whether games can be saved has changed
    on_broken_series: Callable[[Path], None]  # a series could not be read; where its file is now

    @property
    def kinds(self) -> Sequence[str]:
        """Who can play a seat: "human" and the levels of the bots."""

    def bot_name(self, kind: str, taken: Sequence[str]) -> str:
        """The name of a bot at a table where these names are taken."""

    @property
    def record(self) -> Path | None:
        """The file of the latest game."""

    @property
    def saved(self) -> bool:
        """Whether all moves of all games are on the disk."""

    @property
    def series(self) -> Series:
        """The series of the latest game, as it was before that game."""

    def series_with(self, result: GameResult) -> Series:
        """The series with the latest game, whose result names those who played at its end."""

    def update(self) -> None:
        """Advance one frame: retry to save what could not be saved."""

    @property
    def shelf(self) -> Shelf:
        """The boards to play on."""

    def begin(
        self,
        players: tuple[Player, ...],
        first: int | None = None,
        series: Series | None = None,
        board: Board | None = None,
    ) -> Session:
        """Begin and record a game, alone or in a series, on the map of France by default."""

    def resume(self, path: Path) -> Session:
        """Continue a saved game, or the last of a series; raises OSError or RecordError."""

    def leave(self) -> None:
        """Leave the newest game, so that its record can be continued elsewhere."""

    def bring_here(self, path: Path) -> Session:
        """Go on at this screen with a game of a LAN table; raises OSError or RecordError."""

    @property
    def stand_ins(self) -> Mapping[int, str]:
        """The levels of the bots that play the latest game for people, by seat."""

    def seat_bots(self, levels: Mapping[int, str]) -> Session:
        """Go on with the latest game, with bots of these levels in seats of people."""

    def lesson(self, name: str, you: str) -> Session:
        """The game of a lesson of the tutorial; `you` is the player's name."""

    def watch(self, path: Path) -> Session:
        """A finished game to replay; raises OSError or RecordError."""


@dataclass
class Context:
    """Shared by all scenes; the last one on the stack is shown."""

    assets: Assets
    skins: Skins
    texts: Texts
    settings_file: SettingsFile
    audio: Audio
    games: Games
    navigator: Navigator
    companion: Companion | None = None
    open_file: Callable[[str], None] = lambda file: None  # one that was dropped on the window
    pictures: Path | None = None  # the folder for souvenirs; without one, none are offered
    local_session: Session | None = None  # the game in progress at this screen
    scenes: list[Scene] = field(default_factory=list)
    mouse_position: tuple[int, int] | None = None  # None outside of the window
    notices: list[str] = field(default_factory=list)  # messages to show once
    folder_window: FolderWindow | None = None  # the last that was opened, unless it has failed
    idle_work: IdleWork = field(default_factory=IdleWork)  # done when a frame has time left
    gamepads: Gamepads = field(default_factory=Gamepads)

    @property
    def settings(self) -> Settings:
        """The present settings."""
        return self.settings_file.current

    def change_settings(self, settings: Settings) -> None:
        """Apply and save settings; the first failure to save becomes a notice."""
        language = settings.language or system_language()
        if not self.settings_file.change(settings):
            self.notices.append(self.texts.say("error-settings-not-saved"))
        self.audio.use(settings)
        if self.texts.language != language:
            self.texts = Texts(language)

    def change_language(self, language: str) -> None:
        """Apply and save a language; empty for the system's."""
        self.change_settings(replace(self.settings, language=language))

    def open_folder(self, folder: Path) -> None:
        """Show a folder in the system's file manager."""
        from game.ui.core.folder_window import FolderWindow

        self.folder_window = FolderWindow(folder)

    def watch_folder(self) -> None:
        """Say where the opened folder is if it could not be shown; the system reports this late."""
        window = self.folder_window
        if window is not None and window.failed:
            self.folder_window = None
            self.notices.append(self.texts.say("maps-open-failed", folder=str(window.folder)))

    def mouse_event(self, scene: Scene) -> Event:
        """An event with the mouse's place, for a new layout; it is away from covered scenes."""
        if self.mouse_position is None or self.scenes[-1] is not scene:
            return Event(pygame.WINDOWLEAVE)
        return Event(pygame.MOUSEMOTION, pos=self.mouse_position, rel=(0, 0), buttons=(0, 0, 0))

    def push(self, scene: Scene, *, keeps_skins: bool = False, hides: bool = False) -> None:
        """Put a scene on top of the present one, which may soon need its skins again; one that
        hides it needs no picture of it."""
        if hides:
            self.scenes[-1].release()
        self.scenes.append(scene)
        if not keeps_skins:
            self.skins.clear()

    def pop(self, *, keeps_skins: bool = False) -> None:
        """Leave the scene on top; the one below may have prepared its skins already."""
        self.scenes.pop().release()
        if not keeps_skins:
            self.skins.clear()

    def switch_to(self, scene: Scene) -> None:
        """Leave all scenes for another."""
        left = [other for other in self.scenes if other is not scene]
        self.scenes[:] = [scene]
        self.idle_work.clear()
        for other in left:
            other.release()
        self.assets.forget_scaled()
        self.skins.clear()
