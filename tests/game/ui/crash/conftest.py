"""A real window for tests, and everything as before after it."""

import sys
import threading
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.diagnostics.failures import FAILURES
from game.diagnostics.program_log import LOG, LogPlace
from tests.game.ui.crash.real_window import RealWindow


@pytest.fixture
def real_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, window: pygame.Surface
) -> Iterator[RealWindow]:
    """A real window; all hooks and the log are as before after it."""
    for module, hook in (
        *((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")),
        *((FAILURES, "on_failure"), (FAILURES, "main")),
    ):
        monkeypatch.setattr(module, hook, getattr(module, hook))
    monkeypatch.setattr(FAILURES, "_told", {})
    monkeypatch.setattr(FAILURES, "_waiting", deque())
    folder = tmp_path / "window"
    folder.mkdir()
    opened = RealWindow(folder)
    yield opened
    opened.close()
    LOG.use(LogPlace(None))
