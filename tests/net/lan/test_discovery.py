"""Finding tables, without a network; over a real one it is tested in namespaces."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path

import pytest
from zeroconf import ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from game.lobby import Found, OwnAddress, Phase, Trouble
from net.lan import discovery, mdns, table_watch
from net.lan.announcer import Announcer
from net.lan.discovery import MOST_SILENT, MOST_TABLES, TableFinder, listed, ways_to
from net.lan.name_lookup import Where
from net.lan.table_query import TableReply, ask_all
from net.wire.from_host import Greeting
from net.wire.limits import PROTOCOL, RULES, SERVICE
from tests.net.lan.tables import Player, a_plan, an_aim, hosting, run, until

GREETING = Greeting(PROTOCOL, RULES, "1.0", "Sunday", "abc", Phase.LOBBY, 4, 2, True)
PROPERTIES = {
    "id": "abc",
    "table": "Sunday",
    "program": "1.0",
    "protocol": str(PROTOCOL),
    "rules": str(RULES),
    "phase": "lobby",
    "seats": "4",
    "open": "2",
    "code": "1",
}


class Network:
    """Announced tables, and what they answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.announced: dict[str, AsyncServiceInfo] = {}
        self.replies: dict[Where, TableReply] = {}
        self.asked: list[list[Where]] = []
        self.opened = 0
        for pause in ("RETRY", "FAREWELL"):
            monkeypatch.setattr(table_watch, pause, 0.01)
        monkeypatch.setattr(table_watch, "PAUSES", (0.02, 0.02))
        monkeypatch.setattr(discovery, "LOOK", 0.02)
        monkeypatch.setattr(discovery, "ask_all", self._ask)
        monkeypatch.setattr(discovery, "open_zeroconf", self._open)
        for details in ("known_details", "fresh_details"):
            monkeypatch.setattr(discovery, details, self._details)
        monkeypatch.setattr(discovery, "cached_details", lambda _, name: self.announced.get(name))
        for nothing in ("ask_for_tables", "forget_details", "forget_table"):
            monkeypatch.setattr(discovery, nothing, lambda *_, **__: None)

    def announce(self, name: str, address: str = "10.0.0.1", **properties: str) -> None:
        told = {**PROPERTIES, **properties}
        self.announced[name] = AsyncServiceInfo(
            *(SERVICE, f"{name}.{SERVICE}"), port=1, properties=told, parsed_addresses=[address]
        )

    def open(self, name: str, address: str = "10.0.0.1") -> None:
        self.announce(name, address)
        self.replies[address, 1] = TableReply(GREETING, None)

    async def _ask(self, ways: list[Where], *_: object) -> tuple[Where, TableReply] | None:
        self.asked.append(ways)
        return next(((way, self.replies[way]) for way in ways if way in self.replies), None)

    async def _details(self, _: Zeroconf, name: str) -> AsyncServiceInfo | None:
        return self.announced.get(name)

    @asynccontextmanager
    async def _open(self, _: object) -> AsyncIterator[AsyncZeroconf]:
        self.opened += 1
        zeroconf = AsyncZeroconf(["127.0.0.1"])
        try:
            await asyncio.shield(zeroconf.zeroconf.async_wait_for_start())
            yield zeroconf
        finally:
            await zeroconf.async_close()
            await asyncio.sleep(0)  # until sockets are really closed


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    return Network(monkeypatch)


@asynccontextmanager
async def finding(rests_after: float | None = None) -> AsyncIterator[TableFinder]:
    finder = TableFinder("1.0", rests_after=rests_after)
    running = asyncio.ensure_future(finder.run())
    await until("the search", lambda: finder._zeroconf)
    try:
        yield finder
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def hears(finder: TableFinder, name: str, change: str = "Added") -> None:
    zeroconf = finder._zeroconf
    assert zeroconf
    finder._heard(zeroconf, SERVICE, name, ServiceStateChange[change])


