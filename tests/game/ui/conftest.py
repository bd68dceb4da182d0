"""A theatre: a stage with real pictures, words and settings, and a window that nobody sees."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.game.ui.scenes.theatre import Theatre


@pytest.fixture
def theatre(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Theatre]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    yield Theatre(tmp_path)
    pygame.display.quit()
