"""Building blocks of sound: noise, filters, ringing modes, envelopes, mixing, rooms.

A sound is an array of samples at 44.1 kHz: one column for mono (a flat array), two for stereo.
Chance is always an argument, so that the same seed makes the same sound.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray
from scipy.signal import butter, fftconvolve, sosfilt

RATE = 44_100
Sound: TypeAlias = NDArray[np.float64]
Voice: TypeAlias = tuple[float, Sound]

_VOICE_ATTACK = 0.0006
_VOICE_RELEASE = 0.02


def frequency(note: float) -> float:
    """Pitch in hertz of a MIDI note number (69 is A at 440)."""
    return float(440.0 * 2.0 ** ((note - 69.0) / 12.0))


def times(seconds: float) -> Sound:
    """The moment of every sample."""
    return np.arange(int(seconds * RATE), dtype=np.float64) / RATE


def noise(seconds: float, chance: Generator) -> Sound:
    """White noise."""
    return chance.standard_normal(int(seconds * RATE))


def low_pass(sound: Sound, cutoff: float, order: int = 2) -> Sound:
    """Keep what lies below the cutoff."""
    return _filtered(sound, cutoff, "low", order)


def high_pass(sound: Sound, cutoff: float, order: int = 2) -> Sound:
    """Keep what lies above the cutoff."""
    return _filtered(sound, cutoff, "high", order)


def band_pass(sound: Sound, low: float, high: float, order: int = 2) -> Sound:
    """Keep what lies between two cutoffs."""
    return _filtered(sound, [low, high], "band", order)


def _filtered(sound: Sound, cutoff: float | list[float], kind: str, order: int) -> Sound:
    sections = butter(order, cutoff, kind, fs=RATE, output="sos")
    filtered: Sound = sosfilt(sections, sound, axis=0)
    return filtered


def decay(seconds: float, attack: float, fall: float) -> Sound:
    """An envelope: a straight rise, then an exponential fall with its time constant."""
    moment = times(seconds)
    rise = np.minimum(1.0, moment / attack)
    return rise * np.exp(-np.maximum(0.0, moment - attack) / fall)


def hold(seconds: float, attack: float, release: float) -> Sound:
    """An envelope: a rounded rise, a level, a rounded end."""
    moment = times(seconds)
    shape = np.minimum(moment / attack, 1.0) * np.clip((seconds - moment) / release, 0.0, 1.0)
    return np.sin(0.5 * np.pi * shape) ** 2


def tone(pitch: Sound | float, seconds: float, harmonics: Sequence[float]) -> Sound:
    """A steady or gliding tone; the harmonics are the strengths of 1, 2, 3... times the pitch."""
    phase = 2.0 * np.pi * np.cumsum(np.broadcast_to(pitch, int(seconds * RATE))) / RATE
    total = np.zeros(len(phase))
    for number, strength in enumerate(harmonics, start=1):
        total += strength * np.sin(number * phase + 0.4 * number)
    return total


def modes(partials: Sequence[tuple[float, float, float]], seconds: float) -> Sound:
    """A struck body: partials of (frequency, time constant, strength), all ringing out."""
    moment = times(seconds)
    total = np.zeros(len(moment))
    for number, (pitch, fall, strength) in enumerate(partials):
        total += strength * np.sin(2 * np.pi * pitch * moment + number) * np.exp(-moment / fall)
    return total


def mix(*voices: Voice) -> Sound:
    """Lay mono voices over one another, each at its moment; none starts or ends with a tick."""
    length = max(int(start * RATE) + len(sound) for start, sound in voices)
    total = np.zeros(length)
    for start, sound in voices:
        first = int(start * RATE)
        total[first : first + len(sound)] += fade(sound, _VOICE_ATTACK, _VOICE_RELEASE)
    return total


def fade(sound: Sound, attack: float, release: float) -> Sound:
    """A copy that rises from silence and returns to it."""
    faded = sound.copy()
    rising = max(1, min(int(attack * RATE), len(sound) // 4))
    falling = max(1, min(int(release * RATE), len(sound) // 3))
    up = np.linspace(0.0, 1.0, rising)
    down = 0.5 + 0.5 * np.cos(np.linspace(0.0, np.pi, falling))
    faded[:rising] = (faded[:rising].T * up).T
    faded[-falling:] = (faded[-falling:].T * down).T
    return faded


def room(seconds: float, bright: float, seed: int) -> Sound:
    """The stereo answer of a hall: decorrelated noise that dies away, the treble first."""
    chance = np.random.default_rng(seed)
    moment = times(seconds)
    sides = []
    for _ in range(2):
        air = high_pass(noise(seconds, chance), 180.0)
        dark = low_pass(air, bright * 0.35) * np.exp(-6.9 * moment / seconds)
        clear = low_pass(air, bright) * np.exp(-13.8 * moment / seconds)
        answer = (dark + 0.7 * clear) * np.minimum(1.0, moment / 0.004)
        sides.append(answer / np.sqrt(np.sum(answer**2)))
    return np.stack(sides, axis=1)


def in_room(
    sound: Sound,
    seconds: float = 0.8,
    wet: float = 0.2,
    bright: float = 5200.0,
    delay: float = 0.011,
) -> Sound:
    """A mono sound in the middle of a stereo hall."""
    answer = room(seconds, bright, seed=11)
    late = np.concatenate([np.zeros(int(delay * RATE)), sound])
    echoes = np.stack([fftconvolve(late, answer[:, side]) for side in (0, 1)], axis=1)
    placed: Sound = wet * echoes
    placed[: len(sound)] += sound[:, np.newaxis]
    return placed
