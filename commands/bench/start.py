"""Benchmarks of the start: time until the first picture, a usable title, and a quick game's table.

They are compared with a bare pygame window. Starts take turns, each a whole process from its first
moment; nothing is shown (dummy driver).
"""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from commands.bench.measure import Measure
from commands.bench.table import unseen
from commands.environment import HOME

ROUNDS = 15
MOST_FIRST_PICTURE, MOST_TITLE, MOST_TABLE = 1.5, 4.0, 7.0  # times a bare window
SETTINGS = '{"window": [1920, 1080], "language": "en"}'

BARE = """
import os
import pygame
pygame.display.init()
window = pygame.display.set_mode((1920, 1080), pygame.RESIZABLE)
window.fill("white")
pygame.display.flip()
os._exit(0)
"""
# The game, watched. A scene is usable when the loop asks for events after it has been entered,
# which takes several frames, and drawn. At the usable title the quick game is clicked.
WATCHED = """
import os, runpy, sys
import pygame
goal, flip, get = sys.argv[1], pygame.display.flip, pygame.event.get
drawn, clicked = [], []
def seen():
    flip()
    if goal == "first-picture":
        os._exit(0)
    drawn.append(1)
def ask(*arguments, **options):
    app = sys._getframe(1).f_locals["self"]
    scene, entry = app._context.scenes[-1], app._entry
    if entry.opening or entry.scene is not scene:
        drawn.clear()
    wanted = "TableScene" if clicked else "TitleScene"
    if type(scene).__name__ != wanted or not drawn:
        return get(*arguments, **options)
    if clicked or goal == "title":
        os._exit(0)
    clicked.append(1)
    drawn.clear()
    place = scene.menu.button("quick").rect.center
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    return [pygame.event.Event(kind, pos=place, button=1) for kind in kinds]
pygame.display.flip, pygame.event.get = seen, ask
sys.argv = ["main.py"]
sys.path.insert(0, os.getcwd())
runpy.run_path("main.py", run_name="__main__")
"""


def first_picture() -> list[Measure]:
    """From the start of the process to the first flip."""
    return [_against_bare("first-picture", MOST_FIRST_PICTURE)]


def title() -> list[Measure]:
    """From the start of the process until the title has been drawn and hears the player."""
    return [_against_bare("title", MOST_TITLE)]


def quick_table() -> list[Measure]:
    """From the start of the process to the table of the quick game, clicked as soon as possible."""
    return [_against_bare("quick-table", MOST_TABLE)]


def _against_bare(name: str, most: float) -> Measure:
    bare, game = starts([(BARE,), (WATCHED, name)])
    unit = f"x the start of a bare window ({game * 1000:.0f} vs {bare * 1000:.0f} ms)"
    return Measure(name, round(game / bare, 2), unit, most, at_least=False)


def starts(programs: Sequence[tuple[str, ...]]) -> list[float]:
    """The median seconds that each program takes; they take turns."""
    found: list[list[float]] = [[] for _ in programs]
    with TemporaryDirectory() as folder:
        # As on a player's computer, where the first start leaves its bytecode for later ones.
        kept = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": f"{folder}/bytecode"}
        for number in range(ROUNDS + 1):
            home = Path(folder) / str(number)  # no games saved by the start before
            home.mkdir()
            (home / "settings.json").write_text(SETTINGS, encoding="utf-8")
            played = {"PARIS_HOME": str(home), "PARIS_NO_SETUP": "1"}
            environment = {**unseen(os.environ), **kept, **played}
            for program, seconds in zip(programs, found, strict=True):
                began = time.perf_counter()
                subprocess.run(  # noqa: S603
                    [sys.executable, "-c", *program], cwd=HOME, env=environment, check=True
                )
                seconds.append(time.perf_counter() - began)
    return [statistics.median(seconds[1:]) for seconds in found]  # the first one warms the disk
