import os
import subprocess
import sys

from game.files.processes import has_ended


def test_a_process_that_runs_has_not_ended_and_goes_on() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        assert not has_ended(process.pid)
        assert not has_ended(os.getpid())
        process.communicate(b"\n")
        assert process.returncode == 0  # not ended by the question


def test_a_process_that_was_killed_has_ended_while_somebody_still_knows_it() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        process.kill()
        process.wait()
        assert has_ended(process.pid)
