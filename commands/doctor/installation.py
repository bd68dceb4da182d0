"""How the game was installed. Standard library only; never sets anything up itself."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from commands.doctor.child_processes import ChildProcesses
from commands.doctor.finding import PYTHON, RUN, Finding, ReportArea, ReportSection
from commands.environment import HOME, ensure, satisfied
from commands.setup.stamp import GAME, interpreter, is_current

_SECTION = ReportSection(ReportArea.VERSIONS)
_START = f"Start the game once with internet access: {RUN}"
_AGAIN = f"Delete the folder .venv. {_START}"
_PATIENCE = 5.0  # seconds for a Python to start


class Way(StrEnum):
    """Where the game's packages come from."""

    INSIDE = "inside"  # in .venv beside main.py, where this process runs
    NOT_SET_UP = "not-set-up"  # there is no .venv yet
    INCOMPLETE = "incomplete"  # there is one, incomplete or for other packages
    BROKEN = "broken"  # its Python does not start
    OWN = "own"  # this Python's own packages
    NO_SETUP = "no-setup"  # the same, because PARIS_NO_SETUP=1 says so
    PIPX = "pipx"
    INSTALLED = "installed"  # by pip or a system's package


@dataclass(frozen=True)
class Installation:
    """How the game was installed, and from where."""

    way: Way
    cloned: bool = False  # cloned with git rather than downloaded

    @property
    def remedy(self) -> str:
        """What to do about missing, outdated or broken packages."""
        match self.way:
            case Way.INSIDE | Way.BROKEN | Way.INCOMPLETE:
                return _AGAIN
            case Way.NOT_SET_UP:
                return _START
            case Way.OWN | Way.NO_SETUP:
                return f"Install them yourself: {PYTHON} -m pip install -r {GAME}"
            case Way.PIPX:
                return "Install the game again: pipx reinstall paris-connection"
            case Way.INSTALLED:
                return "Install the game again, the way you did before."


def enter(children: ChildProcesses, environment: Mapping[str, str] = os.environ) -> Installation:
    """Continue inside a complete .venv, as the game does; does not return in that case."""
    wanted, folder = HOME / GAME, HOME / ".venv"
    free = environment.get("PARIS_NO_SETUP") != "1" and wanted.exists()
    current = free and is_current(folder, wanted)
    inside = _inside(folder)
    starts = inside or _starts(children, folder) if current else False
    if starts:
        ensure(GAME)  # which needs no set-up
    way = way_of(
        wanted=wanted.exists(),
        free=free,
        inside=inside,
        made=folder.exists(),
        current=current,
        starts=starts,
        own=free and not inside and not current and satisfied(wanted),
        prefix=sys.prefix,
    )
    return Installation(way, (HOME / ".git").exists())


def way_of(
    *,
    wanted: bool,
    free: bool,
    inside: bool,
    made: bool,
    current: bool,
    starts: bool,
    own: bool,
    prefix: str,
) -> Way:
    """How the game was installed, from facts.

    `wanted`: there is a list of packages; `free`: a set-up may happen; `inside`: this process runs
    in .venv; `made`, `current`, `starts`: so is .venv; `own`: this Python has the packages itself.
    """
    if not wanted:
        return Way.PIPX if "pipx" in Path(prefix).parts else Way.INSTALLED
    if not free:
        return Way.NO_SETUP
    if current:
        return Way.INSIDE if inside and starts else Way.BROKEN
    if own:
        return Way.OWN
    return Way.INCOMPLETE if made else Way.NOT_SET_UP


def findings(installation: Installation, *, has_uv: bool) -> list[Finding]:
    """How it was installed and, where the set-up matters, whether uv makes it faster."""
    source = "a clone" if installation.cloned else "a downloaded folder"
    faster = "uv is installed, so the set-up can use it."
    slower = "uv is not installed; the set-up uses pip, which takes longer."
    uv = _SECTION.ok("uv", faster if has_uv else slower)
    match installation.way:
        case Way.INSIDE:
            line = _SECTION.ok("installation", f"Runs from {source}, with its packages in .venv.")
        case Way.NOT_SET_UP:
            words = f"Runs from {source} and has not been set up: there is no folder .venv."
            line = _SECTION.problem("installation", words, _START)
        case Way.INCOMPLETE:
            words = (
                "The folder .venv is incomplete, or was made for another Python or game version."
            )
            advice = f"{_START} (if that fails, delete the folder .venv and try again)"
            line = _SECTION.problem("installation", words, advice)
        case Way.BROKEN:
            words = "The Python in the folder .venv does not start."
            line = _SECTION.problem("installation", words, _AGAIN)
        case Way.OWN:
            words = f"Runs from {source}, with the packages of this Python."
            line = _SECTION.ok("installation", words)
        case Way.NO_SETUP:
            words = f"Runs from {source}. PARIS_NO_SETUP is set, so nothing is set up."
            line = _SECTION.ok("installation", words)
        case Way.PIPX:
            line = _SECTION.ok("installation", "Installed with pipx.")
        case Way.INSTALLED:
            line = _SECTION.ok("installation", "Installed as a Python package.")
    sets_up = installation.way not in (Way.OWN, Way.NO_SETUP, Way.PIPX, Way.INSTALLED)
    return [line, uv] if sets_up else [line]


def _inside(folder: Path) -> bool:
    return Path(sys.prefix).resolve() == folder.resolve()


def _starts(children: ChildProcesses, folder: Path) -> bool:
    command = [str(interpreter(folder)), "-c", "print('started')"]
    return "started" in (children.output(command, _PATIENCE) or "")
