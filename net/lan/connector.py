"""Connects to a host with several addresses: tries all together, and the first answer wins."""

import asyncio
import ssl
from collections.abc import Callable, Container, Coroutine, Iterable
from typing import NamedTuple

from game.diagnostics.failures import FAILURES, FailurePlace
from net.lan import tls
from net.lan.name_lookup import Where, places_of
from net.lan.wire import Wire

CONNECT = 3.0  # seconds for a connection
LOOK_AGAIN = 0.3  # seconds between two looks for further addresses


class Known(NamedTuple):
    """The host being looked for: unverified addresses must lead to this certificate."""

    fingerprint: bytes = b""  # empty if any will do
    vouched: Container[Where] = ()


class NotAnAddress(OSError):
    """The system rejects a name or a port."""


async def first_of(
    ways: Iterable[Where],
    wire: Callable[[], Wire],
    context: ssl.SSLContext,
    known: Known = Known(),  # noqa: B008 - immutable
    more: Callable[[], Iterable[Where]] = tuple,
) -> Wire:
    """A connection by the first address that answers; raises OSError if none does.

    `more` is asked meanwhile for addresses that have become known.
    """
    tried = [*ways]

    def found_since() -> list[Coroutine[None, None, Wire]]:
        late = [way for way in dict.fromkeys(more()) if way not in tried]
        tried.extend(late)
        return [_one(way, wire, context, known) for way in late]

    return await _race([_one(way, wire, context, known) for way in tried], found_since)


async def _one(
    where: Where, make: Callable[[], Wire], context: ssl.SSLContext, known: Known
) -> Wire:
    try:
        if not 0 < where[1] < 2**16:  # Windows would truncate it to 16 bits
            raise OverflowError
        places = await places_of(where, CONNECT)
        wire = await _race([_connected(place, make, context) for place in places])
    except (ValueError, OverflowError):  # a name or port that the system rejects
        raise NotAnAddress("that is not a valid address") from None
    if known.fingerprint not in (b"", wire.fingerprint) and where not in known.vouched:
        wire.abort()  # an address like Docker's exists on every computer
        raise ConnectionError("a different table answered at that address")
    return wire


async def _connected(place: Where, make: Callable[[], Wire], context: ssl.SSLContext) -> Wire:
    try:
        async with asyncio.timeout(CONNECT):
            return await tls.connect(make, place, context)
    except TimeoutError:
        raise TimeoutError("no answer") from None


async def _race(
    connecting: Iterable[Coroutine[None, None, Wire]],
    found_since: Callable[[], Iterable[Coroutine[None, None, Wire]]] = tuple,
) -> Wire:
    """The first connection; the others are closed. Raises the last error if there is none."""
    tries = {asyncio.ensure_future(one) for one in connecting}
    waiting, taken = {*tries}, None
    error: OSError | ValueError | OverflowError = TimeoutError("no answer")
    try:
        while waiting:
            done, waiting = await asyncio.wait(
                waiting, timeout=LOOK_AGAIN, return_when=asyncio.FIRST_COMPLETED
            )
            for one in done:
                try:
                    found = one.result()
                except (OSError, ValueError, OverflowError) as failed:
                    error = failed
                else:
                    taken = one
                    return found
            late = {asyncio.ensure_future(one) for one in found_since()}
            tries |= late
            waiting |= late
        raise error
    finally:
        for one in tries - {taken}:
            one.cancel()
            one.add_done_callback(_hang_up)


def _hang_up(done: "asyncio.Future[Wire]") -> None:
    if done.cancelled():
        return
    error = done.exception()
    if error is None:
        done.result().abort()
    elif not isinstance(error, OSError):  # which only means that this address leads nowhere
        FAILURES.report(error, FailurePlace.TASK, "connecting")
