"""The whole program: from the first picture through title, table and results, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.app import App, texts_for
from game.ui.assets import Assets
from game.ui.audio import Audio
from game.ui.folders import Folders
from game.ui.saves import SavedGames
from game.ui.scenes.title import TitleScene
from game.ui.settings import SettingsFile, SettingsWarning
from game.ui.stage import Games, Stage
from game.ui.text import Texts
from game.ui.widgets.skins import Skins

if TYPE_CHECKING:
    from pathlib import Path

    from game.session import Session


class Program:
    """Which scene follows which. Scenes are imported when they are shown: the title is quick."""

    def __init__(self, stage: Stage, saves: SavedGames, version: str) -> None:
        self._stage = stage
        self._saves = saves
        self._version = version

    def title(self) -> None:
        """The beginning, and where everything leads back to."""
        self._saves.refresh()
        self._stage.audio.music("title")
        self._stage.go(TitleScene(self._stage, self._saves, self.play, self.watch, self._version))

    def play(self, session: Session) -> None:
        """A game at the table."""
        from game.ui.scenes.pause import PauseScene
        from game.ui.scenes.table import TableScene

        scene = TableScene(
            self._stage,
            session,
            on_over=lambda: self.results(session),
            # A new one each time: it shows the table behind it, which is another player's by then.
            on_menu=lambda: self._stage.push(PauseScene(self._stage, self.title)),
        )
        self._stage.go(scene)

    def results(self, session: Session) -> None:
        """A finished game."""
        from game.ui.scenes.results import ResultsScene

        self._stage.go(
            ResultsScene(
                self._stage,
                session,
                on_again=lambda: self.again(session),
                on_replay=lambda: self.watch_again(session),
                on_title=self.title,
                record=self._stage.games.record,
            )
        )

    def again(self, session: Session) -> None:
        """Another game with the same players; the start locomotive passes on (R10)."""
        before, players = session.history()[0].table, session.players
        following = (before.turn + 1) % len(players)
        self.play(self._stage.games.begin(players, following, before.board))

    def watch(self, session: Session) -> None:
        """A finished game from the saved ones, seen again."""
        from game.ui.scenes.replay import ReplayScene

        self._stage.go(ReplayScene(self._stage, session, self.title))

    def watch_again(self, session: Session) -> None:
        """The game that has just ended, seen again; then back to its results."""
        from game.ui.scenes.replay import ReplayScene

        self._stage.push(ReplayScene(self._stage, session, self._stage.back))


def run(root: Path, folders: Folders, kept: SettingsFile, games: Games, version: str) -> int:
    """Play in the window that is open, until it is closed."""
    pygame.font.init()
    settings, assets = kept.current, Assets(root)
    stage = Stage(
        assets, Skins(assets), texts_for(settings.language), kept, Audio(root, settings), games
    )
    if kept.warning:
        stage.notices.append(settings_words(kept.warning, stage.texts))
    games.on_trouble = lambda: stage.notices.append(stage.texts.say("error-read-only"))
    Program(stage, SavedGames(folders.saves, folders.boards), version).title()
    App(stage).run()
    pygame.quit()
    return 0


def settings_words(warning: SettingsWarning, texts: Texts) -> str:
    """What happened to a settings file that could not be used."""
    file = warning.set_aside or warning.path
    return texts.say("error-settings-broken", file=str(file))
