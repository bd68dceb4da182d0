"""Removes `.table` files that a killed host has left behind and nobody can return to."""

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from game.json_text import JsonError, file_bytes
from game.options import MOST_GAMES
from game.storage.file_suffixes import RECORD_ENDING, TABLE_ENDING
from game.storage.records import LARGEST
from net.lan.table_resume import read_kept_file
from net.table.table_file import TableFile, TableFileError

WITHOUT_A_RECORD = 60.0  # seconds; a running host writes the record right after its table
_END = b'{"end":'


def clear_tables(folder: Path, spared: Path | None = None) -> None:
    """Remove stale table files; `spared` is the record being resumed now.

    A file is stale when its game was the last one and is over, when a later game of the same table
    has a file, or when its record is missing.
    """
    newest: dict[str, int] = {}
    tables = [*_tables(folder)]
    for record, kept in tables:
        if record.exists():
            newest[kept.id] = max(kept.game, newest.get(kept.id, 0))
    for record, kept in tables:
        file = record.with_suffix(TABLE_ENDING)
        with suppress(OSError):  # removed meanwhile
            if spared is not None and record.resolve() == spared.resolve():
                continue
            if not record.exists():
                stale = time.time() - file.stat().st_mtime > WITHOUT_A_RECORD
            else:
                stale = kept.game < newest[kept.id] or (_last(kept) and _over(record))
            if stale:
                file.unlink()


def _tables(folder: Path) -> Iterator[tuple[Path, TableFile]]:
    """The records of all readable tables; an unreadable one stays for its owner to see."""
    for file in [*folder.glob(f"*{TABLE_ENDING}")]:
        with suppress(OSError, TableFileError):
            yield file.with_suffix(RECORD_ENDING), read_kept_file(file)


def _last(kept: TableFile) -> bool:
    length = MOST_GAMES if kept.before.length is None else kept.before.length
    return len(kept.before.games) + 1 >= length


def _over(record: Path) -> bool:
    """Whether a record has its end line."""
    with suppress(JsonError):
        lines = file_bytes(record, LARGEST).splitlines()
        return bool(lines) and lines[-1].startswith(_END)
    return False
