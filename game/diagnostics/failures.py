"""Unhandled errors of every thread, task and process, each reported once.

Code that catches one calls `FAILURES.report`; hooks do so for all others. A failure goes to the log
and into a queue, from which the window or command takes it. The first picture waits for this
module, so it imports next to nothing.
"""

from __future__ import annotations

import re
import sys
import time
from _thread import RLock
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from game import __version__
from game.diagnostics.program_log import INDENT, LARGEST, LOG, ProgramLog, log_files, system_words

if TYPE_CHECKING:
    import asyncio
    import threading
    from pathlib import Path
    from types import TracebackType

    from game.diagnostics.crash_file import PythonCrash
    from game.diagnostics.failure_report import Description

MOST_WAITING = 20  # failures in the queue; more would add nothing
PAUSE = 60.0  # seconds before an equal failure is reported again, with a count
MOST_KINDS = 100  # different failures remembered

_RECORD = "failure"
_REPORTED = "_reported_as_failure"  # an attribute set on reported errors


class FailurePlace(StrEnum):
    """What failed. After an error of the window its scene is broken; otherwise the game goes on."""

    WINDOW = "window"
    COMMAND = "command"  # the main thread of a program without a window
    THREAD = "thread"
    TASK = "task"
    PROCESS = "process"  # a bot process, or one of the arena's
    CRASH = "crash"  # Python itself, in an earlier run


class Failure(NamedTuple):
    """An unhandled error. It contains nothing secret."""

    when: float  # seconds since the epoch
    place: FailurePlace
    name: str  # name of the thread, task or process
    error: str  # the error's type, or how a process ended
    where: str  # like "game/match.py, line 80 (submit)"; empty if that is not known
    report: str  # lines for a bug report: versions, time, traceback
    times: int = 1  # occurrences since the last report

    @property
    def sentence(self) -> str:
        """What happened, in English."""
        where = f" in {self.where}" if self.where else ""
        times = f", {self.times} times" if self.times > 1 else ""
        return f"{self.error}{where} [{self.place} {self.name}]{times}"


