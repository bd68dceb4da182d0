"""Failures reach the log and the queue, each once."""

from pathlib import Path

from game.failures import FailurePlace, Failures, last_failure
from game.program_log import LogPlace, ProgramLog


def test_a_failure_is_queued_once_and_read_back_from_the_log(tmp_path: Path) -> None:
    log = ProgramLog()
    log.use(LogPlace(tmp_path / "a.log"))
    failures = Failures(log)
    error = ValueError("secret")
    failures.report(error, FailurePlace.WINDOW, "main")
    failures.report(error, FailurePlace.WINDOW, "main")
    found = failures.take()
    assert found is not None
    assert failures.take() is None
    assert last_failure(tmp_path / "a.log") == found._replace(when=float(int(found.when)))
