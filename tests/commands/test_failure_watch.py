"""The log and the sentences of whole commands that fail on purpose."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.diagnostics.failures import FailurePlace, last_failure
from game.diagnostics.program_log import LOG_NAME, LOG_VARIABLE

CODE, MARK = "418239", "".join(["ca", "na", "ry"])

# Each program breaks one part of the game, then runs a command as main.py would.
BREAK = {
    "host": (
        "import net.table.host as h\n"
        "def fail(self, now): raise RuntimeError(self.house.code + repr(vars(self)))\n"
        "h.Host.tick = fail\n"
    ),
    "plan": (
        "import commands.serve as s\n"
        "def fail(wish): raise RuntimeError(repr(wish))\n"
        "s._plan = fail\n"
    ),
    "python": (
        "import net.table.host as h, faulthandler\n"
        "def fail(self, now): faulthandler._sigsegv()\n"
        "h.Host.tick = fail\n"
    ),
    "nothing": "",
}


def served(part: str, home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """`serve`, with a part of it broken, for two seconds."""
    arguments = ["serve", "--code", CODE, "--name", MARK, "--port", "0", "--bind", "127.0.0.1"]
    program = (
        "import sys, os, signal, threading\n"
        f"{BREAK[part]}"
        "timer = threading.Timer(2.0, lambda: os.kill(os.getpid(), signal.SIGINT))\n"
        "timer.daemon = True; timer.start()\n"
        "from commands.network import network\n"
        "from commands.grammar import parser\n"
        f"sys.argv[1:] = {arguments!r}\n"
        "sys.exit(network(parser('main.py').parse(sys.argv[1:])))\n"
    )
    return subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=os.environ | {"PARIS_HOME": str(home)} | environment,
        timeout=60,
    )


@pytest.mark.slow("processes")
@pytest.mark.skipif(os.name == "nt", reason="interrupts itself")
@pytest.mark.parametrize(
    ("part", "place"), [("host", FailurePlace.TASK), ("plan", FailurePlace.COMMAND)]
)
def test_a_failure_of_serve_is_one_sentence_and_in_the_log_without_secrets(
    tmp_path: Path, part: str, place: FailurePlace
) -> None:
    told = served(part, tmp_path)
    log = tmp_path / LOG_NAME
    found = last_failure(log)
    assert found is not None
    assert (found.error, found.place) == ("RuntimeError", place)
    sentences = [line for line in told.stderr.splitlines() if "unexpected error" in line]
    assert len(sentences) == 1
    assert sentences[0].endswith(f"; see {log}")
    assert "Traceback" not in told.stderr
    text = log.read_text()
    assert text.count("failure: ") == 1
    assert CODE not in text
    assert MARK not in text


@pytest.mark.slow("processes")
@pytest.mark.skipif(os.name == "nt", reason="interrupts itself")
@pytest.mark.parametrize("place", ["", "/nowhere/at/all.log", "/dev/full"])
def test_without_a_log_serve_says_so_and_goes_on(tmp_path: Path, place: str) -> None:
    told = served("nothing", tmp_path, **{LOG_VARIABLE: place})
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout.splitlines()[0])["ready"]
    sentences = [line for line in told.stderr.splitlines() if "log" in line]
    assert len(sentences) == 1
    assert not (tmp_path / LOG_NAME).exists()


@pytest.mark.slow("processes")
@pytest.mark.skipif(os.name == "nt", reason="interrupts itself")
def test_serve_logs_its_start_and_its_table(tmp_path: Path) -> None:
    told = served("nothing", tmp_path)
    assert told.returncode == 0
    text = (tmp_path / LOG_NAME).read_text()
    assert "serve --code --name --port --bind\n" in text
    assert "host: the table is open on port " in text
    assert "host: the table closes in phase lobby" in text
    assert CODE not in text
    assert MARK not in text


BOT = """
class Broken:
    def __init__(self, *_): pass
    def choose(self, view): raise ValueError("canary" + "-418239" + repr(view.portfolio))
