"""`main.py doctor`: runs all checks and prints the report. Standard library only."""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from dataclasses import replace

from commands.doctor.check_runner import Check, examine
from commands.doctor.child_processes import ChildProcesses
from commands.doctor.finding import Finding, ReportArea
from commands.doctor.installation import Installation, enter
from commands.doctor.redaction import redaction
from commands.doctor.report import About, as_json, exit_code, opening, section, summary
from commands.environment import HOME
from commands.setup.stamp import GAME
from game import __version__
from net.wire.limits import PROTOCOL

_PROBE = 4.0  # seconds for a probe
_SYSTEM = 2.0  # seconds for a system program


def doctor(*, json_wanted: bool) -> int:
    """0 if the game can be played here, 1 if there is a problem."""
    children = ChildProcesses()
    about = About(__version__, PROTOCOL, time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()))
    clean = redaction(os.environ).clean
    findings: list[Finding] = []
    try:
        installation = enter(children)
        if not json_wanted:
            print(opening(about), end="", flush=True)
        for area, found in examine(_checks(children, installation), _progress):
            _clear()
            cleaned = [
                replace(one, text=clean(one.text), advice=clean(one.advice)) for one in found
            ]
            findings += cleaned
            if not json_wanted:
                print(section(area, cleaned), end="", flush=True)
    finally:
        _clear()
        children.close()
    print(as_json(about, findings) if json_wanted else summary(findings), end="")
    return exit_code(findings)


def _checks(children: ChildProcesses, installation: Installation) -> list[Check]:
    """All checks. Each imports what it needs, so that a broken file breaks only its own check."""

    def versions() -> Iterator[Finding]:
        from commands.doctor import versions

        yield from versions.findings(versions.read_system())

    def installed() -> Iterator[Finding]:
        from commands.doctor.installation import findings

        yield from findings(installation, has_uv=shutil.which("uv") is not None)

    def packages() -> Iterator[Finding]:
        from commands.doctor import packages

        needed = packages.read_requirements(HOME / GAME)
        modules = [
            packages.module_of(one) for one in needed if packages.installed_version(one.name)
        ]
        imports = children.probe("import_probe", _PROBE + 2, *modules)
        yield from packages.findings(needed, imports, installation.remedy)

    def display() -> Iterator[Finding]:
        from commands.doctor import display

        desktop = display.read_desktop(os.environ)
        yield from display.findings(desktop, children.probe("display_probe", _PROBE))

    def sound() -> Iterator[Finding]:
        from commands.doctor import sound

        yield from sound.findings(children.probe("sound_probe", _PROBE))

    def network() -> Iterator[Finding]:
        from commands.doctor import network

        port = network.try_port()
        asked = ("ask",) if port.taken else ()
        yield from network.findings(children.probe("network_probe", _PROBE + 2, *asked), port)

    return [
        Check(ReportArea.VERSIONS, "system", versions),
        Check(ReportArea.VERSIONS, "installation", installed),
        Check(ReportArea.VERSIONS, "packages", packages, 8),
        Check(ReportArea.DISPLAY, "window", display, 6),
        Check(ReportArea.SOUND, "device", sound, 6),
        Check(ReportArea.NETWORK, "network", network, 8),
        Check(ReportArea.NETWORK, "firewall", lambda: _firewall(children), 5),
        *_disk_checks(),
    ]


def _firewall(children: ChildProcesses) -> list[Finding]:
    from commands.doctor.firewall import findings, read_firewalls

    return findings(read_firewalls(lambda command: children.output(command, _SYSTEM)))


def _disk_checks() -> list[Check]:
    def folders() -> list[Finding]:
        from commands.doctor.folders import findings, read_places

        return findings(read_places(os.environ))

    def saved_games() -> list[Finding]:
        from commands.doctor.folders import read_places
        from commands.doctor.saved_games import findings

        return findings(read_places(os.environ))

    def last_error() -> list[Finding]:
        from commands.doctor.folders import read_places
        from commands.doctor.last_error import findings

        return findings(os.environ, read_places(os.environ).data)

    def game_files() -> list[Finding]:
        from commands.doctor.game_files import findings

        return findings(HOME)

    return [
        Check(ReportArea.FOLDERS, "folders", folders),
        Check(ReportArea.FOLDERS, "saved-games", saved_games, 6),
        Check(ReportArea.ERRORS, "last-error", last_error),
        Check(ReportArea.FILES, "files", game_files),
    ]


def _progress(area: ReportArea) -> None:
    """Print which check is being waited for, on a terminal."""
    if sys.stderr.isatty():
        print(f"\rchecking the {area} ...\033[K", end="", file=sys.stderr, flush=True)


def _clear() -> None:
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
