"""Unhandled errors of every thread, task and process, each caught once.

Whoever catches one calls `FAILURES.report`; the hooks do so for what nobody catches. A failure goes
to the program's log and waits in a queue: the window takes it from there each frame, a command in a
terminal prints it. The first picture waits for this module, so it imports next to nothing.
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

MOST_WAITING = 20  # failures in the queue; more of them would tell nothing new
PAUSE = 60.0  # seconds before an equal failure is told again, with their number
MOST_KINDS = 100  # different failures that are remembered

_RECORD = "failure"
_REPORTED = "_reported_as_failure"  # an attribute of errors


class FailurePlace(StrEnum):
    """What failed. If it is the window, its scene is broken; otherwise the game goes on."""

    WINDOW = "window"
    COMMAND = "command"  # the main thread of a program without a window
    THREAD = "thread"
    TASK = "task"
    PROCESS = "process"  # of the bots, or one of the arena's
    CRASH = "crash"  # of Python itself, in an earlier run


class Failure(NamedTuple):
    """An error that nobody handled. Nothing of it is secret."""

    when: float  # seconds since the epoch
    place: FailurePlace
    name: str  # of the thread, task or process
    error: str  # its type, like ValueError; for a process that died how it ended
    where: str  # like "game/match.py, line 80 (submit)"; empty if that is not known
    report: str  # several lines to paste into a bug report: versions, time, traceback
    times: int = 1  # how often it has happened since it was told last

    @property
    def sentence(self) -> str:
        """What happened, in English."""
        where = f" in {self.where}" if self.where else ""
        times = f", {self.times} times" if self.times > 1 else ""
        return f"{self.error}{where} [{self.place} {self.name}]{times}"


class Failures:
    """The failures of this process. Thread-safe; nothing of it raises."""

    def __init__(self, log: ProgramLog, clock: Callable[[], float] = time.time) -> None:
        self._log = log
        self._clock = clock
        self._waiting: deque[Failure] = deque()
        self._told: dict[tuple[str, ...], tuple[float, int]] = {}  # when, how many since
        self._lock = RLock()  # a destructor may report something at any moment
        self.main = FailurePlace.COMMAND  # what the main thread is
        self.on_failure: Callable[[Failure], None] = lambda _: None  # in whatever thread failed

    def report(
        self,
        error: BaseException,
        place: FailurePlace | None = None,
        name: str = "",
        *,
        shown: bool = False,
    ) -> Failure:
        """Log an error and queue it, once however often it is reported.

        Without a place, it is the running thread. With `shown` the caller shows it itself: it is
        not queued.
        """
        from game.diagnostics.failure_report import describe

        place, name = (place, name) if place is not None else self._thread()
        failure = _made(place, name, describe(error), self._clock())
        if vars(error).setdefault(_REPORTED, failure.when) is failure.when:
            self.add(failure, shown=shown)
        return failure

    def report_results(self, results: Iterable[object], name: str) -> None:
        """Report the errors among what tasks that have ended returned; see `asyncio.gather`."""
        for result in results:
            if isinstance(result, Exception):
                self.report(result, FailurePlace.TASK, name)

    def report_process(self, told: Description, name: str) -> None:
        """Report an error that a process of ours has sent to this one."""
        self.add(_made(FailurePlace.PROCESS, name, told, self._clock()))

    def log_crash(self, crash: PythonCrash) -> None:
        """Log how an earlier run has crashed; it is not queued, since nothing is wrong now."""
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
        with suppress(OSError, ValueError):  # a terminal that is gone
            self.on_failure(failure)

    def take(self) -> Failure | None:
        """The oldest failure that was not taken yet. Never waits; cheap enough for each frame."""
        return self._waiting.popleft() if self._waiting else None

    def watch_loop(self, loop: asyncio.AbstractEventLoop) -> None:
        """Catch what nobody handles in the callbacks and dropped tasks of an event loop."""
        loop.set_exception_handler(self._in_loop)

    def watch_task(self, task: asyncio.Task[None]) -> None:
        """Report the error of a task as soon as it fails, whoever still holds it."""
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.report(error, FailurePlace.TASK, task_name(task))

    def _in_loop(self, _: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        error, task = context.get("exception"), context.get("task") or context.get("future")
        message = plain_words(str(context.get("message", "")))
        if isinstance(error, OSError) and "transport" in context:  # the other side, or the network
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
        """Catch what leaves the main thread, and destructors. Cheap: before the first picture."""
        self.main = main
        sys.excepthook = self._escaped
        sys.unraisablehook = self._unraisable

    def hook_threads(self) -> None:
        """Catch what leaves any other thread."""
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
        if isinstance(told.exc_value, Exception):  # not Ctrl-C while the program ends
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
    """The words that a message begins with, as far as they can be no value."""
    found = re.match(r"[A-Za-z ,.!]*", text)
    return found[0].strip() if found else ""


def task_name(task: object) -> str:
    """What a task does, by its coroutine's name."""
    import asyncio

    if isinstance(task, asyncio.Task):
        return work_name(task.get_coro())
    return type(task).__name__ if task is not None else "callback"


def work_name(work: object) -> str:
    """What a coroutine does, by its name."""
    from types import CoroutineType

    return work.__qualname__ if isinstance(work, CoroutineType) else type(work).__name__


_HEADLINE = re.compile(
    r"(?P<when>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) \d+ failure: "
    r"(?P<error>.+?)(?: in (?P<where>.+?))? "
    rf"\[(?P<place>{'|'.join(FailurePlace)}) (?P<name>.*)\]"
    r"(?:, (?P<times>\d{1,9}) times)?"
)


def last_failure(log: Path) -> Failure | None:
    """The newest failure in a log and its older files, or a crash since; None if there is none."""
    from game.diagnostics.crash_file import read_crash

    found = next(filter(None, map(_last_in, log_files(log))), None)
    crash = read_crash(log)
    if crash is not None and (found is None or found.when <= crash.when):
        return _of_crash(crash)
    return found


def _last_in(file: Path) -> Failure | None:
    """Reads the end of a file; garbage in it is passed over."""
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
