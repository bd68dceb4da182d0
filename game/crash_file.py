"""What a crash of Python itself leaves behind: its stack, in a file beside the log.

Python writes it in the moment of the crash; the next start copies it to the log and empties it.
Nothing of the game is in it: only files, lines and functions, and of these only what is recognised
is told.
"""

import faulthandler
import os
import re
import stat
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.failure_report import HOME, Description, short_path
from game.program_log import is_stream
from game.storage.permissions import PRIVATE_FILE, tighten_file

CRASH_ENDING = ".crash"
LARGEST = 64 * 1024  # bytes that are read
MOST_FRAMES = 60

# Windows also tells of exceptions that are handled and end nothing; those have a code for a name.
_HEADLINE = re.compile(
    r"Fatal Python error: (?P<fatal>[A-Za-z ]{1,60})"
    r"|Windows fatal exception: (?P<windows>access violation|stack overflow|[a-z]+ divide by zero)"
)
_THREAD = re.compile(r"(?P<current>Current t|T)hread 0x[0-9a-f]+.*\(most recent call first\):")
_FRAME = re.compile(
    r'  File "(?P<file>.+)", line (?P<line>\d{1,7}) in (?P<function>[\w<>.]{1,100})'
)
_MODULES = re.compile(r"Extension modules: (?P<names>[\w., ]+).*")


class Crash(NamedTuple):
    """How a program has crashed."""

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
    """Have the stack written if Python crashes from now on; without a file, nothing happens."""
    file = crash_file(log)
    if file is None:
        return
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
    if sys.platform == "win32":
        flags |= os.O_BINARY
    else:
        flags |= os.O_NONBLOCK | os.O_NOFOLLOW
    with suppress(OSError):
        descriptor = os.open(file, flags, PRIVATE_FILE)  # kept open as long as the program runs
        try:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise OSError("not a file")
            tighten_file(descriptor)
            faulthandler.enable(descriptor)
        except OSError:
            os.close(descriptor)


def read_crash(log: Path) -> Crash | None:
    """The newest crash that is not in the log yet."""
    file = crash_file(log)
    try:
        if file is None or not file.is_file():
            return None
        with file.open("rb") as opened:
            when = os.fstat(opened.fileno()).st_mtime
            opened.seek(max(0, opened.seek(0, 2) - LARGEST))
            lines = opened.read(LARGEST).decode("utf-8", "replace").splitlines()
    except OSError:
        return None
    for number in range(len(lines) - 1, -1, -1):
        if found := _HEADLINE.fullmatch(lines[number]):
            name = found["fatal"] or found["windows"].capitalize()
            return Crash(when, _described(name, lines[number + 1 :]))
    return None


def forget_crash(log: Path) -> None:
    """Empty the file; another program that has it open goes on writing to it."""
    file = crash_file(log)
    if file is not None:
        with suppress(OSError):
            os.truncate(file, 0)


def _described(name: str, lines: list[str]) -> Description:
    """What is known for certain of the lines below a headline."""
    frames = [found for line in lines if (found := _FRAME.fullmatch(line))]
    ours = [found for found in frames if _ours(found["file"])]
    innermost = (ours or frames)[:1]
    where = "".join(
        f"{short_path(one['file'])}, line {one['line']} ({one['function']})" for one in innermost
    )
    return Description(name, where, (name, *_lines(lines)))


def _ours(file: str) -> bool:
    return any(Path(file).is_relative_to(HOME / name) for name in ("game", "net", "commands"))


def _lines(lines: list[str]) -> Iterator[str]:
    """The stacks of all threads, the one that crashed first, without paths of this computer."""
    shown = 0
    for line in lines:
        if found := _THREAD.fullmatch(line):
            crashed = found["current"] != "T"
            words = "Crashed thread" if crashed else "Another thread"
            yield f"{words} (most recent call first):"
        elif (found := _FRAME.fullmatch(line)) and shown < MOST_FRAMES:
            shown += 1
            file, number, function = short_path(found["file"]), found["line"], found["function"]
            yield f'  File "{file}", line {number}, in {function}'
        elif found := _MODULES.fullmatch(line):
            yield f"Extension modules: {found['names'].rstrip()}"
