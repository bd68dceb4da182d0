import os
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from commands.bench.bench_window import write_record
from commands.gallery import games
from commands.local_games import LocalGames
from game.board import Board, read_file
from game.rules.record import header_line
from game.session import Session
from game.storage.folders import Folders
from game.storage.records import LARGEST
from game.storage.saves import SavedGames
from game.ui.core.app import App
from game.ui.core.dialog import DialogScene
from game.ui.i18n.text import LANGUAGES
from game.ui.menus.dropped_files import DroppedFiles
from game.ui.menus.new_game import NewGameScene
from game.ui.menus.title import TitleScene
from game.ui.program import Program
from game.ui.replay.scene import ReplayScene
from tests.builders import board_file
from tests.game.ui.evening import a_session, a_stage
from tests.game.ui.shared_resources import shared_texts

pytestmark = pytest.mark.usefixtures("window")


class Dropping:
    """Somebody who drops files on the window."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        self.stage = a_stage(folder / "home")
        self.stage.texts = shared_texts(language)
        self.folders = Folders(folder / "home", folder / "home")
        self.stage.games = LocalGames(self.folders, self.stage.settings_file)
        self.replays: list[Session] = []
        self.maps: list[Board] = []
        self._files = DroppedFiles(self.stage, self.replays.append, self.maps.append)

    def drop(self, file: Path | str) -> str:
        """The sentence that answers, or nothing."""
        self._files.open(str(file))
        notices = [*self.stage.notices]
        self.stage.notices.clear()
        assert len(notices) <= 1
        return notices[0] if notices else ""

    @property
    def opened(self) -> int:
        return len(self.replays) + len(self.maps)


def test_a_finished_game_is_replayed(tmp_path: Path) -> None:
    dropping = Dropping(tmp_path)
    write_record(tmp_path / "game.jsonl")
    assert dropping.drop(tmp_path / "game.jsonl") == ""
    assert len(dropping.replays) == 1


def test_r5_a_game_that_is_not_over_shows_nothing(tmp_path: Path) -> None:
    dropping = Dropping(tmp_path)
    file = tmp_path / "game.jsonl"
    file.write_text(header_line(games.fresh().header), encoding="utf-8")
    assert "over" in dropping.drop(file)
    assert not dropping.opened


def test_a_game_on_a_map_that_is_not_here_names_the_map_and_opens_with_it(tmp_path: Path) -> None:
    dropping = Dropping(tmp_path)
    record, board = tmp_path / "game.jsonl", tmp_path / "island.json"
    board.write_bytes(board_file())
    header = games.fresh().header._replace(board=read_file(board))
    record.write_text(header_line(header), encoding="utf-8")
    assert "“island”" in dropping.drop(record)
    assert dropping.drop(board) == ""
    assert "island" not in dropping.drop(record)


def test_a_map_is_added_to_the_players_own_once(tmp_path: Path) -> None:
    dropping = Dropping(tmp_path)
    file = tmp_path / "island.json"
    file.write_bytes(board_file())
    for _ in range(2):
        assert dropping.drop(file) == ""
    assert [board.title for board in dropping.maps] == ["My island"] * 2
    assert [one.name for one in dropping.folders.boards.iterdir()] == ["island.json"]


def test_a_different_map_of_a_known_name_is_not_added(tmp_path: Path) -> None:
    dropping = Dropping(tmp_path)
    for title in ("One", "Another"):
        file = tmp_path / f"{title}.json"
        file.write_bytes(board_file(title=title))
        sentence = dropping.drop(file)
    assert "same name" in sentence
    assert len(dropping.maps) == 1


def test_a_folder_that_takes_no_maps_gets_a_sentence(tmp_path: Path) -> None:
    dropping = Dropping(tmp_path)
    (tmp_path / "home").mkdir(exist_ok=True)
    dropping.folders.boards.write_text("in the way", encoding="utf-8")
    file = tmp_path / "island.json"
    file.write_bytes(board_file())
    assert str(dropping.folders.boards) in dropping.drop(file)
    assert not dropping.opened


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_in_the_players_language(tmp_path: Path, language: str) -> None:
    sentences = set()
    for number, one in enumerate((language, "en")):
        dropping = Dropping(tmp_path / str(number), one)
        sentences.add(dropping.drop(tmp_path / "gone.txt"))
    assert len(sentences) == (1 if language == "en" else 2)


@pytest.mark.parametrize("ending", [".jsonl", ".json", ".txt", ""])
@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"{", b"[" * 5000, b"null\n" * 9, b"x" * (LARGEST + 1)]
)
def test_any_other_file_gets_one_sentence(tmp_path: Path, content: bytes, ending: str) -> None:
    dropping = Dropping(tmp_path)
    file = tmp_path / f"file{ending}"
    file.write_bytes(content)
    sentence = dropping.drop(file)
    assert f"file{ending}" in sentence
    assert "\n" not in sentence
    assert not dropping.opened
    assert not dropping.folders.boards.exists()


@pytest.mark.parametrize("name", ["folder.json", "folder.jsonl", "gone.json", "a\0b", "\udcff"])
def test_what_is_no_file_gets_one_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "folder.jsonl").mkdir()
    dropping = Dropping(tmp_path)
    assert dropping.drop(f"{tmp_path}/{name}")
    assert not dropping.opened


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such pipes")
def test_a_pipe_is_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jsonl")
    dropping = Dropping(tmp_path)
    assert dropping.drop(tmp_path / "pipe.jsonl")
    assert not dropping.opened


class Window:
    """The program at its title."""

    def __init__(self, folder: Path) -> None:
        self.stage = a_stage(folder)
        folders = Folders(folder, folder)
        self.stage.games = LocalGames(folders, self.stage.settings_file)
        self.program = Program(self.stage, SavedGames(folders.saves), "1")
        self.program.title()
        self.app = App(self.stage)
        self.frames()

    def frames(self, *events: Event) -> None:
        self.app.frame(1 / 60, [*events])
        for _ in range(20):
            self.app.frame(1 / 60, [])

    def drop(self, file: Path) -> None:
        self.frames(Event(pygame.DROPFILE, file=str(file)))

    def scenes(self) -> list[type[object]]:
        return [type(scene) for scene in self.stage.scenes]


def test_a_record_dropped_on_the_window_is_replayed_above_it(tmp_path: Path) -> None:
    window = Window(tmp_path)
    write_record(tmp_path / "game.jsonl")
    for _ in range(2):
        window.drop(tmp_path / "game.jsonl")
        assert window.scenes() == [TitleScene, ReplayScene]
    window.frames(Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="", mod=0))
    assert window.scenes() == [TitleScene]


def test_a_map_dropped_on_the_title_is_chosen_for_a_new_game(tmp_path: Path) -> None:
    window = Window(tmp_path)
    (tmp_path / "island.json").write_bytes(board_file())
    for _ in range(2):
        window.drop(tmp_path / "island.json")
        assert window.scenes() == [TitleScene, NewGameScene]
    form = window.stage.scenes[-1]
    assert isinstance(form, NewGameScene)
    for _ in range(20):
        form.option_rows.maps.work()
    assert form.option_rows.maps.chosen.title == "My island"


def test_a_map_dropped_during_a_game_does_not_leave_it(tmp_path: Path) -> None:
    window = Window(tmp_path)
    window.program.play(a_session(people=[0]))
    window.frames()
    before = window.scenes()
    (tmp_path / "island.json").write_bytes(board_file())
    window.drop(tmp_path / "island.json")
    assert window.scenes() == [*before, DialogScene]


def test_anything_else_dropped_on_the_window_gets_a_notice(tmp_path: Path) -> None:
    window = Window(tmp_path)
    window.drop(tmp_path)
    assert window.scenes() == [TitleScene, DialogScene]
