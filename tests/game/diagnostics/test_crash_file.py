"""A program that really crashes leaves its stack, and the next one finds it."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from game.diagnostics.crash_file import crash_file, forget_crash, read_crash, watch_crashes
from game.diagnostics.failures import FailurePlace, Failures, last_failure
from game.diagnostics.program_log import LogPlace, ProgramLog

SECRET = "-".join(["canary", "418239"])

# Crashes inside a function that has a secret among its arguments and variables.
PROGRAM = """
import sys
from pathlib import Path
from game.diagnostics.crash_file import watch_crashes
watch_crashes(Path(sys.argv[1]))

def crash(given):
    hand = [given, (given, 1)]
    import faulthandler
    getattr(faulthandler, sys.argv[3])()

crash(sys.argv[2])
"""


def crashed(log: Path, how: str = "_sigsegv") -> None:
    command = [sys.executable, "-c", PROGRAM, str(log), SECRET, how]
    told = subprocess.run(command, capture_output=True, text=True)
    assert told.returncode not in (0, 1), told.stderr


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "paris-connection.log"


@pytest.mark.parametrize(
    ("how", "error"),
    [("_sigsegv", "Segmentation fault"), ("_sigabrt", "Aborted")],
)
@pytest.mark.skipif(os.name == "nt", reason="Windows calls them otherwise")
def test_a_crash_leaves_its_stack_and_nothing_secret(log: Path, how: str, error: str) -> None:
    crashed(log, how)
    file = log.with_name("paris-connection.crash")
    assert SECRET not in file.read_text()
    if os.name != "nt":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    found = last_failure(log)
    assert found is not None
    assert (found.place, found.error) == (FailurePlace.CRASH, error)
    assert "Crashed thread" in found.report
    assert "in crash" in found.report
    assert SECRET not in found.report


def test_a_crash_is_copied_to_the_log_once_and_found_there(log: Path) -> None:
    crashed(log)
    before = last_failure(log)
    own = ProgramLog()
    own.use(LogPlace(log))
    crash = read_crash(log)
    assert crash is not None
    Failures(own).log_crash(crash)
    forget_crash(log)
    assert read_crash(log) is None
    after = last_failure(log)
    assert before is not None
    assert after is not None
    assert after._replace(when=before.when) == before


def test_the_newest_of_several_crashes_counts(log: Path) -> None:
    crashed(log, "_sigabrt")
    crashed(log)
    found = read_crash(log)
    assert found is not None
    assert found.told.error == "Segmentation fault"


def test_a_program_that_ends_well_leaves_an_empty_file(log: Path) -> None:
    code = "import sys; from pathlib import Path\n"
    code += "from game.diagnostics.crash_file import watch_crashes\n"
    code += "watch_crashes(Path(sys.argv[1])); raise SystemExit('an error')"
    subprocess.run([sys.executable, "-c", code, str(log)], check=False, capture_output=True)
    assert log.with_name("paris-connection.crash").read_text() == ""
    assert last_failure(log) is None


def test_a_process_that_is_started_does_not_watch(log: Path) -> None:
    code = (
        "import sys, faulthandler, multiprocessing; from pathlib import Path\n"
        "from game.diagnostics.crash_file import watch_crashes\n"
        "if __name__ == '__main__':\n"
        "    watch_crashes(Path(sys.argv[1]))\n"
        "    context = multiprocessing.get_context('spawn')\n"
        "    one = context.Process(target=faulthandler._sigsegv); one.start(); one.join()\n"
        "    sys.exit(one.exitcode == 0)\n"
    )
    program = log.with_name("program.py")
    program.write_text(code)
    home = str(Path(__file__).parents[3])
    done = subprocess.run(
        [sys.executable, str(program), str(log)],
        env=os.environ | {"PYTHONPATH": home},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert log.with_name("paris-connection.crash").read_text() == ""


@pytest.mark.skipif(os.name == "nt", reason="devices, links and permissions of POSIX")
def test_a_place_that_cannot_be_used_is_left_alone(tmp_path: Path) -> None:
    assert crash_file(Path("/dev/stderr")) is None
    theirs = tmp_path / "theirs"
    theirs.write_text("mine")
    (tmp_path / "a.crash").symlink_to(theirs)
    for log in (Path("/dev/full"), tmp_path / "no" / "folder.log", tmp_path / "a.log"):
        watch_crashes(log)
        assert read_crash(log) is None
    assert theirs.read_text() == "mine"
    assert {*tmp_path.iterdir()} == {theirs, tmp_path / "a.crash"}
