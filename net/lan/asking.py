"""Asking a host over TCP what it has to offer, without coming in: alive, and a table of ours?"""

import asyncio
from collections.abc import Iterable

from net.lan.certificate import guest_context
from net.lan.connecting import Where
from net.lan.wire import Wire
from net.wire.codec import decode_from_host, encode
from net.wire.errors import BadMessage
from net.wire.from_guest import Hello
from net.wire.from_host import Greeting
from net.wire.limits import PROTOCOL, RULES, TO_A_GUEST


async def ask(where: Where, program: str, seconds: float) -> Greeting | None:
    """What one host says of itself; None if nobody who speaks our language answers in time."""
    loop = asyncio.get_running_loop()
    greeting: asyncio.Future[Greeting] = loop.create_future()

    def on_message(_: Wire, data: bytes) -> None:
        message = decode_from_host(data)
        if isinstance(message, Greeting) and not greeting.done():
            greeting.set_result(message)

    def on_end(_: Wire, __: BadMessage | None = None) -> None:
        greeting.cancel()

    wire = Wire(TO_A_GUEST, lambda _: None, on_message, on_end, on_end)
    try:
        async with asyncio.timeout(seconds):
            await loop.create_connection(
                lambda: wire, *where, ssl=guest_context(), server_hostname=""
            )
            wire.send(encode(Hello(PROTOCOL, RULES, program)))
            return await greeting
    except (OSError, TimeoutError):
        return None
    except asyncio.CancelledError:
        if greeting.cancelled() and not _asked_to_stop():
            return None
        raise
    finally:
        greeting.cancel()
        wire.abort()


async def ask_all(
    ways: Iterable[Where], program: str, seconds: float
) -> tuple[Where, Greeting] | None:
    """The first of several ways to one host that answers."""

    async def one(where: Where) -> tuple[Where, Greeting | None]:
        return where, await ask(where, program, seconds)

    tasks = [asyncio.ensure_future(one(where)) for where in ways]
    try:
        for next_one in asyncio.as_completed(tasks):
            where, greeting = await next_one
            if greeting:
                return where, greeting
        return None
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _asked_to_stop() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
