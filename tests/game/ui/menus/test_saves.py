import os
import shutil
from pathlib import Path

import pygame
import pytest

from game.board import read_board
from game.rules.scoring import result
from game.series import GameResult, Series
from game.storage.records import RecordInUse, load_record
from game.storage.saved_game import SavedGame
from game.storage.saves import SavedGames
from game.storage.series_files import keep_series, series_file
from game.storage.settings import LANGUAGES
from game.ui.core.dialog import DialogScene
from game.ui.i18n.text import Texts
from game.ui.menus.saves import SavesScene
from game.ui.menus.who_plays import WhoPlaysScene
from tests.builders import board_file
from tests.commands.records import write_record
from tests.game.ui.theatre import ROOT, Curtain, Theatre

RECORDS = ROOT / "tests" / "records"
WHOLE = RECORDS / "three-players-marseille.jsonl"


def fill(folder: Path) -> None:
    """A broken game, an unfinished one, a finished one: the newest last."""
    lines = WHOLE.read_bytes().splitlines(keepends=True)
    shutil.copyfile(WHOLE, folder / "finished.jsonl")
    (folder / "unfinished.jsonl").write_bytes(b"".join(lines[:7]))
    (folder / "broken.jsonl").write_bytes(b"".join(lines[:4]) + b"oh no\n" + lines[4])
    for when, name in enumerate(("broken", "unfinished", "finished")):
        os.utime(folder / f"{name}.jsonl", (when * 86_400, when * 86_400))


def a_list(theatre: Theatre, tables: SavedGames | None = None) -> SavesScene:
    scene = SavesScene(theatre.stage, theatre.saves(), theatre.ways(), tables)
    theatre.show(scene, over=Curtain())
    theatre.frame(10)
    return scene


