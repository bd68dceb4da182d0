"""Turns passages into the notes of each instrument: who plays what, when and how strongly."""

import math
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from numpy.random import Generator

from tools.sounds import voicing
from tools.sounds.notation import BEATS, Chord, Note, Strain
from tools.sounds.score import Instrument, Passage, Player, Role, Tune

_PHRASE = 4 * BEATS


class Stroke(NamedTuple):
    """A note to play: start and length in beats, strength from 0 to 1."""

    start: float
    length: float
    pitch: int
    strength: float


def arrange(tune: Tune, chance: Generator) -> dict[Instrument, list[Stroke]]:
    """The strokes of every instrument over the whole tune."""
    parts: dict[Instrument, list[Stroke]] = defaultdict(list)
    start = 0.0
    for place, passage in enumerate(tune.passages):
        following = tune.passages[(place + 1) % len(tune.passages)].strain.chords[0]
        for player in passage.players:
            for stroke in _played(passage, player, following, chance):
                strength = min(1.0, max(0.05, stroke.strength * player.touch))
                moved = stroke._replace(start=start + stroke.start, strength=strength)
                parts[player.instrument].append(moved)
        start += passage.strain.beats
    return dict(parts)


def _played(
    passage: Passage, player: Player, following: Chord, chance: Generator
) -> Iterator[Stroke]:
    strain = passage.strain
    match player.role:
        case Role.MELODY:
            return _melody(strain, 0, chance)
        case Role.LOW_MELODY:
            return _melody(strain, -12, chance)
        case Role.SECOND:
            return _second(strain, chance)
        case Role.BASS:
            return _bass(strain, following, chance)
        case Role.PUMP:
            return _pump(strain, chance)
        case Role.ARPEGGIO:
            return _arpeggio(strain, chance)
        case Role.GUIDE:
            return _guide(strain)


def phrase_swell(beat: float) -> float:
    """A phrase of four bars grows towards its third bar and breathes out after it."""
    share = (beat % _PHRASE) / _PHRASE
    return 0.94 + 0.1 * math.sin(math.pi * min(1.0, share * 1.15)) ** 2


def _melody(strain: Strain, shift: int, chance: Generator) -> Iterator[Stroke]:
    for note in strain.melody:
        pitch = note.pitch + shift
        strength = _accent(note) * phrase_swell(note.start) * chance.normal(1.0, 0.035)
        if note.grace:
            yield Stroke(note.start - 0.13, 0.14, pitch - 1, strength * 0.75)
        yield Stroke(note.start, _sounding(note), pitch, strength)


def _accent(note: Note) -> float:
    if note.start % BEATS == 0:
        return 0.78
    return 0.7 if note.start % 1 == 0 else 0.64


def _sounding(note: Note) -> float:
    """Short notes are lightly parted, long ones are held to just before the next."""
    return note.length * 0.88 if note.length <= 0.5 else note.length - 0.07


def _second(strain: Strain, chance: Generator) -> Iterator[Stroke]:
    for note in strain.melody:
        if note.length < 0.5:
            continue
        pitch = voicing.below(note.pitch, strain.chord_at(note.start))
        strength = 0.52 * phrase_swell(note.start) * chance.normal(1.0, 0.04)
        yield Stroke(note.start, _sounding(note), pitch, strength)


def _bass(strain: Strain, following: Chord, chance: Generator) -> Iterator[Stroke]:
    chords = (*strain.chords, following)
    for bar in range(strain.bars):
        start = bar * BEATS
        chord, after = chords[start], chords[start + BEATS]
        repeated = bar > 0 and chords[start - BEATS] == chord
        low = voicing.bass(chord.fifth if repeated and bar % 2 else chord.bass)
        walks = bar % 4 == 3 and after.bass != chord.bass
        strength = 0.72 * chance.normal(1.0, 0.04)
        yield Stroke(start, 1.6 if walks else 2.2, low, strength)
        if walks:
            step = voicing.bass(after.bass)
            yield Stroke(start + 2, 0.8, step + (1 if low > step else -1), 0.55)
        elif chords[start + 2] != chord:
            yield Stroke(start + 2, 0.9, voicing.bass(chords[start + 2].bass), 0.6)


def _pump(strain: Strain, chance: Generator) -> Iterator[Stroke]:
    held: tuple[int, ...] = ()
    for beat, chord in enumerate(strain.chords):
        if beat % BEATS == 0:
            continue
        held = voicing.close(chord, held)
        strength = (0.58 if beat % BEATS == 1 else 0.5) * phrase_swell(beat)
        down = beat % BEATS == 1
        for place, pitch in enumerate(held if down else reversed(held)):
            lag = 0.018 * place + chance.uniform(0.0, 0.008)
            yield Stroke(
                beat + lag, 0.36 if down else 0.3, pitch, strength * chance.normal(1, 0.06)
            )


def _arpeggio(strain: Strain, chance: Generator) -> Iterator[Stroke]:
    held: tuple[int, ...] = ()
    orders = ((0, 1, 2, 3, 2, 1), (0, 2, 1, 3, 2, 1), (0, 1, 3, 2, 3, 1))
    for bar in range(strain.bars):
        order = orders[int(chance.integers(len(orders)))]
        for eighth in range(6):
            beat = bar * BEATS + eighth / 2
            chord = strain.chord_at(beat)
            held = voicing.close(chord, held)
            spread = (voicing.bass(chord.bass) + 12, *held)
            strength = (0.6 if eighth == 0 else 0.44) * phrase_swell(beat) * chance.normal(1, 0.08)
            length = 2.4 if eighth == 0 else 1.3
            yield Stroke(
                beat, min(length, BEATS - eighth / 2 + 0.2), spread[order[eighth]], strength
            )


def _guide(strain: Strain) -> Iterator[Stroke]:
    """One tone a chord, the nearest third or seventh, so that the line hardly moves."""
    pitch = voicing.GUIDE_MIDDLE
    beat = 0
    while beat < strain.beats:
        chord = strain.chords[beat]
        end = beat
        while end < strain.beats and strain.chords[end] == chord and end - beat < 2 * BEATS:
            end += 1
        pitch = voicing.guide(chord, pitch)
        yield Stroke(beat, end - beat + 0.05, pitch, 0.5 * phrase_swell(beat))
        beat = end
