"""The real program without a display and without rests; after some frames its window is closed."""

import subprocess
import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import NamedTuple

from game.diagnostics.program_log import LOG_NAME
from tests.commands.project import surroundings

FRAMES = 60
_PROGRAM = """
import os, runpy, sys
import pygame
get, asked = pygame.event.get, []
class Clock:
    def get_time(self):
        return 16
    def tick(self, _):
        pass
pygame.time.Clock = Clock
def ask(*arguments, **options):
    asked.append(1)
    if len(asked) in RETURNS:
        return [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="", mod=0)]
    if len(asked) == FRAMES:
        print("closed", flush=True)
        return [pygame.event.Event(pygame.QUIT)]
    return get(*arguments, **options)
pygame.event.get = ask
sys.argv = ["main.py"]
sys.path.insert(0, os.getcwd())
BREAKING
runpy.run_path("main.py", run_name="__main__")
"""


class Ended(NamedTuple):
    """A program that has ended."""

    code: int
    closed: bool  # there was a window, and it was closed
    err: str
    log: str


def run_and_close(
    folder: Path,
    home: Path,
    *,
    breaking: str = "",
    frames: int = FRAMES,
    returns: Collection[int] = (),
    environment: Mapping[str, str] | None = None,
) -> Ended:
    """Run the program of a folder; `breaking` is executed first, Return pressed in some frames."""
    program = _PROGRAM.replace("BREAKING", breaking).replace("FRAMES", str(frames))
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    paris = {"PARIS_HOME": str(home), "PARIS_NO_SETUP": "1"}
    ended = subprocess.run(
        [sys.executable, "-c", program.replace("RETURNS", repr(tuple(returns)))],
        env=surroundings(**quiet, **paris, **(environment or {})),
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
    )
    log = home / LOG_NAME
    text = log.read_text(encoding="utf-8") if log.exists() else ""
    return Ended(ended.returncode, "closed" in ended.stdout, ended.stderr, text)


def check_told(ended: Ended, home: Path, words: str) -> None:
    """Exit code 1 and one sentence that says the words and where the log is."""
    assert ended.code == 1
    (sentence,) = ended.err.splitlines()
    assert sentence.startswith("paris-connection: the game cannot go on (")
    assert words in sentence
    assert sentence.endswith(f"; see {home / LOG_NAME}")
