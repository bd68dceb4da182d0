"""The program's log: a small text file for bug reports that contains no secrets.

Each record is one append to a file opened for it, so that several programs can write and rotate it.
Whatever is wrong with the disk, the game continues without a log. The first picture waits for this
module, so it imports next to nothing.
"""

import os
import stat
import sys
import time
from _thread import RLock
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from game import __version__
from game.files.permissions import PRIVATE_FILE, tighten_file
from game.json_text import printable

LOG_NAME = "paris-connection.log"
LOG_VARIABLE = "PARIS_LOG"
LARGEST = 512 * 1024  # bytes after which a new file begins
OLD_FILES = 2  # older files kept
LONGEST_LINE = 500  # characters
BURST, PAUSE = 20, 60.0  # notes of one template per interval, in seconds; the rest are counted
MOST_TEMPLATES = 100  # templates counted at most
STREAMS = ("/dev/stdout", "/dev/stderr", "/dev/fd/", "/proc/")
INDENT = "    "  # indentation of continuation lines


class LogPlace(NamedTuple):
    """Where the log goes; no path if it is switched off."""

    path: Path | None
    named: bool = False  # by the user: only appended to, and only if it is a log


def log_place(environment: Mapping[str, str], usual: Path) -> LogPlace:
    """The default file, or the one in PARIS_LOG; an empty PARIS_LOG switches the log off."""
    named = environment.get(LOG_VARIABLE)
    if named is None:
        return LogPlace(usual)
    if not named.strip():
        return LogPlace(None, named=True)
    return LogPlace(Path(os.path.abspath(os.path.expanduser(named))), named=True)


class ProgramLog:
    """Appends records to a file. Thread-safe; never raises and never waits for another program."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._place = LogPlace(None)
        self._checked = False  # whether the file named by the user is a log
        self._lock = RLock()  # reentrant: a destructor may report while a record is written
        self._written: dict[str, tuple[float, int]] = {}  # by template: since when, how many
        self.trouble = ""  # why the latest record was not written

    @property
    def path(self) -> Path | None:
        """The file; None if there is no log."""
        return self._place.path

    @property
    def named(self) -> bool:
        """Whether the user has chosen the file."""
        return self._place.named

    def use(self, place: LogPlace) -> None:
        """Set the file; it is opened only for the first record."""
        self._place, self._checked, self.trouble = place, False, ""

    def start(self, arguments: Sequence[str]) -> str:
        """Note the start of the program; returns a sentence if there can be no log, or an empty
        text."""
        typed = " ".join(command_words(arguments))
        words = f"Paris Connection {__version__}, {system_words()}: {typed}"
        self.write("start", words.rstrip(": "))
        if self._place.path is None and self._place.named:
            return f"{LOG_VARIABLE} is empty, so nothing is logged"
        return self.trouble

    def note(self, template: str, *values: int | StrEnum) -> None:
        """Write one line; each {} is replaced by a value.

        Values are numbers and words of a fixed list, so that no code, token, name, address or chat
        line can get into the log.
        """
        with self._lock:
            now = self._clock()
            if template not in self._written and len(self._written) >= MOST_TEMPLATES:
                self._written.clear()
            since, count = self._written.get(template, (now, 0))
            if not 0 <= now - since < PAUSE:
                if count > BURST:
                    self.write("note", f"{template} (and {count - BURST} times more)")
                since, count = now, 0
            self._written[template] = since, count + 1
            if count < BURST:
                self.write("note", _filled(template, values))

    def write(self, kind: str, headline: str, lines: Iterable[str] = ()) -> None:
        """Write one record: a line with time and process, then its continuation lines."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self._clock()))
        text = [f"{stamp} {os.getpid()} {kind}: {_line(headline)}"]
        text += [INDENT + _line(line) for line in lines]
        data = ("\n".join(text) + "\n").encode("utf-8", "backslashreplace")
        path = self._place.path
        if path is None:
            return
        with self._lock:
            try:
                self._append(path, data)
            except (OSError, ValueError) as error:
                why = error.strerror if isinstance(error, OSError) else None
                shown = printable(str(path))
                self.trouble = f"the log {shown} cannot be written: {why or error}"
            else:
                self.trouble = ""

    def _append(self, path: Path, data: bytes) -> None:
        """Raises OSError, or ValueError for a user's file that is no log."""
        if not self._place.named:
            path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = self._open(path)
        try:
            found = os.fstat(descriptor)
            if found.st_size >= LARGEST and not is_stream(path):
                os.close(descriptor)
                descriptor = -1
                with suppress(FileNotFoundError):  # another program has just rotated the file
                    if os.path.samestat(found, path.stat()):
                        rotate(path)
                descriptor = self._open(path)
            if os.write(descriptor, data) < len(data):
                raise OSError("it was cut short")
        finally:
            if descriptor >= 0:
                os.close(descriptor)

    def _open(self, path: Path) -> int:
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
        if sys.platform == "win32":
            flags |= os.O_BINARY | os.O_NOINHERIT
        else:  # O_NONBLOCK, for a pipe without a reader
            flags |= os.O_NONBLOCK | os.O_CLOEXEC | (0 if self._place.named else os.O_NOFOLLOW)
        if self._place.named and not self._checked:
            if not _is_log(path):
                raise ValueError("that file is not a log of this program")
            self._checked = True
        descriptor = os.open(path, flags, PRIVATE_FILE)
        if not self._place.named:
            tighten_file(descriptor)
        return descriptor


