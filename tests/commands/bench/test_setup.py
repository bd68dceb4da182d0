"""The measure of the set-up runs, in small; how long it takes is for bench itself."""

from pathlib import Path

import pytest

from commands.bench import setup as bench_setup
from commands.bench.measure import NotMeasured
from commands.bench.setup import setup
from tests.commands.project import Project

pytestmark = pytest.mark.slow("processes")


@pytest.fixture
def small(fresh: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
    monkeypatch.setattr(bench_setup, "HOME", fresh.folder)
    monkeypatch.setattr(bench_setup, "PACKAGES", "import tiny_game")
    monkeypatch.setattr(bench_setup, "ROUNDS", 1)
    monkeypatch.setenv("PARIS_WHEELS", str(fresh.wheels))
    return fresh


def test_every_way_ends_with_the_packages_at_hand(
    small: Project, with_uv: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in with_uv.items():
        monkeypatch.setenv(name, value)
    measures = setup()
    assert [one.name for one in measures] == ["setup", "setup-uv"]
    assert all(one.value > 0 for one in measures)
    assert not small.environment.exists()


def test_it_is_held_against_plain_venv_and_pip(
    small: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    took = {"plain": 10.0, "setup": 4.0, "setup-uv": 5.0}
    monkeypatch.setattr(bench_setup, "durations", lambda ways, place: took)
    with_pip, with_uv = setup()
    assert (with_pip.value, with_pip.target, with_pip.ok) == (0.4, 0.6, True)
    assert (with_uv.value, with_uv.target, with_uv.ok) == (0.5, 0.3, False)
    assert with_pip.unit == "x plain venv and pip (4.0 vs 10.0 s)"


def test_without_wheels_it_says_why_it_is_not_measured(
    small: Project, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PARIS_WHEELS", str(tmp_path / "gone"))
    with pytest.raises(NotMeasured, match="which does not exist"):
        setup()
    monkeypatch.delenv("PARIS_WHEELS")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", "")
    with pytest.raises(NotMeasured, match="no suitable version of tiny-game"):
        setup()
