"""Asks a host over TCP, without joining, whether it is alive and what it offers."""

import asyncio
from collections.abc import Iterable
from typing import NamedTuple

from game.diagnostics.failures import FAILURES
from net.lan import tls
from net.lan.certificate import guest_context
from net.lan.name_lookup import Where
from net.lan.wire import Wire
from net.wire.bounds import check_bounds
from net.wire.codec import decode_from_host, encode
from net.wire.errors import BadMessage
from net.wire.from_guest import Hello
from net.wire.from_host import Greeting, Offer
from net.wire.limits import PROTOCOL, RULES, TO_A_GUEST

HEAD_START = 0.2  # seconds that other addresses have before link-local ones


class TableReply(NamedTuple):
    """A host's description of its table; a host of another version has no offer."""

    greeting: Greeting
    offer: Offer | None


async def ask(where: Where, program: str, seconds: float) -> TableReply | None:
    """One host's reply; None if no Paris Connection host answers in time."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[TableReply] = loop.create_future()
    greeting: Greeting | None = None

    def on_message(_: Wire, data: bytes) -> None:
        nonlocal greeting
        message = decode_from_host(data)
        check_bounds(message)
        if isinstance(message, Greeting):
            greeting = message
            if (message.protocol, message.rules) == (PROTOCOL, RULES):
                return  # wait for the offer
        if greeting and not answer.done():
            answer.set_result(TableReply(greeting, message if isinstance(message, Offer) else None))

    def on_end(_: Wire, __: BadMessage | None = None) -> None:
        answer.cancel()

    wire = Wire(TO_A_GUEST, lambda _: None, on_message, on_end, on_end)
    try:
        async with asyncio.timeout(seconds):
            await tls.connect(lambda: wire, where, guest_context())
            wire.send(encode(Hello(PROTOCOL, RULES, program)))
            return await answer
    except (OSError, TimeoutError, ValueError, OverflowError):  # no answer, or an invalid address
        return None
    except asyncio.CancelledError:
        if answer.cancelled() and not _asked_to_stop():
            return None
        raise
    finally:
        answer.cancel()
        wire.abort()


async def ask_all(
    ways: Iterable[Where], program: str, seconds: float, identity: str = ""
) -> tuple[Where, TableReply] | None:
    """The first reply from several addresses of one host.

    With an identity only that table counts, because an address like Docker's exists on every
    computer.
    """

    async def one(where: Where) -> tuple[Where, TableReply | None]:
        if "%" in where[0]:  # nobody can type this one, so another is preferred
            await asyncio.sleep(HEAD_START)
        return where, await ask(where, program, seconds)

    tasks = [asyncio.ensure_future(one(where)) for where in ways]
    try:
        for next_one in asyncio.as_completed(tasks):
            where, answer = await next_one
            if answer and identity in ("", answer.greeting.id):
                return where, answer
        return None
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        FAILURES.report_results(results, "asking a host")


def _asked_to_stop() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
