import os
from pathlib import Path

import pytest

from game.board import BoardError, Flaw, Shelf, UnknownBoard, load_board, read_board, read_file
from game.json_text import LARGEST
from tests.builders import board_file


@pytest.mark.skipif(os.name == "nt", reason="names are text there")
def test_a_file_whose_name_is_no_text_is_named_so_that_it_can_be_drawn(tmp_path: Path) -> None:
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xe9.json")).touch()
    *_, entry = Shelf(tmp_path).entries()
    assert (entry.name, entry.flaw) == ("?.json", Flaw.EMPTY)


def test_the_boards_of_the_game_come_first_and_then_the_players_own(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(board_file())
    shelf = Shelf(tmp_path)
    assert shelf.playable() == ("france", "paris-bruxelles", "island")
    assert Shelf().playable() == ("france", "paris-bruxelles")
    assert Shelf(tmp_path / "none").playable() == ("france", "paris-bruxelles")


def test_an_own_board_is_found_by_its_name_not_by_its_files(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(board_file())
    assert Shelf(tmp_path).load("island") == read_board(board_file())
    assert Shelf(tmp_path).load("france") == load_board("france")
    with pytest.raises(UnknownBoard, match="no map called 'a'; available maps: france, .*island"):
        Shelf(tmp_path).load("a")


def test_a_missing_board_says_where_it_was_looked_for(tmp_path: Path) -> None:
    with pytest.raises(UnknownBoard) as refused:
        Shelf(tmp_path).load("atlantis")
    assert str(tmp_path) in str(refused.value)
    assert refused.value.name == "atlantis"


def test_a_broken_file_stands_there_with_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_bytes(board_file(end=False))
    (tmp_path / "text.json").write_bytes(b"a map")
    (tmp_path / "notes.txt").write_bytes(b"not looked at")
    broken, text = [entry for entry in Shelf(tmp_path).entries() if entry.board is None]
    assert (broken.name, text.name) == ("broken.json", "text.json")
    assert broken.problems == ('there is no goal city: at least one city needs "end": true',)
    assert text.problems[0].startswith("not valid JSON")


def test_a_name_that_is_taken_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(board_file("france"))
    (tmp_path / "b.json").write_bytes(board_file())
    (tmp_path / "c.json").write_bytes(board_file())
    shelf = Shelf(tmp_path)
    assert [entry.problems[0] for entry in shelf.entries() if entry.board is None] == [
        "the name 'france' is already used by a built-in map",
        "the name 'island' is already used by b.json",
    ]
    assert shelf.load("france") == load_board("france")


def test_a_folder_is_passed_over_and_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()
    assert all(entry.board for entry in Shelf(tmp_path).entries())
    large = tmp_path / "large.json"
    with large.open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(BoardError, match="larger than"):
        read_file(large)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_does_not_hold_the_shelf_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    assert Shelf(tmp_path).playable() == Shelf().playable()


def test_why_a_file_is_no_board_is_told_in_a_word(tmp_path: Path) -> None:
    files = {
        "a": (b" \n", Flaw.EMPTY),
        "b": (b"\x89PNG\r\n\xff\xfe", Flaw.NOT_TEXT),
        "c": (b"a map", Flaw.NOT_JSON),
        "d": (b'{"players": 3}', Flaw.NO_BOARD),
        "e": (b"[1, 2]", Flaw.NO_BOARD),
        "f": (b'{"name": "x", "title": "X", "hexes": [1], "barriers": []}', Flaw.MISTAKES),
        "g": (b'{"name": "x", "title": "X", "hexes": [], "barriers": []}', Flaw.NO_BOARD),
        "h": (board_file(end=False), Flaw.NO_END),
        "i": (b" " * (LARGEST + 1), Flaw.TOO_LARGE),
        "j": (board_file("france"), Flaw.NAME_TAKEN),
    }
    for name, (data, _) in files.items():
        (tmp_path / f"{name}.json").write_bytes(data)
    found = [entry.flaw for entry in Shelf(tmp_path).entries() if entry.board is None]
    assert found == [flaw for _, flaw in files.values()]
