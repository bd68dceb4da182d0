"""The timed work runs, in small; how fast it is, is for bench itself."""

import os

import pytest

from commands.bench import workloads as bench_works
from commands.bench.measure import MOVING
from commands.bench.workloads import WORKS


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "dummy")
    for name in ("ROUNDS", "SECONDS"):
        monkeypatch.setattr(bench_works, name, 1)
    for name in ("FRAMES", "DRIVES"):
        monkeypatch.setattr(bench_works, name, 2)


@pytest.mark.parametrize("name", ["redraw", "driving"])
def test_frames_are_drawn_beside_bare_ones(name: str) -> None:
    found = WORKS[name]()
    assert set(found) == {"bare", name}
    assert all(rate > 0 for rate in found.values())


def test_rest_is_a_share_of_a_second() -> None:
    assert 0 <= WORKS["idle"]()["share"] <= 200


@pytest.mark.slow("processes")
def test_everything_is_seen_and_weighed() -> None:
    seen = WORKS["memory"]()
    forms = {"NewGameScene", "SavesScene", "SettingsScene", "ControlsScene"}
    others = {"TitleScene", "TableScene", "PauseScene", "ResultsScene", "ReplayScene"}
    scenes = forms | others
    assert set(seen) == scenes | {MOVING + name for name in scenes}
    assert all(weight > 1920 * 1080 * 4 for weight in seen.values())
