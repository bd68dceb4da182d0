"""Where the tones of a chord lie: bass, close position, guide tones, a voice below the melody."""

from itertools import product

from tools.sounds.notation import Chord

GUIDE_MIDDLE = 66
_BASS_LOWEST = 36
_CLOSE_LOWEST, _CLOSE_HIGHEST, _CLOSE_MIDDLE = 55, 69, 61
_GUIDE_LOWEST, _GUIDE_HIGHEST = 60, 74


def bass(tone: int) -> int:
    """The tone in the octave of the double bass, E to D sharp."""
    low = _BASS_LOWEST + (tone - _BASS_LOWEST) % 12
    return low + 12 if low < 40 else low


def close(chord: Chord, before: tuple[int, ...]) -> tuple[int, ...]:
    """Three tones of the chord, lowest first, as near as can be to the ones before."""
    wanted = _essential(chord)
    choices = [
        tuple(sorted(pitches))
        for pitches in product(*[_places(tone, _CLOSE_LOWEST, _CLOSE_HIGHEST) for tone in wanted])
        if max(pitches) - min(pitches) <= 12
    ]
    aim = before or (_CLOSE_MIDDLE - 4, _CLOSE_MIDDLE, _CLOSE_MIDDLE + 4)
    return min(choices, key=lambda pitches: _distance(pitches, aim))


def guide(chord: Chord, before: int) -> int:
    """The third or the seventh (a fifth, where there is none) nearest to the tone before."""
    tones = (chord.tones[1], chord.tones[-1])
    places = [pitch for tone in tones for pitch in _places(tone, _GUIDE_LOWEST, _GUIDE_HIGHEST)]
    return min(places, key=lambda pitch: (abs(pitch - before), abs(pitch - GUIDE_MIDDLE)))


def below(melody: int, chord: Chord) -> int:
    """The nearest tone of the chord that lies a third or more under the melody."""
    return max(pitch for pitch in range(melody - 12, melody - 2) if pitch % 12 in chord.tones)


def _essential(chord: Chord) -> tuple[int, ...]:
    """A chord of four leaves out what the ear misses least: the root, which the bass has."""
    return chord.tones if len(chord.tones) == 3 else chord.tones[1:]


def _places(tone: int, lowest: int, highest: int) -> list[int]:
    return [pitch for pitch in range(lowest, highest + 1) if pitch % 12 == tone]


def _distance(pitches: tuple[int, ...], aim: tuple[int, ...]) -> float:
    moved = sum(abs(pitch - goal) for pitch, goal in zip(pitches, aim, strict=True))
    return moved + 0.3 * abs(sum(pitches) / 3 - _CLOSE_MIDDLE)
