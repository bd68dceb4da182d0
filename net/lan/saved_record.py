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

    def move(self, home: Path, board_named: Callable[[str], Board]) -> tuple[Record, RecordWriter]:
        """Move the record and open it there; raises OSError or RecordError."""
        self.writer.close()  # Windows moves no open file
        move_record(self.path, home)
        writer, read = RecordWriter.resume(home, board_named)
        return read, writer
