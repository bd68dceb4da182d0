"""Connecting to a host that has several addresses: all at once, and the first that answers."""

import asyncio
import ssl
from collections.abc import Callable, Iterable

from net.lan.wire import Wire

CONNECT = 3.0  # seconds for a connection

Where = tuple[str, int]  # address and port


async def first_of(
    ways: Iterable[Where], wire: Callable[[], Wire], context: ssl.SSLContext
) -> Wire:
    """The first of all ways that answers; raises OSError if none does."""
    waiting = {asyncio.ensure_future(_one(way, wire, context)) for way in ways}
    error: OSError = TimeoutError("nobody answers")
    try:
        while waiting:
            done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for one in done:
                try:
                    return one.result()
                except OSError as failed:
                    error = failed
        raise error
    finally:
        for one in waiting:
            one.cancel()
            one.add_done_callback(_hang_up)


async def _one(where: Where, make: Callable[[], Wire], context: ssl.SSLContext) -> Wire:
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(CONNECT):
            _, wire = await loop.create_connection(make, *where, ssl=context, server_hostname="")
    except TimeoutError:
        raise TimeoutError("nobody answers") from None
    return wire


def _hang_up(done: "asyncio.Future[Wire]") -> None:
    if not done.cancelled() and not done.exception():
        done.result().abort()
