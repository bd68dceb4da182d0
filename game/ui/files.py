"""Small files that are written whole or not at all, and broken ones that are kept under another
name. The first picture waits for this module, so it imports next to nothing."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path

MOST_SET_ASIDE = 99  # broken files that are kept


def write_whole(path: Path, data: bytes) -> None:
    """Either the old file or the new one is there, even after a power cut; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-", suffix=".tmp")
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
