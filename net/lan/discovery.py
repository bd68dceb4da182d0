"""Discovery of tables: announced and browsed by zeroconf, then verified over TCP.

mDNS remembers a dead host for twenty minutes, so every host is asked regularly, at all its
addresses together, and only answers count.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from ipaddress import ip_address
from typing import NamedTuple

from zeroconf import IPVersion, NotRunningException, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from game.diagnostics.failures import FAILURES, FailurePlace
from game.lobby import Found, Phase, Trouble
from net.lan.addresses import THIS_MACHINE, neighbourly, own_addresses
from net.lan.connector import Where
from net.lan.socket_errors import NO_NETWORK, NOT_ALLOWED, number_of
from net.lan.table_query import TableReply, ask_all
from net.wire.from_host import Greeting
from net.wire.limits import PROTOCOL, RULES, SERVICE
from net.wire.names import clean_name, clean_title

LOOK = 2.0  # seconds between two checks of this computer's addresses
PROBE = 2.5  # seconds between two queries to a host
ANSWER = 1.0  # seconds for an answer
MISSES = 2  # unanswered queries in a row before a table is removed
MOST_TABLES = 64
MOST_WAYS = 16  # addresses of one table that are queried; more could be abused to scan a network


class Here(NamedTuple):
    """The addresses of this computer."""

    all: tuple[str, ...]
    links: tuple[str, ...]  # link-local IPv6

    @property
    def announced(self) -> list[str]:
        """What others may try; loopback only if there is nothing else."""
        found = [address for address in self.all if address != THIS_MACHINE]
        return [*found, *self.links] or [THIS_MACHINE]

    def only(self, bound: str) -> "Here":
        """Restricted to one address of this computer, or all of its family."""
        wanted = ip_address(bound)
        plain = bound.partition("%")[0]
        if wanted.is_unspecified:
            same = [one for one in self.all if ip_address(one).version == wanted.version]
            return Here(tuple(same) or (plain,), self.links if wanted.version == 6 else ())
        if wanted.version == 6 and wanted.is_link_local:
            return Here((), tuple(one for one in self.links if one == plain))
        return Here((plain,), ())


class Announcer:
    """Announces one table, again whenever the table or the addresses change."""

    def __init__(self, greeting: Callable[[], Greeting], port: int, bound: str = "") -> None:
        self._greeting = greeting
        self._port = port
        self._bound = bound  # the only address the table listens on; empty for all
        self._stir = asyncio.Event()
        self.on_trouble: Callable[[OSError], None] = lambda _: None
        self.trouble: Trouble | None = None  # why the table cannot be found automatically

    def changed(self) -> None:
        """Announce the table's new state."""
        self._stir.set()

    async def run(self) -> None:
        """Announce until cancelled, then say goodbye."""
        while True:
            here = self._here()
            try:
                await self._announce(here)
            except OSError as error:
                before, self.trouble = self.trouble, trouble_of(error)
                if before != self.trouble:
                    self.on_trouble(error)
                await asyncio.sleep(LOOK)
            except Exception as error:  # the table stays open whatever happens here
                if self.trouble is None:  # report it once
                    FAILURES.report(error, FailurePlace.TASK, "announcing the table")
                    self.on_trouble(OSError(repr(error)))
                self.trouble = Trouble.OTHER
                await asyncio.sleep(LOOK)

    async def _announce(self, here: Here) -> None:
        async with open_zeroconf(here) as zeroconf:
            info = self._info(here)
            await zeroconf.async_register_service(info, allow_name_change=True)
            self.trouble = None
            while self._here() == here:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._stir.wait()
                now = self._info(here)
                if self._stir.is_set() and now.properties != info.properties:
                    info = now
                    await zeroconf.async_update_service(info)
                self._stir.clear()

    def _here(self) -> Here:
        return this_machine().only(self._bound) if self._bound else this_machine()

    def _info(self, here: Here) -> AsyncServiceInfo:
        told = self._greeting()
        properties = {
            "id": told.id,
            "table": told.table,
            "program": told.program,
            "protocol": str(told.protocol),
            "rules": str(told.rules),
            "phase": told.phase,
            "seats": str(told.seats),
            "open": str(told.open_seats),
            "code": str(int(told.code)),
        }
        return AsyncServiceInfo(
            SERVICE,
            f"{told.id}.{SERVICE}",
            port=self._port,
            properties=properties,
            server=f"paris-{told.id}.local.",
            addresses=[ip_address(address).packed for address in here.announced],
        )


