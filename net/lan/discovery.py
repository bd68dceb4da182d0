"""Tables that find each other: announced and looked for by zeroconf, and asked over TCP.

A host that died stays in mDNS for twenty minutes; so whoever looks asks every host again and again,
all its addresses at once, and believes only answers.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress

from zeroconf import IPVersion, NotRunningException, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from game.lobby import Found, Phase
from net.lan.addresses import own_addresses
from net.lan.asking import ask_all
from net.lan.connecting import Where
from net.wire.from_host import Greeting
from net.wire.limits import PROTOCOL, RULES, SERVICE
from net.wire.names import clean_name

LOOK = 2.0  # seconds between two looks at the own addresses
PROBE = 2.5  # seconds between two questions to a host
ANSWER = 1.0  # seconds for an answer
MISSES = 2  # answers in a row that may fail before a table is gone
MOST_TABLES = 64


class Announcer:
    """Tells the network of one table, again whenever the table or the addresses change."""

    def __init__(self, greeting: Callable[[], Greeting], port: int) -> None:
        self._greeting = greeting
        self._port = port
        self._stir = asyncio.Event()
        self.trouble = ""  # why nobody can find the table by itself; by address they still can

    def changed(self) -> None:
        """Tell it anew."""
        self._stir.set()

    async def run(self) -> None:
        """Announce until cancelled, then say goodbye."""
        while True:
            addresses = own_addresses()
            try:
                await self._announce(addresses)
            except OSError as error:
                self.trouble = error.strerror or str(error) or type(error).__name__
                await asyncio.sleep(LOOK)

    async def _announce(self, addresses: tuple[str, ...]) -> None:
        async with _zeroconf(addresses) as zeroconf:
            info = self._info(addresses)
            await zeroconf.async_register_service(info, allow_name_change=True)
            self.trouble = ""
            while own_addresses() == addresses:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._stir.wait()
                now = self._info(addresses)
                if self._stir.is_set() and now.properties != info.properties:
                    info = now
                    await zeroconf.async_update_service(info)
                self._stir.clear()

    def _info(self, addresses: tuple[str, ...]) -> AsyncServiceInfo:
        told = self._greeting()
        machine = clean_name(socket.gethostname()) or "host"
        properties = {
            "id": told.id,
            "table": told.table,
            "machine": machine,
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
            addresses=[socket.inet_aton(address) for address in addresses],
        )


class Finder:
    """Looks for tables. `tables` is what is there now; `on_change` is called when it changes."""

    def __init__(self, program: str, on_change: Callable[[], None] = lambda: None) -> None:
        self.tables: dict[str, Found] = {}
        self.trouble = ""
        self._program = program
        self._on_change = on_change
        self._watched: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            addresses = own_addresses()
            try:
                await self._look(addresses)
            except OSError as error:
                self.trouble = error.strerror or str(error) or type(error).__name__
                await asyncio.sleep(LOOK)

    async def _look(self, addresses: tuple[str, ...]) -> None:
        async with _zeroconf(addresses) as zeroconf:
            browser = AsyncServiceBrowser(zeroconf.zeroconf, SERVICE, handlers=[self._heard])
            self.trouble = ""
            try:
                while own_addresses() == addresses:
                    await asyncio.sleep(LOOK)
            finally:
                await browser.async_cancel()
                watched, self._watched = self._watched, {}
                for task in watched.values():
                    task.cancel()
                await asyncio.gather(*watched.values(), return_exceptions=True)

    def _heard(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        """Something about a table: watch it from now on, anew if it has changed, or no longer."""
        watching = self._watched.pop(name, None)
        if watching:
            watching.cancel()
        if state_change is ServiceStateChange.Removed:
            self._gone(name)
        elif len(self._watched) < MOST_TABLES:
            self._watched[name] = asyncio.ensure_future(self._watch(zeroconf, service_type, name))

    async def _watch(self, zeroconf: Zeroconf, service_type: str, name: str) -> None:
        """Ask a host again and again until it does not answer any more."""
        info = AsyncServiceInfo(service_type, name)
        if not await info.async_request(zeroconf, 3000):
            return
        await self._ask(name, info)
        await asyncio.sleep(PROBE)
        self._watched.pop(name, None)
        self._heard(zeroconf, service_type, name, ServiceStateChange.Added)  # it may come back

    async def _ask(self, name: str, info: AsyncServiceInfo) -> None:
        """The table is there as long as its host answers."""
        misses = 0
        while misses < MISSES:
            addresses = info.parsed_addresses(IPVersion.V4Only)
            ways = [(address, info.port or 0) for address in addresses]
            answer = await ask_all(ways, self._program, ANSWER)
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
    """Where a table is to be found now, for a guest that lost it."""
    return [
        (address, found.port)
        for found in tables
        if found.id == identity
        for address in found.addresses
    ]


@asynccontextmanager
async def _zeroconf(addresses: tuple[str, ...]) -> AsyncIterator[AsyncZeroconf]:
    """Bound to addresses by hand: without a default route zeroconf's own choice fails."""
    zeroconf = AsyncZeroconf(interfaces=[*addresses], ip_version=IPVersion.V4Only)
    try:
        await asyncio.shield(zeroconf.zeroconf.async_wait_for_start())
        yield zeroconf
    except NotRunningException as error:
        raise OSError("zeroconf does not start") from error
    finally:
        await zeroconf.async_close()
        await asyncio.sleep(0)  # for sockets that were just closed


def _found(info: AsyncServiceInfo, told: Greeting, answered: str) -> Found:
    """What a host says of itself counts; mDNS only told where to ask."""
    machine = (info.properties or {}).get(b"machine") or b""
    others = [one for one in info.parsed_addresses(IPVersion.V4Only) if one != answered]
    return Found(
        id=told.id,
        table=clean_name(told.table),
        machine=clean_name(machine.decode("utf-8", "replace")),
        addresses=(answered, *others[:7]),
        port=info.port or 0,
        program=clean_name(told.program),
        playable=(told.protocol, told.rules) == (PROTOCOL, RULES),
        phase=Phase(told.phase),
        seats=told.seats,
        open_seats=told.open_seats,
        code=told.code,
    )
