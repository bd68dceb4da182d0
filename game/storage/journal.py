"""Keeps writing game records when the disk refuses, at one screen and on the LAN.

Unwritten actions are retried with every new action and every few seconds, so the record is complete
as soon as there is space. Unexpected errors are reported and treated like disk errors.
"""

import errno
import os
import time
from collections.abc import Callable
from pathlib import Path

from game.diagnostics.failures import FAILURES, FailurePlace
from game.rules.actions import Action
from game.rules.scoring import Result
from game.storage.records import RecordWriter

RETRY_AFTER = 3.0  # seconds between tries without an action


class RetryingJournal:
    """The journal of one match; `saved` tells whether all of it is on disk."""

    def __init__(
        self,
        open_writer: Callable[[], RecordWriter],
        on_change: Callable[[bool], None] = lambda _: None,
        clock: Callable[[], float] = time.monotonic,
        path: Path | None = None,
    ) -> None:
        """`on_change` is called with False when saving begins to fail, True when it recovers."""
        self.path = path  # of the record, if known before the file is created
        self._open = open_writer
        self._on_change = on_change
        self._clock = clock
        self._writer: RecordWriter | None = None
        self._waiting: list[tuple[int, Action]] = []
        self._final: Result | None = None
        self._tried = 0.0
        self.saved = True
        self.problem: OSError | None = None  # why not
        self._write()

    def act(self, seat: int, action: Action) -> None:
        """Write one action, after those still waiting."""
        self._waiting.append((seat, action))
        self._write()

    def end(self, final: Result) -> None:
        """Write the result."""
        self._final = final
        self._write()

    def retry(self) -> None:
        """Retry if the last try was a few seconds ago; call it as often as you like."""
        if self._clock() - self._tried >= RETRY_AFTER:
            self.save()

    def save(self) -> None:
        """Retry immediately."""
        if not self.saved:
            self._write()

    def close(self) -> None:
        """Try a last time and close the file."""
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
            self.problem = None
        except OSError as error:
            self.problem = error
        except Exception as error:  # propagating it would write the action twice
            FAILURES.report(error, FailurePlace.THREAD, "saving")
            self.problem = OSError(errno.EIO, os.strerror(errno.EIO))
        self.saved = self.problem is None
        if self.saved != before:
            self._on_change(self.saved)


class Journals:
    """The journal of the newest game, and those of earlier games not saved yet."""

    def __init__(self, on_change: Callable[[bool], None] = lambda _: None) -> None:
        """`on_change` is called with False when a game cannot be saved, True once all are."""
        self._on_change = on_change
        self._earlier: list[RetryingJournal] = []
        self.newest: RetryingJournal | None = None

    @property
    def saved(self) -> bool:
        """Whether all games are on disk."""
        return all(journal.saved for journal in self._all)

    @property
    def unsaved(self) -> list[Path]:
        """The incomplete records of earlier games."""
        return [journal.path for journal in self._earlier if journal.path]

    def begin(
        self, open_writer: Callable[[], RecordWriter], path: Path | None = None
    ) -> RetryingJournal:
        """Leave the previous game and start the journal of the next."""
        self.leave()
        self.newest = RetryingJournal(open_writer, self._changed, path=path)
        return self.newest

    def leave(self) -> None:
        """Close the newest journal, now or once it is saved."""
        if self.newest:
            self.newest.save()
            self._earlier.append(self.newest)
            self.newest = None
            self._drop_saved()

    def retry(self) -> None:
        """Retry all, every few seconds; call it as often as you like."""
        for journal in self._all:
            journal.retry()
        self._drop_saved()

    def close(self) -> None:
        """Try a last time and close the files."""
        for journal in self._all:
            journal.close()
        self._drop_saved()

    @property
    def _all(self) -> list[RetryingJournal]:
        return [*self._earlier, self.newest] if self.newest else [*self._earlier]

    def _drop_saved(self) -> None:
        for journal in [*self._earlier]:
            if journal.saved:
                journal.close()
                self._earlier.remove(journal)

    def _changed(self, saved: bool) -> None:
        if not saved or self.saved:
            self._on_change(saved)