class TableFinder:
    """Finds tables. `tables` is the current list; `on_change` is called when it changes."""

    def __init__(self, program: str, on_change: Callable[[], None] = lambda: None) -> None:
        self.tables: dict[str, Found] = {}
        self.trouble: Trouble | None = None  # why nothing can be found
        self.error: OSError | None = None  # the system's error
        self.failed = False  # an unexpected error, already reported
        self._program = program
        self._on_change = on_change
        self._watched: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Search until cancelled."""
        while True:
            try:
                await self._look(this_machine())
            except OSError as error:
                self.trouble, self.error, self.failed = trouble_of(error), error, False
                await asyncio.sleep(LOOK)
            except Exception as error:  # unexpected errors are shown, and the search goes on
                if str(self.error) != repr(error):  # once is enough
                    FAILURES.report(error, FailurePlace.TASK, "looking for tables")
                self.trouble, self.error, self.failed = Trouble.OTHER, OSError(repr(error)), True
                await asyncio.sleep(LOOK)

    async def _look(self, here: Here) -> None:
        async with open_zeroconf(here) as zeroconf:
            browser = AsyncServiceBrowser(zeroconf.zeroconf, SERVICE, handlers=[self._heard])
            self.trouble, self.error, self.failed = None, None, False
            try:
                while this_machine() == here:
                    await asyncio.sleep(LOOK)
            finally:
                await browser.async_cancel()
                watched, self._watched = self._watched, {}
                for task in watched.values():
                    task.cancel()
                results = await asyncio.gather(*watched.values(), return_exceptions=True)
                FAILURES.report_results(results, "looking for tables")

    def _heard(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        """A service appeared, changed or disappeared: watch it accordingly."""
        watching = self._watched.pop(name, None)
        if watching:
            watching.cancel()
        if state_change is ServiceStateChange.Removed:
            self._gone(name)
        elif len(self._watched) < MOST_TABLES:
            watch = asyncio.ensure_future(self._watch(zeroconf, service_type, name))
            FAILURES.watch_task(watch)
            self._watched[name] = watch

    async def _watch(self, zeroconf: Zeroconf, service_type: str, name: str) -> None:
        """Query a host regularly until it no longer answers."""
        info = AsyncServiceInfo(service_type, name)
        if await info.async_request(zeroconf, 3000):
            await self._ask(name, info)
            # Otherwise its old addresses would be cached for two more minutes.
            cache = zeroconf.cache
            cache.async_remove_records(cache.async_entries_with_name(info.server or name))
        await asyncio.sleep(PROBE)
        self._watched.pop(name, None)
        self._heard(zeroconf, service_type, name, ServiceStateChange.Added)  # it may return

    async def _ask(self, name: str, info: AsyncServiceInfo) -> None:
        """Query a host; a table is listed as long as its host answers."""
        misses = 0
        while misses < MISSES:
            ways = [(address, info.port or 0) for address in _addresses(info)]
            answer = await ask_all(ways, self._program, ANSWER, _text(info, b"id"))
            if answer:
                misses = 0
                self._there(name, _found(info, answer[1], answer[0][0]))
                await asyncio.sleep(PROBE)
            else:
                misses += 1
        self._gone(name)

    def _there(self, name: str, found: Found) -> None:
        if self.tables.get(name) != found:
            self.tables[name] = found
            self._on_change()

    def _gone(self, name: str) -> None:
        if self.tables.pop(name, None):
            self._on_change()


def ways_to(tables: Iterable[Found], identity: str) -> list[Where]:
    """The current addresses of a table, for a guest that lost it."""
    return [
        (address, found.port)
        for found in tables
        if found.id == identity
        for address in found.addresses
    ]


@asynccontextmanager
async def open_zeroconf(here: Here) -> AsyncIterator[AsyncZeroconf]:
    """Bind to addresses explicitly: without a default route zeroconf's own choice fails."""
    zeroconf = _bound(here)
    try:
        await asyncio.shield(zeroconf.zeroconf.async_wait_for_start())
        yield zeroconf
    except NotRunningException as error:
        raise OSError("zeroconf could not be started") from error
    finally:
        await zeroconf.async_close()
        await asyncio.sleep(0)  # until sockets are really closed


def _bound(here: Here) -> AsyncZeroconf:
    """Bind on IPv4, and on IPv6 where it works; raises OSError."""
    old = [address for address in here.all if ip_address(address).version == 4]
    if here.links:
        with suppress(OSError, RuntimeError):  # an interface that has just disappeared, or no IPv6
            return AsyncZeroconf(interfaces=[*old, *here.links], ip_version=IPVersion.All)
    return AsyncZeroconf(interfaces=old or [THIS_MACHINE], ip_version=IPVersion.V4Only)


def this_machine() -> Here:
    """The current addresses of this computer."""
    return Here(own_addresses(), neighbourly())


def _addresses(info: AsyncServiceInfo) -> list[str]:
    """The addresses a host announces; a link-local one only with the link that leads to it."""
    told = info.parsed_scoped_addresses(IPVersion.All)
    ways = [one for one in told if "%" in one or not ip_address(one).is_link_local or "." in one]
    return ways[:MOST_WAYS]


def _text(info: AsyncServiceInfo, key: bytes) -> str:
    return ((info.properties or {}).get(key) or b"").decode("utf-8", "replace")


def trouble_of(error: OSError) -> Trouble:
    """The kind of error, for a screen to explain."""
    number = number_of(error)
    if number in NO_NETWORK:
        return Trouble.NO_NETWORK
    return Trouble.NOT_ALLOWED if number in NOT_ALLOWED else Trouble.OTHER


def trouble_words(error: OSError) -> str:
    """The system's error text, for the command line."""
    return error.strerror or str(error) or type(error).__name__


def _found(info: AsyncServiceInfo, answer: TableReply, answered: str) -> Found:
    """The table as its host describes it; mDNS only said where to ask."""
    told, offer = answer
    others = [one for one in _addresses(info) if one != answered]
    return Found(
        id=told.id,
        table=clean_name(told.table),
        addresses=(answered, *others[:7]),
        port=info.port or 0,
        program=clean_name(told.program),
        playable=(told.protocol, told.rules) == (PROTOCOL, RULES),
        phase=Phase(told.phase),
        seats=told.seats,
        open_seats=told.open_seats,
        code=told.code,
        board=clean_title(offer.board) if offer else "",
        games=offer.games if offer else 0,
    )
