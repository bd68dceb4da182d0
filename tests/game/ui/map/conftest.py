"""A screen without a window, for all tests that draw."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest
from pygame import Surface

from game.ui.media.assets import Assets


@pytest.fixture(scope="module")  # not for the session: other tests may close the display
def screen() -> Surface:
    pygame.display.init()
    return pygame.display.set_mode((1920, 1080))


@pytest.fixture(scope="module")
def assets(screen: Surface) -> Assets:
    return Assets()
