"""Processes with a time limit, which take nothing with them."""

import sys
import threading
from pathlib import Path

import pytest

from commands.doctor.child_processes import ChildProcesses, ProbeResult


def test_a_program_that_hangs_is_ended_in_time() -> None:
    sleeping = [sys.executable, "-c", "import time; time.sleep(600)"]
    assert ChildProcesses().output(sleeping, 0.5) is None


def test_a_program_that_is_not_there_prints_nothing() -> None:
    assert ChildProcesses().output(["/nowhere/at-all"], 5) is None


def test_a_probe_tells_what_it_can_import() -> None:
    told = ChildProcesses().probe("import_probe", 30, "json", "no_such_module")
    assert told.facts["done"] is True
    assert "no_such_module" in told.text("failed no_such_module")


def test_a_probe_imports_nothing_from_the_current_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for module in ("runpy", "msgpack"):
        (tmp_path / f"{module}.py").write_text("raise RuntimeError('not ours')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    told = ChildProcesses().probe("import_probe", 30, "msgpack")
    assert told.facts == {"importing": "msgpack", "done": True}


def test_closing_ends_what_runs_and_starts_nothing_more() -> None:
    children, ended = ChildProcesses(), threading.Event()
    sleeping = [sys.executable, "-c", "import time; time.sleep(600)"]

    def run() -> None:
        children.output(sleeping, 600)
        ended.set()

    threading.Thread(target=run, daemon=True).start()
    while not children._running:
        pass
    children.close()
    assert ended.wait(30)
    assert children.output(sleeping, 600) is None


@pytest.mark.parametrize(
    ("result", "words"),
    [
        (ProbeResult(code=None), "it did not answer in time"),
        (ProbeResult({"error": "No device"}, 1), "No device"),
        (ProbeResult(code=-11), "it crashed (SIGSEGV)"),
        (ProbeResult(code=1, errors="first\nlast\n\n"), "last"),
        (ProbeResult(code=3), "it ended with code 3"),
    ],
)
def test_how_a_probe_ended_in_words(result: ProbeResult, words: str) -> None:
    assert result.ending == words
