"""Our notation of tunes: one bar a line, the harmony before the stroke, the melody after it.

    Em      | E5 . D#5 E5 F#5 G5
    Am7 D7  | C5 . .   .  ~A4 .

A bar of a waltz has six slots of an eighth each. A slot holds a note (letter, # or b, octave), a
dot (the note before goes on), a dash (rest), or notes joined by commas that share the slot, as in
the turn A5,B5,A5. A tilde before a note adds a grace note from a semitone below. Two chords part
the bar after its second beat; three take a beat each. Needs the standard library only.
"""

import re
from dataclasses import dataclass
from typing import NamedTuple

BEATS = 3
SLOTS = 6

_LETTERS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_SIGNS = {"": 0, "#": 1, "b": -1}
_QUALITIES = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "6": (0, 4, 7, 9),
    "m6": (0, 3, 7, 9),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "maj7": (0, 4, 7, 11),
    "dim": (0, 3, 6, 9),
    "m7b5": (0, 3, 6, 10),
}
_NOTE = re.compile(r"(~?)([A-G])([#b]?)(\d)")
_CHORD = re.compile(r"([A-G])([#b]?)(maj7|m7b5|m7|m6|dim|m|6|7|)(?:/([A-G])([#b]?))?")


class NotationError(ValueError):
    """A line that is no bar; says which one and why."""


class Note(NamedTuple):
    """A note of a melody, in beats from the start of its strain."""

    start: float
    length: float
    pitch: int
    grace: bool


class Chord(NamedTuple):
    """A harmony: its bass, and its tones as steps from C, root first."""

    name: str
    bass: int
    tones: tuple[int, ...]

    @property
    def fifth(self) -> int:
        """The tone that the bass alternates with."""
        return self.tones[2]


@dataclass(frozen=True, slots=True)
class Strain:
    """A piece of a tune: a chord for every beat, and the melody over them."""

    chords: tuple[Chord, ...]
    melody: tuple[Note, ...]

    @property
    def beats(self) -> int:
        """How long it is."""
        return len(self.chords)

    @property
    def bars(self) -> int:
        """How many bars it has."""
        return self.beats // BEATS

    def chord_at(self, beat: float) -> Chord:
        """The harmony at a moment."""
        return self.chords[min(int(beat), self.beats - 1)]


def strain(text: str) -> Strain:
    """Read a strain; every line that is not blank is a bar."""
    chords: list[Chord] = []
    notes: list[Note] = []
    for line in filter(None, (line.strip() for line in text.splitlines())):
        harmony, stroke, melody = line.partition("|")
        slots = melody.split()
        if not stroke or len(slots) != SLOTS:
            raise NotationError(f"not a bar of {SLOTS} slots: {line!r}")
        start = float(len(chords))
        chords += _beats(harmony.split(), line)
        for place, slot in enumerate(slots):
            _read_slot(notes, slot, start + place * BEATS / SLOTS, line)
    return Strain(tuple(chords), tuple(notes))


def chord(name: str) -> Chord:
    """Read the name of a chord, such as Em, B7, C#dim or G/B."""
    match = _CHORD.fullmatch(name)
    if match is None:
        raise NotationError(f"not a chord: {name!r}")
    letter, sign, quality, bass_letter, bass_sign = match.groups()
    root = (_LETTERS[letter] + _SIGNS[sign]) % 12
    bass = root if bass_letter is None else (_LETTERS[bass_letter] + _SIGNS[bass_sign]) % 12
    return Chord(name, bass, tuple((root + step) % 12 for step in _QUALITIES[quality]))


def _beats(names: list[str], line: str) -> list[Chord]:
    match [chord(name) for name in names]:
        case [only]:
            return [only, only, only]
        case [first, second]:
            return [first, first, second]
        case [first, second, third]:
            return [first, second, third]
        case _:
            raise NotationError(f"one to three chords a bar: {line!r}")


def _read_slot(notes: list[Note], slot: str, start: float, line: str) -> None:
    length = BEATS / SLOTS
    if slot == "-":
        return
    if slot == ".":
        if not notes:
            raise NotationError(f"nothing to go on with: {line!r}")
        notes[-1] = notes[-1]._replace(length=start + length - notes[-1].start)
        return
    shared = slot.split(",")
    for place, word in enumerate(shared):
        match = _NOTE.fullmatch(word)
        if match is None:
            raise NotationError(f"not a note: {word!r} in {line!r}")
        grace, letter, sign, octave = match.groups()
        pitch = _LETTERS[letter] + _SIGNS[sign] + 12 * (int(octave) + 1)
        share = length / len(shared)
        notes.append(Note(start + place * share, share, pitch, bool(grace)))
