from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.storage.settings import Settings
from game.ui.media.audio import LONG_KEPT, MOST_ALIKE, Audio, sound_files
from tests.game.ui.loudspeaker import (
    FRAME,
    ROOT,
    NamedSound,
    all_read,
    an_audio,
    names,
    sounding,
    until,
)

pytestmark = pytest.mark.usefixtures("closed_device")


def variants_played(audio: Audio, name: str, times: int) -> list[str]:
    chosen = []
    for _ in range(times):
        audio.update(1.0)
        audio.play(name)
        audio.update(FRAME)
        chosen += names()
        pygame.mixer.stop()
    assert len(chosen) == times
    return chosen


def test_with_the_dummy_driver_all_is_silent_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio = all_read(an_audio())
    audio.play("chuff")
    audio.music("title")
    audio.use(Settings(muted=True))
    audio.update(FRAME)
    assert audio.silent
    assert pygame.mixer.get_init() is None


def test_without_a_device_all_is_silent_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: int) -> None:
        raise pygame.error("ALSA: Couldn't open audio device: No such file or directory")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    audio = all_read(an_audio())
    audio.play("chuff")
    audio.music("title")
    audio.update(FRAME)
    assert audio.silent


def test_without_the_files_all_is_silent(tmp_path: Path, device: None) -> None:
    audio = all_read(Audio(tmp_path, Settings()))
    audio.play("chuff")
    audio.music("title")
    audio.update(FRAME)
    assert names() == []
    assert sound_files(tmp_path) == ((), {})


def test_sounds_groups_and_tunes_are_known_by_name() -> None:
    effects, tunes = sound_files(ROOT / "sounds")
    names_and_groups = {name for sound in effects for name in (sound.name, sound.group)}
    assert {"chuff", "chuff_1", "whistle_blue", "bell", "city_4"} <= names_and_groups
    assert set(tunes) == {"title", "table", "results"}
    assert all(sound.file.exists() for sound in (*effects, *tunes.values()))


def test_nothing_is_opened_or_read_before_the_first_frame(device: None) -> None:
    audio = an_audio()
    assert audio.silent
    assert pygame.mixer.get_init() is None
    audio.play("bell")
    audio.update(FRAME)
    assert not audio.silent


