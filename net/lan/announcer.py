"""Announces a table by mDNS: under its name, with its addresses, and again when either changes."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from ipaddress import ip_address

from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from game.diagnostics.failures import FAILURES, FailurePlace
from game.graphemes import cut_to_bytes
from game.lobby import Trouble
from net.lan.mdns import Here, open_zeroconf, this_machine, trouble_of
from net.lan.mdns_questions import take_rival
from net.wire.from_host import Greeting
from net.wire.limits import SERVICE

LOOK = 2.0  # seconds between two checks of this computer's addresses
SETTLE = 0.5  # seconds until a change is announced, since one seldom comes alone
LONGEST_INSTANCE = 63  # bytes of a name in mDNS
_FOR_A_NUMBER = 4  # of them, if another table has the same name, or for the start of the id


class Announcer:
    """Announces one table."""

    def __init__(self, greeting: Callable[[], Greeting], port: int, bound: str = "") -> None:
        self._greeting = greeting
        self._port = port
        self._bound = bound  # the only address the table listens on; empty for all
        self._stir = asyncio.Event()
        self._name = ""  # of the service, once it is registered
        self._adds_id = False  # to the name, because another host has taken it, too
        self.on_trouble: Callable[[OSError], None] = lambda _: None
        self.on_moved: Callable[[], None] = lambda: None  # the addresses have changed
        self.trouble: Trouble | None = None  # why the table cannot be found automatically

    def changed(self) -> None:
        """Announce the table's new state soon."""
        self._stir.set()

    async def run(self) -> None:
        """Announce until cancelled, then say goodbye."""
        async with AsyncExitStack() as current:  # closes the newest announcement, with a goodbye
            while True:
                here = self._here()
                try:
                    await self._announce(here, current)
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
                if self._here() != here:
                    self.on_moved()

    async def _announce(self, here: Here, current: AsyncExitStack) -> None:
        """Announce at these addresses until they change.

        The announcement before is closed afterwards and without a goodbye, or the table would
        vanish from every list for a moment.
        """
        async with AsyncExitStack() as opening:
            zeroconf = await opening.enter_async_context(open_zeroconf(here))
            info = self._info(here)
            again = bool(self._name)  # then nobody else has the name
            await zeroconf.async_register_service(
                info, allow_name_change=True, cooperating_responders=again
            )
            self._name = info.name
            former = current.pop_all()
            current.push_async_callback(opening.pop_all().aclose)
        await former.aclose()
        self.trouble = None if here.others else Trouble.NO_NETWORK
        await self._follow(zeroconf, info, here)
        _forget_services(zeroconf)

    async def _follow(self, zeroconf: AsyncZeroconf, info: AsyncServiceInfo, here: Here) -> None:
        """Announce what changes, until the addresses do or the name must."""
        while self._here() == here:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._stir.wait()
            rival = take_rival(zeroconf.zeroconf, info)
            if rival and rival < str(info.server) and not self._adds_id:
                self._name, self._adds_id = "", True
                return
            if not (self._stir.is_set() or rival):
                continue
            await asyncio.sleep(SETTLE)
            self._stir.clear()
            now = self._info(here)
            if rival or now.properties != info.properties:  # a rival must hear of this table
                info = now
                await zeroconf.async_update_service(info)

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
        name = instance_name(told.table) or told.id
        if self._adds_id:
            name = f"{name}-{told.id[: _FOR_A_NUMBER - 1]}"
        return AsyncServiceInfo(
            SERVICE,
            self._name or f"{name}.{SERVICE}",
            port=self._port,
            properties=properties,
            server=f"paris-{told.id}.local.",
            addresses=[ip_address(address).packed for address in here.announced],
        )


def instance_name(table: str) -> str:
    """The name under which other programs list a table; mDNS would take dots for separators."""
    whole = " ".join(table.replace(".", "\N{ONE DOT LEADER}").split())
    return cut_to_bytes(whole, LONGEST_INSTANCE - _FOR_A_NUMBER).strip()


def _forget_services(zeroconf: AsyncZeroconf) -> None:
    """Close later without a goodbye, because the table is already announced again."""
    registry = zeroconf.zeroconf.registry
    registry.async_remove(registry.async_get_service_infos())
