import os
import shutil
from pathlib import Path

import pygame
import pytest

from game.board import read_board
from game.series import GameResult, Series
from game.ui.scenes.dialog import DialogScene
from game.ui.scenes.saves import SavesScene
from game.ui.series_files import keep_series
from game.ui.settings import LANGUAGES
from tests.builders import board_file
from tests.commands.records import write_record
from tests.game.ui.scenes.theatre import ROOT, Curtain, Theatre

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


def a_list(theatre: Theatre) -> SavesScene:
    scene = SavesScene(
        theatre.stage, theatre.saves(), theatre.started.append, theatre.watching.append
    )
    theatre.show(scene, over=Curtain())
    theatre.frame(10)
    return scene


def test_no_games_is_said(theatre: Theatre) -> None:
    scene = a_list(theatre)
    assert scene.game is None
    assert not scene.menu.button("open").enabled
    assert not scene.menu.button("delete").enabled


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
    result = GameResult(("Ada", "Ben", "Cleo"), (5, 3, 2), first=0)
    keep_series(theatre.folder / "finished.jsonl", Series(3))
    keep_series(theatre.folder / "unfinished.jsonl", Series(3, (result,)))
    finished, unfinished, broken = a_list(theatre).lines
    assert finished.about.endswith("Finished · Game 1 of 3 · France")
    assert unfinished.about.endswith("Turn 7 · Game 2 of 3 · France")
    assert "Game" not in broken.about


def test_a_broken_game_says_what_is_wrong_and_cannot_be_opened(theatre: Theatre) -> None:
    fill(theatre.folder)
    scene = a_list(theatre)
    line = scene.lines[2]
    assert line.about.endswith("This file is damaged or no saved game (line 5).")
    top, bottom = scene.list.span(2)
    assert scene.form is not None
    box = scene.form.box
    theatre.click((box.left + 30, box.top + (top + bottom) // 2))
    assert not scene.menu.button("open").enabled
    assert scene.menu.button("delete").enabled


def test_a_game_is_deleted_only_after_a_question(theatre: Theatre) -> None:
    fill(theatre.folder)
    scene = a_list(theatre)
    theatre.key(pygame.K_DELETE)
    assert isinstance(theatre.top, DialogScene)
    theatre.key(pygame.K_RETURN)  # the keyboard starts on the harmless answer
    assert len(scene.lines) == 3
    theatre.key(pygame.K_DELETE)
    assert isinstance(theatre.top, DialogScene)
    theatre.click(theatre.top.menu.button("yes").rect.center)
    theatre.frame()
    assert not (theatre.folder / "finished.jsonl").exists()
    assert len(scene.lines) == 2
    assert scene.menu.button("open").label == "Continue"


def test_hundreds_of_games_scroll_to_the_chosen_one(theatre: Theatre) -> None:
    for number in range(200):
        (theatre.folder / f"{number:03}.jsonl").touch()
    scene = a_list(theatre)
    theatre.key(pygame.K_TAB)
    for _ in range(40):
        theatre.key(pygame.K_DOWN)
    assert scene.form is not None
    top, bottom = scene.list.span(40)
    assert scene.form.offset <= top
    assert bottom <= scene.form.offset + scene.form.box.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_whose_map_is_gone_names_it_and_cannot_be_opened(
    theatre: Theatre, language: str
) -> None:
    theatre.window((1280, 720), language=language)
    own = read_board(board_file("atlantis"))
    write_record(theatre.folder / "own.jsonl", board=own, actions=2)
    scene = a_list(theatre)
    (line,) = scene.lines
    assert line.wrong
    assert "atlantis" in line.about
    assert not scene.menu.button("open").enabled