def test_without_zeroconf_a_table_is_joined_by_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unavailable(**_: object) -> None:
        raise OSError(19, "No such device")

    monkeypatch.setattr(mdns, "AsyncZeroconf", unavailable)

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


def test_a_real_table_is_found_under_its_name_until_it_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mdns, "own_addresses", lambda: ("127.0.0.1",))
    monkeypatch.setattr(mdns, "neighbourly", tuple)

    async def find() -> None:
        async with hosting(a_plan(tmp_path, 4)) as table, finding() as finder:
            announcing = asyncio.ensure_future(Announcer(table.greeting, table.host.port).run())

            def own() -> list[tuple[str, Found]]:
                """Other programs on this computer may announce tables, too."""
                return [one for one in finder.tables.items() if one[1].id == table.id]

            ((name, found),) = await until("the table", own)
            assert name.startswith("Sunday")
            assert (found.addresses, found.seats, found.answers) == (("127.0.0.1",), 4, True)
            assert ways_to(finder.tables.values(), table.id) == [("127.0.0.1", table.host.port)]
            assert ways_to(finder.tables.values(), "another") == []
            announcing.cancel()
            await asyncio.gather(announcing, return_exceptions=True)
            await table.close()
            await until("the end", lambda: not own())

    run(find())


def test_another_table_at_an_address_of_the_host_is_not_taken_for_it(tmp_path: Path) -> None:
    async def find() -> None:
        async with hosting(a_plan(tmp_path, 4)) as table:
            where = [("127.0.0.1", table.host.port)]
            assert await ask_all(where, "1.0", 5.0, table.id)
            assert await ask_all(where, "1.0", 5.0, "another") is None

    run(find())


def test_a_table_behind_a_firewall_is_listed_as_silent_until_it_answers(network: Network) -> None:
    network.announce("Sunday")

    async def find() -> None:
        async with finding() as finder:
            hears(finder, "Sunday")
            await until("the table", lambda: finder.tables)
            silent = finder.tables["Sunday"]
            assert not silent.answers
            assert (silent.table, silent.addresses, silent.port) == ("Sunday", ("10.0.0.1",), 1)
            assert (silent.seats, silent.open_seats, silent.code) == (4, 2, True)
            network.open("Sunday")
            await until("the answer", lambda: finder.tables["Sunday"].answers)
            network.replies.clear()
            await until("the silence", lambda: not finder.tables["Sunday"].answers)
            network.announced.clear()
            await until("the end", lambda: not finder.tables)

    run(find())


