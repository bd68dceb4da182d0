"""`main.py doctor` as a whole: real runs."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from net.wire.limits import PORT
from tests.commands.project import HOME, Project, ended, piped, run, surroundings
from tests.end_to_end.display import a_display, need_programs, wait_for
from tests.net.namespaces.lab import need_namespaces

pytestmark = pytest.mark.slow("processes")

QUIET = {"SDL_AUDIODRIVER": "dummy"}


def told(**extra: str) -> dict[str, dict[str, str]]:
    """The findings of a real run, by name."""
    outcome = run(["doctor", "--json"], **QUIET, **extra)
    assert "Traceback" not in outcome.err
    report = json.loads(outcome.out)
    assert outcome.code == (0 if report["playable"] else 1) == min(report["problems"], 1)
    return {one["name"]: one for one in report["findings"]}


def test_with_a_display_the_game_can_be_played(tmp_path: Path) -> None:
    need_programs()
    with a_display(tmp_path) as display:
        screen = {"DISPLAY": display.name, "SDL_VIDEODRIVER": "x11"}
        outcome = run(["doctor"], **QUIET, **screen, PARIS_HOME=str(tmp_path / "home"))
    assert outcome.code == 0, outcome.out
    assert "A window can be opened." in outcome.out
    assert outcome.out.splitlines()[-1].startswith("No problem found")
    sentences = [line for line in outcome.out.splitlines() if str(tmp_path) not in line]
    assert max(map(len, sentences)) <= 80  # a long path stays whole, to be copied
    assert outcome.err == ""


def test_without_a_display_it_is_a_problem(tmp_path: Path) -> None:
    found = told(DISPLAY="", WAYLAND_DISPLAY="", PARIS_HOME=str(tmp_path))
    assert found["window"]["state"] == "problem"


def test_nothing_secret_is_told(tmp_path: Path) -> None:
    home = tmp_path / "CANARYuser"
    saves = home / ".local" / "share" / "paris-connection" / "saves"
    saves.mkdir(parents=True)
    config = home / ".config" / "paris-connection"
    config.mkdir(parents=True)
    (saves / "CANARYsave.jsonl").write_text('{"players": ["CANARYplayer"]}')
    settings = {"lan_names": ["CANARYplayer"], "lan_address": "CANARYaddress", "ui_scale": "CANARY"}
    (config / "settings.json").write_text(json.dumps(settings))
    secret = {"HOME": str(home), "USER": "CANARYuser", "PARIS_CODE": "CANARYcode"}
    secret |= {"XDG_CONFIG_HOME": "", "XDG_DATA_HOME": "", "DISPLAY": "CANARYcomputer:0"}
    for arguments in (["doctor"], ["doctor", "--json"]):
        outcome = run(arguments, **QUIET, **secret)
        assert "CANARY" not in outcome.out + outcome.err
        assert socket.gethostname() not in outcome.out
        assert "~/.config/paris-connection" in outcome.out


def test_a_taken_port_and_garbage_settings_are_notes(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b"\xff\x00")
    try:
        other = socket.create_server(("", PORT))
    except OSError:
        pytest.skip("somebody else has the port")
    with other:
        found = told(PARIS_HOME=str(tmp_path))
    assert "used by another program" in found["port"]["text"]
    assert found["settings-file"]["state"] == "note"
    assert (tmp_path / "settings.json").exists()


def test_a_table_of_ours_that_has_the_port_is_recognised(tmp_path: Path) -> None:
    table = subprocess.Popen(
        [sys.executable, str(HOME / "main.py"), "serve", "--port", str(PORT)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=surroundings(PARIS_NO_SETUP="1", PARIS_HOME=str(tmp_path)),
        start_new_session=True,
    )
    try:
        assert table.stdout
        if not table.stdout.readline():
            pytest.skip("somebody else has the port")
        assert "a table of this game" in told(PARIS_HOME=str(tmp_path))["port"]["text"]
    finally:
        table.terminate()
        ended(table)


def test_a_machine_without_network_is_told_so(tmp_path: Path) -> None:
    need_namespaces()
    command = ["unshare", "-n", sys.executable, str(HOME / "main.py"), "doctor", "--json"]
    done = subprocess.run(
        command,
        capture_output=True,
        env=surroundings(PARIS_NO_SETUP="1", PARIS_HOME=str(tmp_path), **QUIET),
        timeout=60,
    )
    found = {one["name"]: one for one in json.loads(done.stdout)["findings"]}
    assert found["announced"]["text"] == "This computer is not connected to a network."
    assert found["mdns"]["state"] == "note"


def bare(folder: Path, *arguments: str, **extra: str) -> subprocess.CompletedProcess[str]:
    """The program in a copy of its folder, with a Python that has no packages at all."""
    command = [sys.executable, "-S", str(folder / "main.py"), "doctor", *arguments]
    settings = surroundings(PARIS_HOME=str(folder / "home"), **extra)
    return subprocess.run(command, capture_output=True, text=True, env=settings, timeout=60)


def test_without_packages_it_reports_and_sets_nothing_up(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__")
    for name in ("commands", "game", "net"):
        shutil.copytree(HOME / name, tmp_path / name, ignore=ignored)
    for name in ("main.py", "requirements.txt"):
        shutil.copy(HOME / name, tmp_path)
    done = bare(tmp_path, "--json")
    found = {one["name"]: one for one in json.loads(done.stdout)["findings"]}
    assert done.returncode == 1
    assert found["installation"]["state"] == "problem"
    assert "main.py" in found["installation"]["advice"]
    assert "pygame-ce" in found["packages-missing"]["text"]
    assert "Traceback" not in done.stderr
    assert not (tmp_path / ".venv").exists()


def test_a_complete_environment_is_entered(ready: Project) -> None:
    shutil.copytree(HOME / "net", ready.folder / "net")
    outcome = ready.start("doctor", "--json", PARIS_HOME=str(ready.folder / "home"))
    found = {one["name"]: one for one in json.loads(outcome.out)["findings"]}
    assert "with its packages in .venv" in found["installation"]["text"]
    assert "tiny-game 1.0" in found["packages"]["text"]


def test_output_that_nobody_reads_is_no_error() -> None:
    with piped(["doctor"]) as program:
        assert program.stdout
        assert program.stderr
        program.stdout.close()
        assert program.stderr.read() == b""


def started_with(mark: str) -> list[str]:
    """The processes that have a word in their environment."""
    found = []
    for file in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):  # ended since, or somebody else's
            if mark.encode() in file.read_bytes():
                found.append(file.parent.name)
    return found


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes cannot be listed")
def test_ctrl_c_ends_it_with_all_its_probes(tmp_path: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, str(HOME / "main.py"), "doctor"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=surroundings(PARIS_NO_SETUP="1", PARIS_TRIAL=str(tmp_path), **QUIET),
        start_new_session=True,
    )
    assert program.stdout
    assert program.stdout.readline()
    wait_for("the probes", lambda: len(started_with(str(tmp_path))) > 1)
    os.kill(program.pid, signal.SIGINT)  # to it alone, not to its probes
    outcome = ended(program)
    assert outcome.code == 130
    assert outcome.err == "\nparis-connection: interrupted\n"
    wait_for("the end of the probes", lambda: not started_with(str(tmp_path)))
