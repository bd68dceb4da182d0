"""The measures of the window, held against their promises, with work that takes no time."""

import subprocess
from collections.abc import Mapping

import pytest

from commands.bench import table as bench_table
from commands.bench.table import driving, idle, memory, memory_4k, redraw, unseen

APART = bench_table._apart
FOUND = {
    "redraw": {"bare": 2000.0, "redraw": 1000.0},
    "driving": {"bare": 2000.0, "driving": 10000.0},
    "idle": {"share": 1.234},
    "memory": {
        "TitleScene": 100.0 * 2**20,
        "TableScene": 120.0 * 2**20,
        "moving TableScene": 200.0 * 2**20,
    },
    "bare-memory": {"bytes": 50.0 * 2**20},
}


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_table, "_apart", lambda name, environment=None: FOUND[name])


def test_frames_are_multiples_of_a_bare_one() -> None:
    (whole,), (moving,) = redraw(), driving()
    assert (whole.value, whole.target, whole.ok) == (2.0, 2.5, True)
    assert whole.unit == "x a bare frame (1.00 vs 0.50 ms)"
    assert (moving.value, moving.target, moving.ok) == (0.2, 0.35, True)


def test_idle_is_held_against_one_per_cent() -> None:
    (found,) = idle()
    assert (found.value, found.target, found.ok) == (1.23, 1.0, False)


def test_memory_is_a_multiple_of_a_bare_window() -> None:
    (rest, moving), (large,) = memory(), memory_4k()
    assert (rest.value, rest.target, rest.ok) == (2.4, 2.5, True)
    assert (moving.value, moving.target, moving.ok) == (4.0, 2.6, False)
    assert moving.unit.startswith("x a bare window (200 vs 50 MB; ")
    assert (large.name, large.value, large.target) == ("memory-4k", 4.0, 3.2)


def test_sounds_are_read_too_where_memory_is_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, str] = {}

    def apart(name: str, environment: Mapping[str, str] | None = None) -> dict[str, float]:
        asked.update(environment or {})
        return FOUND[name]

    monkeypatch.setattr(bench_table, "_apart", apart)
    memory()
    assert asked["SDL_AUDIODRIVER"] == "disk"


def test_work_that_fails_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        APART("no such work")
    assert "no such work" in capsys.readouterr().err


def test_work_is_done_where_nobody_sees_or_hears_it() -> None:
    quiet = unseen({"DISPLAY": ":0", "SDL_VIDEODRIVER": "x11"})
    assert quiet["SDL_VIDEODRIVER"] == quiet["SDL_AUDIODRIVER"] == "dummy"
    assert quiet["DISPLAY"] == ":0"
