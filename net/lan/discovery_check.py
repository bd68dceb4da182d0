"""Checks discovery on this computer: announces a trial service and looks for it.

The trial has a service type of its own, so no game takes it for a table.
"""

import asyncio
import secrets
from contextlib import suppress
from ipaddress import ip_address

from zeroconf import ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo

from net.lan.mdns import Here, open_zeroconf, this_machine
from net.wire.limits import PORT

TRIAL = "_paristrial._tcp.local."


async def finds_itself(seconds: float) -> bool:
    """Announce a trial service and find it through other sockets; raises OSError."""
    here = this_machine()
    trial = _trial(here, secrets.token_hex(8))
    heard = asyncio.Event()

    def on_change(
        zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if name == trial.name and state_change is not ServiceStateChange.Removed:
            heard.set()

    async with open_zeroconf(here) as announcing, open_zeroconf(here) as looking:
        browser = AsyncServiceBrowser(looking.zeroconf, TRIAL, handlers=[on_change])
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    # The name is unique, so no conflict check is needed.
                    await announcing.async_register_service(trial, cooperating_responders=True)
                    await heard.wait()
        finally:
            await browser.async_cancel()
    return heard.is_set()


def _trial(here: Here, identity: str) -> AsyncServiceInfo:
    return AsyncServiceInfo(
        TRIAL,
        f"{identity}.{TRIAL}",
        port=PORT,
        server=f"paris-{identity}.local.",
        addresses=[ip_address(address).packed for address in here.announced],
    )
