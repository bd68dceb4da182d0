"""The host's wires: accepts connections, hands words to the table and its answers back.

Everything that a stranger can do here costs little before they are let in: connections are counted
before TLS begins, frames are limited before they are held, and nobody waits for a slow reader.
"""

import asyncio
import errno
import os
import socket
import ssl
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address, ip_network
from itertools import count

from game.rules.actions import Action
from net.lan.wire import Wire
from net.table.host import TICK, Host
from net.table.play import Thinking
from net.wire.codec import decode_at_the_door, decode_at_the_table, encode
from net.wire.errors import BadMessage
from net.wire.from_guest import FromGuest
from net.wire.from_host import FromHost, Goodbye
from net.wire.limits import BEFORE_THE_SEAT, CONNECTIONS, FROM_A_GUEST, FROM_ONE_ADDRESS

TLS_PATIENCE = 5.0  # seconds for the handshake
_BACKLOG = 32

Choose = Callable[[Thinking], Awaitable[Action]]


class Server:
    """One table on the network. All of it runs in one event loop."""

    def __init__(
        self,
        host: Host,
        context: ssl.SSLContext,
        choose: Choose,
        keep: Callable[[], None],
    ) -> None:
        self.host = host
        self._context = context
        self._choose = choose
        self._keep = keep  # called before anything is sent, when the table has changed
        self.on_change: Callable[[], None] = lambda: None  # after it was sent
        self._wires: dict[int, Wire] = {}
        self._numbers = count(1)
        self._from: Counter[str] = Counter()
        self._listeners: list[socket.socket] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: tuple[int, int] | None = None

    def listen(self, port: int) -> int:
        """Take a port on every address; raises OSError if it is taken. Returns the port."""
        first = _listener(socket.AF_INET, port)
        self._listeners.append(first)
        taken: int = first.getsockname()[1]
        with suppress(OSError):  # a machine without IPv6 does without
            self._listeners.append(_listener(socket.AF_INET6, taken))
        return taken

    def start(self) -> None:
        """Begin to accept, and let time pass."""
        for listener in self._listeners:
            self._begin(self._accept(listener))
        self._begin(self._tick())
        self.flush()

    async def close(self) -> None:
        """Say goodbye and stop."""
        self.host.close(time.monotonic())
        self.flush()
        tasks = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        for listener in self._listeners:
            listener.close()
        await asyncio.gather(*tasks, return_exceptions=True)
        for _ in range(20):  # a moment for the goodbyes to get out
            if self._wires:
                await asyncio.sleep(0.05)
        for wire in [*self._wires.values()]:
            wire.abort()

    def flush(self) -> None:
        """Keep what has changed, then send what is to be sent, then let bots think."""
        evening = self.host.evening
        changed, evening.changed = evening.changed, False
        if changed:
            self._keep()
        self._send()
        if changed:
            self.on_change()
        asked = evening.thinking()
        if asked and self._thinking != (asked.game, asked.seq):
            self._thinking = (asked.game, asked.seq)
            self._begin(self._think(asked))

    def _send(self) -> None:
        """Empty the outbox: a message to many is encoded once, many to one go out together."""
        outbox, self.host.outbox = self.host.outbox, []
        batches: dict[int, list[bytes]] = {}
        last: FromHost | None = None
        data = b""
        for connection, message in outbox:
            if message is not last:
                last, data = message, encode(message)
            batches.setdefault(connection, []).append(data)
        leaving = {one for one, message in outbox if isinstance(message, Goodbye)}
        for connection, batch in batches.items():
            wire = self._wires.get(connection)
            if wire:
                wire.send(*batch)
                if connection in leaving:
                    wire.close()

    async def _accept(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                accepted, address = await loop.sock_accept(listener)
            except OSError:  # out of descriptors, or a guest that is gone already
                await asyncio.sleep(0.1)
                continue
            where = _plain(address[0])
            if self._from.total() >= CONNECTIONS or self._from[where] >= FROM_ONE_ADDRESS:
                accepted.close()
                continue
            self._from[where] += 1
            self._begin(self._serve(accepted, where))

    async def _serve(self, accepted: socket.socket, where: str) -> None:
        """One connection from its acceptance to its end."""
        number, gone = next(self._numbers), asyncio.Event()
        accepted.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

        def on_open(wire: Wire) -> None:
            self._wires[number] = wire
            self.host.connected(number, where, time.monotonic())

        def on_message(wire: Wire, data: bytes) -> None:
            if self.host.admitted(number):
                message: FromGuest = decode_at_the_table(data)
            else:
                message = decode_at_the_door(data)
            self.host.received(number, message, time.monotonic())
            self.flush()
            if self.host.admitted(number):
                wire.allow(FROM_A_GUEST)

        def on_bad(_: Wire, bad: BadMessage) -> None:
            self.host.refuse(number, bad, time.monotonic())
            self.flush()

        def on_closed(_: Wire) -> None:
            self._wires.pop(number, None)
            self.host.lost(number, time.monotonic())
            self.flush()
            gone.set()

        wire = Wire(BEFORE_THE_SEAT, on_open, on_message, on_bad, on_closed)
        try:
            with suppress(OSError):  # no TLS, or none in time
                await asyncio.get_running_loop().connect_accepted_socket(
                    lambda: wire, accepted, ssl=self._context, ssl_handshake_timeout=TLS_PATIENCE
                )
                await gone.wait()
        finally:
            self._from[where] -= 1
            if not self._from[where]:
                del self._from[where]

    async def _think(self, asked: Thinking) -> None:
        try:
            action = await self._choose(asked)
        finally:
            self._thinking = None  # if it cannot act now, it is asked again when it can
        self.host.bot_acts(asked, action, time.monotonic())
        self.flush()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.host.tick(time.monotonic())
            self.flush()

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def port_words(port: int | None, error: OSError) -> str:
    """Why nobody can listen at a port, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use by another program or table; --port 0 picks a free one"
    named = f"port {port}: " if error.filename is None and port is not None else ""
    return f"{named}{error.strerror or error}"


def _listener(family: socket.AddressFamily, port: int) -> socket.socket:
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        if os.name != "nt":  # where it means that two may have the same port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("::" if family == socket.AF_INET6 else "0.0.0.0", port))  # noqa: S104
        listener.listen(_BACKLOG)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener


def _plain(address: str) -> str:
    """Whom an address stands for: in IPv6 a whole network, since one machine may have many."""
    found = ip_address(address.partition("%")[0])
    return str(ip_network((found, 64), strict=False)) if found.version == 6 else str(found)