def touch(theatre: Theatre, scene: SavesScene, number: int) -> None:
    """Click on a line of the list."""
    top, bottom = scene.list.line_span(number)
    box = scene.form.box
    theatre.click((box.left + 30, box.top + (top + bottom) // 2))


def test_where_there_are_no_games_there_is_only_the_way_back(theatre: Theatre) -> None:
    scene = a_list(theatre)
    assert scene.entry is None
    assert [button.label for button in scene.menu.buttons] == ["Back"]
    theatre.key(pygame.K_DELETE)
    assert theatre.top is scene


@pytest.mark.parametrize(("when", "year"), [(-1e12, ("1969", "1970")), (1e12, ("2999", "3000"))])
def test_a_file_of_an_impossible_time_is_shown_with_the_nearest_one(
    theatre: Theatre, when: float, year: tuple[str, str]
) -> None:
    shown = a_list(theatre)._when(SavedGame(theatre.folder / "game.jsonl", when, 0))
    assert any(one in shown for one in year)  # which of them depends on the time zone


def test_a_double_click_opens_a_game(theatre: Theatre) -> None:
    fill(theatre.folder)
    scene = a_list(theatre)
    touch(theatre, scene, 1)
    theatre.frame(60)  # a second later
    touch(theatre, scene, 1)
    assert theatre.games.resumed == []
    touch(theatre, scene, 1)
    assert [path.name for path in theatre.games.resumed] == ["unfinished.jsonl"]


def test_a_finished_game_is_watched(theatre: Theatre) -> None:
    fill(theatre.folder)
    scene = a_list(theatre)
    assert scene.menu.button("open").label == "Replay"
    theatre.click(scene.menu.button("open").rect.center)
    assert [path.name for path in theatre.games.watched] == ["finished.jsonl"]
    assert theatre.watching == [theatre.games.session]


def test_an_unfinished_game_is_loaded_with_the_keyboard(theatre: Theatre) -> None:
    fill(theatre.folder)
    scene = a_list(theatre)
    theatre.key(pygame.K_TAB)
    theatre.key(pygame.K_DOWN)
    assert scene.menu.button("open").label == "Continue"
    theatre.key(pygame.K_RETURN)
    assert [path.name for path in theatre.games.resumed] == ["unfinished.jsonl"]


def test_games_of_a_series_are_told_apart_by_their_number(theatre: Theatre) -> None:
    fill(theatre.folder)
    game = GameResult(("Ada", "Ben", "Cleo"), (5, 3, 2), first=0)
    keep_series(theatre.folder / "finished.jsonl", Series(3))
    keep_series(theatre.folder / "unfinished.jsonl", Series(3, (game,)))
    finished, unfinished, broken = a_list(theatre).list.lines
    assert finished.detail.endswith(" points · Game 1 of 3 · France")
    assert unfinished.detail.endswith("Turn 7 · Game 2 of 3 · France")
    assert "Game" not in broken.detail


def test_an_earlier_game_of_a_series_keeps_its_number(theatre: Theatre) -> None:
    fill(theatre.folder)
    first = theatre.folder / "finished.jsonl"
    keep_series(first, Series(3))
    series_file(first).unlink()  # as when the second game begins
    finished, *_ = a_list(theatre).list.lines
    assert finished.detail.endswith(" · Game 1 of 3 · France")


def test_a_game_that_is_over_tells_who_has_won(theatre: Theatre) -> None:
    fill(theatre.folder)
    finished, *_ = a_list(theatre).list.lines
    final = result(load_record(WHOLE).final)
    best = max(score.total for score in final.scores)
    winner = load_record(WHOLE).header.players[final.winners[0]].name
    assert f" · {winner} wins with {best} points · " in finished.detail


def test_games_of_ones_own_tables_on_the_lan_are_in_the_list(
    theatre: Theatre, tmp_path: Path
) -> None:
    fill(theatre.folder)
    folder = tmp_path / "tables"
    folder.mkdir()
    fill(folder)
    for file in folder.iterdir():
        os.utime(file, (10 * 86_400, file.stat().st_mtime + 9 * 86_400))
    scene = a_list(theatre, SavedGames(folder))
    theatre.frame(20)
    assert len(scene.list.lines) == 6
    finished, unfinished, *_ = scene.list.lines
    assert " · LAN game · " in finished.detail
    assert scene.menu.button("open").label == "Replay"
    theatre.click(scene.menu.button("open").rect.center)
    assert [path.parent.name for path in theatre.games.watched] == ["tables"]
    touch(theatre, scene, 1)
    assert " · LAN game · Turn 7" in unfinished.detail
    assert scene.menu.button("open").label == "Resume hosting"
    theatre.click(scene.menu.button("open").rect.center)
    assert theatre.hosted == [folder / "unfinished.jsonl"]
    theatre.click(scene.menu.button("delete").rect.center)
    assert isinstance(theatre.top, DialogScene)
    theatre.click(theatre.top.menu.button("yes").rect.center)
    assert not (folder / "unfinished.jsonl").exists()
    assert (theatre.folder / "unfinished.jsonl").exists()


def test_a_finished_game_whose_series_waits_goes_on_with_the_next(theatre: Theatre) -> None:
    fill(theatre.folder)
    keep_series(theatre.folder / "finished.jsonl", Series(3))
    scene = a_list(theatre)
    assert scene.menu.button("open").label == "Continue"
    theatre.click(scene.menu.button("open").rect.center)
    assert [path.name for path in theatre.games.resumed] == ["finished.jsonl"]


def test_the_game_that_was_opened_last_is_chosen_again(theatre: Theatre) -> None:
    fill(theatre.folder)
    saves = theatre.saves()
    saves.opened = theatre.folder / "unfinished.jsonl"
    scene = SavesScene(theatre.stage, saves, theatre.ways())
    theatre.show(scene, over=Curtain())
    assert scene.entry is not None
    assert scene.entry.game.path == saves.opened


def test_the_folder_is_shown_to_send_a_game_to_somebody(
    theatre: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []

    class Opened:
        failed = False

        def __init__(self, folder: Path) -> None:
            self.folder = folder
            opened.append(folder)

    monkeypatch.setattr("game.ui.core.folder_window.FolderWindow", Opened)
    fill(theatre.folder)
    scene = a_list(theatre)
    theatre.click(scene.menu.button("folder").rect.center)
    assert opened == [theatre.folder]
    assert theatre.stage.notices == []
    monkeypatch.setattr(Opened, "failed", True)
    theatre.frame()
    assert theatre.stage.notices[0].endswith(f"It is at {theatre.folder}")


def test_a_broken_game_says_what_is_wrong_and_cannot_be_opened(theatre: Theatre) -> None:
    fill(theatre.folder)
    scene = a_list(theatre)
    line = scene.list.lines[2]
    assert line.detail.endswith("This file is damaged or is not a saved game (line 5).")
    touch(theatre, scene, 2)
    assert not scene.menu.button("open").enabled
    assert scene.menu.button("delete").enabled


def test_a_game_is_deleted_only_after_a_question(theatre: Theatre) -> None:
    fill(theatre.folder)
    scene = a_list(theatre)
    theatre.key(pygame.K_DELETE)
    assert isinstance(theatre.top, DialogScene)
    names = Texts("en").listed([player.name for player in load_record(WHOLE).header.players])
    assert theatre.top.text.startswith(f"Permanently delete the game with {names} (")
    theatre.key(pygame.K_RETURN)  # the keyboard starts on the harmless answer
    assert len(scene.list.lines) == 3
    theatre.key(pygame.K_DELETE)
    assert isinstance(theatre.top, DialogScene)
    theatre.click(theatre.top.menu.button("yes").rect.center)
    theatre.frame()
    assert not (theatre.folder / "finished.jsonl").exists()
    assert len(scene.list.lines) == 2
    assert scene.menu.button("open").label == "Continue"


def test_hundreds_of_games_scroll_to_the_chosen_one(theatre: Theatre) -> None:
    for number in range(200):
        (theatre.folder / f"{number:03}.jsonl").touch()
    scene = a_list(theatre)
    theatre.key(pygame.K_TAB)
    for _ in range(40):
        theatre.key(pygame.K_DOWN)
    top, bottom = scene.list.line_span(40)
    assert scene.form.offset <= top
    assert bottom <= scene.form.offset + scene.form.box.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_whose_map_is_gone_names_it_and_says_where_it_belongs(
    theatre: Theatre, language: str
) -> None:
    theatre.window((1280, 720), language=language)
    own = read_board(board_file("atlantis"))
    write_record(theatre.folder / "own.jsonl", board=own, actions=2)
    scene = a_list(theatre)
    (line,) = scene.list.lines
    assert line.wrong
    assert "atlantis" in line.detail
    theatre.click(scene.menu.button("open").rect.center)
    assert isinstance(theatre.top, DialogScene)
    assert "atlantis" in theatre.top.text
    assert theatre.games.resumed == []


def test_a_map_that_is_put_back_is_found_without_a_new_start(
    theatre: Theatre, tmp_path: Path
) -> None:
    boards = tmp_path / "boards"
    boards.mkdir()
    own = read_board(board_file("atlantis"))
    write_record(theatre.folder / "own.jsonl", board=own, actions=2)
    saves = SavedGames(theatre.folder, boards)

    def told() -> str:
        scene = SavesScene(theatre.stage, saves, theatre.ways())
        theatre.show(scene, over=Curtain())
        theatre.frame(10)
        return scene.list.lines[0].detail

    assert told().endswith("The map “atlantis” is missing")
    (boards / "atlantis.json").write_bytes(board_file("atlantis"))
    assert told().endswith(f" · {own.title}")
    (boards / "atlantis.json").unlink()
    assert told().endswith(f"The map “{own.title}” is missing")  # its title is remembered


def test_a_game_of_this_screen_can_go_on_on_the_lan(theatre: Theatre, tmp_path: Path) -> None:
    fill(theatre.folder)
    scene = a_list(theatre, SavedGames(tmp_path / "lan"))
    assert "elsewhere" not in [button.name for button in scene.menu.buttons]
    touch(theatre, scene, 1)
    button = scene.menu.button("elsewhere")
    assert button.label == "Continue on the LAN"
    theatre.click(button.rect.center)
    assert [path.name for path in theatre.shared] == ["unfinished.jsonl"]
    touch(theatre, scene, 2)
    assert "elsewhere" not in [button.name for button in scene.menu.buttons]


def test_a_lan_game_can_go_on_at_this_screen(theatre: Theatre, tmp_path: Path) -> None:
    (tmp_path / "lan").mkdir()
    fill(tmp_path / "lan")
    scene = a_list(theatre, SavedGames(tmp_path / "lan"))
    touch(theatre, scene, 1)
    button = scene.menu.button("elsewhere")
    assert button.label == "Continue here"
    theatre.click(button.rect.center)
    theatre.key(pygame.K_ESCAPE)  # who plays?
    assert theatre.top is scene
    assert theatre.games.brought == []
    theatre.click(button.rect.center)
    assert isinstance(theatre.top, WhoPlaysScene)
    theatre.top.choice.choose(1, "hard")
    theatre.key(pygame.K_F10)
    assert [path.name for path in theatre.games.brought] == ["unfinished.jsonl"]
    assert theatre.games.stand_ins == {1: "hard"}
    assert theatre.started == [theatre.games.session]


def test_a_game_that_is_played_elsewhere_is_told(theatre: Theatre, tmp_path: Path) -> None:
    fill(theatre.folder)
    theatre.games.trouble = RecordInUse(tmp_path)
    scene = a_list(theatre)
    touch(theatre, scene, 1)
    theatre.click(scene.menu.button("open").rect.center)
    dialog = theatre.top
    assert isinstance(dialog, DialogScene)
    assert "already being played" in dialog.text
