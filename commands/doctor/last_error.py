"""The log, and the newest unhandled error in it. Standard library only."""

import os
import time
from collections.abc import Mapping
from pathlib import Path

from commands.doctor.finding import Finding, ReportArea, ReportSection
from game.diagnostics.failures import Failure, last_failure
from game.diagnostics.program_log import LOG_NAME, log_place

_SECTION = ReportSection(ReportArea.ERRORS)


def findings(environment: Mapping[str, str], data: Path) -> list[Finding]:
    """Where the log is, and the newest error in it."""
    place = log_place(environment, data / LOG_NAME)
    if place.path is None:
        words = "PARIS_LOG is empty, so errors are not logged."
        return [_SECTION.note("log", words, "Remove PARIS_LOG from the environment.")]
    return [
        log_finding(place.path, named=place.named),
        error_finding(place.path, last_failure(place.path)),
    ]


def log_finding(path: Path, *, named: bool) -> Finding:
    """Whether the log can be written and read; `named` if PARIS_LOG sets it."""
    trouble = _trouble(path, named=named)
    if trouble:
        advice = "Move it away, or change its permissions."
        if named:
            advice = "Set PARIS_LOG to another file, or remove it from the environment."
        return _SECTION.note("log", f"The log {path} {trouble}.", advice)
    words = f"The log is {path}." if path.exists() else f"The log {path} does not exist yet."
    return _SECTION.ok("log", words)


def _trouble(path: Path, *, named: bool) -> str:
    """What is wrong with a log, to follow its name; empty if nothing is."""
    if path.is_dir():
        return "is a folder, so errors are not logged"
    if not path.exists():
        # The game creates only the folder of its own log.
        lost = named and not path.parent.is_dir()
        return "cannot be created, because its folder does not exist" if lost else ""
    if not path.is_file():
        return "is not a file, so errors cannot be read there"
    return "" if os.access(path, os.R_OK | os.W_OK) else "cannot be read or written"


def error_finding(path: Path, failure: Failure | None) -> Finding:
    """The newest unhandled error."""
    if failure is None:
        return _SECTION.ok("last-error", "No error has been logged.")
    when = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(failure.when))
    words = f"The last error was on {when}: {failure.sentence}."
    return _SECTION.note("last-error", words, f"Add its report from {path} to a bug report.")