def test_a_frame_reads_one_file_at_most(device: None, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def watched(file: Path) -> pygame.mixer.Sound:
        read.append(file.stem)
        return NamedSound(file)

    monkeypatch.setattr(pygame.mixer, "Sound", watched)
    audio, counts = an_audio(), list[int]()
    while not counts or audio.unread:
        audio.update(FRAME)
        counts.append(len(read))
    assert counts == list(range(len(counts)))
    assert len(read) == len(set(read)) == 16


def test_only_the_latest_long_sounds_are_kept_and_others_read_again(device: None) -> None:
    audio = all_read(an_audio())
    before = set(audio._sounds)
    for number in range(2):
        for name in ("bell", "city_1", "city_2", "city_3", "city_4", "victory"):
            audio.update(1.0)
            audio.play(name)
            audio.update(FRAME)
            assert names()[-1:] == [name], (number, name)
            pygame.mixer.stop()
            assert len(set(audio._sounds) - before) <= LONG_KEPT
    assert before < set(audio._sounds)


def test_a_sound_that_was_asked_for_before_muting_is_not_heard(device: None) -> None:
    audio = all_read(an_audio())
    audio.play("bell")
    audio.use(Settings(muted=True))
    audio.update(FRAME)
    assert names() == []


def test_a_sound_that_was_not_read_yet_is_read_next_and_heard(device: None) -> None:
    audio = an_audio()
    audio.update(FRAME)
    audio.play("whistle_yellow")
    assert names() == []
    audio.update(FRAME)
    assert names() == ["whistle_yellow"]


def test_a_sound_that_would_come_too_late_is_not_heard(device: None) -> None:
    audio = an_audio()
    audio.update(FRAME)
    audio.play("bell")
    audio.update(1.0)
    assert names() == []


def test_never_the_same_chuff_twice_in_a_row(device: None) -> None:
    audio = all_read(an_audio())
    chosen = variants_played(audio, "chuff", 60)
    assert all(before != after for before, after in pairwise(chosen))
    assert set(chosen) == {f"chuff_{number}" for number in range(1, 7)}


def test_the_same_chance_gives_the_same_chuffs(device: None) -> None:
    one = variants_played(all_read(an_audio(seed=5)), "chuff", 12)
    pygame.mixer.quit()
    assert variants_played(all_read(an_audio(seed=5)), "chuff", 12) == one


def test_a_sound_by_its_own_name_is_that_sound(device: None) -> None:
    assert set(variants_played(all_read(an_audio()), "city_3", 5)) == {"city_3"}


def test_an_unknown_name_is_not_heard(device: None) -> None:
    audio = all_read(an_audio())
    audio.play("vuvuzela")
    audio.music("polka")
    audio.update(FRAME)
    assert names() == []


def test_too_many_sounds_of_one_name_stop_the_oldest(device: None) -> None:
    audio = all_read(an_audio())
    audio.play("bell")
    audio.update(FRAME)
    for _ in range(MOST_ALIKE + 3):
        audio.update(1.0)
        audio.play("victory")
        audio.update(FRAME)
    until(lambda: names().count("victory") == MOST_ALIKE, audio)
    assert names().count("bell") == 1


def test_two_of_one_sound_in_one_frame_are_one(device: None) -> None:
    audio = all_read(an_audio())
    audio.play("chuff")
    audio.play("chuff")
    audio.play("clank")
    assert len(names()) == 2


def test_more_sounds_than_voices_are_no_crash(
    device: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.media.audio.VOICES", 3)
    audio = all_read(an_audio())
    for name in ("bell", "city_4", "marseille", "victory", "whistle_red"):
        audio.play(name)
        audio.update(FRAME)
    assert [pygame.mixer.Channel(number).get_busy() for number in range(3)] == [True] * 3


def test_the_volume_is_the_files_times_the_settings(device: None) -> None:
    audio = all_read(an_audio(Settings(sound_volume=0.5)))
    audio.play("bell")
    audio.update(FRAME)
    (bell,) = sounding()
    assert bell.get_volume() == pytest.approx(0.8 * 0.5, abs=0.01)
    audio.use(Settings(sound_volume=1.0))
    assert bell.get_volume() == pytest.approx(0.8, abs=0.01)


@pytest.mark.parametrize("settings", [Settings(muted=True), Settings(sound_volume=0.0)])
def test_muted_sounds_are_not_played_at_all(device: None, settings: Settings) -> None:
    audio = all_read(an_audio(settings))
    audio.play("bell")
    assert names() == []


def test_muting_stops_what_is_heard_and_rests_the_music(device: None) -> None:
    audio = all_read(an_audio())
    audio.music("title")
    audio.update(FRAME)
    audio.play("bell")
    audio.update(FRAME)
    assert names() == ["bell"]
    assert pygame.mixer.music.get_busy()
    audio.use(Settings(muted=True))
    audio.update(FRAME)
    assert names() == []
    assert not pygame.mixer.music.get_busy()
    audio.use(Settings())
    audio.update(FRAME)
    assert pygame.mixer.music.get_busy()


def test_a_device_that_goes_away_is_no_crash(device: None) -> None:
    audio = all_read(an_audio())
    audio.music("title")
    audio.play("bell")
    pygame.mixer.quit()
    audio.play("chuff")
    audio.use(Settings(muted=True))
    audio.use(Settings())
    audio.music("table")
    audio.update(FRAME)
    assert audio.silent


def test_a_broken_file_is_a_sound_less(tmp_path: Path, device: None) -> None:
    sounds = tmp_path / "sounds"
    (sounds / "effects").mkdir(parents=True)
    manifest = (ROOT / "sounds" / "manifest.json").read_bytes()
    (sounds / "manifest.json").write_bytes(manifest)
    (sounds / "effects" / "chat.ogg").write_bytes(b"rubbish")
    good = (ROOT / "sounds" / "effects" / "bell.ogg").read_bytes()
    (sounds / "effects" / "bell.ogg").write_bytes(good)
    audio = all_read(Audio(tmp_path, Settings()))
    audio.play("chat")
    audio.music("title")
    audio.update(FRAME)
    assert names() == []
    audio.play("bell")
    audio.update(FRAME)
    assert names() == ["bell"]


def test_stopped_sounds_and_music_end_immediately_and_the_tune_can_begin_again(
    device: None,
) -> None:
    audio = all_read(an_audio())
    audio.music("title")
    audio.update(FRAME)
    audio.play("bell")
    audio.update(FRAME)
    assert pygame.mixer.music.get_busy()
    audio.stop()
    assert not pygame.mixer.music.get_busy()
    assert not pygame.mixer.get_busy()
    audio.music("title")
    audio.update(FRAME)
    assert pygame.mixer.music.get_busy()
