"""Sound that is heard by a file, for tests of what is played."""

import random
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.storage.settings import Settings
from game.ui.media.audio import VOICES, Audio

ROOT = Path(__file__).parents[3]
FRAME = 1 / 60


class NamedSound(pygame.mixer.Sound):
    """A sound that knows its file, so that a test can tell what is heard."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.name = file.stem


def an_audio(settings: Settings | None = None, seed: int = 1) -> Audio:
    return Audio(ROOT, settings or Settings(), random.Random(seed))


def all_read(audio: Audio) -> Audio:
    audio.update(FRAME)
    while audio.unread:
        audio.update(FRAME)
    return audio


def until(done: Callable[[], bool], audio: Audio) -> None:
    for _ in range(5000):
        if done():
            return
        audio.update(FRAME)
        time.sleep(0.002)
    pytest.fail("it never came")


def sounding() -> list[NamedSound]:
    """What the voices play."""
    voices = [pygame.mixer.Channel(number) for number in range(VOICES)]
    sounds = [voice.get_sound() for voice in voices if voice.get_busy()]
    return [sound for sound in sounds if isinstance(sound, NamedSound)]


def names() -> list[str]:
    return [sound.name for sound in sounding()]
