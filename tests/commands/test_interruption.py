"""The set-up interrupted, and started twice at once."""

import os
import signal
import socket
import subprocess
import time

import pytest

from tests.commands.project import GAME, Project, ended


def _wait_for(program: subprocess.Popen[str], words: str) -> None:
    assert program.stderr
    for line in program.stderr:
        if words in line:
            return
    pytest.fail(f"it ended without a word of {words!r}")


def test_ctrl_c_while_the_environment_is_made(fresh: Project, quick: str) -> None:
    program = fresh.begin()
    _wait_for(program, "setting up")
    time.sleep(0.4)
    os.killpg(program.pid, signal.SIGINT)
    outcome = ended(program)
    assert outcome.code == 130
    assert outcome.err == "\nparis-connection: interrupted\n"
    assert fresh.stamp.exists()
    assert fresh.runs_inside(fresh.start(PYTHONPATH=quick))


def test_a_power_cut_while_the_environment_is_made(fresh: Project, quick: str) -> None:
    program = fresh.begin()
    _wait_for(program, "setting up")
    time.sleep(0.4)
    os.killpg(program.pid, signal.SIGKILL)
    ended(program)
    assert fresh.runs_inside(fresh.start(PYTHONPATH=quick))


def test_ctrl_c_while_the_packages_are_installed_leaves_no_pip_behind(
    ready: Project, quick: str
) -> None:
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
    ready.requires(f"{GAME}>=1.0")
    assert ready.runs_inside(ready.start(PYTHONPATH=quick))


def test_of_two_starts_at_once_one_waits_and_both_succeed(fresh: Project, quick: str) -> None:
    first = fresh.begin(PYTHONPATH=quick, VENV_SECONDS="2")
    _wait_for(first, "setting up")
    second = ended(fresh.begin(PYTHONPATH=quick))
    assert fresh.runs_inside(second)
    assert (
        second.err
        == "paris-connection: waiting for another copy of the game to finish setting up\n"
    )
    assert fresh.runs_inside(ended(first))
