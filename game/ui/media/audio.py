"""Sounds and music; without an audio device, or once it is lost, they do nothing."""

import json
import random
from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pygame

from game.storage.settings import Settings

RATE, BITS, SIDES = 44_100, -16, 2
BUFFER = 2048  # samples, 46 ms; with half as many, mixing takes a third more time
VOICES = 24  # simultaneous sounds
MOST_ALIKE = 4  # simultaneous sounds of one name; the oldest gives way
GIVE_WAY = 60  # milliseconds
GAP = 0.03  # seconds between two of one name: closer together they would only be louder
PATIENCE = 0.2  # seconds that a sound may be late because its file was not read yet
SHORT = 1.0  # seconds; longer sounds are large and rare, and read only when they are needed
LONG_KEPT = 3  # of these
UNHEARD = "dummy"  # SDL's driver without a device
FADE = 1200  # milliseconds for music to fade in or out


class SoundFile(NamedTuple):
    """A sound or tune of the manifest."""

    name: str
    group: str
    file: Path
    volume: float
    loop: bool
    seconds: float


def sound_files(folder: Path) -> tuple[tuple[SoundFile, ...], dict[str, SoundFile]]:
    """Effects, and tunes by name; none where the files are not installed."""
    try:
        entries = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["sounds"]
    except (OSError, ValueError, KeyError):
        return (), {}
    effects: list[SoundFile] = []
    tunes: dict[str, SoundFile] = {}
    for entry in entries:
        values = (entry["name"], entry["group"], folder / entry["file"])
        sound = SoundFile(*values, entry["volume"], entry["loop"], entry["seconds"])
        if entry["class"] == "music":
            tunes[sound.name] = sound
        else:
            effects.append(sound)
    return tuple(effects), tunes


class _Late(NamedTuple):
    """A sound that was to be played before its file was read."""

    sound: SoundFile
    name: str
    since: float


class Audio:
    """Plays sounds and music. No call blocks or fails."""

    def __init__(self, root: Path, settings: Settings, chance: random.Random | None = None) -> None:
        self._effects, tunes = sound_files(root / "sounds")
        self._settings = settings
        self._chance = chance or random.Random()  # noqa: S311 - which chuff comes next
        self._music = Music(tunes)
        self._now = 0.0
        self._opened = False
        self.silent = True  # there is no device, or not yet
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self.unread: deque[SoundFile] = deque()  # short sounds, and late ones first
        self._late: list[_Late] = []
        # By the name passed to play():
        self._last: dict[str, tuple[SoundFile, float]] = {}  # and when it was played
        self._voices: dict[str, list[pygame.mixer.Channel]] = {}

    def use(self, settings: Settings) -> None:
        """Apply new settings, also to what is playing."""
        self._settings = settings
        if self.silent or self._lost():
            return
        if settings.muted:
            pygame.mixer.stop()
        for sound in self._effects:
            if sound.name in self._sounds:
                self._sounds[sound.name].set_volume(sound.volume * settings.sound_volume)

    def update(self, dt: float) -> None:
        """Let time pass; do at most one slow thing: open the device, or read a file."""
        self._now += dt
        if not self._opened:
            self._open()
            return
        if self.silent or self._lost():
            return
        if not self._music.update(0 if self._settings.muted else self._settings.music_volume):
            self._read_one()

    def play(self, name: str) -> None:
        """Play a sound, or any variant of a group."""
        if self.silent or self._settings.muted or not self._settings.sound_volume:
            return
        last, when = self._last.get(name, (None, -GAP))
        sound = self._variant(name, last) if self._now - when >= GAP else None
        if sound is None:
            return
        self._last[name] = sound, self._now
        if sound.name in self._sounds:
            self._start(sound, name)
            return
        if sound in self.unread:
            self.unread.remove(sound)
        self.unread.appendleft(sound)
        self._late.append(_Late(sound, name, self._now))

    def music(self, name: str | None) -> None:
        """Fade to a tune or, with None, to silence; a tune that is playing goes on."""
        self._music.choose(name)

    def stop(self) -> None:
        """Stop all sounds and the music immediately."""
        self._late.clear()
        self._music.choose(None)
        if not self.silent and not self._lost():
            pygame.mixer.stop()
            self._music.stop()

    def _open(self) -> None:
        self._opened = True
        self._sounds.clear()
        self._voices.clear()
        self._late.clear()
        self._music.forget()
        self.silent = not _open_device()
        short = [sound for sound in self._effects if sound.seconds <= SHORT]
        self.unread = deque() if self.silent else deque(short)

    def _lost(self) -> bool:
        self.silent = pygame.mixer.get_init() is None
        return self.silent

    def _variant(self, name: str, last: SoundFile | None) -> SoundFile | None:
        """The sound of that name, or another of the group than the last one; read ones first."""
        found = [sound for sound in self._effects if sound.name == name]
        found = found or [sound for sound in self._effects if sound.group == name]
        others = [sound for sound in found if sound != last] or found
        read = [sound for sound in others if sound.name in self._sounds] or others
        return self._chance.choice(read) if read else None

    def _start(self, sound: SoundFile, name: str) -> None:
        try:
            voices = [voice for voice in self._voices.get(name, ()) if voice.get_busy()]
            if len(voices) >= MOST_ALIKE:
                voices.pop(0).fadeout(GIVE_WAY)
            voice = pygame.mixer.find_channel()
            if voice is not None:
                voice.play(self._sounds[sound.name])
                voices.append(voice)
            self._voices[name] = voices
        except pygame.error:
            self._lost()

    def _read_one(self) -> None:
        if not self.unread:
            return
        file = self.unread.popleft()
        waiting = [late for late in self._late if late.sound == file]
        self._late = [late for late in self._late if late.sound != file]
        try:
            sound = pygame.mixer.Sound(file.file)
        except (pygame.error, OSError):
            return
        sound.set_volume(file.volume * self._settings.sound_volume)
        self._sounds[file.name] = sound
        long = [name for name, one in self._sounds.items() if one.get_length() > SHORT]
        for name in long[:-LONG_KEPT]:
            del self._sounds[name]
        for late in waiting:
            if self._now - late.since <= PATIENCE and not self._settings.muted:
                self._start(file, late.name)


