"""The other process of the network's measures: a host, and a bare echo to hold it against."""

import asyncio
import secrets
import time
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path

from net.lan.bot_chooser import BotChooser
from net.lan.table_host import TableHost
from net.lan.table_plan import TablePlan
from net.table.table_session import TableSetup

LARGE = 1024 * 1024  # bytes
SPENT, ENOUGH = "spent", "enough"  # what the other end may ask for


class Echo(asyncio.Protocol):
    """Sends back what comes."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """asyncio: the connection is open."""
        if isinstance(transport, asyncio.Transport):
            self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Send the bytes back."""
        self._transport.write(data)


def keep_memory() -> None:
    """Make a bare echo as fast as it can be.

    asyncio takes 256 KB for everything that it receives. The C library asks the system for them
    each time, until it has had a piece back that was as large.
    """
    bytearray(LARGE)


def host_and_echo(line: Connection, seats: int, folder: Path) -> None:
    """Send both ports, then serve until the other end has had enough."""
    asyncio.run(_serve(line, seats, folder))


async def _serve(line: Connection, seats: int, folder: Path) -> None:
    keep_memory()
    loop = asyncio.get_running_loop()
    numbers = count()
    setup = TableSetup("Bench", starts_itself=True)
    plan = TablePlan(setup, seats, (), "", "bench", lambda: folder / f"{next(numbers)}.jsonl")
    hosting = TableHost.new(plan, BotChooser(secrets.randbits(32)))
    port = hosting.open(0)
    echo = await loop.create_server(Echo, "127.0.0.1", 0)
    line.send((port, echo.sockets[0].getsockname()[1]))
    while await asyncio.to_thread(line.recv) == SPENT:
        line.send(time.process_time())
    echo.close()
    await hosting.close()
