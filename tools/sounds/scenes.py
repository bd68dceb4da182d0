"""The effects themselves, each told in terms of the instruments.

Every pitched effect keeps to the notes of G major, the key that the music circles around, and the
six whistles to its pentatonic scale, so that whatever sounds together sounds well.
"""

import numpy as np
from numpy.random import Generator

from tools.sounds.instruments import (
    bar,
    bell,
    brass,
    chord,
    chuff,
    cloth,
    cymbal,
    drum,
    iron,
    snip,
    whistle,
    wood,
)
from tools.sounds.synthesis import (
    Sound,
    band_pass,
    decay,
    high_pass,
    in_room,
    low_pass,
    mix,
    modes,
    noise,
    times,
)

D4, G4, A4, B4 = 62, 67, 69, 71
C5, D5, E5, F5_SHARP, G5, A5, B5 = 72, 74, 76, 78, 79, 81, 83
C6, D6, E6, G6, B6, D7 = 84, 86, 88, 91, 95, 98
G2, D3, G3 = 43, 50, 55


def engine_stroke(chance: Generator, number: int) -> Sound:
    """Strokes of one engine: the accent of the wheel falls on another one each time."""
    size = (1.12, 0.94, 1.03, 0.88, 1.07, 0.98)[number]
    rods = iron(chance, chance.uniform(1250, 1600), 0.012)
    start = chance.uniform(0.05, 0.11)
    return in_room(mix((0.0, chuff(chance, size)), (start, 0.12 * rods)), 0.5, 0.13)


def company_whistle(chance: Generator, note: int, blasts: tuple[float, ...]) -> Sound:
    """A call of short and long blasts at the company's own pitch."""
    voices = []
    start = 0.0
    for seconds in blasts:
        voices.append((start, whistle(chance, note, seconds)))
        start += seconds + 0.05
    return in_room(mix(*voices), 1.3, 0.26, bright=4200)


def coupling(chance: Generator, number: int) -> Sound:
    """A wooden engine set down on the board, its coupling falling shut."""
    size = (1.0, 0.88, 1.12)[number]
    ring = iron(chance, 1750 / size, 0.085)
    settle = chance.uniform(0.075, 0.1)
    return in_room(
        mix(
            (0.0, wood(chance, size)),
            (0.012, 0.2 * ring),
            (settle, 0.3 * wood(chance, size * 0.9)),
            (settle + 0.01, 0.07 * ring),
        ),
        0.45,
        0.14,
    )


def ticket_punch(chance: Generator, number: int) -> Sound:
    """The conductor's punch: bite, and the spring that lets go."""
    pitch = (330.0, 372.0)[number]
    spring = iron(chance, 3300 + 200 * number, 0.035)
    return in_room(
        mix(
            (0.0, snip(chance, pitch)),
            (0.07 + 0.012 * number, 0.65 * snip(chance, pitch * 1.2)),
            (0.075 + 0.012 * number, 0.07 * spring),
        ),
        0.35,
        0.12,
    )


def turn_bell(chance: Generator) -> Sound:
    """The platform bell, struck twice: it is your turn."""
    second = 0.2 + chance.uniform(-0.004, 0.004)
    return in_room(mix((0.0, bell(G5, 0.55)), (second, 0.85 * bell(D6, 0.6))), 1.2, 0.2)


def click(chance: Generator) -> Sound:
    """A small brass switch on wood."""
    seconds = 0.09
    body = modes([(880, 0.014, 1.0), (1760, 0.009, 0.5), (3100, 0.005, 0.25)], seconds)
    tick = band_pass(noise(seconds, chance), 1500, 6000) * np.exp(-times(seconds) / 0.002)
    return mix((0.0, body + 0.3 * tick), (0.028, 0.3 * body))


def hover(chance: Generator) -> Sound:
    """A fingertip on felt."""
    seconds = 0.07
    body = modes([(587.3, 0.012, 1.0), (1174.7, 0.006, 0.25)], seconds)
    felt = low_pass(noise(seconds, chance), 2200) * np.exp(-times(seconds) / 0.004)
    return mix((0.0, (body + 0.25 * felt) * np.minimum(1.0, times(seconds) / 0.003)))


