"""Announcing and finding, without a network; over a real one they are tested in namespaces."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from zeroconf import IPVersion, ServiceStateChange, Zeroconf
from zeroconf._dns import DNSAddress
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from game.lobby import Found, Phase, Trouble
from net.lan import discovery
from net.lan.connector import Where
from net.lan.discovery import Announcer, Here, TableFinder, ways_to
from net.lan.table_query import TableReply
from net.wire.from_host import Greeting
from net.wire.limits import PROTOCOL, RULES, SERVICE
from tests.net.lan.tables import Player, a_plan, an_aim, hosting, run, until

GREETING = Greeting(PROTOCOL, RULES, "1.0", "Sunday", "abc", Phase.LOBBY, 4, 2, True)


class Air:
    """Stands in for zeroconf: keeps what is announced."""

    def __init__(self) -> None:
        self.announced: list[AsyncServiceInfo] = []
        self.closed = 0

    async def async_register_service(self, info: AsyncServiceInfo, **_: object) -> None:
        self.announced.append(info)

    async def async_update_service(self, info: AsyncServiceInfo) -> None:
        self.announced.append(info)


@pytest.fixture
def air(monkeypatch: pytest.MonkeyPatch) -> Air:
    made = Air()

    @asynccontextmanager
    async def open_air(_: Here) -> AsyncIterator[Air]:
        yield made
        made.closed += 1

    monkeypatch.setattr(discovery, "open_zeroconf", open_air)
    monkeypatch.setattr(discovery, "LOOK", 0.02)
    return made


def test_a_table_is_announced_with_all_addresses_and_again_when_it_changes(air: Air) -> None:
    async def announce() -> None:
        told = GREETING
        announcer = Announcer(lambda: told, 27272)
        running = asyncio.ensure_future(announcer.run())
        await until("the first", lambda: air.announced)
        announcer.changed()  # nothing has
        await asyncio.sleep(0.05)
        told = replace(GREETING, open_seats=1)
        announcer.changed()
        await until("the second", lambda: len(air.announced) == 2)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    run(announce())
    first, second = air.announced
    assert first.name == "abc._parisconn._tcp.local."
    assert first.port == 27272
    assert first.parsed_addresses(IPVersion.V4Only)
    assert first.properties[b"open"] == b"2"
    assert not any(socket.gethostname().encode() in (value or b"") for value in first.properties)
    assert b"machine" not in first.properties
    assert second.properties[b"open"] == b"1"


def test_new_addresses_are_announced_anew(air: Air, monkeypatch: pytest.MonkeyPatch) -> None:
    addresses = ("10.0.0.1",)
    monkeypatch.setattr(discovery, "own_addresses", lambda: addresses)
    monkeypatch.setattr(discovery, "neighbourly", lambda: ("fe80::7",))

    async def announce() -> None:
        nonlocal addresses
        running = asyncio.ensure_future(Announcer(lambda: GREETING, 1).run())
        await until("the first", lambda: air.announced)
        addresses = ("10.0.0.2",)
        await until("the second", lambda: len(air.announced) == 2)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    run(announce())
    assert air.announced[1].parsed_addresses(IPVersion.All) == ["10.0.0.2", "fe80::7"]


def test_without_zeroconf_a_table_is_joined_by_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unavailable(**_: object) -> None:
        raise OSError(19, "No such device")

    monkeypatch.setattr(discovery, "AsyncZeroconf", unavailable)

    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",) * 2)) as table:
            announcer, finder = Announcer(table.greeting, table.host.port), TableFinder("1.0")
            told: list[OSError] = []
            announcer.on_trouble = told.append
            running = [asyncio.ensure_future(one.run()) for one in (announcer, finder)]
            player = Player(an_aim(table, "Ada")).start()
            await player.end()
            assert player.games
            assert announcer.trouble == finder.trouble == Trouble.NO_NETWORK
            assert len(told) == 1, "once, however often it is tried"
            for one in running:
                one.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    run(play())


def test_a_host_counts_only_as_long_as_it_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discovery, "PROBE", 0.02)

    async def watch() -> None:
        changes: list[list[str]] = []
        finder = TableFinder("1.0", lambda: changes.append([one.table for one in tables()]))

        def tables() -> list[Found]:
            return [*finder.tables.values()]

        async with hosting(a_plan(tmp_path, 4)) as table:
            info = AsyncServiceInfo(
                SERVICE,
                f"x.{SERVICE}",
                port=table.host.port,
                addresses=[bytes([127, 0, 0, 1])],
                properties={"id": table.id},
            )
            watching = asyncio.ensure_future(finder._ask("x", info))
            (found,) = await until("the table", tables)
            assert (found.addresses, found.seats) == (("127.0.0.1",), 4)
            assert ways_to(tables(), table.id) == [("127.0.0.1", table.host.port)]
            assert ways_to(tables(), "another") == []
        await watching
        assert changes == [["Sunday"], []]

    run(watch())


def test_another_table_at_an_address_of_the_host_is_not_taken_for_it(tmp_path: Path) -> None:
    async def watch() -> None:
        finder = TableFinder("1.0")
        async with hosting(a_plan(tmp_path, 4)) as table:
            info = AsyncServiceInfo(
                SERVICE,
                f"x.{SERVICE}",
                port=table.host.port,
                addresses=[bytes([127, 0, 0, 1])],
                properties={"id": "another"},
            )
            await finder._ask("x", info)
        assert finder.tables == {}

    run(watch())


def test_a_host_whose_details_are_lost_or_change_is_asked_for_them_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ports: list[int | None] = [None, 1]  # no answer, then an old one; then the host's

    async def request(info: AsyncServiceInfo, zeroconf: Zeroconf, timeout: float) -> bool:
        info.port = ports.pop(0) if len(ports) > 1 else ports[0]
        info.server, info.addresses = "paris.local.", [bytes([127, 0, 0, 1])]
        return info.port is not None

    async def find() -> None:
        async with hosting(a_plan(tmp_path, 4)) as table, AsyncZeroconf(["127.0.0.1"]) as air:
            ports.append(table.host.port)
            cache = air.zeroconf.cache
            cache.async_add_records([DNSAddress("paris.local.", 1, 1, 120, bytes(4))])
            finder = TableFinder("1.0")
            finder._heard(air.zeroconf, SERVICE, f"x.{SERVICE}", ServiceStateChange.Added)
            await until("the table", lambda: finder.tables)
            assert not cache.async_entries_with_name("paris.local.")
            for task in finder._watched.values():
                task.cancel()

    monkeypatch.setattr(discovery, "PROBE", 0.01)
    monkeypatch.setattr(AsyncServiceInfo, "async_request", request)
    run(find())


def test_the_machine_itself_is_announced_only_where_there_is_nothing_else() -> None:
    assert Here(("127.0.0.1",), ()).announced == ["127.0.0.1"]
    assert Here(("127.0.0.1",), ("fe80::7",)).announced == ["fe80::7"]
    assert Here(("10.0.0.1", "fd00::7"), ("fe80::7",)).announced == [
        *("10.0.0.1", "fd00::7", "fe80::7")
    ]


@pytest.mark.parametrize(
    ("bound", "announced"),
    [
        ("10.0.0.1", ["10.0.0.1"]),
        ("fd00::7", ["fd00::7"]),
        ("127.0.0.1", ["127.0.0.1"]),
        ("fe80::7%eth0", ["fe80::7"]),
        ("0.0.0.0", ["10.0.0.1", "10.0.0.2"]),  # noqa: S104
        ("::", ["fd00::7", "fe80::7"]),
    ],
)
def test_a_table_at_one_address_announces_no_other(bound: str, announced: list[str]) -> None:
    here = Here(("10.0.0.1", "10.0.0.2", "fd00::7"), ("fe80::7",))
    assert here.only(bound).announced == announced


def test_a_table_with_very_many_addresses_makes_nobody_search_a_network() -> None:
    many = [f"10.0.{n}.1" for n in range(200)]
    info = AsyncServiceInfo(SERVICE, f"x.{SERVICE}", port=1, parsed_addresses=many)
    assert len(discovery._addresses(info)) == discovery.MOST_WAYS


def test_of_a_tables_many_addresses_few_are_kept_the_one_that_answered_first() -> None:
    many = [f"10.0.{n}.1" for n in range(12)]
    info = AsyncServiceInfo(SERVICE, f"x.{SERVICE}", port=1, parsed_addresses=many)
    found = discovery._found(info, TableReply(GREETING, None), "10.0.3.1")
    assert found.addresses[0] == "10.0.3.1"
    assert len({*found.addresses}) == len(found.addresses) == 8


def test_a_host_that_misses_a_question_now_and_then_stays_in_the_list(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answer = ("10.0.0.1", 1), TableReply(GREETING, None)
    answers = [None, answer, None, answer, None, None]

    async def ask_all(*_: object) -> tuple[Where, TableReply] | None:
        return answers.pop(0)

    monkeypatch.setattr(discovery, "ask_all", ask_all)
    monkeypatch.setattr(discovery, "PROBE", 0)
    info = AsyncServiceInfo(SERVICE, f"x.{SERVICE}", port=1, parsed_addresses=["10.0.0.1"])
    finder = TableFinder("1.0")
    run(finder._ask("x", info))
    assert answers == []
    assert finder.tables == {}


def test_an_announcement_that_fails_oddly_is_told_once_and_tried_again(
    air: Air, monkeypatch: pytest.MonkeyPatch, logged: Path
) -> None:
    tries, told = 0, list[OSError]()
    register = air.async_register_service

    async def fail_twice(info: AsyncServiceInfo, **wishes: object) -> None:
        nonlocal tries
        tries += 1
        if tries <= 2:
            raise RuntimeError("a name that somebody else has")
        await register(info, **wishes)

    monkeypatch.setattr(air, "async_register_service", fail_twice)

    async def announce() -> None:
        announcer = Announcer(lambda: GREETING, 27272)
        announcer.on_trouble = told.append
        running = asyncio.ensure_future(announcer.run())
        await until("the trouble", lambda: announcer.trouble is Trouble.OTHER)
        await until("the announcement", lambda: air.announced and announcer.trouble is None)
        running.cancel()

    run(announce())
    assert len(told) == 1
    assert logged.read_text().count("failure: ") == 1


def test_a_link_local_address_is_used_only_with_its_link() -> None:
    info = AsyncServiceInfo(
        SERVICE, f"x.{SERVICE}", port=1, parsed_addresses=["169.254.1.2", "fd00::7", "fe80::7"]
    )
    assert discovery._addresses(info) == ["169.254.1.2", "fd00::7"]
