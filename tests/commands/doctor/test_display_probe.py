"""The probe of the display, on a real one and without."""

from pathlib import Path

import pytest

from commands.doctor.child_processes import ChildProcesses
from tests.end_to_end.display import SIZE, a_display, need_programs


def test_a_real_display_opens_a_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    need_programs()
    with a_display(tmp_path) as display:
        monkeypatch.setenv("DISPLAY", display.name)
        monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
        told = ChildProcesses().probe("display_probe", 60)
    assert (told.code, told.text("driver")) == (0, "x11")
    assert told.items("screens") == [[*SIZE]]
    assert told.items("window")


def test_a_driver_that_is_not_there_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    told = ChildProcesses().probe("display_probe", 60)
    assert told.code == 1
    assert told.text("error")
