"""The sound files are what the manifest promises; measured with pygame and the standard library."""

import json
import math
import os
import struct
from array import array
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from operator import mul
from pathlib import Path
from typing import NamedTuple, TypedDict

import pytest

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

FOLDER = Path(__file__).parents[2] / "sounds"
RATE = 44_100
FULL_SCALE = 32_768.0
COMPANIES = ("blue", "yellow", "red", "green", "black", "purple")
NAMED = {
    *(f"chuff_{number}" for number in range(1, 7)),
    *(f"whistle_{company}" for company in COMPANIES),
    *(f"clank_{number}" for number in range(1, 4)),
    *(f"punch_{number}" for number in range(1, 3)),
    *(f"city_{worth}" for worth in range(1, 5)),
    *("bell", "click", "hover", "error", "marseille", "curtain", "victory", "chat", "points"),
    *("take_back", "deal", "clock", "connection_lost", "connection_back"),
    *("title", "table", "results"),
}
# G major pentatonic, from the deepest whistle to the highest.
WHISTLE_PITCHES = {
    "black": 587.3,
    "green": 659.3,
    "blue": 784.0,
    "purple": 880.0,
    "red": 987.8,
    "yellow": 1174.7,
}
# ITU-R BS.1770 K-weighting at 44.1 kHz: b0, b1, b2, a1, a2 of two filters in a row.
SHELF = (1.5308412300, -2.6509799952, 1.1690790799, -1.6636551133, 0.7125954281)
RUMBLE = (1.0, -2.0, 1.0, -1.9891696736, 0.9891990358)


Listed = TypedDict(
    "Listed",
    {
        "name": str,
        "file": str,
        "group": str,
        "purpose": str,
        "class": str,
        "loop": bool,
        "volume": float,
        "seconds": float,
        "channels": int,
        "rate": int,
        "loudness": float,
    },
)


class Stream(NamedTuple):
    """What an OGG file says of itself."""

    channels: int
    rate: int
    samples: int


MANIFEST = json.loads((FOLDER / "manifest.json").read_text("utf-8"))
SOUNDS: list[Listed] = MANIFEST["sounds"]
EFFECTS = [sound for sound in SOUNDS if sound["class"] == "effect"]
LOOPS = [sound for sound in SOUNDS if sound["loop"]]


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()
    heard.cache_clear()


@cache
def heard(file: str) -> "array[int]":
    """The samples, left and right in turn, as the game will play them."""
    return array("h", pygame.mixer.Sound(str(FOLDER / file)).get_raw())


def middle(file: str, start: int | None = None, end: int | None = None) -> list[float]:
    """Left and right together from one sample to another, full scale at 1."""
    left, right = (heard(file)[side::2][start:end] for side in (0, 1))
    return [(one + other) / (2 * FULL_SCALE) for one, other in zip(left, right, strict=True)]


def header(file: str) -> Stream:
    """Channels and rate from the first page, the length from the position of the last one."""
    content = (FOLDER / file).read_bytes()
    start = content.index(b"\x01vorbis")
    channels, rate = struct.unpack_from("<BI", content, start + 11)
    (samples,) = struct.unpack_from("<q", content, content.rindex(b"OggS") + 6)
    return Stream(channels, rate, samples)


def decibels(ratio: float) -> float:
    return 20 * math.log10(max(ratio, 1e-9))


def rms(samples: list[float]) -> float:
    return math.sqrt(sum(map(mul, samples, samples)) / len(samples))


def filtered(samples: list[float], filter_: tuple[float, ...]) -> list[float]:
    b0, b1, b2, a1, a2 = filter_
    out = []
    first = second = 0.0
    for sample in samples:
        value = b0 * sample + first
        first = b1 * sample - a1 * value + second
        second = b2 * sample - a2 * value
        out.append(value)
    return out


def loudness(file: str) -> float:
    """The measure that the manifest states: the loudest 100 ms after K-weighting."""
    weighted = filtered(filtered(middle(file), SHELF), RUMBLE)
    steps = 10
    chunk = RATE // (10 * steps)
    parts = (weighted[place : place + chunk] for place in range(0, len(weighted), chunk))
    powers = [*(sum(map(mul, part, part)) for part in parts), *[0.0] * steps]
    windows = (sum(powers[place : place + steps]) for place in range(len(powers) - steps))
    return decibels(math.sqrt(max(windows) / (chunk * steps)))


def pitch(samples: list[float]) -> float:
    """The strongest frequency between 480 and 1,400 Hz, to a quarter of a semitone."""
    steps = range(4 * 19)
    return max((480 * 2 ** (step / 48) for step in steps), key=lambda at: strength(samples, at))


def strength(samples: list[float], frequency: float) -> float:
    """How much of one frequency is in the samples."""
    turn = 2 * math.pi * frequency / RATE
    cosine = sum(sample * math.cos(turn * place) for place, sample in enumerate(samples))
    sine = sum(sample * math.sin(turn * place) for place, sample in enumerate(samples))
    return math.hypot(cosine, sine)