LOG = ProgramLog()  # the log of this process; child processes report to their parent instead


def system_words() -> str:
    """The versions of Python and the system, without calls that may block."""
    python = f"Python {sys.version.split()[0]}"
    if sys.platform == "win32":  # where the module `platform` may block
        version = sys.getwindowsversion()
        return f"{python} on Windows {version.major}.{version.minor}.{version.build}"
    system = os.uname()
    return f"{python} on {system.sysname} {system.release} {system.machine}"


def rotate(path: Path) -> None:
    """Start a new file: the current one becomes .1, that one .2, and the oldest is removed.

    If two programs do this at the same time, only the oldest file is lost.
    """
    with suppress(OSError):  # open elsewhere on Windows; the next record tries again
        for number in range(OLD_FILES - 1, 0, -1):
            with suppress(FileNotFoundError):
                os.replace(old_log(path, number), old_log(path, number + 1))
        os.replace(path, old_log(path, 1))


def old_log(path: Path, number: int) -> Path:
    """The name of an earlier file."""
    return path.with_name(f"{path.name}.{number}")


def log_files(path: Path) -> list[Path]:
    """All possible files of a log, newest first."""
    return [path, *(old_log(path, number) for number in range(1, OLD_FILES + 1))]


def command_words(arguments: Sequence[str]) -> list[str]:
    """A command line without values: only the names of command and options."""
    words = [word for word in arguments[:1] if word.isalpha()]
    options = [word.partition("=")[0] for word in arguments if word.startswith("-")]
    return words + [word for word in options if word.strip("-").replace("-", "").isalpha()]


def is_stream(path: Path) -> bool:
    """Whether a path is a device, pipe or open file such as /dev/stderr.

    Such a file is only appended to.
    """
    with suppress(OSError):
        if not stat.S_ISREG(os.stat(path).st_mode):
            return True
    return str(path).startswith(STREAMS)


def _is_log(path: Path) -> bool:
    """Whether a file may be appended to: a log, an empty file or a stream."""
    try:
        if is_stream(path):
            return True
        with open(path, "rb") as file:
            start = file.read(20)
    except FileNotFoundError:
        return True
    return not start or (start[4:5] + start[10:11] + start[19:20] == b"-TZ" and start[:4].isdigit())


def _filled(template: str, values: Sequence[int | StrEnum]) -> str:
    for value in values:
        template = template.replace("{}", str(value), 1)
    return template


def _line(text: str) -> str:
    return printable(text[:LONGEST_LINE])
