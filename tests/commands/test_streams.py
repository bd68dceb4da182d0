"""Text in pipes and files, as far as it differs between systems."""

import errno
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from commands.streams import discard_output, nobody_reads, prepare_streams
from tests.commands.project import HOME, surroundings

NAME = "Zoë Šuštar 路"


def a_pipe() -> io.TextIOWrapper:
    """As Windows opens one in western Europe."""
    return io.TextIOWrapper(io.BytesIO(), encoding="cp1252", newline="")


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_on_windows_a_pipe_gets_utf_8(stream: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    monkeypatch.setattr(sys, stream, pipe := a_pipe())
    prepare_streams(windows=True)
    pipe.write(NAME)
    pipe.seek(0)
    assert pipe.buffer.read() == NAME.encode()


def test_a_join_code_in_a_pipe_is_utf_8_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    typed = io.TextIOWrapper(io.BytesIO(NAME.encode()), encoding="cp1252")
    monkeypatch.setattr(sys, "stdin", typed)
    prepare_streams(windows=True)
    assert typed.read() == NAME


@pytest.mark.parametrize("windows", [False, True])
def test_an_encoding_that_was_asked_for_stays_and_no_name_is_too_much_for_it(
    windows: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "cp1252")
    monkeypatch.setattr(sys, "stdout", pipe := a_pipe())
    prepare_streams(windows=windows)
    pipe.write(NAME)
    pipe.seek(0)
    assert pipe.buffer.read() == NAME.encode("cp1252", "backslashreplace")


def test_a_program_without_a_console_has_nothing_to_prepare(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    prepare_streams(windows=True)
    discard_output()


def test_what_the_program_writes_into_a_pipe_is_utf_8_here(tmp_path: Path) -> None:
    """Without PYTHONUTF8, which the other tests set."""
    file = tmp_path / f"{NAME}.jsonl"
    file.write_text("nothing", encoding="utf-8")
    env = {key: value for key, value in surroundings().items() if key != "PYTHONUTF8"}
    ended = subprocess.run(
        [sys.executable, str(HOME / "main.py"), "check", str(file)],
        capture_output=True,
        env={**env, "PARIS_NO_SETUP": "1"},
    )
    said = (ended.stdout + ended.stderr).decode("utf-8")
    assert NAME in said
    assert json.dumps(NAME)[1:-1] not in said


@pytest.mark.parametrize(
    ("error", "windows", "closed"),
    [
        (BrokenPipeError(errno.EPIPE, "closed"), False, True),
        (BrokenPipeError(errno.EPIPE, "closed"), True, True),
        (OSError(errno.EINVAL, "Invalid argument"), True, True),
        (OSError(errno.EINVAL, "Invalid argument"), False, False),
        (OSError(errno.EINVAL, "Invalid argument", "a?.jsonl"), True, False),
        (OSError(errno.ENOSPC, "full"), True, False),
    ],
)
def test_a_reader_that_has_seen_enough_is_no_error(
    error: OSError, windows: bool, closed: bool
) -> None:
    assert nobody_reads(error, windows=windows) is closed