def file_of(name: str) -> str:
    return next(sound["file"] for sound in SOUNDS if sound["name"] == name)


each_sound = pytest.mark.parametrize("sound", SOUNDS, ids=lambda sound: sound["name"])
each_effect = pytest.mark.parametrize("sound", EFFECTS, ids=lambda sound: sound["name"])
each_loop = pytest.mark.parametrize("sound", LOOPS, ids=lambda sound: sound["name"])


def test_every_sound_that_the_game_names_is_listed_once() -> None:
    names = [sound["name"] for sound in SOUNDS]
    assert len(names) == len(set(names))
    assert set(names) == NAMED


def test_no_file_is_there_that_nobody_names() -> None:
    told = {sound["file"] for sound in SOUNDS}
    others = {"manifest.json", "CREDITS.md", "FLUIDR3-LICENCE.txt"}
    files = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()}
    assert files == told | others


def test_every_file_has_its_credit() -> None:
    credits_text = (FOLDER / "CREDITS.md").read_text("utf-8")
    assert [sound["file"] for sound in SOUNDS if f"`{sound['file']}`" not in credits_text] == []


def test_all_sounds_together_stay_under_eight_megabytes() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file()) < 8_000_000


@each_sound
def test_length_channels_and_rate_are_as_promised(sound: Listed) -> None:
    stream = header(sound["file"])
    assert (stream.channels, stream.rate) == (sound["channels"], sound["rate"])
    assert stream.samples / stream.rate == pytest.approx(sound["seconds"], abs=0.002)
    assert len(heard(sound["file"])) / 2 / RATE == pytest.approx(sound["seconds"], abs=0.002)


@each_sound
def test_it_can_be_heard_and_never_comes_near_full_scale(sound: Listed) -> None:
    samples = heard(sound["file"])
    highest = decibels(max(max(samples), -min(samples)) / FULL_SCALE)
    assert -20.0 < highest < MANIFEST["peak_below"]


@each_sound
def test_it_does_not_push_the_loudspeaker_to_one_side(sound: Listed) -> None:
    samples = heard(sound["file"])[::5]
    assert abs(sum(samples) / len(samples) / FULL_SCALE) < 0.001


@each_effect
def test_an_effect_starts_and_ends_in_silence(sound: Listed) -> None:
    samples = heard(sound["file"])
    edges = (*samples[:8], *samples[-8:])
    assert decibels(max(map(abs, edges)) / FULL_SCALE) < -40.0


def test_effects_lie_within_six_decibels_of_each_other() -> None:
    measured = {sound["name"]: loudness(sound["file"]) for sound in EFFECTS}
    told = {sound["name"]: sound["loudness"] for sound in EFFECTS}
    assert measured == pytest.approx(told, abs=0.5)
    assert max(measured.values()) - min(measured.values()) < MANIFEST["effects_within"]


@pytest.mark.parametrize("group", ["chuff", "clank", "punch"])
def test_no_two_of_a_group_sound_the_same(group: str) -> None:
    files = [sound["file"] for sound in EFFECTS if sound["group"] == group]
    takes = [middle(file, 0, RATE // 4) for file in files]
    for one, other in combinations(takes, 2):
        together = sum(map(mul, one, other))
        alike = together / math.sqrt(sum(map(mul, one, one)) * sum(map(mul, other, other)))
        assert abs(alike) < 0.9


@pytest.mark.parametrize("company", COMPANIES)
def test_every_company_whistles_at_its_own_pitch(company: str) -> None:
    last_blast = middle(file_of(f"whistle_{company}"), RATE * 5 // 8, RATE * 6 // 8)
    assert abs(1200 * math.log2(pitch(last_blast) / WHISTLE_PITCHES[company])) < 30


def test_a_city_sounds_longer_and_louder_the_more_it_is_worth() -> None:
    cities = sorted((s for s in EFFECTS if s["group"] == "city"), key=lambda s: s["name"])
    assert [s["seconds"] for s in cities] == sorted(s["seconds"] for s in cities)
    assert [s["loudness"] for s in cities] == sorted(s["loudness"] for s in cities)


def test_music_is_made_to_be_looped_and_effects_are_not() -> None:
    assert {sound["class"] for sound in LOOPS} == {"music"}
    assert not any(sound["loop"] for sound in EFFECTS)


@each_loop
def test_a_loop_has_no_step_at_its_seam(sound: Listed) -> None:
    samples = heard(sound["file"])
    for side in (0, 1):
        track = samples[side::2]
        around = [*track[-RATE // 20 :], *track[: RATE // 20]]
        steps = [abs(after - before) for before, after in pairwise(around)]
        seam = steps[RATE // 20 - 1]
        assert seam <= max(40, max(steps[: RATE // 20 - 2]))


@each_loop
def test_a_loop_is_as_strong_before_its_seam_as_after_it(sound: Listed) -> None:
    width = RATE // 25
    before, after = rms(middle(sound["file"], -width)), rms(middle(sound["file"], 0, width))
    assert abs(decibels(before / after)) < 6.0
