"""The measures of the start run, in small; how long it takes is for bench itself."""

import pytest

from commands.bench import start as bench_start
from commands.bench.start import BARE, WATCHED, first_picture, quick_table, starts, title

pytestmark = pytest.mark.slow("processes")


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_start, "ROUNDS", 1)


@pytest.mark.parametrize("goal", ["first-picture", "title", "quick-table"])
def test_the_real_program_starts_and_is_stopped_at_its_goal(goal: str) -> None:
    assert all(seconds > 0 for seconds in starts([(BARE,), (WATCHED, goal)]))


def test_both_are_held_against_a_bare_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_start, "starts", lambda _: [0.1, 0.3])
    (first,), (usable,), (table,) = first_picture(), title(), quick_table()
    assert (first.name, first.value, first.target, first.ok) == ("first-picture", 3.0, 1.5, False)
    assert (usable.name, usable.value, usable.target, usable.ok) == ("title", 3.0, 4.0, True)
    assert (table.name, table.value, table.target, table.ok) == ("quick-table", 3.0, 7.0, True)
    assert usable.unit == "x the start of a bare window (300 vs 100 ms)"
