"""Small files that must never be half written, and that only their owner may read."""

import json
from contextlib import suppress
from pathlib import Path

from game.files.atomic import write_whole
from game.series import Series, told_place
from game.storage.endings import PLACE_ENDING


def write_secretly(path: Path, text: str) -> None:
    """Replace a file as a whole, readable by its owner alone; raises OSError."""
    write_whole(path, text.encode())


def note_place(record: Path, before: Series) -> None:
    """Note beside a record, once, which game of a series it is; without the note it is as good."""
    file = record.with_suffix(PLACE_ENDING)
    if not before.single and not file.exists():
        with suppress(OSError):
            write_secretly(file, json.dumps(told_place(before.next_place)) + "\n")
