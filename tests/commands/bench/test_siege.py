"""The measure of a siege, short and without a word about how fast it is."""

import re

import pytest

from commands.bench import siege as bench_siege
from commands.bench.siege import siege

pytestmark = pytest.mark.slow("evening")


def test_a_besieged_table_is_played_at_and_joined(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench_siege, "QUIET", 1.0)
    monkeypatch.setattr(bench_siege, "BESIEGED", 4.0)
    ratio, joins = siege()
    assert (ratio.name, joins.name) == ("siege", "siege-joins")
    assert ratio.value > 0
    # How many come in within their patience depends on the machine: see tests/net/attacks.
    found = re.match(r"of (\d+) honest people did not come in", joins.unit)
    assert found
    assert 0 <= joins.value < int(found[1])
