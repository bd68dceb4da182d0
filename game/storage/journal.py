"""Records of games that go on while the disk refuses them, at one screen and on the LAN.

What could not be written is kept and tried again with every action and every few seconds, so that
the record is complete as soon as there is room. An error of ours is reported and treated like one
of the disk.
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

RETRY_AFTER = 3.0  # seconds between two tries without an action


class RetryingJournal:
    """The journal of one match. `saved` is true while all of the game is on the disk."""

    def __init__(
        self,
        open_writer: Callable[[], RecordWriter],
        on_change: Callable[[bool], None] = lambda _: None,
        clock: Callable[[], float] = time.monotonic,
        path: Path | None = None,
    ) -> None:
        """`on_change` is called with False when saving begins to fail, with True when it works."""
        self.path = path  # of the record, where it is known before the file is made
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


class Journals:
    """The journal of the newest game, and those of earlier games that are not saved yet."""

    def __init__(self, on_change: Callable[[bool], None] = lambda _: None) -> None:
        """`on_change` is called with False for each game that cannot be saved, and with True when
        all of them are saved again."""
        self._on_change = on_change
        self._earlier: list[RetryingJournal] = []
        self.newest: RetryingJournal | None = None

    @property
    def saved(self) -> bool:
        """Whether all games are on the disk."""
        return all(journal.saved for journal in self._all)

    @property
    def unsaved(self) -> list[Path]:
        """The records of earlier games that are not complete."""
        return [journal.path for journal in self._earlier if journal.path]

    def begin(
        self, open_writer: Callable[[], RecordWriter], path: Path | None = None
    ) -> RetryingJournal:
        """The journal of the next game; the game before is left."""
        self.leave()
        self.newest = RetryingJournal(open_writer, self._changed, path=path)
        return self.newest

    def leave(self) -> None:
        """Close the newest journal, or keep it here until it is saved."""
        if self.newest:
            self.newest.save()
            self._earlier.append(self.newest)
            self.newest = None
            self._drop_saved()

    def retry(self) -> None:
        """Try again, every few seconds; may be called at any time."""
        for journal in self._all:
            journal.retry()
        self._drop_saved()

    def close(self) -> None:
        """Make a last try and close the files."""
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
        if not saved or all(journal.saved for journal in self._all):
            self._on_change(saved)
