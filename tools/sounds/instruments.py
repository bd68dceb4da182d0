"""The things that sound at the table: steam, whistles, bells, wood, iron, cloth, brass."""

from collections.abc import Sequence

import numpy as np
from numpy.random import Generator

from tools.sounds.synthesis import (
    RATE,
    Sound,
    band_pass,
    decay,
    frequency,
    high_pass,
    hold,
    low_pass,
    mix,
    modes,
    noise,
    times,
    tone,
)


def chuff(chance: Generator, size: float) -> Sound:
    """One stroke of steam up the chimney; a larger size is a deeper, longer stroke."""
    seconds = 0.55 * size
    body = band_pass(noise(seconds, chance), 190 / size, 880 / size)
    body *= decay(seconds, 0.022, 0.082 * size)
    edge = band_pass(noise(seconds, chance), 650 / size, 2100 / size)
    edge *= decay(seconds, 0.013, 0.06 * size)
    hiss = high_pass(noise(seconds, chance), 2600) * decay(seconds, 0.03, 0.11 * size)
    pitch = (58 + 26 * np.exp(-times(seconds) / 0.03)) / size
    thump = tone(pitch, seconds, (1.0, 0.3)) * decay(seconds, 0.006, 0.06)
    return 1.3 * body + 0.8 * edge + 0.2 * hiss + 0.16 * thump


def whistle(chance: Generator, note: float, seconds: float, upper: float = 7.0) -> Sound:
    """A two-bell steam whistle: its own pitch, a second bell above it, breath around both."""
    moment = times(seconds)
    envelope = hold(seconds, 0.055, 0.13)
    start = -0.05 * np.exp(-moment / 0.04)
    end = -0.035 * np.clip((moment - seconds + 0.17) / 0.17, 0.0, 1.0) ** 2
    flutter = low_pass(noise(seconds, chance), 9.0, 1)
    flutter *= 0.0025 / max(float(np.std(flutter)), 1e-9)
    bend = 1.0 + start + end + flutter
    total = np.zeros(len(moment))
    for step, strength in ((0.0, 1.0), (upper, 0.34), (12.06, 0.12)):
        pitch = frequency(note + step)
        breath = band_pass(noise(seconds, chance), pitch * 0.96, pitch * 1.04)
        total += strength * (tone(pitch * bend, seconds, (1.0, 0.1, 0.16, 0.03)) + 0.9 * breath)
    air = band_pass(noise(seconds, chance), 1800, 6500) * (0.06 + 0.2 * np.exp(-moment / 0.05))
    return (total + air) * envelope * (1.0 + 6.0 * flutter)


def bell(note: float, ring: float, strike: float = 1.0) -> Sound:
    """A cast station bell with its hum, tierce and quint; ring is how long it sings."""
    pitch = frequency(note)
    partials = (
        (0.5, 1.0, 0.22),
        (0.999, 0.8, 0.62),
        (1.003, 0.7, 0.34),
        (1.2, 0.45, 0.16),
        (1.5, 0.42, 0.16),
        (2.0, 0.4, 0.34),
        (2.61, 0.2, 0.1 * strike),
        (3.0, 0.17, 0.12 * strike),
        (4.1, 0.09, 0.09 * strike),
        (5.4, 0.05, 0.06 * strike),
    )
    return modes([(pitch * r, ring * fall, size) for r, fall, size in partials], ring * 6.0)


def bar(note: float, ring: float = 0.32) -> Sound:
    """A soft wooden bar under a yarn mallet, as on a marimba."""
    pitch = frequency(note)
    partials = [(pitch, ring, 1.0), (pitch * 3.93, ring * 0.22, 0.2), (pitch * 9.2, 0.012, 0.07)]
    return modes(partials, ring * 6.5) * np.minimum(1.0, times(ring * 6.5) / 0.003)


def wood(chance: Generator, size: float, hard: float = 0.6) -> Sound:
    """Wood on wood; a larger size is a deeper knock."""
    seconds = 0.26
    partials = [
        (pitch / size * chance.uniform(0.96, 1.04), fall, strength)
        for pitch, fall, strength in (
            (196, 0.050, 1.0),
            (417, 0.032, 0.8),
            (771, 0.020, 0.5),
            (1310, 0.013, 0.35 * hard),
            (2040, 0.008, 0.25 * hard),
        )
    ]
    contact = band_pass(noise(seconds, chance), 700, 4200) * np.exp(-times(seconds) / 0.004)
    return modes(partials, seconds) + hard * contact