class Failures:
    """The failures of this process. Thread-safe; never raises."""

    def __init__(self, log: ProgramLog, clock: Callable[[], float] = time.time) -> None:
        self._log = log
        self._clock = clock
        self._waiting: deque[Failure] = deque()
        self._told: dict[
            tuple[str, ...], tuple[float, int]
        ] = {}  # time of the last report, occurrences since
        self._lock = RLock()  # reentrant: a destructor may report at any moment
        self.main = FailurePlace.COMMAND  # the place of the main thread
        self.on_failure: Callable[[Failure], None] = lambda _: (
            None
        )  # called in the thread that failed

    def report(
        self,
        error: BaseException,
        place: FailurePlace | None = None,
        name: str = "",
        *,
        shown: bool = False,
    ) -> Failure:
        """Log an error and queue it, once however often it is reported.

        Without a place it belongs to the running thread. With `shown` the caller shows it itself,
        so it is not queued.
        """
        from game.diagnostics.failure_report import describe

        place, name = (place, name) if place is not None else self._thread()
        failure = _made(place, name, describe(error), self._clock())
        if vars(error).setdefault(_REPORTED, failure.when) is failure.when:
            self.add(failure, shown=shown)
        return failure

    def report_results(self, results: Iterable[object], name: str) -> None:
        """Report the errors among the results of finished tasks; see `asyncio.gather`."""
        for result in results:
            if isinstance(result, Exception):
                self.report(result, FailurePlace.TASK, name)

    def report_process(self, told: Description, name: str) -> None:
        """Report an error sent by one of our processes."""
        self.add(_made(FailurePlace.PROCESS, name, told, self._clock()))

    def log_crash(self, crash: PythonCrash) -> None:
        """Log a crash of an earlier run; not queued, since nothing is wrong now."""
        failure = _of_crash(crash)
        self._log.write(_RECORD, failure.sentence, failure.report.splitlines())

    def add(self, failure: Failure, *, shown: bool = False) -> None:
        """Log a failure and queue it; equal ones are counted for a while."""
        key = (failure.place, failure.error, failure.where)
        with self._lock:
            told, count = self._told.get(key, (None, 0))
            if told is not None and 0 <= failure.when - told < PAUSE:
                self._told[key] = told, count + 1
                return
            if len(self._told) >= MOST_KINDS:
                self._told.clear()
            self._told[key] = failure.when, 0
            failure = failure._replace(times=count + 1)
            self._log.write(_RECORD, failure.sentence, failure.report.splitlines())
            if not shown and len(self._waiting) < MOST_WAITING:
                self._waiting.append(failure)
        with suppress(OSError, ValueError):  # the terminal is gone
            self.on_failure(failure)

    def take(self) -> Failure | None:
        """The oldest failure not taken yet. Non-blocking; cheap enough for each frame."""
        return self._waiting.popleft() if self._waiting else None

    def watch_loop(self, loop: asyncio.AbstractEventLoop) -> None:
        """Report unhandled errors of an event loop's callbacks and dropped tasks."""
        loop.set_exception_handler(self._in_loop)

    def watch_task(self, task: asyncio.Task[None]) -> None:
        """Report the error of a task as soon as it fails, even if a reference is kept."""
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.report(error, FailurePlace.TASK, task_name(task))

    def _in_loop(self, _: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        error, task = context.get("exception"), context.get("task") or context.get("future")
        message = plain_words(str(context.get("message", "")))
        if (
            isinstance(error, OSError) and "transport" in context
        ):  # caused by the other side or the network
            self._log.note(f"connection: {message}: {type(error).__name__}")
        elif isinstance(error, BaseException):
            self.report(error, FailurePlace.TASK, task_name(task))
        else:
            self._log.note(f"asyncio: {message}")

    def _thread(self) -> tuple[FailurePlace, str]:
        import threading

        thread = threading.current_thread()
        main = thread is threading.main_thread()
        return (self.main if main else FailurePlace.THREAD), thread.name

    # The hooks.

    def hook_main(self, main: FailurePlace) -> None:
        """Report unhandled errors of the main thread and of destructors. Cheap."""
        self.main = main
        sys.excepthook = self._escaped
        sys.unraisablehook = self._unraisable

    def hook_threads(self) -> None:
        """Report unhandled errors of all other threads."""
        import threading

        threading.excepthook = self._thread_failed

    def _escaped(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if isinstance(error, Exception):
            self.report(error)
        else:
            sys.__excepthook__(kind, error, trace)

    def _unraisable(self, told: sys.UnraisableHookArgs) -> None:
        if isinstance(told.exc_value, Exception):  # except Ctrl-C during exit
            self.report(told.exc_value)

    def _thread_failed(self, told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None and not isinstance(told.exc_value, SystemExit):
            name = told.thread.name if told.thread else ""
            self.report(told.exc_value, FailurePlace.THREAD, name)


FAILURES = Failures(LOG)  # of this process


def _made(place: FailurePlace, name: str, told: Description, when: float) -> Failure:
    stamp = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(when))
    head = [f"Paris Connection {__version__}", system_words(), f"{stamp}, {place} {name}"]
    report = "\n".join([*head, *told.lines])
    return Failure(when, place, name, told.error, told.where, report)


def _of_crash(crash: PythonCrash) -> Failure:
    return _made(FailurePlace.CRASH, "earlier run", crash.told, crash.when)


def plain_words(text: str) -> str:
    """The fixed words at the start of a message, which cannot be values."""
    found = re.match(r"[A-Za-z ,.!]*", text)
    return found[0].strip() if found else ""


def task_name(task: object) -> str:
    """What a task does, from its coroutine's name."""
    import asyncio

    if isinstance(task, asyncio.Task):
        return work_name(task.get_coro())
    return type(task).__name__ if task is not None else "callback"


def work_name(work: object) -> str:
    """What a coroutine does, from its name."""
    from types import CoroutineType

    return work.__qualname__ if isinstance(work, CoroutineType) else type(work).__name__


_HEADLINE = re.compile(
    r"(?P<when>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) \d+ failure: "
    r"(?P<error>.+?)(?: in (?P<where>.+?))? "
    rf"\[(?P<place>{'|'.join(FailurePlace)}) (?P<name>.*)\]"
    r"(?:, (?P<times>\d{1,9}) times)?"
)


def last_failure(log: Path) -> Failure | None:
    """The newest failure in a log and its older files, or a later crash; None if there is none."""
    from game.diagnostics.crash_file import read_crash

    found = next(filter(None, map(_last_in, log_files(log))), None)
    crash = read_crash(log)
    if crash is not None and (found is None or found.when <= crash.when):
        return _of_crash(crash)
    return found


def _last_in(file: Path) -> Failure | None:
    """Reads the end of a file and ignores anything invalid in it."""
    import calendar

    try:
        with open(file, "rb") as opened:
            opened.seek(max(0, opened.seek(0, 2) - 2 * LARGEST))
            lines = opened.read(2 * LARGEST).decode("utf-8", "replace").splitlines()
    except OSError:
        return None
    for number in range(len(lines) - 1, -1, -1):
        if not (told := _HEADLINE.fullmatch(lines[number])):
            continue
        report = []
        for line in lines[number + 1 :]:
            if not line.startswith(INDENT):
                break
            report.append(line.removeprefix(INDENT))
        try:
            when = calendar.timegm(time.strptime(told["when"], "%Y-%m-%dT%H:%M:%SZ"))
        except ValueError:
            continue
        place, where = FailurePlace(told["place"]), told["where"] or ""
        times = int(told["times"] or 1)
        text = "\n".join(report)
        return Failure(float(when), place, told["name"], told["error"], where, text, times)
    return None
