"""A window that nobody sees and sound that nobody hears, for every test of the screen."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from tests.game.ui.scenes.theatre import Theatre


@pytest.fixture
def window() -> Iterator[pygame.Surface]:
    """A full HD window."""
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1920, 1080))
    pygame.display.quit()


@pytest.fixture
def theatre(tmp_path: Path) -> Iterator[Theatre]:
    """A stage with real pictures, words and settings."""
    pygame.display.init()
    pygame.font.init()
    yield Theatre(tmp_path)
    pygame.display.quit()
