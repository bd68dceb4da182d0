"""Writes the notes of one instrument as a standard MIDI file."""

import struct
from pathlib import Path
from typing import NamedTuple

# 480 ticks a quarter at the default tempo of 120: a tick is a fixed 1/960 of a second.
_TICKS_PER_SECOND = 960
_DIVISION = 480
_EXPRESSION = 11


class Played(NamedTuple):
    """A note in seconds, with a MIDI velocity."""

    start: float
    length: float
    pitch: int
    velocity: int


class Expression(NamedTuple):
    """How strongly the bellows or the bow are drawn from a moment on, 0 to 127."""

    start: float
    strength: int


def write(
    path: Path, program: int, cents: float, notes: list[Played], swells: list[Expression]
) -> None:
    """One channel with one program, detuned by some cents."""
    bend = 8192 + round(cents / 200.0 * 8192)
    events = [(0, 0, bytes((0xC0, program))), (0, 0, bytes((0xE0, bend & 0x7F, bend >> 7)))]
    events += [
        (_ticks(swell.start), 1, bytes((0xB0, _EXPRESSION, swell.strength))) for swell in swells
    ]
    for note in notes:
        end = max(_ticks(note.start) + 1, _ticks(note.start + note.length))
        events.append((end, 2, bytes((0x80, note.pitch, 0))))
        events.append((_ticks(note.start), 3, bytes((0x90, note.pitch, note.velocity))))
    track = bytearray()
    now = 0
    for tick, _, message in sorted(events):
        track += _delta(tick - now) + message
        now = tick
    track += _delta(_TICKS_PER_SECOND) + b"\xff\x2f\x00"
    header = b"MThd" + struct.pack(">IHHH", 6, 0, 1, _DIVISION)
    path.write_bytes(header + b"MTrk" + struct.pack(">I", len(track)) + bytes(track))


def _ticks(seconds: float) -> int:
    return max(0, round(seconds * _TICKS_PER_SECOND))


def _delta(ticks: int) -> bytes:
    groups = [ticks & 0x7F]
    while ticks := ticks >> 7:
        groups.append(ticks & 0x7F | 0x80)
    return bytes(reversed(groups))
