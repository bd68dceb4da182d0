"""Plays an arrangement: breathing time, instruments of the soundfont, a shared room, one loop."""

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import numpy as np
from numpy.random import Generator

from tools.sounds import levels, midi, ogg
from tools.sounds.arranging import Stroke, arrange, phrase_swell
from tools.sounds.score import Instrument, Tune
from tools.sounds.synthesis import RATE, Sound, high_pass, low_pass, room

SOUNDFONT = Path("/usr/share/sounds/sf2/FluidR3_GM.sf2")

_LEAD_IN = 0.5
# The loop starts this long before its upbeat, so that the seam lies in a breath, not in a note.
_BREATH = 0.06
_ROOM_SECONDS = 1.7


class Voice(NamedTuple):
    """How an instrument is set up: its program, how soon it speaks, where it sits in the mix."""

    program: int
    gain: float
    balance: float
    send: float
    early: float
    low: float
    high: float
    detunings: tuple[float, ...] = (0.0,)
    swells: bool = False


_VOICES = {
    Instrument.ACCORDION: Voice(21, 5.0, -0.1, 0.2, 0.028, 180, 6500, (-3.0, 9.0), True),
    Instrument.BANDONEON: Voice(23, 1.0, -0.12, 0.3, 0.018, 180, 4600, (-2.0, 5.0), True),
    Instrument.CLARINET: Voice(71, -4.5, 0.15, 0.34, 0.03, 150, 5200, (0.0,), True),
    Instrument.VIOLIN: Voice(40, 4.0, 0.3, 0.36, 0.05, 220, 6000, (0.0,), True),
    Instrument.GUITAR: Voice(24, -1.0, 0.25, 0.22, 0.004, 110, 7000),
    Instrument.BASS: Voice(32, 0.0, 0.0, 0.08, 0.006, 38, 3200),
    Instrument.VIBRAPHONE: Voice(11, 4.0, -0.28, 0.4, 0.006, 150, 6000),
    Instrument.STRINGS: Voice(48, -2.0, 0.0, 0.4, 0.05, 200, 4200, (0.0,), True),
}


def perform(tune: Tune, chance: Generator) -> Sound:
    """The whole tune as one loop, at its loudness."""
    beats = beat_times(tune, chance)
    length = round(float(beats[-1]) * RATE)
    dry = np.zeros((length, 2))
    wet = np.zeros((length, 2))
    for instrument, strokes in arrange(tune, chance).items():
        voice = _VOICES[instrument]
        stem = np.zeros((length, 2))
        notes = _apart([_human(stroke, voice, beats, chance) for stroke in strokes])
        for cents in voice.detunings:
            stem += folded(_rendered(voice, cents, notes, beats), length)
        stem *= _sides(voice) * levels.amplitude(voice.gain) / len(voice.detunings) ** 0.5
        dry += stem
        wet += voice.send * stem
    upbeat = float(beats[-1] - beats[-2]) + _BREATH
    loop = np.roll(dry + _circular_room(wet), round(upbeat * RATE), axis=0)
    for _ in range(4):
        loop = levels.limited(
            loop * levels.amplitude(tune.loudness - levels.average_loudness(loop))
        )
    return loop


def beat_times(tune: Tune, chance: Generator) -> Sound:
    """The second of every beat and of the end: a slow drift, a breath before each new strain."""
    drift = chance.normal(0.0, 1.0, tune.beats)
    drift = np.real(np.fft.ifft(np.fft.fft(drift) * _slow(tune.beats)))
    lengths = 60.0 / tune.beats_per_minute * (1.0 + 0.008 * drift / max(float(np.std(drift)), 1e-9))
    end = 0
    for passage in tune.passages:
        end += passage.strain.beats
        lengths[end - 3 : end] *= (1.01, 1.025, 1.045)
    return np.concatenate([[0.0], np.cumsum(lengths)])


def folded(sound: Sound, length: int) -> Sound:
    """What sounds before the start, or rings on after the end, belongs to the other end."""
    loop = np.zeros((length, 2))
    positions = (np.arange(len(sound)) - round(_LEAD_IN * RATE)) % length
    for side in (0, 1):
        loop[:, side] = np.bincount(positions, sound[:, side], length)
    return loop


def _slow(beats: int) -> Sound:
    """Only what changes over eight beats or more."""
    return np.where(np.abs(np.fft.fftfreq(beats)) < 1 / 8, 1.0, 0.0)


def _sides(voice: Voice) -> Sound:
    angle = (voice.balance + 1.0) * np.pi / 4
    return np.array([np.cos(angle), np.sin(angle)]) * 2**0.5


def _circular_room(wet: Sound) -> Sound:
    """The room's answer, wrapped: the last bar still rings when the first begins again."""
    answer = np.zeros(wet.shape)
    heard = room(_ROOM_SECONDS, 5000.0, seed=23)
    answer[: len(heard)] = heard
    return np.fft.irfft(np.fft.rfft(wet, axis=0) * np.fft.rfft(answer, axis=0), len(wet), axis=0)


def _rendered(voice: Voice, cents: float, notes: list[midi.Played], beats: Sound) -> Sound:
    with TemporaryDirectory() as folder:
        score, wave = Path(folder, "part.mid"), Path(folder, "part.wav")
        midi.write(score, voice.program, cents, notes, _swells(beats) if voice.swells else [])
        command = ["fluidsynth", "-n", "-i", "-q", "-R", "0", "-C", "0", "-g", "0.6"]
        command += ["-r", str(RATE), "-O", "float", "-F", str(wave), str(SOUNDFONT), str(score)]
        subprocess.run(command, check=True, capture_output=True)  # noqa: S603
        sound = ogg.read(wave)
    return low_pass(high_pass(sound, voice.low), voice.high, 1)


def _human(stroke: Stroke, voice: Voice, beats: Sound, chance: Generator) -> midi.Played:
    places = np.arange(len(beats))
    ends = (stroke.start, stroke.start + stroke.length)
    start, end = (float(second) for second in np.interp(ends, places, beats))
    if stroke.start < 0:
        start = stroke.start * float(beats[1])
    slip = float(np.clip(chance.normal(0.0, 0.006), -0.014, 0.014))
    velocity = round(min(122.0, max(18.0, 122.0 * stroke.strength)))
    return midi.Played(_LEAD_IN + start - voice.early + slip, end - start, stroke.pitch, velocity)


def _apart(notes: list[midi.Played]) -> list[midi.Played]:
    """An instrument cannot strike a key that it still holds: let go just before."""
    kept: list[midi.Played] = []
    last: dict[int, int] = {}
    for note in sorted(notes):
        if (place := last.get(note.pitch)) is not None:
            before = kept[place]
            if note.start - before.start < 0.03:
                continue
            shorter = min(before.length, note.start - before.start - 0.012)
            kept[place] = before._replace(length=shorter)
        last[note.pitch] = len(kept)
        kept.append(note)
    return kept


def _swells(beats: Sound) -> list[midi.Expression]:
    """Bellows and bow follow the phrase."""
    return [
        midi.Expression(_LEAD_IN + float(second), round(min(127.0, 108.0 * phrase_swell(beat))))
        for beat, second in enumerate(beats[:-1])
    ]
