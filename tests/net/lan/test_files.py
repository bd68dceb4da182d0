"""Files that are whole or not there."""

import os
import stat
from pathlib import Path

import pytest

from game.series import Series
from net.lan.files import note_place, write_secretly


def test_a_file_is_replaced_as_a_whole_and_is_for_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file"
    write_secretly(path, "one")
    write_secretly(path, "zwei é")
    assert path.read_text(encoding="utf-8") == "zwei é"
    assert [one.name for one in path.parent.iterdir()] == ["file"]
    if os.name != "nt":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_what_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_secretly(path, "one")

    def fail(_: int) -> None:
        raise OSError("full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="full"):
        write_secretly(path, "two")
    assert path.read_text() == "one"
    assert [one.name for one in tmp_path.iterdir()] == ["file"]


def test_which_game_of_a_series_a_record_is_is_noted_once(tmp_path: Path) -> None:
    record, note = tmp_path / "game.jsonl", tmp_path / "game.place"
    note_place(record, Series())
    assert not note.exists()  # a game by itself
    note_place(record, Series(3))
    assert note.read_text() == '{"game": 1, "length": 3}\n'
    note_place(record, Series(5))
    assert note.read_text() == '{"game": 1, "length": 3}\n'
