"""A series between two games and between two starts of the program: a small file beside a record.

It lies beside the record of its newest game and tells what stood before that one; how that one ends
its own record tells. So there is never a moment in which a game is counted twice, or not at all.
Which game of how many each one was, a note beside its record tells for good.
"""

import json
from contextlib import suppress
from pathlib import Path

from game.files.atomic import write_whole
from game.json_text import JsonError, file_bytes, parse_json
from game.rules.fields import FieldError, Fields
from game.series import Series, SeriesPlace, read_place, read_series, told, told_place
from game.storage.file_suffixes import PLACE_ENDING, SERIES_ENDING
from game.storage.saved_game import SeriesUnreadable

FORMAT, VERSION = "paris-connection-series", 1
LARGEST = 256 * 1024  # bytes; the longest series is a tenth of it


def series_file(record: Path) -> Path:
    """Where the series that a record belongs to is kept."""
    return record.with_suffix(SERIES_ENDING)


def keep_series(record: Path, before: Series) -> None:
    """Keep a series as it stands before the game of a record, and its place; raises OSError."""
    text = json.dumps({"format": FORMAT, "version": VERSION, **told(before)}, ensure_ascii=False)
    write_whole(series_file(record), f"{text}\n".encode())
    _write_place(record, before)


def note_place(record: Path, before: Series) -> None:
    """Note beside a record, once, which game of a series it is; a disk that refuses is no error."""
    if not before.single and not record.with_suffix(PLACE_ENDING).exists():
        with suppress(OSError):
            _write_place(record, before)


def _write_place(record: Path, before: Series) -> None:
    place = json.dumps(told_place(before.next_place))
    write_whole(record.with_suffix(PLACE_ENDING), f"{place}\n".encode())


def load_series(record: Path) -> Series | None:
    """The series before the game of a record; None for a game by itself.

    Raises SeriesUnreadable for a file that cannot be used.
    """
    try:
        data = file_bytes(series_file(record), LARGEST)
        entries = Fields(parse_json(data), "the file")
        if (entries.value("format"), entries.value("version")) != (FORMAT, VERSION):
            raise FieldError("the file is not a series that this version can read")
        series = read_series(entries)
    except FileNotFoundError:
        return None
    except (OSError, JsonError, FieldError) as error:
        raise SeriesUnreadable(f"the series cannot be read: {error}") from None
    if series.over:
        raise SeriesUnreadable("the series was already over before this game")
    return series


def load_place(record: Path) -> SeriesPlace | None:
    """Which game of a series a record is; None if nobody has noted that, or not legibly."""
    try:
        data = file_bytes(record.with_suffix(PLACE_ENDING), LARGEST)
        return read_place(Fields(parse_json(data), "the file"))
    except (OSError, JsonError, FieldError):
        return None
