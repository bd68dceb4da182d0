"""Settings for all tests."""

import gc
import signal
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis.strategies import none

from game.diagnostics.failures import FAILURES, FailurePlace
from game.diagnostics.program_log import LOG, LogPlace

pytest_plugins = ["tests.slow_tests"]

# The same examples every time, and no time limit: a busy machine must not fail a test.
settings.register_profile("paris", deadline=None, derandomize=True)
settings.load_profile("paris")

# A shell that runs the tests in the background lets them ignore Ctrl-C, and with them every program
# that they start; then those that are to be interrupted would go on for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def _hypothesis_has_started() -> None:
    """With its first test hypothesis registers a generator of random numbers, and warns if nothing
    refers to it. From Python 3.14 on, what refers to it would be among the frozen objects, which
    are not searched."""

    @given(none())
    def first(_: None) -> None:
        pass

    first()


@pytest.fixture(autouse=True, scope="module")
def _what_is_left_is_not_looked_through_again(_hypothesis_has_started: None) -> None:
    """The window collects garbage when a scene changes: among what thousands of tests have left in
    the memory that would take a third of a second each time."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """This process's log in a file of its own, and no failure of an earlier test."""
    monkeypatch.setattr(FAILURES, "_told", {})
    monkeypatch.setattr(FAILURES, "_waiting", deque())
    monkeypatch.setattr(FAILURES, "main", FailurePlace.COMMAND)  # an earlier test may open windows
    file = tmp_path / "paris-connection.log"
    LOG.use(LogPlace(file))
    yield file
    LOG.use(LogPlace(None))
