"""Sounds and music. Where there is no device, or it goes away, all of this quietly does nothing.

A frame waits for one slow thing at most: the first update opens the device, each later one reads
one file.
"""

import random
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pygame

from game.storage.settings import Settings
from game.ui.media.music import Music
from game.ui.media.sound_list import Listed, sound_list

RATE, BITS, SIDES, BUFFER = 44_100, -16, 2, 1024
VOICES = 24  # sounds at once
MOST_ALIKE = 4  # of one name at once; the oldest gives way
GIVE_WAY = 60  # milliseconds
GAP = 0.03  # seconds between two of one name: closer together they would only be louder
PATIENCE = 0.2  # seconds that a sound may come late because its file was not read yet
SHORT = 1.0  # seconds; longer sounds are large and seldom, and read only when they are asked for
LONG_KEPT = 3  # of these
FAR_EAR = 0.25  # what the far ear still hears of a sound from the very side
UNHEARD = "dummy"  # SDL's driver that plays to nobody


class _Late(NamedTuple):
    """A sound that was asked for before its file was read."""

    sound: Listed
    key: str
    pan: float
    since: float


class _Played(NamedTuple):
    """What was last heard under a name."""

    sound: Listed
    when: float


class Audio:
    """All that is heard. No call waits for long and none fails."""

    def __init__(self, root: Path, settings: Settings, chance: random.Random | None = None) -> None:
        self._effects, tunes = sound_list(root / "sounds")
        self._settings = settings
        self._chance = chance or random.Random()  # noqa: S311 - which chuff comes next
        self._music = Music(tunes)
        self._now = 0.0
        self._opened = False
        self._silent = True
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._unread: deque[Listed] = deque()
        self._late: list[_Late] = []
        # By the name that was asked for:
        self._played: dict[str, _Played] = {}
        self._voices: dict[str, list[pygame.mixer.Channel]] = {}

    @property
    def silent(self) -> bool:
        """Whether nobody can hear anything: there is no device, or not yet."""
        return self._silent

    @property
    def loading(self) -> bool:
        """Whether there are files to read that are wanted soon."""
        return bool(self._unread)

    @property
    def names(self) -> frozenset[str]:
        """All that can be played: sounds and groups of variants."""
        return frozenset(name for sound in self._effects for name in (sound.name, sound.group))

    @property
    def tunes(self) -> frozenset[str]:
        """All music."""
        return frozenset(self._music.tunes)

    def use(self, settings: Settings) -> None:
        """Follow new settings at once, for what is being played too."""
        self._settings = settings
        if self._silent or self._lost():
            return
        if settings.muted:
            pygame.mixer.stop()
        for sound in self._effects:
            if sound.name in self._sounds:
                self._sounds[sound.name].set_volume(sound.volume * settings.sound_volume)

    def update(self, dt: float) -> None:
        """Let time pass and do one slow thing, if there is one to do."""
        self._now += dt
        if not self._opened:
            self._open()
            return
        if self._silent or self._lost():
            return
        if not self._music.update(0 if self._settings.muted else self._settings.music_volume):
            self._read_one()

    def reopen(self) -> None:
        """Open the device anew, after one has been plugged in."""
        with suppress(NotImplementedError):  # a pygame built without sound
            pygame.mixer.quit()
        self._open()

    def play(self, name: str, pan: float = 0.0) -> None:
        """Let a sound be heard, or any variant of a group; pan from -1 (left) to 1 (right)."""
        if self._silent or self._settings.muted or not self._settings.sound_volume:
            return
        before = self._played.get(name)
        if before is not None and self._now - before.when < GAP:
            return
        sound = self._variant(name)
        if sound is None:
            return
        self._played[name] = _Played(sound, self._now)
        if sound.name in self._sounds:
            self._voice(sound, name, pan)
            return
        if sound in self._unread:
            self._unread.remove(sound)
        self._unread.appendleft(sound)
        self._late.append(_Late(sound, name, pan, self._now))

    def music(self, name: str | None) -> None:
        """Change to a tune, softly; None for silence. The tune that is playing goes on."""
        self._music.wanted = self._music.tunes.get(name) if name else None

    def hush(self) -> None:
        """Stop all sounds and the music at once."""
        self._late.clear()
        self._music.wanted = None
        if not self._silent and not self._lost():
            pygame.mixer.stop()
            self._music.stop()

    def _open(self) -> None:
        self._opened = True
        self._sounds.clear()
        self._voices.clear()
        self._late.clear()
        self._music.forget()
        self._silent = not _open_device()
        short = [sound for sound in self._effects if sound.seconds <= SHORT]
        self._unread = deque() if self._silent else deque(short)

    def _lost(self) -> bool:
        """Whether the device has gone away since; then all is silent."""
        self._silent = pygame.mixer.get_init() is None
        return self._silent

    def _variant(self, name: str) -> Listed | None:
        """The sound of that name, or one of the group other than the last; read ones first."""
        found = [sound for sound in self._effects if sound.name == name]
        found = found or [sound for sound in self._effects if sound.group == name]
        before = self._played.get(name)
        last = before.sound if before is not None else None
        others = [sound for sound in found if sound != last] or found
        read = [sound for sound in others if sound.name in self._sounds] or others
        return self._chance.choice(read) if read else None

    def _voice(self, sound: Listed, key: str, pan: float) -> None:
        try:
            voices = [voice for voice in self._voices.get(key, ()) if voice.get_busy()]
            if len(voices) >= MOST_ALIKE:
                voices.pop(0).fadeout(GIVE_WAY)
            voice = pygame.mixer.find_channel()
            if voice is not None:
                voice.play(self._sounds[sound.name])
                voice.set_volume(*sides(pan))
                voices.append(voice)
            self._voices[key] = voices
        except pygame.error:
            self._lost()

    def _read_one(self) -> None:
        """Read one file; a broken one is a sound less."""
        if not self._unread:
            return
        listed = self._unread.popleft()
        waiting = [late for late in self._late if late.sound == listed]
        self._late = [late for late in self._late if late.sound != listed]
        try:
            sound = pygame.mixer.Sound(listed.file)
        except (pygame.error, OSError):
            return
        sound.set_volume(listed.volume * self._settings.sound_volume)
        self._sounds[listed.name] = sound
        long = [name for name, one in self._sounds.items() if one.get_length() > SHORT]
        for name in long[:-LONG_KEPT]:
            del self._sounds[name]
        for late in waiting:
            if self._now - late.since <= PATIENCE and not self._settings.muted:
                self._voice(listed, late.key, late.pan)


def sides(pan: float) -> tuple[float, float]:
    """How loud a sound is left and right; from the middle it is whole on both sides."""
    aside = max(-1.0, min(1.0, pan)) * (1 - FAR_EAR)
    return 1 - max(aside, 0), 1 + min(aside, 0)


def _open_device() -> bool:
    """Whether there is one now that can be heard."""
    open_before = False
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
