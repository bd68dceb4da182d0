import errno
import tempfile
from pathlib import Path

import pytest

from game.storage.folders import find_folders, ready


def test_the_platform_says_where_settings_and_saves_live() -> None:
    folders = find_folders({})
    for path in (folders.settings, folders.saves, folders.boards):
        assert path.is_absolute()
        assert "paris-connection" in path.parts


def test_one_variable_keeps_all_in_one_place(tmp_path: Path) -> None:
    folders = find_folders({"PARIS_HOME": str(tmp_path / "stick")})
    assert folders.settings == tmp_path / "stick" / "settings.json"
    assert folders.saves == tmp_path / "stick" / "saves"
    assert folders.boards == tmp_path / "stick" / "boards"


def test_an_empty_variable_counts_as_none() -> None:
    assert find_folders({"PARIS_HOME": ""}) == find_folders({})


def test_a_relative_or_tilde_path_is_made_absolute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    monkeypatch.setenv("USERPROFILE", "/home/ada")
    assert find_folders({"PARIS_HOME": "~/games"}).data == Path("/home/ada/games").absolute()
    assert find_folders({"PARIS_HOME": "games"}).data == Path.cwd() / "games"


def test_nothing_is_made_before_it_is_asked_for(tmp_path: Path) -> None:
    folders = find_folders({"PARIS_HOME": str(tmp_path / "stick")})
    assert list(tmp_path.iterdir()) == []
    assert ready(folders.saves)
    assert folders.saves.is_dir()
    assert list(folders.saves.iterdir()) == []
    assert not folders.boards.exists()


def test_a_folder_that_is_there_is_ready(tmp_path: Path) -> None:
    assert ready(tmp_path)


def test_a_folder_is_not_ready_where_a_file_is_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "stick").write_text("in the way", encoding="utf-8")
    folder = tmp_path / "stick" / "saves"
    assert not ready(folder)


def test_a_read_only_folder_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_arguments: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    assert not ready(tmp_path)
