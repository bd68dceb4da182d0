"""Small files that must never be half written, and that only their owner may read."""

import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from game.endings import PLACE_ENDING
from game.series import Series, told_place


def write_secretly(path: Path, text: str) -> None:
    """Replace a file as a whole, readable by its owner alone; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def note_place(record: Path, before: Series) -> None:
    """Note beside a record, once, which game of a series it is; without the note it is as good."""
    file = record.with_suffix(PLACE_ENDING)
    if not before.single and not file.exists():
        with suppress(OSError):
            write_secretly(file, json.dumps(told_place(before.next_place)) + "\n")
