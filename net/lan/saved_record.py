"""The record of a saved game while its table waits for players, and its move to the host's folder.

It stays open and locked until the game goes on, so that nobody else continues it meanwhile.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from game.board import Board
from game.rules.record_reader import Record
from game.storage.moved_games import move_record
from game.storage.records import RecordWriter


class SavedRecord(NamedTuple):
    """A record opened for writing."""

    path: Path
    writer: RecordWriter
    read: Record

    def move(self, home: Path) -> "SavedRecord":
        """Close the record and move it, unless it is there already; raises OSError."""
        self.writer.close()  # Windows moves no open file
        move_record(self.path, home)
        return self._replace(path=home)

    def open(self, board_named: Callable[[str], Board]) -> tuple[Record, RecordWriter]:
        """Open the record to go on with it; raises OSError or RecordError."""
        writer, read = RecordWriter.resume(self.path, board_named)
        return read, writer
