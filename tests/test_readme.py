"""README.md, docs/lan.md and docs/manual.md: their commands run, labels and links exist.

Every line of a code block is run as written; a line that no test below handles is an error. Only
`python3 main.py test`, which .ci/run runs, and the firewall commands are not run.

Bold text is a label on the screen, so it must be a text of the English catalogue. The exception is
bold text at the start of a bullet point, which is the heading of that point.
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
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from commands.grammar import parser
from game import __version__
from game.options import OPTIONS
from game.storage.folders import HOME_VARIABLE
from game.ui.core.window import TITLE
from game.ui.i18n.plain_messages import LOCALES
from net.wire.limits import PORT
from tests.commands.project import HOME, ended, surroundings
from tests.end_to_end.display import PATIENCE, a_display, need_programs

README, LAN, MANUAL = (HOME / path for path in ("README.md", "docs/lan.md", "docs/manual.md"))
TEXTS = {path: path.read_text(encoding="utf-8") for path in (README, LAN, MANUAL)}
BLOCK = re.compile(r"^ *```\w+\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
BULLET_HEADING = re.compile(r"^ *- \*\*.+?\*\*", re.MULTILINE | re.DOTALL)
ADDRESS = "192.168.0.7"  # the host's, in the examples
OURS = "python3 main.py"
MDNS_PORT = 5353
FIREWALLS = ("sudo ufw allow ", "sudo firewall-cmd ", "New-NetFirewallRule ")
NAMES = (
    *("host", "serve", "join", "find", "arena", "check", "replay", "bench", "screenshots"),
    *("wheels", "doctor"),
)
LISTED = {  # what commands that exit on their own print, and their possible exit codes
    "--version": (__version__, {0}),
    "check": ("ok, 3 players, 54 actions", {0}),
    "board": ("ok", {0}),
    "arena": ("1 game, 3 seats", {0}),
    "screenshots": ("1 picture saved in pictures", {0}),
    "bench": ("reasons", {0, 1}),  # 1 if it misses its target, which is tested elsewhere
    "doctor": ("Game files", {0, 1}),  # 1 without a display
    "find": ("", {0, 1, 2}),  # there may be no table, and no network
    "wheels": ("", {1}),  # the tests download nothing
}


def commands(*documents: Path) -> list[str]:
    """Every line of every code block, in order."""
    blocks = [block for document in documents for block in BLOCK.findall(TEXTS[document])]
    return [line.strip() for block in blocks for line in block.splitlines() if line.strip()]


def prose(document: Path) -> str:
    """A document without its code blocks."""
    return BLOCK.sub("", TEXTS[document])


def words_of(command: str) -> list[str]:
    """The arguments after `python3 main.py`."""
    return shlex.split(command.removeprefix(OURS))


def kind_of(command: str) -> str:
    """How a command is tested; empty if it is unknown."""
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
    """The parsed arguments; None if the program rejects them."""
    try:
        return parser().parse_args(words)
    except SystemExit:
        return None


def of_kind(kind: str) -> list[str]:
    """The commands of all documents that are tested in the same way, without repetitions."""
    return [command for command in dict.fromkeys(commands(*TEXTS)) if kind_of(command) == kind]


class PlainTexts(Visitor):
    """The texts of a catalogue file that have no placeables, plural forms included."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        match node.elements:
            case [ast.TextElement(value=text)]:
                self.found.add(text)
        self.generic_visit(node)


def english_texts() -> set[str]:
    """Every text of the English catalogue that can be quoted as it is."""
    visitor = PlainTexts()
    for file in (LOCALES / "en").glob("*.ftl"):
        visitor.visit(ast.Resource(FluentResource(file.read_text(encoding="utf-8")).body))
    return visitor.found


def labels(text: str) -> list[str]:
    """Bold text, except at the start of a bullet point."""
    bold = re.findall(r"\*\*(.+?)\*\*", BULLET_HEADING.sub("", text), re.DOTALL)
    return [" ".join(words.split()) for words in bold]


