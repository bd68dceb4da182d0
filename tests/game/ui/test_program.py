"""The whole program by posted events: title, new game, table, results, another game, title."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from commands.local_games import LocalGames
from game.lobby import Connection, Link
from game.rules.actions import Build
from game.rules.record_reader import Record
from game.storage.folders import Folders
from game.storage.records import RecordWriter, load_record
from game.storage.saves import SavedGames
from game.storage.settings import RememberedPlayer
from game.storage.stand_ins import load_stand_ins
from game.ui.core.app import App
from game.ui.core.context import Scene
from game.ui.core.dialog import DialogScene
from game.ui.lan.join.tables_scene import TablesScene
from game.ui.lan.lan_api import JoinRequest
from game.ui.lan.lobby.lobby_scene import LobbyScene
from game.ui.menus.new_game import NewGameScene
from game.ui.menus.pause import PauseScene
from game.ui.menus.saves import SavesScene
from game.ui.menus.title import TitleScene
from game.ui.menus.who_plays import WhoPlaysScene
from game.ui.program import Program
from game.ui.replay.scene import ReplayScene
from game.ui.results.scene import ResultsScene
from game.ui.rulebook.scene import BookScene
from game.ui.table.curtain import QUIET, CurtainScene
from game.ui.table.help.tooltip_text import target_text
from game.ui.table.model import DOUBLE_CLICK
from game.ui.table.scene import TableScene
from game.ui.table.target import OnPlayer
from game.ui.tutorial.coach import Coach
from game.ui.tutorial.lessons import STEPS
from tests.end_to_end.shortest_game import shortest_builds
from tests.game.ui.evening import QUICK, a_stage
from tests.game.ui.lan.a_lan import ALan, a_table
from tests.game.ui.table_probe import TableProbe

pytestmark = pytest.mark.usefixtures("window")
MOST_FRAMES = 2000


class Visit:
    """Somebody at the program, who posts events and waits until all stands still."""

    def __init__(self, folder: Path) -> None:
        people = tuple(RememberedPlayer(f"Player {seat}", "human") for seat in (1, 2, 3))
        self.stage = a_stage(folder, replace(QUICK, players=people))
        self.folders = Folders(folder, folder)
        self.stage.games = LocalGames(self.folders, self.stage.settings_file)
        Program(self.stage, SavedGames(self.folders.saves), "1").title()
        self.app = App(self.stage)
        self.settle()

    @property
    def scene(self) -> Scene:
        return self.stage.scenes[-1]

    @property
    def table(self) -> TableProbe:
        scene = self.stage.scenes[-1]
        assert isinstance(scene, TableScene)
        return TableProbe(scene)

    @property
    def records(self) -> list[Record]:
        return [load_record(path) for path in sorted(self.folders.saves.glob("*.jsonl"))]

    def settle(self) -> None:
        for _ in range(MOST_FRAMES):
            if not self.app.frame(1 / 60, pygame.event.get()):
                return
        raise AssertionError("something never stops moving")

    def key(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            pygame.event.post(Event(pygame.KEYDOWN, key=key, unicode="", mod=mod))
            self.settle()

    def click(self, place: tuple[int, int]) -> None:
        pygame.event.post(
            Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        )
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(Event(kind, pos=place, button=1, touch=False))
        self.settle()

    def choose(self, name: str) -> None:
        """An entry of the title, by the keyboard."""
        assert isinstance(self.scene, TitleScene)
        names = [button.name for button in self.scene.menu.buttons]
        self.key(*[pygame.K_TAB] * (names.index(name) + 1), pygame.K_RETURN)

    def start_a_game(self) -> None:
        self.choose("play")
        assert isinstance(self.scene, NewGameScene)
        self.key(pygame.K_TAB)  # the first name
        self.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)  # and back, to the last button
        self.key(pygame.K_RETURN)
        assert isinstance(self.scene, CurtainScene)

    def open_curtain(self) -> None:
        self.app.frame(QUIET, [])
        self.key(pygame.K_RETURN)

    def build(self, build: Build) -> None:
        self.open_curtain()
        self.click(self.table.layout.cards[build.company.order].center)
        for place in build.hexes:
            self.click(self.table.camera.pixel_of(place))
        assert self.table.plan.action() == build
        self.key(pygame.K_RETURN)
        if isinstance(self.scene, TableScene) and self.table.asked:  # near Marseille
            self.app.frame(DOUBLE_CLICK, [])
            self.key(pygame.K_RETURN)

    def play_to_the_end(self) -> None:
        table = self.records[-1].final.table
        for build in shortest_builds(table):
            self.build(build)
        assert isinstance(self.scene, ResultsScene)


@pytest.fixture
def visit(tmp_path: Path) -> Visit:
    return Visit(tmp_path)


def test_the_title_leads_to_the_rulebook_and_back(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    visit.choose("book")
    assert isinstance(visit.scene, BookScene)
    visit.key(pygame.K_F2)
    assert isinstance(visit.scene, TitleScene)


def test_a_whole_visit(visit: Visit) -> None:
    assert isinstance(visit.scene, TitleScene)
    visit.start_a_game()
    visit.play_to_the_end()
    (record,) = visit.records
    assert record.closed
    assert visit.stage.scenes == [visit.scene]

    visit.key(pygame.K_RETURN)  # play again
    assert isinstance(visit.scene, CurtainScene)
    assert len(visit.records) == 2
    another = visit.records[-1].header
    assert another.players == record.header.players
    assert another.drawn.first == (record.header.drawn.first + 1) % 3  # R10

    visit.play_to_the_end()
    visit.key(pygame.K_ESCAPE)
    assert isinstance(visit.scene, TitleScene)
    assert visit.stage.scenes == [visit.scene]


def test_bots_play_for_people_in_the_next_game_too(visit: Visit) -> None:
    visit.start_a_game()
    visit.play_to_the_end()
    away = visit.records[-1].header.drawn.first  # not to move at first in the next game
    visit.stage.games.seat_bots({away: "hard"})
    visit.key(pygame.K_RETURN)  # play again
    assert isinstance(visit.scene, CurtainScene)
    assert visit.stage.local_session is not None
    assert away not in visit.stage.local_session.seats
    record = visit.stage.games.record
    assert record is not None
    players = visit.records[-1].header.players
    assert load_stand_ins(record, players, ("hard",)) == {away: "hard"}


def test_the_results_lead_to_the_replay_and_back(visit: Visit) -> None:
    visit.start_a_game()
    visit.play_to_the_end()
    results: Scene = visit.scene
    assert isinstance(results, ResultsScene)
    for name, turn in (("replay", 0), ("map", len(visit.records[-1].actions))):
        visit.click(results.menu.button(name).rect.center)
        replay: Scene = visit.scene
        assert isinstance(replay, ReplayScene)
        assert replay.clock.position.turn == turn
        visit.key(pygame.K_ESCAPE)
        assert visit.stage.scenes == [results]


def test_behind_the_menu_is_the_table_as_it_is_now(visit: Visit) -> None:
    def edge() -> bytes:
        window = pygame.display.get_surface()
        assert window is not None
        return pygame.image.tobytes(window.subsurface((0, 0, 300, window.get_height())), "RGB")

    visit.start_a_game()
    visit.open_curtain()
    visit.key(pygame.K_ESCAPE)
    before, seen = visit.scene, edge()
    assert isinstance(before, PauseScene)
    visit.key(pygame.K_ESCAPE, pygame.K_PLUS, pygame.K_ESCAPE)
    assert isinstance(visit.scene, PauseScene)
    assert visit.scene is not before
    assert edge() != seen


def test_a_bot_plays_for_a_person_who_has_left(visit: Visit) -> None:
    visit.start_a_game()
    turn = visit.records[-1].final.table.turn
    away = (turn + 1) % 3
    visit.open_curtain()
    visit.key(pygame.K_ESCAPE)
    assert isinstance(visit.scene, PauseScene)
    visit.click(visit.scene.menu.button("seats").rect.center)
    assert isinstance(visit.scene, WhoPlaysScene)
    visit.scene.choice.choose(away, "easy")
    visit.key(pygame.K_F10)
    assert isinstance(visit.scene, CurtainScene)
    visit.open_curtain()
    assert isinstance(visit.scene, TableScene)
    model = visit.scene.model
    assert model.session.seats == tuple(seat for seat in range(3) if seat != away)
    assert model.playing_bots == {away}
    model.point(OnPlayer(away))
    assert "A bot plays for this player." in target_text(model, visit.stage.texts)
    model.point(OnPlayer(turn))
    assert "A bot plays" not in target_text(model, visit.stage.texts)


def test_a_game_that_is_left_is_offered_by_the_title(visit: Visit) -> None:
    visit.start_a_game()
    first = next(shortest_builds(visit.records[-1].final.table))
    visit.build(first)
    visit.open_curtain()
    visit.key(pygame.K_ESCAPE)  # the next one opens the menu
    assert isinstance(visit.scene, PauseScene)
    visit.key(pygame.K_UP, pygame.K_UP, pygame.K_RETURN)  # of the last two: to the title
    assert isinstance(visit.scene, TitleScene)
    for _ in range(10):  # it looks into a file a frame
        visit.app.frame(1 / 60, [])

    visit.choose("continue")
    assert isinstance(visit.scene, CurtainScene)
    visit.open_curtain()
    assert visit.table.seq == 1
    assert len(visit.records) == 1


def test_a_finished_game_of_the_list_is_watched(visit: Visit) -> None:
    visit.start_a_game()
    visit.play_to_the_end()
    visit.key(pygame.K_ESCAPE)
    visit.choose("saved")
    visit.key(pygame.K_TAB, pygame.K_RETURN)  # the newest
    assert isinstance(visit.scene, ReplayScene)
    visit.key(pygame.K_ESCAPE)
    assert isinstance(visit.scene, SavesScene)
    visit.key(pygame.K_TAB, pygame.K_RETURN)
    visit.key(pygame.K_END, *[pygame.K_TAB] * 6, pygame.K_RETURN)  # to the count
    watched: Scene = visit.scene
    assert isinstance(watched, ResultsScene)
    assert not watched.revealing
    assert watched.footer == ""
    labels = [button.label for button in watched.menu.buttons]
    assert labels == ["Scores", "Charts", "Exit", "Final map", "Watch replay"]
    visit.key(pygame.K_ESCAPE)
    assert [type(scene) for scene in visit.stage.scenes] == [TitleScene, SavesScene]


def test_the_quick_game_begins_at_once_with_one_person_and_three_bots(visit: Visit) -> None:
    visit.choose("quick")
    players = visit.table.session.players
    assert [player.kind for player in players] == ["human", "easy", "medium", "easy"]
    assert players[0].name == "Player 1"  # as at the last table
    assert len({player.name for player in players}) == 4
    assert visit.table.session.seats == (0,)
    assert len(visit.records) == 1


def test_who_plays_alone_is_told_things_once_and_others_are_reminded(visit: Visit) -> None:
    visit.choose("quick")
    assert visit.table.card.tips.once
    visit.table.menu.press(visit.table.menu.button)
    visit.key(pygame.K_UP, pygame.K_UP, pygame.K_RETURN)
    visit.start_a_game()
    visit.open_curtain()
    assert not visit.table.card.tips.once


def test_the_tutorial_is_left_for_the_title_or_a_quick_game(visit: Visit) -> None:
    visit.choose("learn")
    assert visit.table.layer(Coach)
    visit.key(pygame.K_ESCAPE, pygame.K_RIGHT, pygame.K_RETURN)
    assert isinstance(visit.scene, TitleScene)
    visit.choose("learn")
    visit.key(*[pygame.K_PAGEDOWN] * len(STEPS), pygame.K_RETURN)
    assert visit.table.card.tips.once
    assert len(visit.table.session.players) == 4
    assert len(visit.records) == 1  # lessons are not kept


def test_closing_the_window_ends_the_program(visit: Visit) -> None:
    visit.start_a_game()
    pygame.event.post(Event(pygame.QUIT))
    visit.settle()
    assert visit.stage.scenes == []
    assert len(visit.records) == 1


def test_the_title_leads_back_to_a_seat_that_a_table_on_the_lan_keeps(tmp_path: Path) -> None:
    visit, lan = Visit(tmp_path), ALan()
    lan.keep_seat("Salon bleu", ("Ada",))
    program = Program(visit.stage, SavedGames(visit.folders.saves), "1", lan=lan)
    program.title()
    visit.settle()
    title = visit.scene
    assert isinstance(title, TitleScene)
    visit.click(title.menu.button("back").rect.center)
    assert [(wish.people, wish.target) for wish in lan.joined] == [(("Ada",), "Salon bleu")]


def test_a_code_given_at_the_start_stands_in_the_form(visit: Visit) -> None:
    lan = ALan([a_table("Attic", code=True)])
    Program(visit.stage, SavedGames(visit.folders.saves), "1", lan=lan).lan(code="4711")
    visit.settle()
    assert isinstance(visit.scene, TablesScene)
    visit.scene.on_button("join")
    assert [wish.code for wish in lan.joined] == ["4711"]


def test_whoever_names_a_table_at_the_start_is_sent_back_to_the_list_with_the_code_to_type(
    visit: Visit,
) -> None:
    lan = ALan([a_table("Attic", code=True)])
    program = Program(visit.stage, SavedGames(visit.folders.saves), "1", lan=lan)
    wish = JoinRequest([("10.0.0.1", 99)], ("Ada",), False, "", "10.0.0.1:99")
    program.lan("10.0.0.1:99")
    program.join(wish)
    assert lan.joined == [wish]
    assert isinstance(visit.scene, LobbyScene)
    lan.visit.connection = Connection(Link.OUT, "code-needed", "")
    visit.settle()
    assert isinstance(visit.scene, DialogScene)
    visit.key(pygame.K_RETURN)
    assert isinstance(visit.scene, TablesScene)
    assert visit.scene.typing


def test_a_hosted_game_without_the_file_of_its_table_waits_for_its_players(visit: Visit) -> None:
    lan, record = ALan(), visit.folders.tables / "evening.jsonl"
    visit.folders.tables.mkdir()
    program = Program(visit.stage, SavedGames(visit.folders.saves), "1", lan=lan)
    program.reopen_table(record)
    assert [wish.record for wish in lan.saved] == [record]
    assert lan.saved[0].table
    record.with_suffix(".table").touch()
    program.reopen_table(record)
    assert lan.resumed == [record]


def test_a_game_that_was_left_at_this_screen_can_be_shared(visit: Visit) -> None:
    visit.start_a_game()
    record = visit.stage.games.record
    assert record
    lan = ALan()
    program = Program(visit.stage, SavedGames(visit.folders.saves), "1", lan=lan)
    program.title()
    program.host_saved(record)
    writer, _ = RecordWriter.resume(record)  # nothing here writes it any more
    writer.close()
    assert lan.saved[0].people == ("Camille",)
    assert lan.saved[0].options.turn_seconds == 0
