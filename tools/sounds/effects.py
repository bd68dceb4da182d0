"""Makes every sound effect of the game and lists them in sounds/manifest.json.

Install what it needs in an environment of its own, then run it from the root of the project:

    python3 -m venv .venv-sounds
    .venv-sounds/bin/pip install numpy scipy soundfile
    .venv-sounds/bin/python -m tools.sounds.effects
"""

import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import numpy as np
from numpy.random import Generator

from tools.sounds import levels, ogg, scenes
from tools.sounds.catalogue import FOLDER, Entry, record
from tools.sounds.synthesis import RATE, Sound

# Decibels, by the measure of levels.py; all effects keep within the span of 6.
FULL, USUAL, GENTLE = -17.5, -19.5, -21.5
_QUALITY = 0.4
# The whistles are the notes of the G major pentatonic scale; the heavy Est is the deepest.
_WHISTLES = {
    "black": (scenes.D5, (0.95,), "Est"),
    "green": (scenes.E5, (0.22, 0.62), "Ouest"),
    "blue": (scenes.G5, (0.9,), "Nord"),
    "purple": (scenes.A5, (0.2, 0.2, 0.45), "Midi"),
    "red": (scenes.B5, (0.5, 0.4), "P.L.M."),
    "yellow": (scenes.D6, (0.3, 0.5), "P.O."),
}


class _Variant(Protocol):
    """Makes one of several that differ."""

    def __call__(self, chance: Generator, number: int) -> Sound: ...


@dataclass(frozen=True, slots=True)
class Effect:
    """What an effect is called, what it is for, how loud it is, and how it comes about."""

    name: str
    group: str
    purpose: str
    make: Callable[[Generator], Sound]
    loudness: float = USUAL
    volume: float = 0.8


def every_effect() -> Iterator[Effect]:
    """All effects, groups of variants first."""
    yield from _variants()
    for colour, (note, blasts, company) in _WHISTLES.items():
        make = partial(scenes.company_whistle, note=note, blasts=blasts)
        purpose = f"the whistle of {company} when its line is built"
        yield Effect(f"whistle_{colour}", "whistle", purpose, make, USUAL, 0.6)
    yield from _single()


def _variants() -> Iterator[Effect]:
    families: tuple[tuple[str, int, str, _Variant, float], ...] = (
        ("chuff", 6, "one stroke of an engine that runs along its line", scenes.engine_stroke, 0.6),
        ("clank", 3, "a locomotive is placed on the map", scenes.coupling, 0.8),
        ("punch", 2, "a share is given or taken in a trade", scenes.ticket_punch, 0.8),
    )
    for group, count, purpose, make, volume in families:
        for number in range(count):
            name = f"{group}_{number + 1}"
            yield Effect(name, group, purpose, partial(make, number=number), USUAL, volume)
    for worth in (1, 2, 3, 4):
        place = "Marseille is reached" if worth == 4 else f"a city worth {worth} is reached"
        loudness = (-20.5, -19.5, -18.5, FULL)[worth - 1]
        make_city = partial(scenes.city, worth=worth)
        yield Effect(f"city_{worth}", "city", place, make_city, loudness, 0.85)


def _single() -> Iterator[Effect]:
    told: tuple[tuple[str, str, Callable[[Generator], Sound], float, float], ...] = (
        ("bell", "it is your turn", scenes.turn_bell, USUAL, 0.8),
        ("click", "a button is pressed", scenes.click, GENTLE, 0.6),
        ("hover", "the pointer comes upon something", scenes.hover, -22.5, 0.25),
        ("error", "that is not possible", scenes.error, GENTLE, 0.7),
        ("marseille", "the fanfare when the game ends in Marseille", scenes.marseille, FULL, 0.9),
        ("curtain", "the screens come down at the end", scenes.curtain, USUAL, 0.9),
        ("victory", "the winner is named", scenes.victory, FULL, 0.9),
        ("chat", "somebody has written", scenes.chat, GENTLE, 0.6),
        ("points", "one point flies to its score", scenes.points, GENTLE, 0.4),
        ("take_back", "a placement is taken back", scenes.take_back, GENTLE, 0.7),
        ("deal", "the locomotives are drawn from the bag", scenes.deal, USUAL, 0.8),
        ("clock", "little time is left for the turn", scenes.clock, USUAL, 0.7),
        (
            "connection_lost",
            "a player has lost the connection",
            scenes.connection_lost,
            GENTLE,
            0.8,
        ),
        ("connection_back", "a player is connected again", scenes.connection_back, GENTLE, 0.8),
    )
    for name, purpose, make, loudness, volume in told:
        yield Effect(name, name, purpose, make, loudness, volume)


def _written(effect: Effect) -> Entry:
    chance = np.random.default_rng(zlib.crc32(effect.name.encode()))
    sound = levels.finished(effect.make(chance), effect.loudness)
    file = f"effects/{effect.name}.ogg"
    ogg.write(FOLDER / file, sound, _QUALITY)
    heard = ogg.read(FOLDER / file)
    return Entry(
        name=effect.name,
        file=file,
        group=effect.group,
        purpose=effect.purpose,
        sound_class="effect",
        loop=False,
        volume=effect.volume,
        seconds=round(len(heard) / RATE, 3),
        channels=heard.ndim,
        rate=RATE,
        loudness=round(levels.loudness(heard), 1),
    )


def main() -> None:
    """Make all effects and say what came out."""
    entries = []
    for effect in every_effect():
        entry = _written(effect)
        entries.append(entry)
        kilobytes = (FOLDER / entry.file).stat().st_size / 1024
        peak = levels.peak(ogg.read(FOLDER / entry.file))
        print(
            f"{entry.name:16} {entry.seconds:5.2f} s  {entry.loudness:6.1f} dB"
            f"  peak {peak:5.1f} dB  {kilobytes:5.1f} KiB"
        )
    record(entries, "effect", levels.MEASURE)


if __name__ == "__main__":
    main()
