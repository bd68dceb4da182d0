"""A window that nobody sees and sound that nobody hears, for every test of the screen."""

import os
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from fluent.runtime import FluentResource

from game.ui.i18n import catalogues
from tests.game.ui.loudspeaker import NamedSound
from tests.game.ui.theatre import Theatre

# To read a catalogue takes longer than most tests of the screen: each text is parsed once, and
# each of the smaller pictures is decoded once.
vars(catalogues)["FluentResource"] = cache(FluentResource)
_SMALL = 1 << 18  # bytes of a file
_decode, _decoded = pygame.image.load, cache(pygame.image.load)


def _load(file: Path | BytesIO, name: str = "") -> pygame.Surface:
    if isinstance(file, Path) and file.stat().st_size < _SMALL:
        return _decoded(file)
    return _decode(file, name)


vars(pygame.image)["load"] = _load


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
