"""Plain `main.py` before a window opens, and where none can be opened."""

import os
import sys
from pathlib import Path

import pytest

from commands.play import play, window_possible
from tests.commands.project import run


def test_without_a_display_there_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    assert play() == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == (
        "paris-connection: no display found, so the game cannot open a window; serve, join --bot,"
        " find, arena, check, board check, bench, screenshots and test work without one"
        " (see --help)\n"
    )


def test_before_a_window_opens_windows_is_asked_not_to_stretch_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_WINDOWS_DPI_AWARENESS", "")
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS")
    assert window_possible()
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a display")
def test_the_program_itself_says_so_too(tmp_path: Path) -> None:
    nowhere = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""}
    outcome = run([], PARIS_HOME=str(tmp_path), **nowhere)
    assert outcome.code == 2
    assert outcome.sentence.startswith("paris-connection: no display found")
    assert list(tmp_path.iterdir()) == []


def test_a_display_that_cannot_be_opened_is_told_in_one_sentence(tmp_path: Path) -> None:
    outcome = run([], PARIS_HOME=str(tmp_path), SDL_VIDEODRIVER="no-such-driver")
    assert outcome.code == 1
    (sentence,) = outcome.err.splitlines()
    assert sentence.startswith("paris-connection: the game cannot go on (")
    assert sentence.endswith(f"; see {tmp_path / 'paris-connection.log'}")
    assert "pygame.error" in (tmp_path / "paris-connection.log").read_text(encoding="utf-8")