def iron(chance: Generator, pitch: float, ring: float) -> Sound:
    """A small iron coupling struck."""
    shape = (
        (1.0, 1.0, 0.5),
        (1.46, 0.8, 0.38),
        (2.04, 0.6, 0.28),
        (2.8, 0.4, 0.18),
        (3.6, 0.3, 0.1),
    )
    partials = [
        (pitch * ratio * chance.uniform(0.99, 1.01), ring * fall, strength)
        for ratio, fall, strength in shape
    ]
    return modes(partials, ring * 5.0)


def snip(chance: Generator, pitch: float) -> Sound:
    """One jaw of a ticket punch biting through card."""
    seconds = 0.1
    card = band_pass(noise(seconds, chance), 900, 6500) * decay(seconds, 0.001, 0.007)
    jaw = modes(
        [(pitch, 0.02, 0.9), (pitch * 2.16, 0.014, 0.6), (pitch * 7.3, 0.008, 0.3)], seconds
    )
    return card + jaw


def cloth(chance: Generator, seconds: float, low: float, high: float) -> Sound:
    """Heavy cloth drawn past: rough air whose colour sinks as the folds settle."""
    moment = times(seconds)
    rough = low_pass(noise(seconds, chance), 14.0, 1)
    folds = np.clip(0.55 + 0.45 * rough / float(np.std(rough)), 0.05, 2.0)
    bright = band_pass(noise(seconds, chance), low * 2.2, high)
    dark = band_pass(noise(seconds, chance), low, high * 0.45)
    share = np.clip(moment / seconds, 0.0, 1.0)
    swell = np.sin(np.pi * share**0.7) ** 1.2
    return (bright * (1.0 - share) * 0.7 + dark * (0.5 + 0.8 * share)) * folds * swell


def brass(chance: Generator, note: float, seconds: float, players: int = 3) -> Sound:
    """A section of mellow horns: players a few cents apart, opening as they blow."""
    length = seconds + 0.14
    moment = times(length)
    total = np.zeros(len(moment))
    for _ in range(players):
        detune = chance.normal(0.0, 0.035)
        speed = chance.uniform(4.8, 5.8)
        late = np.clip((moment - 0.2) / 0.3, 0.0, 1.0)
        vibrato = 0.003 * late * np.sin(2 * np.pi * speed * moment + chance.uniform(0.0, 6.0))
        scoop = -0.012 * np.exp(-moment / 0.03)
        pitch = frequency(note + detune) * (1.0 + vibrato + scoop)
        total += _opening(pitch, length, attack=chance.uniform(0.03, 0.05))
    return low_pass(total, 5200, 1) * hold(length, 0.03, 0.13) / players


def _opening(pitch: Sound, seconds: float, attack: float) -> Sound:
    """Harmonics that enter one after another, as a horn brightens."""
    moment = times(seconds)
    phase = 2.0 * np.pi * np.cumsum(pitch) / RATE
    effort = np.minimum(1.0, moment / attack) * (0.62 + 0.38 * np.exp(-moment / 0.5))
    total = np.zeros(len(moment))
    for number in range(1, 15):
        if float(pitch[-1]) * number > 9000:
            break
        total += effort ** (0.5 * number) * number**-0.75 * np.sin(number * phase + 0.3 * number)
    return total * 0.4


def drum(chance: Generator) -> Sound:
    """A soft kettledrum."""
    seconds = 1.1
    moment = times(seconds)
    skin = tone(98 + 8 * np.exp(-moment / 0.05), seconds, (1.0,)) * decay(seconds, 0.003, 0.26)
    upper = tone(147.0, seconds, (0.5, 0.0, 0.16)) * decay(seconds, 0.003, 0.15)
    felt = band_pass(noise(seconds, chance), 120, 700) * np.exp(-moment / 0.03)
    return skin + upper + 0.5 * felt


def cymbal(chance: Generator, seconds: float, swell: float) -> Sound:
    """A hung cymbal rolled up over the swell, then left to ring."""
    moment = times(seconds)
    rise = np.clip(moment / swell, 0.0, 1.0) ** 2.5
    return band_pass(noise(seconds, chance), 3200, 9500) * rise * decay(seconds, swell, 0.42)


def chord(chance: Generator, notes: Sequence[float], seconds: float) -> Sound:
    """Brass on several notes together."""
    return mix(*[(0.0, brass(chance, note, seconds)) for note in notes])
