"""Moves a saved game between the folder of this screen's games and that of hosted tables.

A game goes on in one place: its record is in one folder only, and the folder says who continues it.
"""

import os
from contextlib import suppress
from pathlib import Path

from game.files.atomic import remove
from game.files.permissions import make_private
from game.storage.file_suffixes import (
    PLACE_ENDING,
    RECORD_ENDING,
    SERIES_ENDING,
    STAND_INS_ENDING,
    TABLE_ENDING,
)


def new_home(record: Path, folder: Path) -> Path:
    """Where a record goes in a folder: under its own name, or one that nothing has.

    Creates the folder; raises OSError.
    """
    if record.parent.resolve() == folder.resolve():
        return record
    make_private(folder)
    home, number = folder / record.name, 1
    while os.path.lexists(home):
        number += 1
        home = folder / f"{record.stem}_{number:02}{RECORD_ENDING}"
    return home


def move_record(record: Path, home: Path) -> None:
    """Move a record, which nobody may be writing; raises OSError.

    What says how the game goes on must be beside its new place already; what is beside the old one
    is removed.
    """
    if record == home:
        return
    os.replace(record, home)
    for ending in (SERIES_ENDING, PLACE_ENDING, STAND_INS_ENDING, TABLE_ENDING):
        with suppress(OSError):
            remove(record.with_suffix(ending))
