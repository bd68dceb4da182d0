"""The README's commands, run as they are written there; one that nobody knows here fails.

`python3 main.py test` is run by .ci/run, and firewalls are left alone.
"""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from commands.grammar import parser
from game import __version__
from game.ui.folders import HOME_VARIABLE
from game.ui.opening import TITLE
from net.wire.limits import PORT
from tests.commands.project import HOME, ended, surroundings
from tests.end_to_end.display import PATIENCE, a_display, need_programs

README = (HOME / "README.md").read_text(encoding="utf-8")
ADDRESS = "192.168.0.7"  # the host's, in the README's examples
OURS = "python3 main.py"
FIREWALLS = ("sudo ufw allow ", "sudo firewall-cmd ", "New-NetFirewallRule ")
LISTED = {  # what the commands that end by themselves say, and how they may end
    "--version": (__version__, {0}),
    "check": ("ok, 3 players, 54 actions", {0}),
    "board": ("ok", {0}),
    "arena": ("1 game, 3 seats", {0}),
    "screenshots": ("1 picture saved in pictures", {0}),
    "bench": ("reasons", {0, 1}),  # how fast it is, is said elsewhere
    "find": ("", {0, 1, 2}),  # there need be no table, and no network
}


def commands() -> list[str]:
    """Every line of every block."""
    blocks = re.findall(r"^( *)```\w+\n(.*?)^ *```$", README, re.MULTILINE | re.DOTALL)
    return [line.strip() for _, block in blocks for line in block.splitlines() if line.strip()]


def words_of(command: str) -> list[str]:
    """What follows `python3 main.py`."""
    return shlex.split(command.removeprefix(OURS))


def kind_of(command: str) -> str:
    """How a command is tried: "" if nobody knows."""
    if command.startswith(FIREWALLS):
        return "firewall"
    if command != OURS and not command.startswith(f"{OURS} "):
        return ""
    words = words_of(command)
    if words == ["--version"]:
        return "ends"
    options = options_of(words)
    if options is None:
        return ""
    match options.command:
        case "test":
            return "test"
        case None | "host" | "replay":
            return "window"
        case "join":
            return "bot" if options.bot else "window"
        case "serve":
            return "ends" if options.once else "hosts"
        case name if name in LISTED:
            return "ends"
        case _:
            return ""


def options_of(words: list[str]) -> Namespace | None:
    """As the program itself understands them; None where it does not."""
    try:
        return parser().parse_args(words)
    except SystemExit:
        return None


def of_kind(kind: str) -> list[str]:
    return [command for command in commands() if kind_of(command) == kind]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A place to stand in that looks like the project, but keeps what is written into it."""
    place = tmp_path / "project"
    place.mkdir()
    for name in ("main.py", "game", "tests"):
        (place / name).symlink_to(HOME / name)
    return place


def begin(folder: Path, words: list[str], **extra: str) -> subprocess.Popen[str]:
    settings = {"PARIS_NO_SETUP": "1", HOME_VARIABLE: str(folder / "home")}
    return subprocess.Popen(
        [sys.executable, "main.py", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=surroundings(**settings, **extra),
        cwd=folder,
        start_new_session=True,
    )


@contextmanager
def a_table(folder: Path, words: list[str]) -> Iterator[str]:
    """A host without a window, interrupted in the end; where it is."""
    host = begin(folder, words)
    assert host.stdout is not None
    try:
        ready = json.loads(host.stdout.readline())
        assert ready["ready"] is True
        yield f"127.0.0.1:{ready['port']}"
        host.send_signal(signal.SIGINT)
        assert ended(host).code == 0
    finally:
        if host.poll() is None:
            os.killpg(host.pid, signal.SIGKILL)
            host.communicate()


def test_every_command_of_the_readme_is_known_here() -> None:
    assert [command for command in commands() if not kind_of(command)] == []
    assert commands()[:2] == [OURS, f"{OURS} test"]


def test_every_command_in_the_middle_of_a_line_is_one_that_the_program_has() -> None:
    for command in re.findall(r"`python3 main\.py ([^`]*)`", README):
        assert options_of(shlex.split(command)), command
    usage = parser().format_help()
    for name in ("serve", "join", "find", "arena", "check", "replay", "bench", "screenshots"):
        assert f"`{name}" in README
        assert re.search(rf"^ +{name}\b", usage, re.MULTILINE)
    grammar = (HOME / "commands" / "grammar.py").read_text(encoding="utf-8")
    between = re.findall(r"`[^`\n]*?(--[a-z]+)[^`\n]*`", README)
    assert [option for option in between if f'"{option}"' not in grammar] == ["--help"]


@pytest.mark.parametrize("command", of_kind("ends"))
def test_a_command_that_ends_by_itself_does(command: str, folder: Path) -> None:
    words = words_of(command)
    outcome = ended(begin(folder, words))
    said, codes = LISTED.get(words[0], ('"finished": true', {0}))
    assert "Traceback" not in outcome.err
    assert outcome.code in codes, outcome.err
    assert said in outcome.out


@pytest.mark.parametrize("command", of_kind("hosts"))
def test_a_host_without_a_window_listens_until_it_is_interrupted(
    command: str, folder: Path
) -> None:
    with a_table(folder, words_of(command)) as where:
        assert where


@pytest.mark.parametrize("command", of_kind("bot"))
def test_a_bot_sits_down_and_plays(command: str, folder: Path) -> None:
    serving = ["serve", "--players", "3", "--bots", "easy,easy", "--port", "0"]
    with a_table(folder, serving) as where:
        outcome = ended(begin(folder, words_of(command.replace(ADDRESS, where))))
        assert outcome.code == 0, outcome.err
        assert json.loads(outcome.out)["over"] is True


def test_every_command_with_a_window_opens_it_and_closes_when_asked_to(
    folder: Path, tmp_path: Path
) -> None:
    need_programs()
    asked = of_kind("window")
    serving = ["serve", "--players", "6", "--port", "0"]
    with a_display(tmp_path) as display, a_table(folder, serving) as where:
        screen = {"DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        for command in asked:
            window = begin(folder, words_of(command.replace(ADDRESS, where)), **screen)
            try:
                display.window(window.pid, TITLE)
                window.terminate()  # which SDL hands on as the wish to quit
                outcome = ended(window)
                assert outcome.code == 0, f"{command}: {outcome.err}"
                assert "Traceback" not in outcome.err
            finally:
                if window.poll() is None:
                    os.killpg(window.pid, signal.SIGKILL)
                    window.wait(timeout=PATIENCE)


def test_the_firewalls_are_told_the_ports_of_the_game() -> None:
    told = " ".join(of_kind("firewall"))
    ports = {int(number) for number in re.findall(r"\b\d{4,5}\b", told)}
    assert ports == {PORT, 5353}


def test_every_file_that_the_readme_links_to_is_there() -> None:
    linked = re.findall(r"\]\(([^)#]+)\)", README)
    assert linked
    assert [path for path in linked if not (HOME / path).exists()] == []
