"""A window that nobody sees and sound that nobody hears, for every test of the screen."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.ui.map.ground import MapPicture
from tests.game.ui.loudspeaker import NamedSound
from tests.game.ui.shared_resources import WINDOW, map_steps, read_once
from tests.game.ui.theatre import Theatre

read_once()


@pytest.fixture
def window() -> Iterator[pygame.Surface]:
    """A window of the usual size."""
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode(WINDOW)
    pygame.display.quit()


@pytest.fixture
def unshared_maps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Maps are drawn each time, for tests that count what is read."""
    monkeypatch.setattr(MapPicture, "steps", map_steps)


@pytest.fixture
def theatre(tmp_path: Path) -> Iterator[Theatre]:
    """A stage with real pictures, words and settings."""
    pygame.display.init()
    pygame.font.init()
    yield Theatre(tmp_path)
    pygame.display.quit()


@pytest.fixture
def closed_device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No device is open, and every sound will know its name."""
    monkeypatch.setattr(pygame.mixer, "Sound", NamedSound)
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A device that writes to a file; so slowly that no sound ends during a test."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "heard.raw"))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "100")


@pytest.fixture
def fast_device(device: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same, faster than life."""
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "1")
