"""A whole series by posted events, with bots and with people; closed and opened in between."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from commands.local_games import LocalGames
from game.match import Match
from game.rules.record import Player
from game.rules.scoring import result
from game.series import Series
from game.session import LocalSession
from game.storage.saves import SavedGames
from game.storage.series_files import load_series
from game.storage.settings import RememberedPlayer
from game.ui.core.app import App
from game.ui.core.context import Scene
from game.ui.core.dialog import DialogScene
from game.ui.menus.new_game import NewGameScene
from game.ui.menus.title import TitleScene
from game.ui.program import Program
from game.ui.results.model import STANDINGS
from game.ui.results.scene import ResultsScene
from game.ui.table.curtain import CurtainScene
from tests.end_to_end.shortest_game import shortest_builds
from tests.game.ui.finished import standings_of
from tests.game.ui.quick_bots import QuickBots
from tests.game.ui.test_program import Visit

pytestmark = pytest.mark.usefixtures("window")
NAMES = ("Gaston", "Colette", "Marcel")


class HastyBots(QuickBots):
    """Bots that know the shortest way to Marseille, and take it together."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._builds = shortest_builds(match.snapshot(None).view.table)

    def advance(self) -> None:
        turn = self.thinking
        if turn is not None:
            self._match.submit(turn, next(self._builds), self._match.seq)


class QuickGames(LocalGames):
    """Games whose bots answer at once."""

    def _session(self, match: Match) -> LocalSession:
        players = match.header.players
        people = [seat for seat, player in enumerate(players) if not player.bot]
        return LocalSession(match, people, HastyBots(match))


class Party(Visit):
    """Somebody who plays a series; the program can be closed and opened again."""

    def __init__(self, folder: Path, kind: str = "human", games: int = 3) -> None:
        super().__init__(folder)
        self._games: QuickGames | None = None
        players = tuple(RememberedPlayer(name, kind) for name in NAMES)
        self.stage.settings_file.change(replace(self.stage.settings, players=players, games=games))
        self.open_again()

    def open_again(self) -> None:
        """As after a new start: nothing is left but what is on the disk."""
        if self._games is not None:
            self._games.close()
        self._games = games = QuickGames(self.folders, self.stage.settings_file)
        games.on_broken_series = lambda file: self.stage.notices.append(
            self.stage.texts.say("series-broken", file=file.name)
        )
        self.stage.games = games
        Program(self.stage, SavedGames(self.folders.saves), "1").title()
        self.app = App(self.stage)
        self.look()

    def look(self) -> None:
        """The title looks into a file a frame."""
        for _ in range(20):
            self.app.frame(1 / 60, [])
        self.settle()

    @property
    def results(self) -> ResultsScene:
        scene: Scene = self.scene
        assert isinstance(scene, ResultsScene), scene
        return scene

    @property
    def series(self) -> Series:
        return standings_of(self.results).series

    @property
    def title(self) -> TitleScene:
        scene: Scene = self.scene
        assert isinstance(scene, TitleScene), scene
        return scene

    def start_a_series(self) -> None:
        self.press(self.title.menu.button("play").rect)
        assert isinstance(self.scene, NewGameScene)
        self.press(self.scene.menu.button("start").rect)

    def press(self, box: pygame.Rect) -> None:
        self.click(box.center)

    def large_button(self) -> None:
        (button,) = [one for one in self.results.menu.buttons if one.name == "again"]
        self.press(button.rect)

    def go_on_to_the_standings(self) -> None:
        (tab,) = [one for one in self.results.menu.buttons if one.name == STANDINGS]
        self.press(tab.rect)
        assert self.results.model.page == STANDINGS

    def finish(self) -> None:
        """Play the newest game to its end, with people."""
        for build in shortest_builds(self.records[-1].final.table):
            self.build(build)
        assert isinstance(self.scene, ResultsScene)

    def offered(self) -> str:
        """What the title says under its first entry; nothing if there is nothing to go on with."""
        buttons = [one for one in self.title.menu.buttons if one.name == "continue"]
        return buttons[0].detail if buttons else ""

    def go_on(self) -> None:
        self.press(self.title.menu.button("continue").rect)


