"""Series on disk: a small file beside the record of a series' newest game.

It holds the series as it stood before that game, whose own record says how it ends: no game can be
counted twice or lost. A second file beside each record notes its place in the series permanently.
"""

import json
from contextlib import suppress
from pathlib import Path

from game.files.atomic import write_whole
from game.json_text import JsonError, file_bytes, parse_json
from game.rules.fields import FieldError, Fields
from game.series import Series, SeriesPlace, place_to_json, read_place, read_series, series_to_json
from game.storage.file_suffixes import PLACE_ENDING, SERIES_ENDING
from game.storage.saved_game import SeriesUnreadable

FORMAT, VERSION = "paris-connection-series", 1
LARGEST = 256 * 1024  # bytes; the longest series needs a tenth


def series_file(record: Path) -> Path:
    """The series file of a record."""
    return record.with_suffix(SERIES_ENDING)


def keep_series(record: Path, before: Series) -> None:
    """Save the series before a record's game, and the game's place in it; raises OSError."""
    text = json.dumps(
        {"format": FORMAT, "version": VERSION, **series_to_json(before)}, ensure_ascii=False
    )
    write_whole(series_file(record), f"{text}\n".encode())
    _write_place(record, before)


def save_place(record: Path, before: Series) -> None:
    """Save a game's place in its series unless that is done; ignores a disk that refuses."""
    if not before.single and not record.with_suffix(PLACE_ENDING).exists():
        with suppress(OSError):
            _write_place(record, before)


def _write_place(record: Path, before: Series) -> None:
    place = json.dumps(place_to_json(before.next_place))
    write_whole(record.with_suffix(PLACE_ENDING), f"{place}\n".encode())


def load_series(record: Path) -> Series | None:
    """The series before a record's game, None for a single game; raises SeriesUnreadable."""
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
    """A record's place in its series; None if unknown or unreadable."""
    try:
        data = file_bytes(record.with_suffix(PLACE_ENDING), LARGEST)
        return read_place(Fields(parse_json(data), "the file"))
    except (OSError, JsonError, FieldError):
        return None
