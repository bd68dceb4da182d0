"""The log, and the newest unhandled error in it. Standard library only."""

import os
import time
from collections.abc import Mapping
from pathlib import Path

from commands.doctor.finding import Area, Finding, Section
from game.diagnostics.failures import Failure, last_failure
from game.diagnostics.program_log import LOG_NAME, log_place

_SECTION = Section(Area.ERRORS)


def findings(environment: Mapping[str, str], data: Path) -> list[Finding]:
    """Where the log is, and the newest error in it."""
    path = log_place(environment, data / LOG_NAME).path
    if path is None:
        words = "PARIS_LOG is empty, so errors are not logged."
        return [_SECTION.note("log", words, "Remove PARIS_LOG from the environment.")]
    return [log_finding(path), error_finding(path, last_failure(path))]


def log_finding(path: Path) -> Finding:
    """Whether the log can be written."""
    if not path.exists():
        return _SECTION.ok("log", f"The log {path} does not exist yet.")
    if not path.is_file() or not os.access(path, os.R_OK | os.W_OK):
        advice = "Move it away, or change its permissions."
        return _SECTION.note("log", f"The log {path} cannot be read or written.", advice)
    return _SECTION.ok("log", f"The log is {path}.")


def error_finding(path: Path, failure: Failure | None) -> Finding:
    """The newest unhandled error."""
    if failure is None:
        return _SECTION.ok("last-error", "No error has been logged.")
    when = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(failure.when))
    words = f"The last error was on {when}: {failure.sentence}."
    return _SECTION.note("last-error", words, f"Add its report from {path} to a bug report.")