def test_the_answer_to_a_question_is_no_change(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As zeroconf does, which has forgotten what was known before it asks."""
    network.announce("Sunday")

    async def find() -> None:
        async with finding() as finder:

            async def fresh_details(_: Zeroconf, name: str) -> AsyncServiceInfo | None:
                hears(finder, name, "Updated")
                details = network.announced.get(name)
                asyncio.get_running_loop().call_soon(hears, finder, name, "Updated")  # over IPv6
                return details

            monkeypatch.setattr(discovery, "fresh_details", fresh_details)
            monkeypatch.setattr(table_watch, "PAUSES", (3600.0,))
            hears(finder, "Sunday")
            await until("the table", lambda: finder.tables)
            assert not finder.tables["Sunday"].answers
            asked = len(network.asked)
            await asyncio.sleep(0.1)
            assert len(network.asked) == asked, "it is asked again in an hour"
            network.open("Sunday", "10.0.0.9")
            hears(finder, "Sunday", "Updated")
            await until("the answer", lambda: finder.tables["Sunday"].answers)

    run(find())


def test_a_table_that_says_goodbye_but_answers_stays(network: Network) -> None:
    network.open("Sunday")

    async def find() -> None:
        changes = 0

        def count() -> None:
            nonlocal changes
            changes += 1

        async with finding() as finder:
            hears(finder, "Sunday")
            await until("the table", lambda: finder.tables)
            finder._on_change = count
            hears(finder, "Sunday", "Removed")
            hears(finder, "Sunday")
            asked = len(network.asked)
            await until("questions", lambda: len(network.asked) > asked + 3)
            assert changes == 0
            network.replies.clear()
            hears(finder, "Sunday", "Removed")
            await until("the end", lambda: not finder.tables)

    run(find())


def test_a_table_is_asked_at_the_address_that_answered_last(network: Network) -> None:
    network.announced["Sunday"] = AsyncServiceInfo(
        *(SERVICE, f"Sunday.{SERVICE}"),
        port=1,
        properties=PROPERTIES,
        parsed_addresses=["10.0.0.1", "fd::1"],
    )
    network.replies["fd::1", 1] = TableReply(GREETING, None)

    async def find() -> None:
        async with finding() as finder:
            hears(finder, "Sunday")
            await until("questions", lambda: len(network.asked) > 3)
            assert finder.tables["Sunday"].addresses == ("fd::1", "10.0.0.1")

    run(find())
    first, *later = network.asked
    assert len(first) == 2
    assert later == [[("fd::1", 1)]] * len(later)


def test_a_link_local_address_is_listed_only_until_another_answers(network: Network) -> None:
    network.announced["Sunday"] = AsyncServiceInfo(
        *(SERVICE, f"Sunday.{SERVICE}"),
        port=1,
        properties=PROPERTIES,
        addresses=[ip_address(one).packed for one in ("10.0.0.1", "fe80::7")],
        interface_index=1,
    )
    network.replies["fe80::7%1", 1] = TableReply(GREETING, None)

    async def find() -> None:
        async with finding() as finder:
            hears(finder, "Sunday")
            await until("the table", lambda: finder.tables)
            assert finder.tables["Sunday"].addresses == ("fe80::7%1", "10.0.0.1")
            network.replies["10.0.0.1", 1] = TableReply(GREETING, None)
            await until("it", lambda: finder.tables["Sunday"].addresses[0] == "10.0.0.1")

    run(find())


def test_what_is_heard_while_a_table_is_asked_is_not_lost(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    network.open("Sunday")
    ask = network._ask

    async def find() -> None:
        async with finding() as finder:

            async def move_and_answer(
                ways: list[Where], *_: object
            ) -> tuple[Where, TableReply] | None:
                if "10.0.0.9" not in network.announced["Sunday"].parsed_addresses():
                    network.open("Sunday", "10.0.0.9")
                    hears(finder, "Sunday", "Updated")
                return await ask(ways)

            monkeypatch.setattr(discovery, "ask_all", move_and_answer)
            hears(finder, "Sunday")
            await until("the table", lambda: finder.tables)
            await until("the address", lambda: finder.tables["Sunday"].addresses == ("10.0.0.9",))

    run(find())


def test_a_table_that_moves_is_found_at_its_new_address(network: Network) -> None:
    network.open("Sunday")

    async def find() -> None:
        async with finding() as finder:
            hears(finder, "Sunday")
            await until("the table", lambda: finder.tables)
            network.replies.clear()
            network.open("Sunday", "10.0.0.9")
            hears(finder, "Sunday", "Updated")
            await until("the address", lambda: finder.tables["Sunday"].addresses == ("10.0.0.9",))

    run(find())


def test_a_name_that_a_table_has_left_to_another_leads_to_that_one(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_watch, "PAUSES", (3600.0,))
    network.open("Sunday")

    async def find() -> None:
        async with finding() as finder:
            hears(finder, "Sunday")
            await until("the table", lambda: finder.tables)
            network.announce("Sunday", "10.0.0.9", id="other")
            told = replace(GREETING, id="other")
            network.replies["10.0.0.9", 1] = TableReply(told, None)
            network.announce("Sunday-abc")
            hears(finder, "Sunday-abc")
            await until("the other", lambda: finder.tables["Sunday"].id == "other")
            assert finder.tables["Sunday-abc"].id == "abc"

    run(find())


def test_after_a_change_of_network_only_tables_that_answer_stay(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    addresses = ("10.0.0.7",)
    monkeypatch.setattr(mdns, "own_addresses", lambda: addresses)
    monkeypatch.setattr(mdns, "neighbourly", tuple)
    monkeypatch.setattr(table_watch, "PAUSES", (3600.0,))
    network.open("Sunday")
    network.open("Attic", "10.0.0.2")

    async def find() -> None:
        nonlocal addresses
        async with finding() as finder:
            for name in ("Sunday", "Attic"):
                hears(finder, name)
            await until("the tables", lambda: len(finder.tables) == 2)
            del network.announced["Attic"], network.replies["10.0.0.2", 1]
            addresses = ("192.168.0.7",)
            await until("the other network", lambda: network.opened == 2)
            await until("the end of one", lambda: [*finder.tables] == ["Sunday"])

    run(find())


def test_the_search_knows_the_network_that_this_computer_is_in_now(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = OwnAddress("10.0.0.7", "eth0"), OwnAddress("192.168.0.7", "wlan0")
    here: tuple[OwnAddress, ...] = (first,)
    monkeypatch.setattr(discovery, "own_networks", lambda: here)

    async def find() -> None:
        nonlocal here
        async with finding() as finder:
            assert finder.here == (first,)
            here = (second,)
            await until("the other network", lambda: finder.here == (second,))
            here = ()
            await until("no network", lambda: not finder.here)

    run(find())


def test_nobody_is_asked_while_nobody_looks(network: Network) -> None:
    network.open("Sunday")

    async def find() -> None:
        async with finding(rests_after=0.2) as finder:
            hears(finder, "Sunday")
            await until("the table", lambda: finder.tables)
            await until("the rest", lambda: finder.resting)
            assert (finder.tables, finder._followed, finder._zeroconf) == ({}, {}, None)
            assert finder.wanted()
            finder.wake()
            await until("the search", lambda: finder._zeroconf)
            assert not finder.wanted()

    run(find())


def test_a_flood_of_invented_tables_hides_no_real_one(network: Network) -> None:
    async def find() -> None:
        async with finding() as finder:
            for number in range(MOST_TABLES + 40):
                network.announce(f"fake {number}", "10.9.9.9", table=f"\x1b{number}\u202e" * 30)
                hears(finder, f"fake {number}")
            await until("the fakes", lambda: len(finder.tables) == MOST_SILENT)
            network.open("Sunday")
            hears(finder, "Sunday")
            await until("the table", lambda: "Sunday" in finder.tables)
            assert len(finder._followed) <= MOST_TABLES
            assert len(finder.tables) <= MOST_SILENT + 1
            assert listed(finder.tables.values())[0].table == "Sunday"
            assert all(len(one.table) <= 24 for one in finder.tables.values())
            assert all(one.table.isprintable() for one in finder.tables.values())

    run(find())


def a_table(name: str, identity: str, *addresses: str, answers: bool = True) -> Found:
    state = (True, Phase.LOBBY, 4, 2, False, "", 0, answers)
    return Found(identity, name, addresses, 1, "1.0", *state)


def test_one_table_under_two_names_is_listed_once() -> None:
    one, again = a_table("Sunday", "a", "10.0.0.1"), a_table("Sunday", "a", "10.0.0.1", "fd::1")
    silent = a_table("Sunday", "a", "10.0.0.3", answers=False)
    other = a_table("attic", "b", "10.0.0.2", answers=False)
    assert listed([silent, one, again, other]) == [one, other]


def test_a_table_cannot_be_hidden_by_one_that_only_claims_its_identity() -> None:
    real, fake = a_table("Sunday", "a", "10.0.0.1"), a_table("Monday", "a", "10.0.0.66")
    assert listed([real, fake]) == [fake, real]


def test_a_search_is_told_from_any_thread(network: Network) -> None:
    finder = TableFinder("1.0")
    assert not finder.wanted(), "one that never rests needs no waking"
