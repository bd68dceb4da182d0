"""Attackers for benchmarks and tests: they hold slots, flood within the limits and send garbage.

Only for a table on this computer: every attacked address is a loopback address, and everything ends
after the requested seconds.
"""

import asyncio
import os
import ssl
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from itertools import count, cycle
from multiprocessing.connection import Connection
from typing import NamedTuple

from game.rules.actions import Build
from game.rules.companies import Company
from net.lan.certificate import guest_context
from net.table.allowance import SPECTATOR
from net.wire.codec import encode
from net.wire.framing import framed
from net.wire.from_guest import Act, Beat, Hello, Join, Move, Pause, Ready, Rename, Say, Start
from net.wire.limits import PROTOCOL, RULES

LONGEST = 120.0  # seconds of any siege
AGAIN = 0.5  # seconds before an attacker that was shown out comes back
SHORT = 0.05
_HELLO = framed(encode(Hello(PROTOCOL, RULES, "siege")))


class Siege(NamedTuple):
    """Who attacks, and for how long."""

    port: int
    seconds: float
    addresses: tuple[str, ...] = ("127.0.0.1",)
    spectators: int = 31
    deaf: int = 4  # of the spectators: they never read
    silent: int = 64  # connections that are held without a word
    garbage: float = 10.0  # connections a second that send nonsense


def besiege(siege: Siege, line: Connection | None = None) -> None:
    """Attack for so many seconds; `line` hears once the spectators are in."""
    if not all(ip_address(one).is_loopback for one in siege.addresses):
        raise ValueError("a siege is only for a table on this machine")
    with suppress(TimeoutError):
        asyncio.run(_besiege(siege, line))


async def _besiege(siege: Siege, line: Connection | None) -> None:
    context = guest_context()
    inside = asyncio.Semaphore(0)
    places = cycle(siege.addresses)
    works = [
        _spectator(siege, next(places), context, number, inside)
        for number in range(siege.spectators)
    ]
    async with asyncio.timeout(min(siege.seconds, LONGEST)), asyncio.TaskGroup() as tasks:
        for work in works:
            tasks.create_task(work)
        for _ in range(siege.spectators):
            await inside.acquire()
        if line:
            line.send(True)
        for number in range(siege.silent):
            tasks.create_task(_silent(siege, next(places), context if number % 2 else None))
        if siege.garbage:
            tasks.create_task(_garbage(siege, next(places), context))


async def _spectator(
    siege: Siege, address: str, context: ssl.SSLContext, number: int, inside: asyncio.Semaphore
) -> None:
    """Watches, and says as much as a spectator may."""
    join = framed(encode(Join((f"Crowd {number}",), True, "human", b"")))
    pause = 1.05 / SPECTATOR.messages.a_second
    known = False
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(
                address, siege.port, ssl=context, server_hostname=""
            )
            writer.write(_HELLO + join)
            for _ in range(3):  # the greeting, the offer and the welcome, or a goodbye
                size = int.from_bytes(await reader.readexactly(4), "big")
                await reader.readexactly(size)
            if not known:
                inside.release()
            known = True
            reading = None if number < siege.deaf else asyncio.ensure_future(_read(reader))
            try:
                for word in _words(number):
                    writer.write(word)
                    await asyncio.sleep(pause)
                    if writer.transport.is_closing() or (reading and reading.done()):
                        break
            finally:
                if reading:
                    reading.cancel()
                writer.transport.abort()
        await asyncio.sleep(AGAIN)


async def _silent(siege: Siege, address: str, context: ssl.SSLContext | None) -> None:
    """Holds a place, with TLS or without, and takes it again when it was lost."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(
                address, siege.port, ssl=context, server_hostname="" if context else None
            )
            try:
                await _read(reader)
            finally:
                writer.transport.abort()
        await asyncio.sleep(8 * AGAIN)


async def _garbage(siege: Siege, address: str, context: ssl.SSLContext) -> None:
    """Sends nonsense in place of TLS, of frames and of messages."""
    for number in count():
        with suppress(OSError):
            tls = context if number % 3 else None
            _, writer = await asyncio.open_connection(
                address, siege.port, ssl=tls, server_hostname="" if tls else None
            )
            noise = os.urandom(2000)
            writer.write(noise if number % 3 < 2 else _HELLO + framed(noise))
            await asyncio.sleep(SHORT)
            writer.transport.abort()
        await asyncio.sleep(1 / siege.garbage)


async def _read(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65536):
            pass


def _words(number: int) -> Iterator[bytes]:
    """Everything that a spectator could say, again and again."""
    for turn in count(number):
        even = turn % 2 == 0
        words = (
            *(Ready(even), Pause(even), Say(f"{turn} " + "bla " * 60, False), Beat()),
            *(Rename(turn % 3, f"No {turn}"), Move(turn % 3, 0), Start()),
            Act(turn, turn % 3, turn, Build(Company.BLUE, ())),
        )
        yield framed(encode(words[turn % len(words)]))