class Music:
    """One tune at a time; it fades out before the next one, and pauses while the volume is 0."""

    def __init__(self, tunes: Mapping[str, SoundFile]) -> None:
        self._tunes = tunes
        self.wanted: SoundFile | None = None
        self.forget()

    def choose(self, name: str | None) -> None:
        """The tune to play next; None for silence."""
        self.wanted = self._tunes.get(name) if name else None

    def forget(self) -> None:
        """Start over: nothing is playing."""
        self._playing: SoundFile | None = None
        self._fading = False
        self._paused = False
        self._volume = 0.0

    def update(self, volume: float) -> bool:
        """Fade, pause or start a tune as wanted; whether a file was opened."""
        try:
            if self._playing is None:
                return self._begin(volume)
            if self._playing != self.wanted or self._fading:
                self._fade_out(immediately=self._paused or not volume)
            else:
                self._set_volume(self._playing, volume)
        except (pygame.error, OSError):
            self.forget()
            self.wanted = None
        return False

    def stop(self) -> None:
        """Stop immediately."""
        self.wanted = None
        if self._playing is not None:
            pygame.mixer.music.stop()
            self.forget()

    def _begin(self, volume: float) -> bool:
        if self.wanted is None or not volume:
            return False
        pygame.mixer.music.load(self.wanted.file)
        pygame.mixer.music.set_volume(self.wanted.volume * volume)
        pygame.mixer.music.play(-1 if self.wanted.loop else 0, fade_ms=FADE)
        self._playing, self._volume = self.wanted, volume
        return True

    def _set_volume(self, playing: SoundFile, volume: float) -> None:
        if self._paused != (not volume):
            self._paused = not volume
            (pygame.mixer.music.pause if self._paused else pygame.mixer.music.unpause)()
        if volume and volume != self._volume:
            self._volume = volume
            pygame.mixer.music.set_volume(playing.volume * volume)

    def _fade_out(self, *, immediately: bool) -> None:
        """Ends before the next tune starts: loading one would block until the fade is over."""
        if immediately:
            pygame.mixer.music.stop()
        elif not self._fading:
            self._fading = True
            pygame.mixer.music.fadeout(FADE)
            return
        if not pygame.mixer.music.get_busy():
            self.forget()


def _open_device() -> bool:
    """Whether there is an audible one."""
    try:
        open_before = pygame.mixer.get_init() is not None
        pygame.mixer.init(RATE, BITS, SIDES, BUFFER)
        pygame.mixer.set_num_channels(VOICES)
        heard = pygame.mixer.get_driver() != UNHEARD
        if not heard and not open_before:
            pygame.mixer.quit()
    except (pygame.error, NotImplementedError):  # no device, or a pygame built without sound
        return False
    return heard
