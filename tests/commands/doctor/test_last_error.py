"""The newest error of the log."""

import os
from pathlib import Path

import pytest

from commands.doctor.finding import Severity
from commands.doctor.last_error import findings
from game.diagnostics.failures import Failures
from game.diagnostics.program_log import LOG_NAME, LogPlace, ProgramLog


def test_no_log_is_fine(tmp_path: Path) -> None:
    assert {one.state for one in findings({}, tmp_path)} == {Severity.OK}


def test_a_log_that_is_switched_off_is_a_note(tmp_path: Path) -> None:
    (line,) = findings({"PARIS_LOG": ""}, tmp_path)
    assert line.state is Severity.NOTE


@pytest.mark.parametrize(
    ("name", "trouble"),
    [
        (".", "is a folder, so errors are not logged."),
        ("gone/my.log", "cannot be created, because its folder does not exist."),
        (os.devnull, "is not a file, so errors cannot be read there."),
    ],
)
def test_a_log_that_cannot_be_where_it_was_wished_for(
    name: str, trouble: str, tmp_path: Path
) -> None:
    line, _ = findings({"PARIS_LOG": str(tmp_path / name)}, tmp_path)
    assert line.state is Severity.NOTE
    assert line.text.endswith(trouble)
    assert line.advice.startswith("Set PARIS_LOG to another file")


def test_a_wished_for_log_that_is_still_missing_is_fine(tmp_path: Path) -> None:
    line, _ = findings({"PARIS_LOG": str(tmp_path / "my.log")}, tmp_path)
    assert line.state is Severity.OK


def test_the_last_error_is_told_with_its_time(tmp_path: Path) -> None:
    log = ProgramLog(clock=lambda: 0.0)
    log.use(LogPlace(tmp_path / LOG_NAME))
    try:
        raise ValueError("CANARY")
    except ValueError as error:
        Failures(log).report(error)
    _, line = findings({}, tmp_path)
    assert line.state is Severity.NOTE
    assert line.text.startswith("The last error was on 1970-01-01 00:00 UTC: ValueError")
    assert "CANARY" not in line.text
    assert LOG_NAME in line.advice
