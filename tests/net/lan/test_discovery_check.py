"""The trial of automatic discovery, in the air of this machine."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from zeroconf.asyncio import AsyncZeroconf

from net.lan import discovery_check
from net.lan.discovery import Here
from net.lan.discovery_check import TRIAL, finds_itself
from net.wire.limits import SERVICE

ALONE = Here(("127.0.0.1",), ())


def test_a_machine_finds_its_own_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery_check, "this_machine", lambda: ALONE)
    assert asyncio.run(finds_itself(20.0))


def test_where_nothing_is_heard_the_trial_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery_check, "this_machine", lambda: ALONE)
    heard_before = discovery_check.open_zeroconf
    opened = 0

    @asynccontextmanager
    async def deaf(here: Here) -> AsyncIterator[AsyncZeroconf]:
        nonlocal opened
        opened += 1
        async with heard_before(here) as zeroconf:
            if opened == 2:  # the one that looks
                zeroconf.zeroconf.engine._async_shutdown()
            yield zeroconf

    monkeypatch.setattr(discovery_check, "open_zeroconf", deaf)
    assert not asyncio.run(finds_itself(0.3))


def test_a_network_that_refuses_is_an_error_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery_check, "this_machine", lambda: Here(("192.0.2.77",), ()))
    with pytest.raises(OSError):
        asyncio.run(finds_itself(5.0))


def test_a_trial_is_never_taken_for_a_table() -> None:
    assert TRIAL != SERVICE
