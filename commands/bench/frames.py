"""Measures of single frames: what a player feels while zooming, resizing, opening and reading.

Every scenario runs in a process of its own, without a display and without helper processes, and
reports the processor time of each frame. A bare frame (one blit and a flip of the whole window,
taken in the same process) is the unit.
"""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from commands.bench.measure import Measure
from commands.bench.table import unseen
from commands.environment import HOME

BARE = "bare"
FULL_HD, FOUR_K = (1920, 1080), (3840, 2160)


class FrameTarget(NamedTuple):
    """A promise about the frames of one scenario."""

    name: str
    scenario: str
    series: str  # which of the scenario's frames
    statistic: str
    most: float  # times a bare frame, or the unit
    size: tuple[int, int] = FULL_HD
    unit: str = ""  # empty: times a bare frame
    variant: str = ""  # a board, as for `frame_scenarios`


TARGETS = (
    FrameTarget("wheel", "wheel", "frames", "median", 20),
    FrameTarget("wheel-p99", "wheel", "frames", "p99", 40),
    FrameTarget("key-pan", "keys", "frames", "median", 20),
    FrameTarget("key-pan-p99", "keys", "frames", "p99", 40),
    FrameTarget("sharpen", "wheel", "rest", "longest", 40),
    FrameTarget("drag", "drag", "frames", "median", 16),
    FrameTarget("drag-4k", "drag", "frames", "median", 5, FOUR_K),
    FrameTarget("hover", "hover", "frames", "median", 8),
    FrameTarget("hover-large", "hover", "frames", "median", 8, variant="large"),
    FrameTarget("open-first", "opening", "first", "longest", 200),
    FrameTarget("open-again", "opening", "again", "longest", 60),
    FrameTarget("glide", "glide", "frames", "median", 20),
    FrameTarget("resize", "resize", "frames", "longest", 80),
    FrameTarget("confetti", "confetti", "frames", "median", 6),
    FrameTarget("confetti-p99", "confetti", "frames", "p99", 30),
    FrameTarget("scrub", "scrub", "frames", "median", 16),
    FrameTarget("turns", "turns", "frames", "longest", 32),
    FrameTarget("deal", "deal", "frames", "longest", 32),
    FrameTarget("saves-open", "saves", "open", "longest", 200),
    FrameTarget("saves", "saves", "frames", "longest", 32),
    FrameTarget("saves-read", "saves", "count", "count", 60, unit="seconds until all are read"),
    FrameTarget("saves-again", "saves", "again", "count", 1, unit="seconds the second time"),
    FrameTarget("lobby", "lobby", "frames", "longest", 60),
    FrameTarget("chat", "chat", "frames", "longest", 60),
    FrameTarget("typing", "typing", "frames", "longest", 16),
    FrameTarget("hidden", "hidden", "share", "median", 1, unit="% of one core"),
    FrameTarget("title-idle", "title", "share", "median", 1.2, unit="% of one core"),
    FrameTarget("music", "music", "share", "median", 1.2, unit="% of one core"),
)
GROWTH = (
    ("growth-wheel", "wheel", "frames", 3.0),
    ("growth-table", "table", "open", 3.0),
)


def frames() -> list[Measure]:
    """Every moment of the table in docs/performance.md, held against its target."""
    found: dict[tuple[str, tuple[int, int], str], dict[str, list[float]]] = {}
    measures = []
    for target in TARGETS:
        key = target.scenario, target.size, target.variant
        if key not in found:
            print(f"bench: frames: {target.scenario} ...", file=sys.stderr, flush=True)
            found[key] = run_scenario(*key)
        measures.append(_held(target, found[key]))
    return measures


def growth() -> list[Measure]:
    """A board of 2,000 hexes against France, and 2,000 saved games against 20."""
    measures = []
    for name, scenario, series, most in GROWTH:
        small, large = (run_scenario(scenario, FULL_HD, board) for board in ("france", "large"))
        ratio = _statistic("median", large[series]) / _statistic("median", small[series])
        unit = f"x France ({_milliseconds(large[series])} vs {_milliseconds(small[series])} ms)"
        measures.append(Measure(name, round(ratio, 2), unit, most, at_least=False))
    few, many = (run_scenario("saves", FULL_HD, games) for games in ("20", "2000"))
    # Few games are all read before the list has appeared.
    longest, brief = (max(*taken["open"], *taken["frames"]) for taken in (many, few))
    ratio = longest / brief
    unit = f"x the longest frame of 20 games ({longest * 1e3:.1f} vs {brief * 1e3:.1f} ms)"
    measures.append(Measure("growth-saves", round(ratio, 2), unit, 3.0, at_least=False))
    return measures


def run_scenario(scenario: str, size: tuple[int, int], variant: str = "") -> dict[str, list[float]]:
    """The seconds of each frame of a scenario, by series, measured in a process of its own."""
    with TemporaryDirectory() as folder:
        heard = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(Path(folder) / "heard")}
        environment = unseen(os.environ) | {"PARIS_BENCH_SIZE": f"{size[0]}x{size[1]}"}
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-m", "commands.bench.frame_scenarios", scenario, variant],
            cwd=HOME,
            env=environment | heard,
            capture_output=True,
            text=True,
        )
    if done.returncode:
        print(done.stderr, file=sys.stderr)
    done.check_returncode()
    found: dict[str, list[float]] = json.loads(done.stdout.splitlines()[-1])
    return found


def _held(target: FrameTarget, found: dict[str, list[float]]) -> Measure:
    value = _statistic(target.statistic, found[target.series])
    if target.unit:
        return Measure(target.name, round(value, 2), target.unit, target.most, at_least=False)
    bare = statistics.median(found[BARE])
    unit = f"x a bare frame ({value * 1e3:.1f} vs {bare * 1e3:.2f} ms; {target.statistic})"
    return Measure(target.name, round(value / bare, 1), unit, target.most, at_least=False)


def _statistic(name: str, values: Sequence[float]) -> float:
    match name:
        case "median":
            return statistics.median(values)
        case "p99":
            return statistics.quantiles(values, n=100)[-1]
        case "longest":
            return max(values)
        case "count":
            return values[0]
        case _:
            raise ValueError(f"no statistic is called {name!r}")


def _milliseconds(values: Sequence[float]) -> str:
    return f"{statistics.median(values) * 1e3:.1f}"
