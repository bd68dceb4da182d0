"""The measure of a siege, short and without a word about how fast it is."""

import pytest

from commands import bench_siege
from commands.bench_siege import siege


def test_a_besieged_table_is_played_at_and_everybody_comes_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench_siege, "QUIET", 1.0)
    monkeypatch.setattr(bench_siege, "BESIEGED", 4.0)
    ratio, joins = siege()
    assert (ratio.name, joins.name) == ("siege", "siege-joins")
    assert ratio.value > 0
    assert (joins.value, joins.ok) == (0, True)
