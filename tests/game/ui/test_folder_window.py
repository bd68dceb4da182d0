import shutil
import sys
from pathlib import Path

import pytest

from game.ui.folder_window import FolderWindow


def test_without_a_program_for_files_it_fails_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert FolderWindow(tmp_path).failed


@pytest.mark.skipif(sys.platform == "win32", reason="another way there")
@pytest.mark.parametrize(("program", "failed"), [("true", False), ("false", True)])
def test_a_program_that_ends_in_trouble_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, failed: bool
) -> None:
    found = shutil.which(program)
    monkeypatch.setattr(shutil, "which", lambda name: found)
    window = FolderWindow(tmp_path)
    assert window._asked is not None
    window._asked.wait()
    assert window.failed is failed
