"""The set-up interrupted at any moment, and started twice at once."""

import os
import signal
import socket
import subprocess
from pathlib import Path

import pytest

from tests.commands.project import GAME, Project, ended, make_wheel

pytestmark = pytest.mark.slow("processes")

SIGNALS = pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])


def _wait_for(program: subprocess.Popen[str], words: str) -> None:
    assert program.stderr
    for line in program.stderr:
        if words in line:
            return
    pytest.fail(f"it ended without a word of {words!r}")


def _interrupt(program: subprocess.Popen[str], number: signal.Signals) -> None:
    """As Ctrl-C in a terminal does, or a power cut."""
    os.killpg(program.pid, number)
    outcome = ended(program)
    if number == signal.SIGINT:
        assert outcome.code == 130
        assert outcome.sentence == "paris-connection: interrupted"


@SIGNALS
def test_an_interruption_while_the_environment_is_made(
    fresh: Project, other_venv: str, number: signal.Signals
) -> None:
    program = fresh.begin(PYTHONPATH=other_venv, VENV_SECONDS="30")
    _wait_for(program, "setting up")
    _interrupt(program, number)
    outcome = fresh.start()
    assert fresh.runs_inside(outcome)
    assert "setting up" in outcome.err


@SIGNALS
def test_an_interruption_of_the_download_keeps_the_environment(
    fresh: Project, number: signal.Signals
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(30)
        index = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        program = fresh.begin(PIP_NO_INDEX="0", PIP_FIND_LINKS="", PIP_INDEX_URL=index)
        connection, _ = silent.accept()
        with connection:
            _interrupt(program, number)
    outcome = fresh.start()
    assert fresh.runs_inside(outcome)
    assert "setting up" not in outcome.err
    assert not (fresh.environment / "downloads").exists()


@SIGNALS
def test_an_interruption_of_the_installation_makes_the_environment_anew(
    fresh: Project, tmp_path: Path, number: signal.Signals
) -> None:
    make_wheel(tmp_path / "large", GAME, files=4000)  # which takes a moment to unpack
    large = Project(fresh.folder, tmp_path / "large")
    large.lock(GAME)
    program = large.begin()
    _wait_for(program, "installing 1 package")
    while not list(fresh.environment.glob("lib/*/site-packages/*")):
        assert program.poll() is None
    _interrupt(program, number)
    outcome = large.start()
    assert large.runs_inside(outcome)
    assert "setting up" in outcome.err


def test_an_interrupted_start_leaves_no_pip_behind(ready: Project) -> None:
    ready.requires("tiny-absent>=1.0")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(30)
        index = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        program = ready.begin(PIP_NO_INDEX="0", PIP_INDEX_URL=index)
        connection, _ = silent.accept()
        with connection:
            connection.settimeout(30)
            program.send_signal(signal.SIGINT)  # to it alone, not to pip
            outcome = ended(program)
            while connection.recv(4096):
                pass  # until pip is gone
    assert outcome.code == 130
    assert outcome.sentence == "paris-connection: interrupted"


def test_after_an_interrupted_download_the_packages_that_are_there_still_do(ready: Project) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(30)
        index = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        program = ready.begin("test", PIP_NO_INDEX="0", PIP_FIND_LINKS="", PIP_INDEX_URL=index)
        connection, _ = silent.accept()
        with connection:
            _interrupt(program, signal.SIGKILL)
    outcome = Project(ready.folder, ready.folder / "no wheels").start()
    assert ready.runs_inside(outcome)
    assert outcome.err == ""


def test_of_two_starts_at_once_one_waits_and_both_succeed(fresh: Project, other_venv: str) -> None:
    first = fresh.begin(PYTHONPATH=other_venv, VENV_SECONDS="2")
    _wait_for(first, "setting up")
    second = ended(fresh.begin())
    assert fresh.runs_inside(second)
    assert (
        second.err
        == "paris-connection: waiting for another copy of the game to finish setting up\n"
    )
    assert fresh.runs_inside(ended(first))
