"""Plain `main.py` where no window can be opened."""

from pathlib import Path

import pytest

from commands.play import play
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
        "paris-connection: there is no display to open a window on; check, board check, bench,"
        " screenshots and test need none (see --help)\n"
    )


def test_the_program_itself_says_so_too(tmp_path: Path) -> None:
    nowhere = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""}
    outcome = run([], PARIS_HOME=str(tmp_path), **nowhere)
    assert outcome.code == 2
    assert outcome.sentence.startswith("paris-connection: there is no display")
    assert list(tmp_path.iterdir()) == []
