"""A display of our own: starts Xvfb, sends keys and clicks by xdotool, sees what is on the screen.

Xvfb keeps its screen in a file, so that a test can look at it without any further program.
"""

import os
import shutil
import struct
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest

SIZE = (1280, 720)
PATIENCE = 60.0  # seconds; a busy machine must not fail a test
LOOK = 0.05  # seconds between two looks
REQUIRED = "PARIS_REQUIRE_DISPLAY_TESTS"
_SAMPLES = 4000  # pixels that two screens are compared by

Found = TypeVar("Found")


def need_programs() -> None:
    """Skip where Xvfb or xdotool is missing, or fail where it must not be."""
    missing = [program for program in ("Xvfb", "xdotool") if shutil.which(program) is None]
    if not missing:
        return
    words = f"{' and '.join(missing)} must be installed to test a real window"
    if os.environ.get(REQUIRED):
        pytest.fail(words)
    pytest.skip(words)


def wait_for(what: str, look: Callable[[], Found]) -> Found:
    """Look until there is something to see."""
    until = time.monotonic() + PATIENCE
    while True:
        if found := look():
            return found
        assert time.monotonic() < until, f"{what} did not come in {PATIENCE:g} seconds"
        time.sleep(LOOK)


class Display:
    """One X server with one screen."""

    def __init__(self, name: str, screen: Path) -> None:
        self.name = name
        self._screen = screen

    def press(self, *keys: str) -> None:
        """Press keys, named as X names them."""
        self._xdotool("key", "--delay", "30", *keys)

    def write(self, words: str) -> None:
        """Type words."""
        self._xdotool("type", "--delay", "30", words)

    def click(self, place: tuple[int, int]) -> None:
        """Click on a point of the screen."""
        self._xdotool("mousemove", str(place[0]), str(place[1]), "click", "1")

    def away(self) -> None:
        """Put the pointer where nothing is."""
        self._xdotool("mousemove", "2", "2")

    def window(self, process: int, title: str) -> None:
        """Wait for the window of a process; keys go to it from then on."""
        number = wait_for(f"the window {title!r}", lambda: self._window(process, title))
        self._xdotool("windowfocus", "--sync", number)

    def colour(self, place: tuple[int, int]) -> tuple[int, int, int]:
        """The colour of one point of the screen."""
        at = (place[1] * SIZE[0] + place[0]) * 4
        blue, green, red = self._pixels()[at : at + 3]
        return red, green, blue

    def pixels(self) -> bytes:
        """A sample of the pixels on the screen."""
        pixels = self._pixels()
        step = len(pixels) // 4 // _SAMPLES * 4 + 4
        return b"".join(pixels[at : at + 3] for at in range(0, len(pixels), step))

    def _pixels(self) -> bytes:
        """All of them."""
        data = self._screen.read_bytes()
        header, *fields = struct.unpack(">20I", data[:80])
        start = header + fields[18] * 12  # after the colour map
        return data[start : start + SIZE[0] * SIZE[1] * 4]

    @contextmanager
    def another_scene(self) -> Iterator[None]:
        """What is done inside must put another scene on the screen."""
        before = self.pixels()
        yield
        wait_for("another scene", lambda: _another(before, self.pixels()))

    def _window(self, process: int, title: str) -> str:
        """The number of a window that can be seen, or nothing."""
        number = self._xdotool("search", "--onlyvisible", "--pid", str(process), check=False)
        called = self._xdotool("getwindowname", number, check=False) if number else ""
        return number if called == title else ""

    def _xdotool(self, *arguments: str, check: bool = True) -> str:
        ended = subprocess.run(
            ["xdotool", *arguments],  # noqa: S607
            env=self._environment(),
            check=check,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        return ended.stdout.strip()

    def _environment(self) -> dict[str, str]:
        return {**os.environ, "DISPLAY": self.name}


def _another(before: bytes, now: bytes) -> bool:
    """Whether most of the picture is a different one."""
    pairs = list(zip(before[::3], now[::3], strict=True))
    return sum(abs(one - other) > 6 for one, other in pairs) > 0.5 * len(pairs)


@contextmanager
def a_display(folder: Path) -> Iterator[Display]:
    """A display with a number that nobody else has, for as long as the test runs."""
    reading, writing = os.pipe()
    screen = f"{SIZE[0]}x{SIZE[1]}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen]
        + ["-fbdir", str(folder), "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        assert number, "Xvfb could not start"
        yield Display(f":{number}", folder / "Xvfb_screen0")
    finally:
        server.terminate()
        server.wait(timeout=PATIENCE)
