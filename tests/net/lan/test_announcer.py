"""Announcing a table, without a network; over a real one it is tested in namespaces."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from zeroconf import IPVersion
from zeroconf.asyncio import AsyncServiceInfo

from game.lobby import Phase, Trouble
from net.lan import announcer, mdns
from net.lan.announcer import LONGEST_INSTANCE, Announcer, instance_name
from net.lan.mdns import Here
from net.wire.from_host import Greeting
from net.wire.limits import PROTOCOL, RULES, SERVICE
from tests.net.lan.tables import run, until

GREETING = Greeting(PROTOCOL, RULES, "1.0", "Sunday", "abc", Phase.LOBBY, 4, 2, True)


class Registry:
    """The services that say goodbye when zeroconf is closed."""

    def __init__(self) -> None:
        self.infos: list[AsyncServiceInfo] = []

    def async_get_service_infos(self) -> list[AsyncServiceInfo]:
        return [*self.infos]

    def async_remove(self, infos: Iterable[AsyncServiceInfo]) -> None:
        self.infos = [one for one in self.infos if one not in infos]


class Opened:
    """Stands in for zeroconf."""

    def __init__(self, air: "Air") -> None:
        self.registry = Registry()
        self._air = air

    @property
    def zeroconf(self) -> "Opened":
        return self

    async def async_register_service(
        self, info: AsyncServiceInfo, cooperating_responders: bool, **_: object
    ) -> None:
        if self._air.failures:
            raise self._air.failures.pop()
        self._air.announced.append(info)
        self._air.checked.append(not cooperating_responders)
        self.registry.infos = [info]

    async def async_update_service(self, info: AsyncServiceInfo) -> None:
        self._air.announced.append(info)


class Air:
    """Keeps what is announced."""

    def __init__(self) -> None:
        self.announced: list[AsyncServiceInfo] = []
        self.checked: list[bool] = []  # whether the name was checked
        self.opened = self.closed = 0
        self.goodbyes: list[str] = []
        self.failures: list[Exception] = []
        self.rivals: list[str] = []  # other hosts that announce the same name


@pytest.fixture
def air(monkeypatch: pytest.MonkeyPatch) -> Air:
    made = Air()

    @asynccontextmanager
    async def open_air(_: Here) -> AsyncIterator[Opened]:
        made.opened += 1
        opened = Opened(made)
        try:
            yield opened
        finally:
            made.closed += 1
            made.goodbyes += [one.name for one in opened.registry.infos]

    monkeypatch.setattr(announcer, "open_zeroconf", open_air)
    monkeypatch.setattr(announcer, "take_rival", lambda *_: made.rivals and made.rivals.pop())
    monkeypatch.setattr(announcer, "LOOK", 0.02)
    monkeypatch.setattr(announcer, "SETTLE", 0.05)
    return made


async def stop(running: "asyncio.Future[None]") -> None:
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


def test_a_table_is_announced_with_all_addresses_and_again_when_it_changes(air: Air) -> None:
    async def announce() -> None:
        told = GREETING
        table = Announcer(lambda: told, 27272)
        running = asyncio.ensure_future(table.run())
        await until("the first", lambda: air.announced)
        table.changed()  # nothing has
        await asyncio.sleep(0.1)
        for seats in (3, 2, 1, 0):  # four changes at once are one announcement
            told = replace(GREETING, open_seats=seats)
            table.changed()
            await asyncio.sleep(0.001)
        await until("the second", lambda: len(air.announced) == 2)
        await asyncio.sleep(0.1)
        await stop(running)

    run(announce())
    first, second = air.announced
    assert first.name == "Sunday._parisconn._tcp.local."
    assert first.port == 27272
    assert first.parsed_addresses(IPVersion.V4Only)
    assert first.properties[b"open"] == b"2"
    assert first.properties[b"id"] == b"abc"
    assert not any(socket.gethostname().encode() in (value or b"") for value in first.properties)
    assert b"machine" not in first.properties
    assert second.properties[b"open"] == b"0"
    assert air.goodbyes == [first.name]


def test_new_addresses_are_announced_anew_and_without_a_goodbye(
    air: Air, monkeypatch: pytest.MonkeyPatch
) -> None:
    addresses, moved = ("10.0.0.1",), list[bool]()
    monkeypatch.setattr(mdns, "own_addresses", lambda: addresses)
    monkeypatch.setattr(mdns, "neighbourly", lambda: ("fe80::7",))

    async def announce() -> None:
        nonlocal addresses
        table = Announcer(lambda: GREETING, 1)
        table.on_moved = lambda: moved.append(True)
        running = asyncio.ensure_future(table.run())
        await until("the first", lambda: air.announced)
        assert not moved
        addresses = ("10.0.0.2",)
        await until("the second", lambda: len(air.announced) == 2)
        await until("the end of the first", lambda: air.closed == 1)
        assert air.goodbyes == []
        await stop(running)

    run(announce())
    assert moved == [True]
    assert air.announced[1].parsed_addresses(IPVersion.All) == ["10.0.0.2", "fe80::7"]
    assert air.announced[0].name == air.announced[1].name
    assert air.checked == [True, False], "the name is our own the second time"
    assert air.closed == air.opened == 2


def test_of_two_hosts_with_the_same_name_one_takes_another(air: Air) -> None:
    async def announce() -> None:
        table = Announcer(lambda: GREETING, 1)
        running = asyncio.ensure_future(table.run())
        await until("the first", lambda: air.announced)
        air.rivals = ["paris-zzz.local."]
        await until("the second", lambda: len(air.announced) == 2)
        assert (air.opened, air.checked) == (1, [True]), "the name is kept, and defended"
        air.rivals = ["paris-aaa.local."]
        await until("the third", lambda: len(air.announced) == 3)
        assert air.announced[2].name == f"Sunday-abc.{SERVICE}"
        assert air.checked == [True, True]
        await until("the end of the first", lambda: air.closed == 1)
        assert air.goodbyes == [], "the name is the other host's now"
        air.rivals = ["paris-aaa.local."]
        await until("the fourth", lambda: len(air.announced) == 4)
        assert air.opened == 2, "nobody can make a table change its name again and again"
        await stop(running)

    run(announce())


def test_without_a_network_the_table_cannot_be_found(
    air: Air, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mdns, "own_addresses", lambda: ("127.0.0.1",))
    monkeypatch.setattr(mdns, "neighbourly", tuple)

    async def announce() -> None:
        table = Announcer(lambda: GREETING, 1)
        running = asyncio.ensure_future(table.run())
        await until("the trouble", lambda: table.trouble is Trouble.NO_NETWORK)
        monkeypatch.setattr(mdns, "own_addresses", lambda: ("10.0.0.1",))
        await until("a network", lambda: table.trouble is None)
        await stop(running)

    run(announce())


def test_an_announcement_that_fails_oddly_is_told_once_and_tried_again(
    air: Air, logged: Path
) -> None:
    told = list[OSError]()
    air.failures = [RuntimeError("a name that somebody else has") for _ in range(2)]

    async def announce() -> None:
        table = Announcer(lambda: GREETING, 27272)
        table.on_trouble = told.append
        running = asyncio.ensure_future(table.run())
        await until("the trouble", lambda: table.trouble is Trouble.OTHER)
        await until(
            "the announcement", lambda: air.announced and table.trouble is not Trouble.OTHER
        )
        await stop(running)

    run(announce())
    assert len(told) == 1
    assert logged.read_text().count("failure: ") == 1


@pytest.mark.parametrize(
    ("table", "name"),
    [
        ("Salon bleu", "Salon bleu"),
        ("P.O. und P.L.M.", "P\u2024O\u2024 und P\u2024L\u2024M\u2024"),
        ("", ""),
        ("\U0001f682" * 24, "\U0001f682" * 14),
        ("e\u0301" * 24, "e\u0301" * 19),
    ],
)
def test_other_programs_see_the_tables_name_in_as_many_bytes_as_there_are(
    table: str, name: str
) -> None:
    assert instance_name(table) == name
    assert len(f"{name}-12".encode()) <= LONGEST_INSTANCE
