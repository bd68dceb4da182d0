"""Small files that are written whole or not at all, and broken ones that are kept under another
name. The first picture waits for this module, so it imports next to nothing."""

import os
import re
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from game.files.processes import has_ended

MOST_SET_ASIDE = 99  # broken files that are kept
STALE_AFTER = 3600.0  # seconds; no file is written for so long
# Seconds before each new try to replace or remove a file; elsewhere an open one is no obstacle.
_PAUSES = (0.01, 0.02, 0.04, 0.08, 0.1) if os.name == "nt" else ()
# What is being written, named by its file and its process; earlier versions named no process.
_DRAFT = re.compile(r"\.(?P<file>.+)\.(?P<process>\d{1,9})\.\w{8}\.tmp")
_OLD_DRAFT = re.compile(r"\.(?P<file>.+)-\w{8}\.tmp|\.(?P<name>.+\.(table|place|json))\.\w{8}")


def write_whole(path: Path, data: bytes) -> None:
    """Either the old file or the new one is there, even after a power cut; raises OSError.

    The new one can be read by its owner alone.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    prefix = f".{path.name}.{os.getpid()}."
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=prefix, suffix=".tmp")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _patiently(lambda: os.replace(name, path))
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def remove(path: Path) -> None:
    """Remove a file; one that is not there is fine. Raises OSError."""
    _patiently(lambda: path.unlink(missing_ok=True))


def set_aside(path: Path) -> Path | None:
    """Give a broken file another name, so that its owner can look at it; None if that fails."""
    for number in range(1, MOST_SET_ASIDE + 1):
        aside = path.with_name(f"{path.stem}.broken-{number}{path.suffix}")
        if os.path.lexists(aside):
            continue
        try:
            path.rename(aside)
        except OSError:
            break
        return aside
    return None


def clear_drafts(folder: Path, endings: tuple[str, ...] = ("",)) -> None:
    """Remove what a program that was killed has left half written, of files that end like this.

    To be called at the start, before this process writes anything itself.
    """
    try:
        files = [*folder.iterdir()]
    except OSError:  # no folder, no drafts
        return
    for file in files:
        with suppress(OSError):  # taken away since
            if _stale(file, endings):
                file.unlink()


def _stale(file: Path, endings: tuple[str, ...]) -> bool:
    if found := _DRAFT.fullmatch(file.name):
        stale = _gone(int(found["process"])) or _old(file)
        return found["file"].endswith(endings) and stale
    if found := _OLD_DRAFT.fullmatch(file.name):
        return (found["file"] or found["name"]).endswith(endings) and _old(file)
    return False


def _old(file: Path) -> bool:
    return abs(time.time() - file.lstat().st_mtime) > STALE_AFTER


def _gone(process: int) -> bool:
    """Whether a process has ended; one of this number before us has, too."""
    return process == os.getpid() or has_ended(process)


def _patiently(change: Callable[[], None]) -> None:
    """Change a name; on Windows a file that a scanner or another copy of the game has open refuses
    for a moment."""
    for pause in _PAUSES:
        try:
            return change()
        except PermissionError:
            time.sleep(pause)
    return change()
