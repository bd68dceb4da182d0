"""The record of a game on the LAN: on the disk before anybody hears of an action.

A disk that is full does not end the evening: what could not be written is kept and tried again with
every action, so that the record is whole again as soon as there is room.
"""

from collections.abc import Callable
from pathlib import Path

from game.records import RecordWriter
from game.rules.actions import Action
from game.rules.record import Header
from game.rules.scoring import Result


class Ledger:
    """A journal for a match that goes on when the disk does not."""

    def __init__(self, open_writer: Callable[[], RecordWriter]) -> None:
        self._open = open_writer
        self._writer: RecordWriter | None = None
        self._waiting: list[tuple[int, Action]] = []
        self._final: Result | None = None
        self.saved = self._write()

    @classmethod
    def create(cls, path: Path, header: Header) -> "Ledger":
        """A new record."""
        return cls(lambda: RecordWriter.create(path, header))

    def act(self, seat: int, action: Action) -> None:
        """Keep one action, and those that could not be kept before."""
        self._waiting.append((seat, action))
        self.saved = self._write()

    def end(self, final: Result) -> None:
        """Keep the end."""
        self._final = final
        self.saved = self._write()

    def close(self) -> None:
        """Let go of the file."""
        if self._writer:
            self._writer.close()

    def _write(self) -> bool:
        try:
            if self._writer is None:
                self._writer = self._open()
            while self._waiting:
                self._writer.act(*self._waiting[0])
                del self._waiting[0]
            if self._final:
                self._writer.end(self._final)
                self._final = None
        except OSError:
            return False
        return True
