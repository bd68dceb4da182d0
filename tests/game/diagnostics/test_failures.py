"""Failures reach the log and the queue, each once, and are found again."""

import asyncio
import gc
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.diagnostics.failures import (
    MOST_WAITING,
    PAUSE,
    Failure,
    FailurePlace,
    Failures,
    last_failure,
)
from game.diagnostics.program_log import LogPlace, ProgramLog, old_log


class Here:
    """Failures with a log of their own and a clock that is set."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "a.log"
        self.now = 1_800_000_000.0
        log = ProgramLog(lambda: self.now)
        log.use(LogPlace(self.file))
        self.failures = Failures(log, lambda: self.now)

    def only(self) -> Failure:
        """The one failure that there is, in the queue and in the log."""
        found = self.failures.take()
        assert found is not None
        assert self.failures.take() is None
        assert self.file.read_text().count("failure: ") == 1
        return found


@pytest.fixture
def here(tmp_path: Path) -> Here:
    return Here(tmp_path)


def test_a_failure_is_queued_once_and_read_back_from_the_log(here: Here) -> None:
    error = ValueError("x")
    for _ in range(2):
        here.failures.report(error, FailurePlace.WINDOW, "main")
    assert last_failure(here.file) == here.only()


def test_what_the_caller_shows_is_logged_but_not_queued(here: Here) -> None:
    here.failures.report(ValueError(), FailurePlace.WINDOW, "main", shown=True)
    assert here.failures.take() is None
    assert last_failure(here.file)


def test_a_thread_that_fails_is_caught(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    here.failures.hook_threads()
    thread = threading.Thread(target=lambda: [].pop(), name="a thread")
    thread.start()
    thread.join()
    found = here.only()
    assert (found.place, found.name, found.error) == (FailurePlace.THREAD, "a thread", "IndexError")
    assert found.report.endswith("IndexError: pop from empty list")


def test_an_executor_whose_outcome_is_awaited_in_a_task_is_caught(here: Here) -> None:
    async def play() -> None:
        loop = asyncio.get_running_loop()
        here.failures.watch_loop(loop)
        with ThreadPoolExecutor(1) as pool:
            task = asyncio.ensure_future(in_executor(loop, pool))
            here.failures.watch_task(task)
            await asyncio.wait({task})
        del task
        gc.collect()

    asyncio.run(play())
    assert here.only().error == "ZeroDivisionError"


async def in_executor(loop: asyncio.AbstractEventLoop, pool: ThreadPoolExecutor) -> None:
    await loop.run_in_executor(pool, lambda: 1 // 0)


def test_a_future_whose_error_nobody_asks_for_is_caught(here: Here) -> None:
    async def play() -> None:
        here.failures.watch_loop(asyncio.get_running_loop())
        future = asyncio.get_running_loop().create_future()
        future.set_exception(ValueError())
        del future
        gc.collect()

    asyncio.run(play())
    assert here.only().place is FailurePlace.TASK


def test_a_broken_connection_is_noted_and_no_failure(here: Here) -> None:
    async def play() -> None:
        loop = asyncio.get_running_loop()
        here.failures.watch_loop(loop)
        context = {"message": "Fatal write error", "exception": OSError(5, "x"), "transport": 1}
        loop.call_exception_handler(context)

    asyncio.run(play())
    assert here.failures.take() is None
    assert "note: connection: Fatal write error: OSError" in here.file.read_text()


def test_results_that_are_errors_are_caught(here: Here) -> None:
    here.failures.report_results([None, asyncio.CancelledError(), KeyError()], "work")
    assert here.only().error == "KeyError"


PROGRAM = """
import sys, gc
from pathlib import Path
from game.diagnostics.failures import FAILURES, FailurePlace
from game.diagnostics.program_log import LOG, LogPlace
LOG.use(LogPlace(Path(sys.argv[1])))
FAILURES.hook_main(FailurePlace.WINDOW)
class Bad:
    def __del__(self):
        raise LookupError("a destructor")
if sys.argv[2] == "destructor":
    Bad()
else:
    raise ValueError("canary" + "-418239")
"""


@pytest.mark.parametrize(
    ("what", "error"), [("escaped", "ValueError"), ("destructor", "LookupError")]
)
def test_what_leaves_the_main_thread_or_a_destructor_is_logged_once(
    tmp_path: Path, what: str, error: str
) -> None:
    file = tmp_path / "a.log"
    command = [sys.executable, "-c", PROGRAM, str(file), what]
    told = subprocess.run(command, capture_output=True, text=True)
    found = last_failure(file)
    assert found is not None
    assert (found.error, found.place) == (error, FailurePlace.WINDOW)
    assert file.read_text().count("failure: ") == 1
    assert "canary-418239" not in file.read_text() + told.stderr


def test_equal_failures_are_counted_and_told_again_after_a_pause(here: Here) -> None:
    for _ in range(50):
        here.failures.report(ValueError(), FailurePlace.TASK, "work")
    assert here.only().times == 1
    here.now += PAUSE
    here.failures.report(ValueError(), FailurePlace.TASK, "work")
    again = here.failures.take()
    assert again is not None
    assert again.times == 50
    assert last_failure(here.file) == again


def test_the_queue_is_bounded(here: Here) -> None:
    for number in range(MOST_WAITING + 30):
        here.failures.report(type(f"E{number}", (Exception,), {})(), FailurePlace.TASK, "work")
    assert len([*iter(here.failures.take, None)]) == MOST_WAITING


@given(st.binary(max_size=200), st.binary(max_size=200))
def test_garbage_around_a_failure_is_passed_over(before: bytes, after: bytes) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        here = Here(Path(folder))
        here.file.write_bytes(before + b"\n")
        here.failures.report(ValueError(), FailurePlace.TASK, "work")
        with open(here.file, "ab") as file:
            file.write(b"\n" + after)
        found, expected = last_failure(here.file), here.failures.take()
        assert found is not None
        assert expected is not None
        assert found._replace(report="") == expected._replace(report="")


@given(st.binary(max_size=300))
def test_a_log_of_garbage_has_no_failure_and_raises_nothing(garbage: bytes) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "a.log").write_bytes(garbage)
        assert last_failure(Path(folder) / "a.log") is None


def test_the_newest_failure_may_stand_in_an_older_file(here: Here) -> None:
    here.failures.report(ValueError(), FailurePlace.TASK, "work")
    os.replace(here.file, old_log(here.file, 1))
    here.file.write_text("")
    assert last_failure(here.file) == here.failures.take()


def test_a_disk_that_is_full_costs_the_log_but_not_the_queue() -> None:
    log = ProgramLog()
    log.use(LogPlace(Path("/dev/full"), named=True))
    failures = Failures(log)
    failures.report(ValueError(), FailurePlace.TASK, "work")
    assert failures.take()
    assert log.trouble
