"""The trial of automatic discovery, in the air of this machine."""

import asyncio

import pytest

from net.lan import discovery_check
from net.lan.discovery_check import TRIAL, finds_itself
from net.lan.mdns import Here
from net.wire.limits import SERVICE

ALONE = Here(("127.0.0.1",), ())


def test_a_machine_finds_its_own_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery_check, "this_machine", lambda: ALONE)
    assert asyncio.run(finds_itself(20.0))


def test_where_nothing_is_heard_in_time_the_trial_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery_check, "this_machine", lambda: ALONE)
    assert not asyncio.run(finds_itself(0.0))


def test_a_trial_is_never_taken_for_a_table() -> None:
    assert TRIAL != SERVICE
