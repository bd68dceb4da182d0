"""A data folder full of bad files: the program names, skips or sets them aside, and goes on."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow("processes")

ROOT = Path(__file__).parents[2]
HOME = ROOT / "tests" / "compatibility" / "home"
DEEP = "[" * 984 + "]" * 984
HUGE = "9" * 4300
# The real program, without rests; its loop is stopped once every file has been looked at.
WATCHED = """
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
    if len(asked) == 150:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    if len(asked) == 400:
        print("still there", flush=True)
        os._exit(0)
    return get(*arguments, **options)
pygame.event.get = ask
sys.argv = ["main.py"]
sys.path.insert(0, os.getcwd())
runpy.run_path("main.py", run_name="__main__")
"""


def bad_values() -> dict[str, str]:
    return {
        "digits": HUGE,
        "deep": DEEP,
        "wide": str(2**64),
        "infinite": "1e400",
        "no-number": "NaN",
        "surrogate": '"\\ud800"',
        "zero": '"\\u0000"',
        "long": '"' + "x" * 60_000 + '"',
    }


def spoil(home: Path) -> None:
    """One bad file of each kind for every bad value, beside good ones."""
    record = (home / "saves" / "2026-11-18_13-04-16.jsonl").read_text(encoding="utf-8")
    lan, table = (home / "lan" / f"game-2.{ending}" for ending in ("jsonl", "table"))
    for name, value in bad_values().items():
        for place, key in enumerate(("version", "seed", "board", "players", "first")):
            header = json.loads(record.splitlines()[0]) | {key: "HERE"}
            text = json.dumps(header).replace('"HERE"', value) + "\n"
            if key == "players":
                text = record.replace('"Ada"', value, 1)
            (home / "saves" / f"{name}-{place}.jsonl").write_text(text, encoding="utf-8")
            (home / "lan" / f"{name}-{place}.jsonl").write_text(text, encoding="utf-8")
        (home / "saves" / f"{name}.jsonl").write_text(record, encoding="utf-8")
        (home / "saves" / f"{name}.series").write_text(f'{{"length": {value}}}', encoding="utf-8")
        (home / "saves" / f"{name}.place").write_text(f'{{"game": {value}}}', encoding="utf-8")
        shutil.copy(lan, home / "lan" / f"{name}.jsonl")
        broken = table.read_text(encoding="utf-8").replace('"Sunday"', value)
        (home / "lan" / f"{name}.table").write_text(broken, encoding="utf-8")
        (home / "boards").mkdir(exist_ok=True)
        (home / "boards" / f"{name}.json").write_text(value, encoding="utf-8")
    (home / "seat.json").write_text(f'{{"when": {HUGE}}}', encoding="utf-8")
    (home / "settings.json").write_text(f'{{"language": "en", "a": {DEEP}}}', encoding="utf-8")


def test_no_bad_file_keeps_the_program_from_its_title(tmp_path: Path) -> None:
    home = shutil.copytree(HOME, tmp_path / "home")
    spoil(home)
    environment = os.environ | {
        "PARIS_HOME": str(home),
        "PARIS_NO_SETUP": "1",
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    told = subprocess.run(
        [sys.executable, "-c", WATCHED],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert "Traceback" not in told.stderr
    assert (told.stdout.splitlines()[-1], told.returncode) == ("still there", 0)
    assert (home / "settings.broken-1.json").exists()
