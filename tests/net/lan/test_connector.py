"""Connecting to a host that has several addresses."""

import asyncio
from pathlib import Path

import pytest

from net.lan import connector
from net.lan.certificate import guest_context
from net.lan.connector import Known, first_of
from net.lan.wire import Wire
from tests.net.lan.tables import a_plan, hosting, run, where


def a_wire() -> Wire:
    return Wire(1024, lambda _: None, lambda *_: None, lambda *_: None, lambda _: None)


@pytest.mark.parametrize("ways", [[], [("127.0.0.1", 1)]], ids=["none", "refused"])
def test_where_nobody_answers_there_is_an_error(ways: list[tuple[str, int]]) -> None:
    with pytest.raises(OSError, match="(?i)no answer|Connect call failed|refused"):
        run(first_of(ways, a_wire, guest_context()))


@pytest.mark.parametrize("port", [-1, 0, 2**16])
def test_a_port_that_there_is_not_is_no_address(port: int) -> None:
    with pytest.raises(OSError, match="not a valid address"):
        run(first_of([("127.0.0.1", port)], a_wire, guest_context()))


def test_a_way_that_nobody_vouches_for_must_lead_to_the_host_that_is_known(tmp_path: Path) -> None:
    async def connect() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            way, context = where(table), guest_context()
            first = await first_of([way], a_wire, context)
            again = await first_of([way], a_wire, context, Known(first.fingerprint))
            vouched = await first_of([way], a_wire, context, Known(b"other", [way]))
            with pytest.raises(OSError, match="a different table answered"):
                await first_of([way], a_wire, context, Known(b"other"))
            for wire in (first, again, vouched):
                wire.abort()

    run(connect())


def test_an_address_that_becomes_known_meanwhile_is_tried_without_waiting_for_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connector, "CONNECT", 3600.0)
    monkeypatch.setattr(connector, "LOOK_AGAIN", 0.01)

    async def never(*_: object) -> list[tuple[str, int]]:
        return await asyncio.Future[list[tuple[str, int]]]()

    async def connect() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            looks: list[int] = []

            def more() -> list[tuple[str, int]]:
                looks.append(1)
                if len(looks) == 3:
                    monkeypatch.undo()  # this one leads somewhere
                return [where(table)] if len(looks) >= 3 else []

            monkeypatch.setattr(connector, "places_of", never)
            wire = await first_of([("10.0.0.1", 1)], a_wire, guest_context(), more=more)
            wire.abort()

    run(connect())
