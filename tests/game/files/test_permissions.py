"""Modes of files and folders; a system without them has nothing to test."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from commands.local_games import LocalGames
from game.files.permissions import make_private, tighten
from game.rules.record import Player
from game.series import Series
from game.storage.folders import Folders, tidy
from game.storage.records import RecordWriter
from game.storage.settings import SettingsFile
from net.lan.passes import Pass, Passes
from tests.builders import a_header

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no modes here")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def _others_may_read() -> Iterator[None]:
    """As most systems have it: what is made without a word can be read by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_a_record_is_for_its_owner_alone(tmp_path: Path) -> None:
    with RecordWriter.create(tmp_path / "game.jsonl", a_header()):
        assert mode(tmp_path / "game.jsonl") == 0o600


def test_a_record_of_an_earlier_version_is_closed_when_it_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    RecordWriter.create(path, a_header()).close()
    path.chmod(0o644)
    RecordWriter.resume(path)[0].close()
    assert mode(path) == 0o600


def test_what_a_game_writes_is_for_its_owner_alone_and_its_home_is_left_alone(
    tmp_path: Path,
) -> None:
    home = tmp_path / "home"
    home.mkdir(0o755)
    games = LocalGames(Folders(home, home), SettingsFile(home / "settings.json"))
    players = tuple(Player(name, "human") for name in ("Ada", "Ben", "Cleo"))
    games.begin(players, series=Series(3))
    Passes(home / "passes").keep("table", "Ada", Pass(b"t" * 32, b"f" * 32))
    assert mode(home) == 0o755
    assert {mode(home / own) for own in ("saves", "passes")} == {0o700}
    files = [file for file in home.rglob("*") if file.is_file()]
    assert len(files) == 4
    assert {mode(file) for file in files} == {0o600}


def test_old_folders_and_files_are_closed_at_the_start(tmp_path: Path) -> None:
    folders = Folders(tmp_path / "config", tmp_path / "data")
    own = (folders.saves, folders.tables, folders.passes)
    for folder in own:
        folder.mkdir(0o755, parents=True)
        (folder / "file").touch(0o644)
    folders.boards.mkdir(0o755)
    (folders.boards / "map.json").touch(0o644)
    (folders.data).chmod(0o755)
    tidy(folders)
    assert {mode(folder) for folder in own} == {0o700}
    assert {mode(folder / "file") for folder in own} == {0o600}
    assert (mode(folders.data), mode(folders.boards)) == (0o755, 0o755)
    assert mode(folders.boards / "map.json") == 0o644


def test_nothing_that_a_link_leads_to_is_changed(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(0o755)
    (shared / "game.jsonl").touch(0o644)
    (tmp_path / "saves").symlink_to(shared)
    tighten(tmp_path / "saves")
    own = tmp_path / "own"
    own.mkdir()
    (own / "linked.jsonl").symlink_to(shared / "game.jsonl")
    tighten(own)
    assert (mode(shared), mode(shared / "game.jsonl")) == (0o755, 0o644)


def test_what_its_owner_may_not_do_stays_so(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").touch(0o444)
    (tmp_path / "game.jsonl").chmod(0o444)
    tighten(tmp_path)
    assert mode(tmp_path / "game.jsonl") == 0o400


def test_a_disk_without_modes_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError("no modes on this disk")

    (tmp_path / "game.jsonl").touch(0o644)
    monkeypatch.setattr(os, "chmod", refuse)
    tighten(tmp_path)
    tighten(tmp_path / "not there")
    make_private(tmp_path / "new")
    with RecordWriter.create(tmp_path / "new" / "game.jsonl", a_header()):
        pass
    RecordWriter.resume(tmp_path / "new" / "game.jsonl")[0].close()
