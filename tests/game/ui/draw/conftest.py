"""A screen without a window, for all tests that draw."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from game.ui.assets import Assets


@pytest.fixture(scope="session")
def screen() -> Iterator[Surface]:
    pygame.display.init()
    yield pygame.display.set_mode((1920, 1080))
    pygame.display.quit()


@pytest.fixture(scope="session")
def assets(screen: Surface) -> Assets:
    return Assets()