def anchors(document: Path) -> set[str]:
    """The anchors that a Markdown viewer makes of the headings."""
    text = BLOCK.sub("", document.read_text(encoding="utf-8"))
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A working folder that looks like the project and catches the files that commands write."""
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
    """A headless host, interrupted at the end; yields its address."""
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


def test_every_command_in_a_code_block_is_known_here() -> None:
    assert [command for command in commands(*TEXTS) if not kind_of(command)] == []


def test_the_readme_begins_with_the_two_most_important_commands() -> None:
    assert commands(README)[:2] == [OURS, f"{OURS} test"]


def test_every_command_is_mentioned_and_exists() -> None:
    usage = parser().format_help()
    everything = "".join(TEXTS.values())
    for name in NAMES:
        assert f"`{name}" in everything
        assert re.search(rf"^ +{name}\b", usage, re.MULTILINE)


@pytest.mark.parametrize("document", TEXTS, ids=lambda path: path.name)
def test_every_command_and_option_in_running_text_exists(document: Path) -> None:
    grammar = (HOME / "commands" / "grammar.py").read_text(encoding="utf-8")
    flags = {option.flag for option in OPTIONS}
    quoted = re.findall(r"`([^`\n]+)`", prose(document))
    for command in quoted:
        if command.startswith(f"{OURS} "):
            assert options_of(words_of(command)), command
    options = {option for command in quoted for option in re.findall(r"--[a-z-]+", command)}
    others = options - flags - {"--help"}
    assert [option for option in others if f'"{option}"' not in grammar] == []


@pytest.mark.parametrize("document", TEXTS, ids=lambda path: path.name)
def test_every_bold_label_is_a_text_of_the_english_catalogue(document: Path) -> None:
    found = labels(prose(document))
    assert found
    assert sorted(set(found) - english_texts()) == []


def test_only_bold_text_at_the_start_of_a_bullet_point_is_no_label() -> None:
    text = "- **Bots**: see **Quick\ngame**\n\n1. **Join** it\n\n| **Music** |"
    assert labels(text) == ["Quick game", "Join", "Music"]


@pytest.mark.slow("processes")
@pytest.mark.parametrize("command", of_kind("ends"))
def test_a_command_that_should_exit_on_its_own_does(command: str, folder: Path) -> None:
    words = words_of(command)
    outcome = ended(begin(folder, words, PIP_NO_INDEX="1"))
    said, codes = LISTED.get(words[0], ('"finished": true', {0}))
    assert "Traceback" not in outcome.err
    assert outcome.code in codes, outcome.err
    assert said in outcome.out


@pytest.mark.slow("processes")
@pytest.mark.parametrize("command", of_kind("hosts"))
def test_a_headless_host_listens_until_it_is_interrupted(command: str, folder: Path) -> None:
    with a_table(folder, words_of(command)) as where:
        assert where


@pytest.mark.slow("processes")
@pytest.mark.parametrize("command", of_kind("bot"))
def test_a_bot_joins_and_plays(command: str, folder: Path) -> None:
    serving = ["serve", "--players", "3", "--bots", "easy,easy", "--port", "0"]
    with a_table(folder, serving) as where:
        outcome = ended(begin(folder, words_of(command.replace(ADDRESS, where))))
        assert outcome.code == 0, outcome.err
        assert json.loads(outcome.out)["over"] is True


@pytest.mark.slow("display")
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
                window.terminate()  # SDL turns this into a quit event
                outcome = ended(window)
                assert outcome.code == 0, f"{command}: {outcome.err}"
                assert "Traceback" not in outcome.err
            finally:
                if window.poll() is None:
                    os.killpg(window.pid, signal.SIGKILL)
                    window.wait(timeout=PATIENCE)


def test_firewall_commands_and_port_table_name_the_ports_of_the_game() -> None:
    opened = " ".join(of_kind("firewall"))
    assert {int(number) for number in re.findall(r"\b\d{4,5}\b", opened)} == {PORT, MDNS_PORT}
    for document in (README, LAN):
        assert set(re.findall(r"\b(?:TCP|UDP)(?: port)? (\d+)", prose(document))) == {
            str(PORT),
            str(MDNS_PORT),
        }


@pytest.mark.parametrize("document", TEXTS, ids=lambda path: path.name)
def test_every_link_leads_to_a_file_and_a_heading_that_exist(document: Path) -> None:
    linked = re.findall(r"\]\(([^)#]*)#?([^)]*)\)", prose(document))
    assert linked
    for path, anchor in linked:
        target = document.parent / path if path else document
        assert target.exists(), path
        assert not anchor or anchor in anchors(target), f"{path}#{anchor}"