def error(chance: Generator) -> Sound:
    """Two low wooden bars, a step down: no, but kindly."""
    start = 0.14 + chance.uniform(-0.003, 0.003)
    return in_room(mix((0.0, bar(E5 - 12, 0.16)), (start, 0.95 * bar(D4, 0.22))), 0.4, 0.12)


def city(chance: Generator, worth: int) -> Sound:
    """Bells that climb one step more for each point that the city is worth."""
    steps = ((G5,), (G5, B5), (G5, B5, D6), (G5, B5, D6, G6))[worth - 1]
    voices = [
        (
            0.105 * place + chance.uniform(0.0, 0.004),
            (0.8 + 0.06 * place) * bell(note, 0.34 + 0.07 * place),
        )
        for place, note in enumerate(steps)
    ]
    voices.append((0.0, 0.25 * bar(steps[0] - 12)))
    if worth >= 3:
        voices.append((0.21, 0.3 * bell(G4, 0.5, strike=0.4)))
    if worth == 4:
        top = 0.105 * 3
        voices += [
            (top, 0.55 * chord(chance, (G3, D4, G4, B4, D5), 1.0)),
            (top, 0.5 * drum(chance)),
            (top, 0.5 * bell(G4 - 12, 0.7, strike=0.5)),
            (0.0, 0.1 * cymbal(chance, 1.6, top)),
        ]
    return in_room(mix(*voices), 1.1 + 0.2 * worth, 0.16 + 0.025 * worth)


def marseille(chance: Generator) -> Sound:
    """The train comes into Marseille: whistle, bells over the harbour, a call of the horns."""
    beat = 0.15
    calls = (
        (0, 1, (D4, G4, B4)),
        (1, 1, (D4, G4, B4)),
        (2, 2, (G4, B4, D5)),
        (4, 1, (G4, C5, E5)),
        (5, 1, (A4, C5, F5_SHARP)),
        (6, 7, (B4, D5, G5)),
    )
    start = 0.5
    voices = [
        (start + beat * place, chord(chance, notes, beat * length * 0.94))
        for place, length, notes in calls
    ]
    last = start + 6 * beat
    voices += [
        (start + 2 * beat, 0.6 * brass(chance, G3, 2 * beat)),
        (last, 0.8 * brass(chance, G2 + 12, 1.0)),
    ]
    voices += [
        (0.0, 0.42 * whistle(chance, D6 - 12, 0.42)),
        (last + 0.15, 0.3 * whistle(chance, G5, 0.8)),
    ]
    voices += [(last, 0.7 * drum(chance)), (start + 2 * beat, 0.5 * drum(chance))]
    voices.append((last - 0.45, 0.12 * cymbal(chance, 2.2, 0.45)))
    for place, note in enumerate((G6, D6, B5, G5, D6, G6)):
        voices.append((last + 0.2 * place, 0.34 * bell(note, 0.6)))
    return in_room(mix(*voices), 1.8, 0.26)


def curtain(chance: Generator) -> Sound:
    """The screens come down: rings on a rod, heavy cloth, a soft landing."""
    voices = [(0.0, cloth(chance, 1.15, 240, 4200)), (0.12, 0.6 * cloth(chance, 1.0, 180, 2600))]
    for _ in range(9):
        start = float(chance.uniform(0.05, 0.62))
        voices.append(
            (start, chance.uniform(0.02, 0.06) * iron(chance, chance.uniform(2300, 3300), 0.03))
        )
    thud = low_pass(noise(0.5, chance), 180) * decay(0.5, 0.03, 0.09)
    voices.append((0.9, 2.4 * thud))
    return in_room(mix(*voices), 0.7, 0.14)


