"""What every scene stands on: pictures, words, sounds, settings, games, other scenes."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.i18n.text import Texts, system_language

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from game.board import Board, Shelf
    from game.rules.reasons import Rule
    from game.rules.record import Player
    from game.series import Series
    from game.session import Session
    from game.storage.settings import Settings, SettingsFile
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
        """Whether keys are letters here, so that no key is a shortcut."""
        return False

    @property
    def rule(self) -> Rule | None:
        """The rule that the scene gives as a reason, where the rulebook opens."""
        return None

    @property
    def game_board(self) -> Board | None:
        """The board of the game that is shown, which the rulebook draws."""
        return None

    def enter(self, size: tuple[int, int]) -> None:
        """The scene is on top now, or the window, the language or the settings have changed."""

    def handle(self, event: Event) -> None:
        """One event of the player."""

    def update(self, dt: float) -> bool:
        """Let time pass, in seconds; True if the picture has changed and must be drawn."""

    def draw(self, surface: Surface) -> list[Rect] | None:
        """The picture; returns the only parts that changed, or None for the whole."""

    def release(self) -> None:
        """The scene was taken off the stage: let go of its pictures, which are large."""
        return


class Navigator(Protocol):
    """Opens the pages that every scene can lead to, which lie above core."""

    def open_rulebook(self, stage: Context, rule: Rule | None = None) -> None:
        """The rulebook, at a rule's paragraph if one is given."""

    def toggle_rulebook(self, stage: Context) -> None:
        """F2: the rulebook at the rule that the scene on top speaks of, or close it."""

    def open_controls(self, stage: Context) -> None:
        """The keys and what they do."""

    def toggle_controls(self, stage: Context) -> None:
        """F1: the keys, or close them."""


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
    """Somebody who goes along whatever scene lies on top, as an evening on the LAN does."""

    def update(self, dt: float) -> None:
        """One frame."""

    @property
    def crash_outcome(self) -> CrashOutcome:
        """What becomes of the game if this screen has to leave it now."""

    def close(self) -> None:
        """Leave without asking; shows nothing."""


class Games(Protocol):
    """Where games come from: the window itself knows no match and writes no record."""

    on_save_failed: Callable[[], None]  # called when a game cannot be saved any more
    on_saved_again: Callable[[], None]  # and when it can be again
    on_broken_series: Callable[[Path], None]  # a series could not be read; where its file is now

    @property
    def kinds(self) -> Sequence[str]:
        """Who can play a seat: "human", and a level for every kind of bot there is."""

    def bot_name(self, kind: str, taken: Sequence[str]) -> str:
        """What a bot is called at a table where these names are taken."""

    @property
    def record(self) -> Path | None:
        """The file that the latest game is kept in."""

    @property
    def saved(self) -> bool:
        """Whether all moves of all games so far are on the disk."""

    @property
    def series(self) -> Series:
        """The series that the latest game belongs to, as it stood before that game."""

    def update(self) -> None:
        """One frame: try again to save what could not be saved."""

    @property
    def shelf(self) -> Shelf:
        """The boards that can be played on."""

    def begin(
        self,
        players: tuple[Player, ...],
        first: int | None = None,
        series: Series | None = None,
        board: Board | None = None,
    ) -> Session:
        """A new game at this screen, by itself or in a series, recorded as it goes on; on the map
        of France, if no board is named."""

    def resume(self, path: Path) -> Session:
        """A saved game that goes on, or the last of a series; raises OSError or RecordError."""

    def lesson(self, name: str, you: str) -> Session:
        """The game of a lesson of the tutorial, with the one who learns called by a name."""

    def watch(self, path: Path) -> Session:
        """A finished game, to be seen again; raises OSError or RecordError."""


@dataclass
class Context:
    """Shared by all scenes; which of them is seen is what they put on the stack."""

    assets: Assets
    skins: Skins
    texts: Texts
    settings_file: SettingsFile
    audio: Audio
    games: Games
    navigator: Navigator
    companion: Companion | None = None
    local_session: Session | None = None  # the game at this screen that goes on
    scenes: list[Scene] = field(default_factory=list)
    mouse_position: tuple[int, int] | None = (
        None  # where the mouse was seen last; None: not in the window
    )
    notices: list[str] = field(default_factory=list)  # sentences to be said once

    @property
    def settings(self) -> Settings:
        """What the player has chosen."""
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

    def mouse_event(self, scene: Scene) -> Event:
        """Where the mouse is, for a scene that has come on top or is laid out anew; from one that
        is covered it is away."""
        if self.mouse_position is None or self.scenes[-1] is not scene:
            return Event(pygame.WINDOWLEAVE)
        return Event(pygame.MOUSEMOTION, pos=self.mouse_position, rel=(0, 0), buttons=(0, 0, 0))

    def push(self, scene: Scene) -> None:
        """Put a scene on top, which needs other panels; the one below waits."""
        self.scenes.append(scene)
        self.skins.clear()

    def pop(self) -> None:
        """Leave the scene on top."""
        self.scenes.pop().release()
        self.skins.clear()

    def switch_to(self, scene: Scene) -> None:
        """Leave all scenes for another, which needs other pictures."""
        left = [other for other in self.scenes if other is not scene]
        self.scenes[:] = [scene]
        for other in left:
            other.release()
        self.assets.forget_shrunk()
        self.skins.clear()
