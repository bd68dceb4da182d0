import os
from pathlib import Path

import pytest

from game.ui.files import MOST_SET_ASIDE, set_aside, write_whole


def test_a_file_is_written_whole_and_in_a_folder_that_was_not_there(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file.json"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert [*path.parent.iterdir()] == [path]


def test_a_disk_that_refuses_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("full")

    path = tmp_path / "file.json"
    write_whole(path, b"old")
    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(OSError, match="full"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [*tmp_path.iterdir()] == [path]


def test_broken_files_are_set_aside_under_names_that_no_file_has(tmp_path: Path) -> None:
    path = tmp_path / "evening.series"
    for number in (1, 2):
        path.write_text(str(number))
        assert set_aside(path) == tmp_path / f"evening.broken-{number}.series"
        assert not path.exists()


def test_what_cannot_be_set_aside_stays(tmp_path: Path) -> None:
    path = tmp_path / "evening.series"
    assert set_aside(path) is None
    path.touch()
    for number in range(1, MOST_SET_ASIDE + 1):
        (tmp_path / f"evening.broken-{number}.series").touch()
    assert set_aside(path) is None
    assert path.exists()
