import os
import shutil
import sys
from pathlib import Path

import pytest

from game.ui.core.folder_window import FolderWindow


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_without_a_file_manager_it_fails_immediately(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert FolderWindow(tmp_path).failed


@pytest.mark.parametrize("refuses", [False, True])
def test_on_windows_the_system_call_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refuses: bool
) -> None:
    asked: list[Path] = []

    def start_file(path: Path) -> None:
        asked.append(path)
        if refuses:
            raise OSError("no program is associated with this")

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(os, "startfile", start_file, raising=False)
    assert FolderWindow(tmp_path).failed is refuses
    assert asked == [tmp_path]


@pytest.mark.skipif(sys.platform == "win32", reason="another way there")
@pytest.mark.parametrize(("program", "failed"), [("true", False), ("false", True)])
def test_a_file_manager_that_ends_with_an_error_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, failed: bool
) -> None:
    found = shutil.which(program)
    monkeypatch.setattr(shutil, "which", lambda name: found)
    window = FolderWindow(tmp_path)
    assert window._process is not None
    window._process.wait()
    assert window.failed is failed
