from pathlib import Path

import pytest

from game.storage.folders import find_folders
from game.storage.new_files import add_file


def test_a_file_never_replaces_another(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there yet"
    paths = [add_file(folder, "game", ".png", bytes([number])) for number in range(3)]
    assert [path.name for path in paths] == ["game.png", "game (2).png", "game (3).png"]
    assert [path.read_bytes() for path in paths] == [b"\0", b"\1", b"\2"]


def test_a_folder_that_cannot_be_made_raises_an_error_of_the_system(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(FileExistsError):
        add_file(tmp_path / "file", "game", ".png", b"")


def test_pictures_are_kept_where_the_user_has_pictures_or_in_the_one_place(tmp_path: Path) -> None:
    assert find_folders({"PARIS_HOME": str(tmp_path)}).pictures == tmp_path / "pictures"
    assert find_folders({}).pictures.name == "Paris Connection"
    assert find_folders({}).pictures.is_absolute()