def victory(chance: Generator) -> Sound:
    """Horns climb home, all the bells of the line answer."""
    beat = 0.172
    calls = (
        (0, 2, (B4, D5, G5)),
        (2, 1, (B4, D5, G5)),
        (3, 2, (C5, E5, A5)),
        (5, 1, (D5, F5_SHARP, B5)),
        (6, 3, (E5, G5, C6)),
        (9, 1, (C5, E5, A5)),
        (10, 1, (C5, F5_SHARP, A5)),
        (11, 1, (D5, F5_SHARP, C6)),
        (12, 9, (D5, G5, B5)),
    )
    roots = (
        (0, 3, G3),
        (3, 2, A4 - 12),
        (5, 1, B4 - 12),
        (6, 3, C5 - 12),
        (9, 3, D3),
        (12, 9, G2 + 12),
    )
    voices = [
        (beat * place, 0.8 * chord(chance, notes, beat * length * 0.95))
        for place, length, notes in calls
    ]
    voices += [
        (beat * place, 0.7 * brass(chance, note, beat * length)) for place, length, note in roots
    ]
    voices += [
        (beat * place, size * drum(chance))
        for place, size in ((0, 0.5), (6, 0.5), (11, 0.4), (12, 0.8))
    ]
    voices.append((beat * 9, 0.14 * cymbal(chance, 2.8, beat * 3)))
    for place, note in enumerate((G5, B5, D6, G6, D6, B6, G6)):
        voices.append((beat * (12 + place), 0.3 * bell(note, 0.6)))
    return in_room(mix(*voices), 1.8, 0.24)


def chat(chance: Generator) -> Sound:
    """The telegraph: two taps and a small tone."""
    tap = 0.22 * snip(chance, 520.0)
    return in_room(
        mix((0.0, tap), (0.0, bar(D6 - 12, 0.12)), (0.09, 0.9 * bar(G5, 0.18))), 0.4, 0.14
    )


def points(chance: Generator) -> Sound:
    """One bead on the counting frame."""
    bead = modes([(1568.0, 0.045, 1.0), (3136.0, 0.02, 0.3), (4390.0, 0.012, 0.18)], 0.22)
    touch = band_pass(noise(0.22, chance), 2200, 7000) * np.exp(-times(0.22) / 0.0025)
    return mix((0.0, bead + 0.25 * touch))


def take_back(chance: Generator) -> Sound:
    """A wooden engine slides back and is picked up."""
    slide = band_pass(noise(0.2, chance), 380, 1900) * np.sin(np.pi * times(0.2) / 0.2) ** 1.5
    lift = bar(B4, 0.1)
    return in_room(
        mix((0.0, 0.55 * slide), (0.15, 0.5 * wood(chance, 0.8, 0.3)), (0.17, 0.6 * lift)),
        0.35,
        0.12,
    )


def deal(chance: Generator) -> Sound:
    """Wooden engines drawn from a bag: cloth, and pieces that knock against each other."""
    voices = [(0.0, 0.5 * cloth(chance, 0.9, 500, 5200))]
    start = 0.12
    while start < 0.95:
        size = float(chance.uniform(0.55, 0.95))
        voices.append((start, float(chance.uniform(0.3, 0.9)) * wood(chance, size)))
        start += float(chance.uniform(0.035, 0.13))
    return in_room(mix(*voices), 0.4, 0.12)


def clock(chance: Generator) -> Sound:
    """The station clock, tick and tock: time runs short."""
    tick = wood(chance, 0.36, 0.5)
    tock = wood(chance, 0.45, 0.5)
    ring = 0.12 * bell(D6, 0.12)
    return in_room(mix((0.0, tick), (0.0, ring), (0.34, 0.9 * tock), (0.34, 0.8 * ring)), 0.6, 0.16)


def connection_lost(chance: Generator) -> Sound:
    """The wire goes quiet: two falling tones and a breath of static."""
    static = high_pass(low_pass(noise(0.5, chance), 3200), 900) * decay(0.5, 0.05, 0.12)
    return in_room(mix((0.0, bar(D5, 0.2)), (0.17, bar(A4, 0.3)), (0.2, 0.06 * static)), 0.7, 0.18)


def connection_back(chance: Generator) -> Sound:
    """The wire speaks again: the same two tones, rising, and the octave."""
    last = 0.31 + chance.uniform(-0.003, 0.003)
    return in_room(
        mix((0.0, bar(A4, 0.2)), (0.16, bar(D5, 0.22)), (last, 0.8 * bar(A5, 0.3))), 0.7, 0.18
    )