"""


@pytest.mark.slow("processes")
def test_an_error_in_a_process_of_the_arena_is_logged_and_shown_to_its_author(
    tmp_path: Path,
) -> None:
    (tmp_path / "mine.py").write_text(BOT)
    main = Path(__file__).parent.parent.parent / "main.py"
    bots = ["--bots", "mine:Broken,easy,easy", "--games", "1"]
    told = subprocess.run(
        [sys.executable, str(main), "arena", *bots],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env=os.environ | {"PARIS_HOME": str(tmp_path), "PARIS_NO_SETUP": "1"},
        timeout=60,
    )
    assert told.returncode == 1, told.stderr
    assert "in choose" in told.stderr
    found = last_failure(tmp_path / LOG_NAME)
    assert found is not None
    assert (found.place, found.name) == (FailurePlace.PROCESS, "arena")
    assert (tmp_path / LOG_NAME).read_text().count("failure: ValueError") == 1
    assert "canary-418239" not in (tmp_path / LOG_NAME).read_text()


@pytest.mark.slow("processes")
@pytest.mark.skipif(os.name == "nt", reason="interrupts itself")
def test_a_crash_of_serve_is_in_the_log_from_the_next_start_on(tmp_path: Path) -> None:
    log = tmp_path / LOG_NAME
    assert served("python", tmp_path).returncode < 0
    assert "failure: " not in log.read_text()
    doctor_sees = last_failure(log)
    assert doctor_sees is not None
    assert doctor_sees.where.startswith("net/lan/server.py")
    for _ in range(2):
        assert served("nothing", tmp_path).returncode == 0
    text = log.read_text()
    assert text.count("failure: Segmentation fault in net/lan/server.py") == 1
    assert CODE not in text
    assert MARK not in text
    assert (tmp_path / "paris-connection.crash").read_text() == ""


WINDOW = """
import faulthandler
import game.ui.core.app as a
from commands.dispatch import main
def crash(*_): faulthandler._sigsegv()
a.App.run = crash
main([])
"""


@pytest.mark.slow("processes")
@pytest.mark.skipif(os.name == "nt", reason="Windows calls it otherwise")
def test_a_crash_of_the_window_leaves_its_stack(tmp_path: Path) -> None:
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PARIS_NO_SETUP": "1"}
    told = subprocess.run(
        [sys.executable, "-c", WINDOW],
        capture_output=True,
        text=True,
        env=os.environ | drivers | {"PARIS_HOME": str(tmp_path)},
        timeout=60,
    )
    assert told.returncode < 0, told.stderr
    found = last_failure(tmp_path / LOG_NAME)
    assert found is not None
    assert (found.error, found.place) == ("Segmentation fault", FailurePlace.CRASH)
    assert found.where.startswith("game/ui/program.py")


# Each breaks a command, and what it is broken with tells a secret.
COMMANDS = {
    "check": ("commands.check._check", ["check", "file"]),
    "board": ("commands.board.check_boards", ["board", "check", "file"]),
    "arena": (
        "commands.arena.tournament.pairings",
        ["arena", "--bots", "easy,easy,easy", "--games", "1"],
    ),
    "bench": ("commands.bench.suite.bench", ["bench"]),
    "screenshots": ("commands.screenshots.screenshots", ["screenshots", "folder"]),
    "find": ("net.lan.discovery.this_machine", ["find", "--seconds", "0.5"]),
    "join": ("net.lan.client.guest_context", ["join", "127.0.0.1:9", "--bot", "easy"]),
    "join while it connects": ("net.lan.client.first_of", ["join", "127.0.0.1:9", "--bot", "easy"]),
}

BROKEN = """
import sys
from pkgutil import resolve_name
place, arguments = sys.argv[1], sys.argv[2:]
module, _, name = place.rpartition(".")
def fail(*given, **named):
    raise RuntimeError("ca" + "nary", given, named)
