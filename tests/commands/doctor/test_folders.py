"""Folders: missing, read-only, no folders, open to others."""

import os
import sys
from pathlib import Path

import pytest

from commands.doctor.finding import Severity
from commands.doctor.folders import (
    FolderPaths,
    FolderState,
    fallback_places,
    findings,
    folder_finding,
    look,
    read_places,
    space_finding,
)


def test_without_the_package_the_same_folders_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "PARIS_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert fallback_places(os.environ, sys.platform) == read_places(os.environ)
    named = {"PARIS_HOME": "~/stick"}
    assert fallback_places(named, "linux") == read_places(named)


def test_a_fresh_home_is_fine_and_stays_as_it_is(tmp_path: Path) -> None:
    home = tmp_path / "home"
    assert {one.state for one in findings(FolderPaths(home, home))} <= {Severity.OK, Severity.NOTE}
    assert not home.exists()


def test_a_file_in_the_place_of_a_folder_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "saves").touch()
    found = folder_finding("saves", tmp_path / "saves", look(tmp_path / "saves"))
    assert found.state is Severity.PROBLEM
    below = tmp_path / "saves" / "deeper"
    assert folder_finding("x", below, look(below)).state is Severity.PROBLEM


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no read-only folder here")
def test_a_folder_that_takes_no_file_is_a_problem() -> None:
    found = folder_finding("saves", Path("/proc/self"), look(Path("/proc/self")))
    assert found.state is Severity.PROBLEM
    assert found.advice


@pytest.mark.skipif(os.name == "nt", reason="there are no modes")
def test_a_secret_folder_that_others_can_read_is_a_note(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    assert look(tmp_path, private=True) == FolderState(True, open_to_others=True)
    assert folder_finding("saves", tmp_path, look(tmp_path, private=True)).state is Severity.NOTE
    tmp_path.chmod(0o700)
    assert look(tmp_path, private=True) == FolderState(True)


@pytest.mark.parametrize(
    ("free", "state"), [(0, Severity.PROBLEM), (50 << 20, Severity.NOTE), (9 << 30, Severity.OK)]
)
def test_the_room_on_the_disk(free: int, state: Severity) -> None:
    assert space_finding(free).state is state
