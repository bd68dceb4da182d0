"""Starts the log of a command and catches unhandled errors."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from game.diagnostics.failures import FAILURES, Failure, FailurePlace
from game.diagnostics.program_log import LOG, log_place

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.storage.folders import Folders

PROGRAM = "paris-connection"


def watch_window(folders: Folders) -> None:
    """Catch errors of a window; cheap, since the first picture waits for it."""
    LOG.use(log_place(os.environ, folders.log))
    FAILURES.on_failure = _print_if_unlogged
    FAILURES.hook_main(FailurePlace.WINDOW)


def start_log() -> None:
    """Start the log once there is a picture; complain if the requested file cannot be used."""
    from game.diagnostics.crash_file import forget_crash, read_crash, watch_crashes

    FAILURES.hook_threads()
    if LOG.path is not None:
        if crash := read_crash(LOG.path):
            FAILURES.log_crash(crash)
            if not LOG.trouble:
                forget_crash(LOG.path)
        watch_crashes(LOG.path)
    trouble = LOG.start(sys.argv[1:])
    if trouble and LOG.named:
        print(f"{PROGRAM}: {trouble}", file=sys.stderr, flush=True)


def watch_command(command: str, folders: Folders) -> None:
    """The same for a command without a window, which prints each failure as one sentence."""
    LOG.use(log_place(os.environ, folders.log))
    FAILURES.on_failure = _teller(command)
    FAILURES.hook_main(FailurePlace.COMMAND)
    start_log()


def report_ended(command: str, error: Exception) -> None:
    """Log an error that ends a command, and print it unless that was done where it happened."""
    if LOG.path is None:
        log_if_possible()
    FAILURES.on_failure = _teller(command)
    FAILURES.report(error, shown=True)


def log_if_possible() -> None:
    """Log failures of a command that may run before anything is installed, without hooks."""
    try:
        from game.storage.folders import find_folders
    except ImportError:  # of the package that knows the folders
        return
    LOG.use(log_place(os.environ, find_folders(os.environ).log))


def words_of(failure: Failure) -> str:
    """One sentence and where to read more; the whole report if there is no log."""
    if LOG.path is None or LOG.trouble:
        return f"unexpected error: {failure.sentence}\n{failure.report}"
    return f"unexpected error: {failure.sentence}; see {LOG.path}"


def _teller(command: str) -> Callable[[Failure], None]:
    def tell(failure: Failure) -> None:
        print(f"{command}: {words_of(failure)}", file=sys.stderr, flush=True)

    return tell


def _print_if_unlogged(failure: Failure) -> None:
    """Print only what is found nowhere else: the window shows the failure, the log has its report,
    and a program that must end says so itself."""
    if LOG.path is None or LOG.trouble:
        print(f"{PROGRAM}: {words_of(failure)}", file=sys.stderr, flush=True)
