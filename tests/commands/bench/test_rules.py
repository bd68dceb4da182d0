"""The measures of the rules run, in small; how fast is for bench itself."""

import pytest

from commands.bench import rules as bench_rules


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ROUNDS", "GAMES_A_ROUND", "POSITIONS"):
        monkeypatch.setattr(bench_rules, name, 1)
    monkeypatch.setattr(bench_rules, "CHESS_MOVES_A_ROUND", 250)  # more than one game's


def test_playouts_are_held_against_four_times_python_chess() -> None:
    (found,) = bench_rules.playouts()
    assert (found.name, found.target, found.at_least) == ("playouts", 4.5, True)
    assert found.unit.startswith("x python-chess (")
    assert found.value > 0


def test_reasons_are_held_against_two_milliseconds() -> None:
    (found,) = bench_rules.reasons()
    assert (found.name, found.target, found.at_least) == ("reasons", 2.0, False)
    assert found.unit == "ms per whole map"
    assert found.value > 0
