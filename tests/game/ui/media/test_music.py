from pathlib import Path

import pygame
import pytest

from game.storage.settings import Settings
from tests.game.ui.loudspeaker import FRAME, all_read, an_audio, until

pytestmark = pytest.mark.usefixtures("closed_device")


def test_music_has_the_files_volume_times_the_settings(device: None) -> None:
    audio = all_read(an_audio(Settings(music_volume=0.6)))
    audio.music("table")
    audio.update(FRAME)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.4 * 0.6, abs=0.01)
    audio.use(Settings(music_volume=1.0))
    audio.update(FRAME)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.4, abs=0.01)


def loaded_tunes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    loaded: list[str] = []
    plain = pygame.mixer.music.load

    def watched(file: Path) -> None:
        loaded.append(file.stem)
        plain(file)

    monkeypatch.setattr(pygame.mixer.music, "load", watched)
    return loaded


def test_a_tune_fades_out_before_the_next_one_begins(
    fast_device: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = loaded_tunes(monkeypatch)
    audio = all_read(an_audio())
    audio.music("title")
    audio.update(FRAME)
    audio.music("table")
    audio.update(FRAME)
    assert loaded == ["title"]
    until(lambda: len(loaded) == 2, audio)
    assert loaded == ["title", "table"]


def test_asking_for_the_tune_that_plays_changes_nothing(
    device: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = loaded_tunes(monkeypatch)
    audio = all_read(an_audio())
    for _ in range(3):
        audio.music("title")
        audio.update(FRAME)
    assert loaded == ["title"]


def test_music_can_stop(fast_device: None) -> None:
    audio = all_read(an_audio())
    audio.music("title")
    audio.update(FRAME)
    assert pygame.mixer.music.get_busy()
    audio.music(None)
    until(lambda: not pygame.mixer.music.get_busy(), audio)


def test_muted_music_is_not_read_before_it_is_heard(
    device: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = loaded_tunes(monkeypatch)
    audio = all_read(an_audio(Settings(muted=True)))
    audio.music("title")
    audio.update(FRAME)
    assert loaded == []
    audio.use(Settings())
    audio.update(FRAME)
    assert loaded == ["title"]


def test_a_tune_changed_while_muted_is_the_new_one_afterwards(
    device: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = loaded_tunes(monkeypatch)
    audio = all_read(an_audio())
    audio.music("title")
    audio.update(FRAME)
    audio.use(Settings(muted=True))
    audio.music("results")
    for _ in range(3):
        audio.update(FRAME)
    audio.use(Settings())
    for _ in range(3):
        audio.update(FRAME)
    assert loaded == ["title", "results"]
    assert pygame.mixer.music.get_busy()
