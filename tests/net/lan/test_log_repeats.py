"""A flood in the log: told once, then counted."""

import logging

import pytest

from net.lan.log_repeats import MOST, PAUSE, RepeatFilter, collapse_repeats


class Log:
    """A logger with a clock."""

    def __init__(self) -> None:
        self.now = 0.0
        self.told: list[str] = []
        self._filter = RepeatFilter(lambda: self.now)

    def say(self, words: str, error: Exception | None = None, *arguments: object) -> None:
        info = (type(error), error, None) if error else None
        record = logging.LogRecord("x", logging.WARNING, "x.py", 1, words, arguments, info)
        if self._filter.filter(record):
            self.told.append(record.getMessage())


def test_the_same_line_is_told_once_and_then_counted() -> None:
    log = Log()
    for _ in range(38_000):
        log.say("socket.send() raised exception.")
    log.now += PAUSE
    log.say("socket.send() raised exception.")
    log.say("socket.send() raised exception.")
    assert log.told == [
        "socket.send() raised exception.",
        "socket.send() raised exception. (and 37999 times more before)",
    ]


def test_other_lines_and_other_errors_are_told() -> None:
    log = Log()
    log.say("one")
    log.say("two")
    log.say("one", ValueError("x"))
    log.say("one", OSError("x"))
    assert log.told == ["one", "two", "one", "one"]


def test_lines_that_differ_only_in_what_they_are_about_are_the_same() -> None:
    log = Log()
    for number in range(3):
        log.say("task %s is slow", None, number)
        log.say(f"an error\nprotocol: {number}")
    assert log.told == ["task 0 is slow", "an error\nprotocol: 0"]


def test_only_so_many_lines_are_remembered() -> None:
    log = Log()
    for number in range(3 * MOST):
        log.now += 0.001
        log.say(f"line {number}")
    assert len(log.told) == 3 * MOST
    assert len(log._filter._told) == MOST
    log.say(f"line {3 * MOST - 2}")
    assert len(log.told) == 3 * MOST, "the newest are among them"


def test_a_logger_is_kept_from_repeating_itself_once(caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        collapse_repeats("tests.repeats")
    logger = logging.getLogger("tests.repeats")
    assert len(logger.filters) == 1
    for _ in range(5):
        logger.warning("again")
    assert caplog.messages == ["again"]
