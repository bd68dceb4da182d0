"""The network's measures, short and without a word about how fast they are."""

import pytest

from commands.bench import net as bench_net
from commands.bench.net import full_house, round_trip

pytestmark = pytest.mark.slow("evening")


def test_a_round_trip_is_held_against_an_echo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_net, "ROUNDS", 20)
    memory, disk, size = round_trip()
    assert [one.name for one in (memory, disk, size)] == [
        *("round-trip", "round-trip-disk", "action-bytes")
    ]
    assert memory.value > 0
    assert "without the disk sync" in disk.unit
    assert size.ok, "bytes do not depend on how busy the machine is"


def test_a_full_house_is_played_and_nobody_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_net, "SECONDS", 1.0)
    monkeypatch.setattr(bench_net, "ONLOOKERS", 3)
    (rate,) = full_house()
    assert rate.name == "full-house"
    assert rate.value > 0
    assert "of one core" in rate.unit
