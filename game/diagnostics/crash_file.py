"""The stack that a crash of Python itself leaves, in a file beside the log.

Python writes it at the moment of the crash; the next start copies it to the log and empties it. The
title waits for this module, so it imports next to nothing.
"""

from __future__ import annotations

import faulthandler
import os
import stat
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from game.diagnostics.program_log import is_stream
from game.files.permissions import PRIVATE_FILE, tighten_file

if TYPE_CHECKING:
    from pathlib import Path

    from game.diagnostics.failure_report import Description

CRASH_ENDING = ".crash"
LARGEST = 64 * 1024  # bytes read


class PythonCrash(NamedTuple):
    """A crash of an earlier run."""

    when: float  # seconds since the epoch
    told: Description


def crash_file(log: Path) -> Path | None:
    """The file beside a log; None beside a device, pipe or open file."""
    if is_stream(log):
        return None
    if log.suffix == ".log":
        return log.with_suffix(CRASH_ENDING)
    return log.with_name(log.name + CRASH_ENDING)


def watch_crashes(log: Path) -> None:
    """Have Python write its stack if it crashes; without a file, do nothing."""
    file = crash_file(log)
    if file is None:
        return
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
    if sys.platform == "win32":
        flags |= os.O_BINARY
    else:
        flags |= os.O_NONBLOCK | os.O_NOFOLLOW
    with suppress(OSError):
        descriptor = os.open(file, flags, PRIVATE_FILE)  # stays open while the program runs
        try:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise OSError("not a file")
            tighten_file(descriptor)
            faulthandler.enable(descriptor)
        except OSError:
            os.close(descriptor)


def read_crash(log: Path) -> PythonCrash | None:
    """The newest crash that is not in the log yet."""
    file = crash_file(log)
    try:
        if file is None or not file.is_file():
            return None
        with file.open("rb") as opened:
            when = os.fstat(opened.fileno()).st_mtime
            opened.seek(max(0, opened.seek(0, 2) - LARGEST))
            text = opened.read(LARGEST).decode("utf-8", "replace")
    except OSError:
        return None
    if not text:
        return None
    from game.diagnostics.crash_report import describe_crash

    told = describe_crash(text)
    return PythonCrash(when, told) if told else None


def forget_crash(log: Path) -> None:
    """Empty the file; other programs that have it open continue to write to it."""
    file = crash_file(log)
    if file is not None:
        with suppress(OSError):
            os.truncate(file, 0)
