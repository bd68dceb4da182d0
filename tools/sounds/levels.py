"""How loud a sound is, and how to bring it to a wanted loudness.

Loudness is the level of the loudest 100 milliseconds after the K-weighting filter of
ITU-R BS.1770 (the two sides mixed to one), in decibels below full scale. The test suite measures
the same with the standard library alone.
"""

import math

import numpy as np
from scipy.signal import sosfilt

from tools.sounds.synthesis import RATE, Sound, fade, high_pass

MEASURE = "loudest 100 ms after ITU-R BS.1770 K-weighting, sides mixed to one, dBFS"
PEAK_CEILING = -1.6
WINDOW = 0.1

# ITU-R BS.1770 prints its filter for 48 kHz; these are the same curves at 44.1 kHz.
_K_WEIGHTING = np.array(
    [
        [1.5308412300, -2.6509799952, 1.1690790799, 1.0, -1.6636551133, 0.7125954281],
        [1.0, -2.0, 1.0, 1.0, -1.9891696736, 0.9891990358],
    ]
)
_INAUDIBLE = -58.0
# Vorbis smears a sharp start a little; silence before it keeps the first sample at rest.
_LEAD = 0.005


def decibels(ratio: float) -> float:
    """A ratio of amplitudes in decibels."""
    return 20.0 * math.log10(max(ratio, 1e-9))


def amplitude(level: float) -> float:
    """The ratio of amplitudes for a level in decibels."""
    return float(10.0 ** (level / 20.0))


def peak(sound: Sound) -> float:
    """The highest sample in dBFS."""
    return decibels(float(np.abs(sound).max()))


def loudness(sound: Sound) -> float:
    """The loudest 100 ms after K-weighting, in dBFS."""
    mono = sound if sound.ndim == 1 else np.mean(sound, axis=1)
    power = sosfilt(_K_WEIGHTING, mono) ** 2
    width = int(WINDOW * RATE)
    total = np.concatenate([[0.0], np.cumsum(np.concatenate([power, np.zeros(width)]))])
    return decibels(math.sqrt(float(np.max(total[width:] - total[:-width])) / width))


def average_loudness(sound: Sound) -> float:
    """The K-weighted level of a whole piece of music, in dBFS."""
    return decibels(math.sqrt(float(np.mean(sosfilt(_K_WEIGHTING, sound, axis=0) ** 2))))


def finished(sound: Sound, target: float) -> Sound:
    """Without rumble and dead air, with soft ends, at the wanted loudness, peaks held down."""
    clean = _trimmed(high_pass(sound, 30.0))
    clean = fade(clean, 0.0012, min(0.06, len(clean) / RATE / 4))
    for _ in range(6):
        clean = limited(clean * amplitude(target - loudness(clean)))
        if abs(loudness(clean) - target) < 0.1:
            break
    offset: Sound = np.mean(clean, axis=0) * fade(np.ones_like(clean), 0.002, 0.02)
    return np.concatenate([np.zeros((round(_LEAD * RATE), *clean.shape[1:])), clean - offset])


def limited(sound: Sound) -> Sound:
    """Round off what would pass the ceiling; leave everything below the knee as it is."""
    ceiling = amplitude(PEAK_CEILING)
    knee = 0.7 * ceiling
    size = np.abs(sound)
    over = np.maximum(0.0, size - knee) / (ceiling - knee)
    rounded = knee + (ceiling - knee) * np.tanh(over)
    return np.where(size > knee, np.sign(sound) * rounded, sound)


def _trimmed(sound: Sound) -> Sound:
    size = np.abs(sound) if sound.ndim == 1 else np.max(np.abs(sound), axis=1)
    audible = np.nonzero(size > size.max() * amplitude(_INAUDIBLE))[0]
    return sound[: int(audible[-1]) + 1]
