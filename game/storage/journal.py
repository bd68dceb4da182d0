"""The record of a game that goes on when the disk does not.

What could not be written is kept, and tried again with every action and every few seconds, so that
the record is whole as soon as there is room. An error of ours is reported and handled as a disk's.
"""

import errno
import os
import time
from collections.abc import Callable
from pathlib import Path

from game.diagnostics.failures import FAILURES, FailurePlace
from game.rules.actions import Action
from game.rules.record import Header
from game.rules.scoring import Result
from game.storage.records import RecordWriter

RETRY_AFTER = 3.0  # seconds between two tries without an action


class RetryingJournal:
    """A journal for a match. `saved` is true as long as all of the game is on the disk."""

    def __init__(
        self,
        open_writer: Callable[[], RecordWriter],
        on_change: Callable[[bool], None] = lambda _: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`on_change` hears when saving begins to fail, and when it works again."""
        self._open = open_writer
        self._on_change = on_change
        self._clock = clock
        self._writer: RecordWriter | None = None
        self._waiting: list[tuple[int, Action]] = []
        self._final: Result | None = None
        self._tried = 0.0
        self.saved = True
        self.trouble: OSError | None = None  # why it is not
        self._write()

    @classmethod
    def create(cls, path: Path, header: Header) -> "RetryingJournal":
        """A new record."""
        return cls(lambda: RecordWriter.create(path, header))

    def act(self, seat: int, action: Action) -> None:
        """Keep one action, and those that could not be kept before."""
        self._waiting.append((seat, action))
        self._write()

    def end(self, final: Result) -> None:
        """Keep the end."""
        self._final = final
        self._write()

    def retry(self) -> None:
        """Try again what could not be written, every few seconds; may be called at any time."""
        if not self.saved and self._clock() - self._tried >= RETRY_AFTER:
            self._write()

    def save(self) -> None:
        """Try again at once what could not be written."""
        if not self.saved:
            self._write()

    def close(self) -> None:
        """Try a last time, and let go of the file."""
        self.save()
        if self._writer:
            self._writer.close()

    def _write(self) -> None:
        before, self._tried = self.saved, self._clock()
        try:
            if self._writer is None:
                self._writer = self._open()
            while self._waiting:
                self._writer.act(*self._waiting[0])
                del self._waiting[0]
            if self._final:
                self._writer.end(self._final)
                self._final = None
            self.trouble = None
        except OSError as error:
            self.trouble = error
        except Exception as error:  # raised further, it would leave the action to be written twice
            FAILURES.report(error, FailurePlace.THREAD, "saving")
            self.trouble = OSError(errno.EIO, os.strerror(errno.EIO))
        self.saved = self.trouble is None
        if self.saved != before:
            self._on_change(self.saved)


class UnsavedRecords:
    """Records of games that were left before they were whole, tried again until they are."""

    def __init__(self) -> None:
        self._journals: dict[Path, RetryingJournal] = {}

    @property
    def paths(self) -> list[Path]:
        """The files that are not whole yet."""
        return [*self._journals]

    def leave(self, record: Path, journal: RetryingJournal) -> None:
        """A game is left: let go of its record, or keep it here if it is not whole."""
        self._journals[record] = journal
        journal.save()
        self._drop_saved()

    def retry(self) -> None:
        """Try again, every few seconds; may be called at any time."""
        for journal in self._journals.values():
            journal.retry()
        self._drop_saved()

    def close(self) -> None:
        """Try a last time; what is still not whole stays in `paths`."""
        for journal in self._journals.values():
            journal.close()
        self._drop_saved()

    def _drop_saved(self) -> None:
        for record, journal in [*self._journals.items()]:
            if journal.saved:
                journal.close()
                del self._journals[record]
