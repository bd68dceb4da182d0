"""A lock file for one process at a time; the system releases it when its holder ends."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def locked(path: Path, words: str) -> Iterator[None]:
    """Hold the lock; if another process holds it, say so once and wait.

    The file stays: if it were removed, a third process could lock a new one while a second waits.
    """
    with path.open("a+b") as file:
        if not _take(file, wait=False):
            print(f"paris-connection: {words}", file=sys.stderr, flush=True)
            _take(file, wait=True)
        yield


if sys.platform == "win32":
    import errno
    import msvcrt
    import time

    _TAKEN = (errno.EACCES, errno.EDEADLK, 0)  # Wine reports no number

    def _take(file: IO[bytes], *, wait: bool) -> bool:
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                return True
            except OSError as error:
                if error.errno not in _TAKEN:
                    raise
                if not wait:
                    return False
                time.sleep(0.5)

else:
    import fcntl

    def _take(file: IO[bytes], *, wait: bool) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True
