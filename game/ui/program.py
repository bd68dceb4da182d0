"""The whole program: from the first picture through title, table and results, and back."""

from __future__ import annotations

from dataclasses import replace
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

    from game.series import Series
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
        self._stage.go(TitleScene(self._stage, self._saves, self.open, self.watch, self._version))

    def open(self, session: Session) -> None:
        """A game that has been begun or continued; one that is over waits for the next."""
        if session.look(None).view.result is None:
            self.play(session)
        else:
            self.results(session, counted=True)

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

    def results(self, session: Session, *, counted: bool = False) -> None:
        """A finished game; one of a series that was `counted` before opens at its standings."""
        from game.ui.scenes.results import ResultsScene
        from game.ui.scenes.series_results import SeriesResultsScene
        from game.ui.story_of import result_of

        games = self._stage.games
        series = games.series.followed_by(result_of(session))
        leads_to = (
            lambda: self.again(session, series),
            lambda: self.watch_again(session),
            self.title,
        )
        if series.single:
            self._stage.go(ResultsScene(self._stage, session, *leads_to, games.record))
            return
        self._stage.go(
            SeriesResultsScene(
                self._stage, session, series, *leads_to, games.record, counted=counted
            )
        )

    def again(self, session: Session, series: Series) -> None:
        """Another game with the same players; the start locomotive passes on (R10)."""
        players = session.players
        first = series.next_first(len(players))
        following = replace(series, games=()) if series.over else series
        self.play(self._stage.games.begin(players, first, following))

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
    games.on_broken = lambda file: stage.notices.append(
        stage.texts.say("series-broken", file=str(file))
    )
    Program(stage, SavedGames(folders.saves), version).title()
    App(stage).run()
    pygame.quit()
    return 0


def settings_words(warning: SettingsWarning, texts: Texts) -> str:
    """What happened to a settings file that could not be used."""
    file = warning.set_aside or warning.path
    return texts.say("error-settings-broken", file=str(file))
