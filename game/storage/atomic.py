"""Small files that are written whole or not at all, and broken ones that are kept under another
name. The first picture waits for this module, so it imports next to nothing."""

import os
import re
import tempfile
import time
from contextlib import suppress
from pathlib import Path

MOST_SET_ASIDE = 99  # broken files that are kept
STALE_AFTER = 3600.0  # seconds; no file is written for so long
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
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


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
    if process == os.getpid():
        return True
    if os.name == "nt":  # where this signal would end it
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    except OSError:  # another user's
        return False
    return False
