"""One process at a time."""

import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from commands.lock import locked
from tests.commands.project import HOME, surroundings

HOLD = """
import sys
from pathlib import Path
from commands.lock import locked
with locked(Path(sys.argv[1]), "waiting"):
    print("held", flush=True)
    sys.stdin.read()
"""


def _holder(path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=surroundings(PYTHONPATH=str(HOME)),
    )


def _line(stream: IO[str] | None) -> str:
    assert stream
    return stream.readline()


def test_a_free_lock_is_taken_without_a_word(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):
        with locked(tmp_path / "lock", "waiting"):
            pass
    assert capsys.readouterr().err == ""


def test_the_second_says_so_and_waits_for_the_first(tmp_path: Path) -> None:
    first, second = _holder(tmp_path / "lock"), None
    with first:
        assert _line(first.stdout) == "held\n"
        second = _holder(tmp_path / "lock")
        assert _line(second.stderr) == "paris-connection: waiting\n"
        assert first.poll() is None
    with second:
        assert _line(second.stdout) == "held\n"


def test_a_holder_that_dies_lets_go(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with _holder(tmp_path / "lock") as holder:
        assert _line(holder.stdout) == "held\n"
        holder.kill()
        holder.wait()
        with locked(tmp_path / "lock", "waiting"):
            pass
    assert capsys.readouterr().err == ""


def test_an_error_lets_go_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="oops"), locked(tmp_path / "lock", "waiting"):
        raise ValueError("oops")
    with locked(tmp_path / "lock", "waiting"):
        pass
    assert capsys.readouterr().err == ""


def test_the_file_stays_so_that_all_who_wait_wait_for_the_same(tmp_path: Path) -> None:
    with locked(tmp_path / "lock", "waiting"):
        pass
    assert (tmp_path / "lock").exists()
