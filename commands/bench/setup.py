"""Benchmarks of the first start: setting up from local wheels, against plain venv and pip.

Both end when the packages have been imported once, because one of them leaves compiling to the
first start. They take turns, each in a folder of its own.
"""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from commands.bench.measure import Measure, NotMeasured
from commands.environment import HOME
from commands.setup.messages import SetupError
from commands.setup.stamp import GAME, interpreter
from commands.setup.virtual_environment import base_python
from commands.setup.wheel_folder import folder_of_wheels
from commands.wheels import download

ROUNDS = 2
MOST_SETUP, MOST_SETUP_UV = 0.6, 0.3  # times plain venv and pip
PACKAGES = (
    "import pygame, msgpack, zeroconf, fluent.runtime, platformdirs, cattrs, cryptography.x509,"
    " spake2, confusable_homoglyphs"
)
SET_UP = (
    "import sys; from pathlib import Path; from commands.environment import set_up;"
    " set_up(Path(sys.argv[1]), Path(sys.argv[2]))"
)


def setup() -> list[Measure]:
    """The set-up from a folder of wheels, with pip and, where there is one, with uv."""
    with TemporaryDirectory(prefix="paris-setup-") as folder:
        place = Path(folder)
        wheels = _wheels(place)
        ways: dict[str, Callable[[Path], None]] = {
            "plain": lambda target: _plain(target, wheels),
            "setup": lambda target: _ours(target, wheels, {"PARIS_NO_UV": "1"}),
        }
        if which("uv"):
            ways["setup-uv"] = lambda target: _ours(target, wheels, {"PARIS_NO_UV": ""})
        took = durations(ways, place)
    limits = {"setup": MOST_SETUP, "setup-uv": MOST_SETUP_UV}
    plain = took.pop("plain")
    return [
        Measure(
            name,
            round(seconds / plain, 2),
            f"x plain venv and pip ({seconds:.1f} vs {plain:.1f} s)",
            limits[name],
            at_least=False,
        )
        for name, seconds in took.items()
    ]


def durations(ways: Mapping[str, Callable[[Path], None]], place: Path) -> dict[str, float]:
    """The median time of each way until the packages are imported; they take turns."""
    found: dict[str, list[float]] = {name: [] for name in ways}
    for number in range(ROUNDS):
        for name, way in ways.items():
            target = place / f"{name}-{number}"
            began = time.perf_counter()
            way(target)
            _run([str(interpreter(target)), "-c", PACKAGES])
            found[name].append(time.perf_counter() - began)
    return {name: statistics.median(seconds) for name, seconds in found.items()}


def _wheels(place: Path) -> Path:
    """The folder in PARIS_WHEELS, or one filled for this run."""
    try:
        folder = folder_of_wheels()
        if folder is None:
            folder, scratch = place / "wheels", place / "scratch"
            folder.mkdir()
            scratch.mkdir()
            download(folder, HOME / GAME, scratch)
    except SetupError as error:
        raise NotMeasured(f"setup needs the wheels of the game: {error}") from None
    return folder.resolve()


def _plain(target: Path, wheels: Path) -> None:
    _run([base_python(), "-m", "venv", str(target)])
    pip = [str(interpreter(target)), "-m", "pip", "install", "--disable-pip-version-check"]
    links = ["--no-index", "--find-links", wheels.as_uri()]
    _run([*pip, *links, "-r", str(HOME / GAME)], {"PIP_CONFIG_FILE": os.devnull})


def _ours(target: Path, wheels: Path, variables: Mapping[str, str]) -> None:
    command = [sys.executable, "-c", SET_UP, str(target), str(HOME / GAME)]
    _run(command, {**variables, "PARIS_WHEELS": str(wheels)})


def _run(command: list[str], variables: Mapping[str, str] | None = None) -> None:
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(  # noqa: S603
        command,
        cwd=HOME,
        env=environment | dict(variables or {}),
        capture_output=True,
        text=True,
        errors="replace",
    )
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
    done.check_returncode()
