"""Benchmarks of the window during a game: drawing, driving, resting, memory.

Each runs in a separate process without a display, at 1920x1080, so that it works anywhere and
nothing measured earlier affects it; memory also at 3840x2160.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from commands.bench.measure import MOVING, Measure
from commands.environment import HOME

MOST_REDRAW, MOST_DRIVING = 2.5, 0.35  # times a bare full-screen blit and flip
MOST_IDLE = 1.0  # per cent of a processor
MOST_MEMORY, MOST_MOVING, MOST_MEMORY_4K = 2.5, 2.6, 3.2  # times a bare window
FULL_HD, FOUR_K = (1920, 1080), (3840, 2160)
MEGABYTE = 1 << 20


def redraw() -> list[Measure]:
    """A full redraw of a table in mid-game, with a planned build and a tooltip."""
    return [_against_bare("redraw", MOST_REDRAW)]


def driving() -> list[Measure]:
    """A frame with three locomotives moving."""
    return [_against_bare("driving", MOST_DRIVING)]


def idle() -> list[Measure]:
    """The processor share of the loop while nothing happens at the table."""
    found = _apart("idle")
    return [Measure("idle", round(found["share"], 2), "% of one core", MOST_IDLE, False)]


def memory() -> list[Measure]:
    """The most memory in title, forms, table, zoomed map and results: at rest, and in any frame."""
    bare, seen = _weighed(FULL_HD)
    rest = {where: most for where, most in seen.items() if not where.startswith(MOVING)}
    return [
        _memory_measure("memory", bare, rest, MOST_MEMORY),
        _memory_measure("memory-moving", bare, seen, MOST_MOVING),
    ]


def memory_4k() -> list[Measure]:
    """The most memory in any frame at 3840x2160."""
    return [_memory_measure("memory-4k", *_weighed(FOUR_K), MOST_MEMORY_4K)]


def unseen(environment: Mapping[str, str]) -> dict[str, str]:
    """An environment in which nothing is shown and nothing is heard."""
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return {**environment, **quiet, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def _against_bare(name: str, most: float) -> Measure:
    found = _apart(name)
    ratio = found["bare"] / found[name]
    times = f"{1000 / found[name]:.2f} vs {1000 / found['bare']:.2f} ms"
    return Measure(name, round(ratio, 2), f"x a bare frame ({times})", most, at_least=False)


def _weighed(size: tuple[int, int]) -> tuple[float, dict[str, float]]:
    """A bare window's memory, and the most of each scene.

    Sound is written to a file, because without a device no sounds would be loaded.
    """
    sized = {"PARIS_BENCH_SIZE": f"{size[0]}x{size[1]}"}
    bare = _apart("bare-memory", sized)["bytes"]
    with TemporaryDirectory() as folder:
        heard = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(Path(folder) / "heard")}
        return bare, _apart("memory", heard | sized)


def _memory_measure(name: str, bare: float, seen: Mapping[str, float], most: float) -> Measure:
    where, game = max(seen.items(), key=lambda one: one[1])
    unit = f"x a bare window ({game / MEGABYTE:.0f} vs {bare / MEGABYTE:.0f} MB; {where})"
    return Measure(name, round(game / max(bare, 1), 2), unit, most, at_least=False)


def _apart(name: str, environment: Mapping[str, str] | None = None) -> dict[str, float]:
    """What a process of its own has measured."""
    module = "bare" if name == "bare-memory" else "workloads"
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", f"commands.bench.{module}", name],
        cwd=HOME,
        env=unseen(os.environ) | dict(environment or {}),
        capture_output=True,
        text=True,
    )
    if done.returncode:
        print(done.stderr, file=sys.stderr)  # otherwise it only tells where the sound goes
    done.check_returncode()
    found: dict[str, float] = json.loads(done.stdout)
    return found
