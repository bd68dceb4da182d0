"""Warnings of libraries in the program's log."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from net.lan.log_bridge import LogBridge, log_warnings


@pytest.fixture(autouse=True)
def _no_bridge_left() -> Iterator[None]:
    yield
    root = logging.getLogger()
    for one in [one for one in root.handlers if isinstance(one, LogBridge)]:
        root.removeHandler(one)


def test_a_warning_is_logged_once_and_without_its_values(logged: Path) -> None:
    log_warnings()
    log_warnings()
    logging.getLogger("zeroconf").warning("no answer from %s", "canary-418239")
    text = logged.read_text()
    assert text.count("no answer from %s") == 1
    assert "canary" not in text


def test_an_error_is_logged_with_its_traceback_but_without_its_message(logged: Path) -> None:
    log_warnings()
    try:
        raise ValueError(*["canary" + "-418239"])
    except ValueError:
        logging.getLogger("asyncio").exception("failed")
    text = logged.read_text()
    assert "error: asyncio" in text
    assert "test_log_bridge.py" in text
    assert "canary-418239" not in text


def test_nothing_that_an_unknown_library_says_is_quoted(logged: Path) -> None:
    log_warnings()
    logging.getLogger("somebody").warning("canary")
    text = logged.read_text()
    assert "somebody, test_log_bridge" in text
    assert text.count("canary") == 0