def test_bots_play_a_whole_series_and_then_another(tmp_path: Path) -> None:
    party = Party(tmp_path, "easy")
    party.start_a_series()
    for played in (1, 2, 3):
        assert len(party.series.games) == played
        assert party.series.over == (played == 3)
        party.go_on_to_the_standings()
        assert len(party.records) == played
        party.large_button()  # bots alone: it is over before anybody looks
    firsts = [record.header.drawn.first for record in party.records]
    assert [(first - firsts[0]) % 3 for first in firsts] == [0, 1, 2, 0]
    assert len(party.series.games) == 1  # of the next series


def test_r10_people_play_a_round_in_which_everybody_begins_once(tmp_path: Path) -> None:
    party = Party(tmp_path, games=0)
    party.start_a_series()
    for _ in range(3):
        assert isinstance(party.scene, CurtainScene)
        party.finish()
        party.go_on_to_the_standings()
        last = party.results
        party.large_button()
    assert standings_of(last).series.over
    assert sorted(game.first for game in standings_of(last).series.games) == [0, 1, 2]
    counts = [result(record.final).scores for record in party.records[:3]]
    scores = [tuple(score.total for score in count) for count in counts]
    assert [game.scores for game in standings_of(last).series.games] == scores


def test_closed_between_two_games_the_series_goes_on_with_the_second(tmp_path: Path) -> None:
    party = Party(tmp_path)
    party.start_a_series()
    party.finish()
    before = party.series
    party.open_again()
    assert party.offered() == "Gaston, Colette, Marcel · Game 2 of 3"
    party.go_on()
    assert party.results.model.page == STANDINGS
    assert party.series == before
    party.large_button()
    assert isinstance(party.scene, CurtainScene)
    assert len(party.records) == 2
    assert party.records[1].header.players == tuple(Player(name, "human") for name in NAMES)
    assert party.records[1].header.drawn.first == before.next_first(3)


def test_closed_in_the_middle_of_the_second_game_it_goes_on_there(tmp_path: Path) -> None:
    party = Party(tmp_path)
    party.start_a_series()
    party.finish()
    before = party.series
    party.large_button()
    builds = shortest_builds(party.records[-1].final.table)
    party.build(next(builds))
    party.open_again()
    assert party.offered() == "Gaston, Colette, Marcel · Game 2 of 3"
    party.go_on()
    assert isinstance(party.scene, CurtainScene)
    for build in builds:
        party.build(build)
    assert party.series.games[:1] == before.games
    assert len(party.series.games) == 2
    assert len(party.records) == 2


def test_only_the_newest_game_of_a_series_has_a_file_beside_it(tmp_path: Path) -> None:
    party = Party(tmp_path)
    party.start_a_series()
    party.finish()
    party.large_button()
    (file,) = party.folders.saves.glob("*.series")
    newest = max(party.folders.saves.glob("*.jsonl"))
    assert file.stem == newest.stem
    series = load_series(newest)
    assert series is not None
    assert len(series.games) == 1


def test_a_series_that_is_over_is_offered_no_more(tmp_path: Path) -> None:
    party = Party(tmp_path, "easy", games=1)
    party.start_a_series()
    assert STANDINGS not in [
        button.name for button in party.results.menu.buttons
    ]  # it is no series
    party.open_again()
    assert party.offered() == ""
    party.stage.settings_file.change(replace(party.stage.settings, games=3))
    party.start_a_series()
    for _ in range(2):
        party.large_button()
    assert party.series.over
    party.open_again()
    assert party.offered() == ""


def test_a_broken_file_is_said_and_set_aside_and_the_game_goes_on(tmp_path: Path) -> None:
    party = Party(tmp_path)
    party.start_a_series()
    party.finish()
    (file,) = party.folders.saves.glob("*.series")
    file.write_text("{", encoding="utf-8")
    party.open_again()
    assert party.offered() == "Gaston, Colette, Marcel"
    party.go_on()
    assert isinstance(party.scene, DialogScene)
    assert f"{file.stem}.broken-1.series" in party.scene.text
    party.key(pygame.K_RETURN)
    assert [*map(type, party.stage.scenes)] == [ResultsScene]
    assert [one.name for one in file.parent.glob("*.series")] == [f"{file.stem}.broken-1.series"]
    assert len(party.records) == 1
    party.open_again()
    assert party.offered() == ""


def test_a_disk_that_takes_nothing_still_lets_a_series_be_played(tmp_path: Path) -> None:
    party = Party(tmp_path, "easy")
    party.folders.saves.parent.joinpath("saves").write_text("in the way", encoding="utf-8")
    party.start_a_series()
    party.large_button()
    assert len(party.series.games) == 2
