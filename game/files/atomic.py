"""Atomic writes for small files, and renaming of broken ones.

The first picture waits for this module, so it imports next to nothing.
"""

import os
import re
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from game.files.processes import has_ended

MOST_SET_ASIDE = 99  # broken files kept at most
STALE_AFTER = 3600.0  # seconds; no write takes that long
# Seconds before each retry on Windows; elsewhere an open file is no obstacle.
_PAUSES = (0.01, 0.02, 0.04, 0.08, 0.1) if os.name == "nt" else ()
# Temporary files contain the process number; those of earlier versions did not.
_DRAFT = re.compile(r"\.(?P<file>.+)\.(?P<process>\d{1,9})\.\w{8}\.tmp")
_OLD_DRAFT = re.compile(r"\.(?P<file>.+)-\w{8}\.tmp|\.(?P<name>.+\.(table|place|json))\.\w{8}")


def write_whole(path: Path, data: bytes, *, sync: bool = True) -> None:
    """Write a file so that either the old or the new one exists, even after a power cut.

    The new one is readable only by its owner. `sync=False` does not wait for the disk, for what may
    be lost in a power cut. Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    prefix = f".{path.name}.{os.getpid()}."
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=prefix, suffix=".tmp")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        _patiently(lambda: os.replace(name, path))
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def remove(path: Path) -> None:
    """Remove a file if it exists; raises OSError."""
    _patiently(lambda: path.unlink(missing_ok=True))


def set_aside(path: Path) -> Path | None:
    """Rename a broken file, so that its owner can look at it; None if that fails."""
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
    """Remove temporary files with this ending that a killed program has left behind.

    Call it at startup, before this process writes anything.
    """
    try:
        files = [*folder.iterdir()]
    except OSError:  # no folder
        return
    for file in files:
        with suppress(OSError):  # removed meanwhile
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
    """Whether a process has ended."""
    return process == os.getpid() or has_ended(process)


def _patiently(change: Callable[[], None]) -> None:
    """Retry a rename on Windows, where a virus scanner may have the file open."""
    for pause in _PAUSES:
        try:
            return change()
        except PermissionError:
            time.sleep(pause)
    return change()