setattr(resolve_name(module), name, fail)
from commands.dispatch import main
sys.argv[1:] = arguments
sys.exit(main(arguments))
"""


def broken(name: str, home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command that fails."""
    place, arguments = COMMANDS[name]
    return subprocess.run(
        [sys.executable, "-c", BROKEN, place, *arguments],
        capture_output=True,
        text=True,
        env=os.environ | {"PARIS_HOME": str(home), "PARIS_NO_SETUP": "1"} | environment,
        timeout=60,
    )


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_that_fails_says_so_in_one_sentence_with_the_log(
    tmp_path: Path, name: str
) -> None:
    told, log = broken(name, tmp_path), tmp_path / LOG_NAME
    assert told.returncode == 1, told.stderr
    assert told.stdout == ""
    assert told.stderr.startswith(f"{COMMANDS[name][1][0]}: unexpected error: RuntimeError in ")
    assert told.stderr.endswith(f"; see {log}\n")
    assert told.stderr.count("\n") == 1
    text = log.read_text()
    assert text.count("failure: RuntimeError") == 1
    assert "in fail" in text
    assert MARK not in text + told.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such file")
def test_developers_see_the_report_with_the_error_output_as_the_log(tmp_path: Path) -> None:
    told = broken("check", tmp_path, **{LOG_VARIABLE: "/dev/stderr"})
    assert told.returncode == 1
    assert "failure: RuntimeError" in told.stderr
    assert "in fail" in told.stderr
    assert not (tmp_path / LOG_NAME).exists()


def test_without_a_log_the_report_is_printed(tmp_path: Path) -> None:
    told = broken("check", tmp_path, **{LOG_VARIABLE: ""})
    assert told.returncode == 1
    assert told.stderr.count("in fail") == 1


# A whole game of bots, in which the host fails once.
GAME = """
import sys
import net.table.host as h
real, failed = h.Host.bot_acts, []
def fail(self, *given):
    if not failed:
        failed.append(1)
        raise RuntimeError("ca" + "nary", given)
    real(self, *given)
h.Host.bot_acts = fail
from commands.dispatch import main
sys.exit(main(sys.argv[1:]))
"""
SERVE = ["serve", "--players", "3", "--bots", "easy,easy,easy", "--port", "0", "--once"]


def played(home: Path, records: Path, *before: str) -> tuple[bool, str]:
    """Play it, with words before the command; returns whether it was saved, and what was said."""
    command = [*before, sys.executable, "-B", "-c", GAME, *SERVE, "--record", str(records)]
    environment = {"PARIS_HOME": str(home), "PARIS_NO_SETUP": "1"}
    told = subprocess.run(
        command,
        capture_output=True,
        text=True,
        env=os.environ | environment,
        timeout=60,
    )
    end = json.loads(told.stdout.splitlines()[-1])
    assert end["finished"]
    assert told.stderr.count("unexpected error") == 1
    assert MARK not in told.stderr
    return end["saved"], told.stderr


@pytest.mark.slow("processes")
@pytest.mark.skipif(os.name == "nt", reason="no such limits here")
def test_on_a_full_disk_the_game_goes_on_and_the_terminal_has_the_report(tmp_path: Path) -> None:
    log = tmp_path / LOG_NAME
    log.write_text("x" * 4096)
    saved, said = played(tmp_path, tmp_path, "sh", "-c", 'ulimit -f 6; exec "$0" "$@"')
    assert not saved
    assert "in fail" in said
    assert log.read_text() == "x" * 4096


@pytest.mark.slow("processes")
@pytest.mark.skipif(os.name == "nt", reason="no such permissions here")
def test_in_a_read_only_folder_the_game_goes_on_and_the_terminal_has_the_report(
    tmp_path: Path,
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    home.chmod(0o555)
    root = os.geteuid() == 0  # who may write everywhere, unless that is taken away
    if root and not shutil.which("setpriv"):
        pytest.skip("nothing is read-only for this user")
    without = ["setpriv", "--bounding-set=-dac_override"] if root else []
    saved, said = played(home, tmp_path, *without)
    assert saved
    assert "in fail" in said
    assert not [*home.iterdir()]
