"""The versions of game, Python and system. Standard library only."""

import os
import platform
import struct
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from commands.doctor.finding import Finding, ReportArea, ReportSection
from game import __version__
from net.wire.limits import PROTOCOL, RULES

_SECTION = ReportSection(ReportArea.VERSIONS)
_NEWEST_TESTED = (3, 14)
_OURS = ("PARIS_", "SDL_", "PYGAME_")


@dataclass(frozen=True)
class System:
    """What the standard library knows about this computer."""

    python: tuple[int, int, int]
    implementation: str
    bits: int
    name: str
    machine: str
    kernel: str
    variables: tuple[str, ...]  # relevant environment variables, by name only


def read_system(environment: Mapping[str, str] = os.environ) -> System:
    """Ask the system."""
    return System(
        python=(sys.version_info.major, sys.version_info.minor, sys.version_info.micro),
        implementation=platform.python_implementation(),
        bits=struct.calcsize("P") * 8,
        name=_system_name(),
        machine=platform.machine(),
        kernel=platform.release(),
        variables=changed_variables(environment),
    )


def changed_variables(environment: Iterable[str]) -> tuple[str, ...]:
    """Environment variables that the game or SDL reads; never their values."""
    ours = sorted(name for name in environment if name.startswith(_OURS))
    return tuple(name for name in ours if name != "PYGAME_HIDE_SUPPORT_PROMPT")  # set by us


def findings(system: System) -> list[Finding]:
    """Game, Python, system and environment."""
    numbers = f"Paris Connection {__version__}, network protocol {PROTOCOL}, rules {RULES}."
    return [
        _SECTION.ok("game", numbers),
        _python(system),
        _system(system),
        *_environment(system.variables),
    ]


def _python(system: System) -> Finding:
    version = ".".join(map(str, system.python))
    words = f"Python {version} ({system.implementation}, {system.bits}-bit)."
    if system.implementation != "CPython":
        advice = "Use the usual Python (CPython) if packages cannot be installed."
        return _SECTION.note("python", words, advice)
    if system.bits < 64:
        advice = "Use a 64-bit Python if packages cannot be installed."
        return _SECTION.note("python", words, advice)
    if system.python[:2] > _NEWEST_TESTED:
        newest = ".".join(map(str, _NEWEST_TESTED))
        advice = f"The game was tested with Python 3.11 to {newest}; try one of those."
        return _SECTION.note("python", words, advice)
    return _SECTION.ok("python", words)


def _system(system: System) -> Finding:
    words = f"{system.name}, {system.machine}, kernel {system.kernel}."
    if "microsoft" in system.kernel.lower():
        advice = "Other computers cannot see tables in WSL; run the game in Windows for LAN games."
        return _SECTION.note("system", f"{words} This is Linux inside Windows (WSL).", advice)
    return _SECTION.ok("system", words)


def _environment(variables: tuple[str, ...]) -> list[Finding]:
    if not variables:
        return []
    words = f"These environment variables are set: {', '.join(variables)}."
    return [_SECTION.note("environment", words)]


def _system_name() -> str:
    if sys.platform == "darwin":
        return f"macOS {platform.mac_ver()[0]}"
    if sys.platform == "win32":
        return f"Windows {platform.release()} ({platform.version()})"
    with suppress(OSError):
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    return platform.system()
