"""The game's folders: existence, permissions, privacy, space. Standard library only.

Creates nothing but a temporary file without a name in existing folders.
"""

import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from commands.doctor.finding import Finding, ReportArea, ReportSection

_SECTION = ReportSection(ReportArea.FOLDERS)
_PROGRAM = "paris-connection"
_MEGABYTE = 1 << 20
_LOW, _FULL = 200 * _MEGABYTE, 5 * _MEGABYTE


@dataclass(frozen=True)
class FolderPaths:
    """Where the game keeps its files."""

    config: Path
    data: Path

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def saves(self) -> Path:
        """The records of games on one screen."""
        return self.data / "saves"

    @property
    def tables(self) -> Path:
        """The records of games that were hosted on the LAN."""
        return self.data / "lan"

    @property
    def boards(self) -> Path:
        """The player's own maps."""
        return self.data / "boards"


@dataclass(frozen=True)
class FolderState:
    """The state of one folder."""

    exists: bool
    is_folder: bool = True
    writable: bool = True
    open_to_others: bool = False


def read_places(environment: Mapping[str, str]) -> FolderPaths:
    """The folders as the game finds them, or a fallback if that package is missing."""
    try:
        from game.storage.folders import find_folders
    except ImportError:
        return fallback_places(environment, sys.platform)
    found = find_folders(environment)
    return FolderPaths(found.config, found.data)


def fallback_places(environment: Mapping[str, str], platform: str) -> FolderPaths:
    """Where each system keeps such files."""
    if environment.get("PARIS_HOME"):
        root = Path(os.path.abspath(os.path.expanduser(environment["PARIS_HOME"])))
        return FolderPaths(root, root)
    home = Path(os.path.expanduser("~"))
    if platform == "win32":
        local = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
        return FolderPaths(local / _PROGRAM, local / _PROGRAM)
    if platform == "darwin":
        support = home / "Library" / "Application Support" / _PROGRAM
        return FolderPaths(support, support)
    config = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    data = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return FolderPaths(config / _PROGRAM, data / _PROGRAM)


def findings(places: FolderPaths) -> list[Finding]:
    """Every folder, and the free space."""
    private = (
        ("saves", places.saves),
        ("tables", places.tables),
        ("passes", places.data / "passes"),
    )
    open_ones = (("settings", places.config), ("data", places.data), ("boards", places.boards))
    lines = [folder_finding(name, path, look(path)) for name, path in open_ones]
    lines += [folder_finding(n, path, look(path, private=True)) for n, path in private]
    return [*lines, space_finding(_free(places.data))]


def look(path: Path, *, private: bool = False) -> FolderState:
    """The state of a folder; a missing one is as writable as its parent."""
    if not os.path.lexists(path):
        parent = next(one for one in path.parents if one.exists())
        return FolderState(False, writable=parent.is_dir() and os.access(parent, os.W_OK | os.X_OK))
    if not path.is_dir():
        return FolderState(True, is_folder=False)
    try:
        with tempfile.TemporaryFile(dir=path):
            writable = True
    except OSError:
        writable = False
    shared = private and os.name != "nt" and bool(stat.S_IMODE(path.stat().st_mode) & 0o077)
    return FolderState(True, writable=writable, open_to_others=shared)


def folder_finding(name: str, path: Path, state: FolderState) -> Finding:
    """One folder as a line."""
    if not state.is_folder:
        words = f"{path} should be a folder but is not, so nothing can be saved there."
        return _SECTION.problem(name, words, "Move or rename it.")
    if not state.writable:
        words = f"The folder {path} cannot be {'written to' if state.exists else 'created'}."
        advice = "Change its permissions or owner, or set PARIS_HOME to a folder of your own."
        return _SECTION.problem(name, words, advice)
    if state.open_to_others:
        words = f"Other users can read the folder {path}, which contains secret locomotives."
        advice = "The next start of the game makes it private, if the disk supports that."
        return _SECTION.note(name, words, advice)
    if not state.exists:
        return _SECTION.ok(name, f"{path} does not exist yet; the game creates it.")
    return _SECTION.ok(name, f"{path} can be written to.")


def space_finding(free: int) -> Finding:
    """The room on the disk of the saved games."""
    megabytes = free // _MEGABYTE
    size = f"{megabytes / 1024:.1f} GB" if megabytes >= 1024 else f"{megabytes} MB"
    words = f"{size} free on the disk of the saved games."
    if free < _FULL:
        return _SECTION.problem("space", words, "Free some space, or games cannot be saved.")
    if free < _LOW:
        return _SECTION.note("space", words, "Free some space soon.")
    return _SECTION.ok("space", words)


def _free(path: Path) -> int:
    return shutil.disk_usage(next(one for one in (path, *path.parents) if one.exists())).free
