"""The host's connections: accepts them, passes messages to the table and answers back.

Whatever a stranger can do costs little: connections are counted before TLS begins, frames are
limited before they are stored, and nobody waits for a slow reader. Players are served first;
messages from and to all others go through the backlog.
"""

import asyncio
import socket
import ssl
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count

from game.diagnostics.failures import FAILURES, FailurePlace
from game.diagnostics.program_log import LOG
from game.rules.actions import Action
from net.lan import tls
from net.lan.backlog import Backlog, Heard
from net.lan.listening_sockets import listeners
from net.lan.log_repeats import collapse_repeats
from net.lan.machines import THIS_MACHINE, Machines
from net.lan.wire import Wire
from net.table.code_tries import CodeTry
from net.table.connection_slots import ConnectionSlots
from net.table.host import TICK, Host
from net.table.table_game import Thinking
from net.wire.codec import decode_at_the_door, decode_at_the_table, encode
from net.wire.credentials import Exchange
from net.wire.errors import BadMessage
from net.wire.from_host import FromHost, Goodbye
from net.wire.limits import BEFORE_THE_SEAT, FROM_A_GUEST, UNSENT, UNSENT_TO_SPECTATORS
from net.wire.rates import Queues, Rate

TLS_PATIENCE = 5.0  # seconds for the handshake
STALLED = 15.0  # seconds after which a guest that reads nothing is disconnected
CROWDED = 0.03  # seconds between two arrivals that each cost another its slot: an honest
# guest must get to say hello before it is the oldest silent one
ARRIVALS = Rate(120, 60.0)  # connections of one machine; further ones wait before TLS

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
        self._keep = keep  # saves a changed table before anything is sent
        self.on_change: Callable[[], None] = lambda: None  # called after a change was sent
        self.reached = False  # another computer has connected
        self.places = ConnectionSlots(host.stage, host.known_machines)
        self._machines = Machines(time.monotonic)
        self._arrivals = Queues(*ARRIVALS)
        self._backlog = Backlog(self._heard, self._write)
        self._wires: dict[int, Wire] = {}
        self._serving: dict[int, asyncio.Task[None]] = {}
        self._numbers = count(1)
        self._listeners: list[socket.socket] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: tuple[int, int] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._thread = ThreadPoolExecutor(1, "join codes")

    def listen(self, port: int, address: str = "") -> int:
        """Open a port, on one address or on all; raises OSError. Returns the port."""
        self._listeners = listeners(port, address)
        taken: int = self._listeners[0].getsockname()[1]
        return taken

    def start(self) -> None:
        """Start accepting connections and ticking."""
        collapse_repeats()
        for listener in self._listeners:
            self._begin(self._accept(listener))
        self._begin(self._tick())
        self.flush()

    async def close(self) -> None:
        """Say goodbye and stop."""
        self.host.close(time.monotonic())
        self.flush()
        self._backlog.send_all()
        if self._timer:
            self._timer.cancel()
        tasks = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        for listener in self._listeners:
            listener.close()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        FAILURES.report_results(results, "host")
        for _ in range(20):  # a moment to send the goodbyes
            if self._wires:
                await asyncio.sleep(0.05)
        for wire in [*self._wires.values()]:
            wire.abort()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def flush(self) -> None:
        """Save what has changed, then send the outbox, then let bots think."""
        table_session = self.host.table_session
        changed, table_session.changed = table_session.changed, False
        if changed:
            self._keep()
        self._send()
        reseated, self.host.reseated = self.host.reseated, []
        for number in reseated:
            if wire := self._wires.get(number):
                self._set_limits(wire, number)
        if changed:
            self.on_change()
        asked = table_session.thinking()
        if asked and self._thinking != (asked.game, asked.seq):
            self._thinking = (asked.game, asked.seq)
            self._begin(self._think(asked))
        self._go_on()

    def _go_on(self) -> None:
        """Start the next key exchange and the timer for whatever is due next."""
        now = time.monotonic()
        if tried := self.host.next_code(now):
            self._begin(self._exchange(tried))
        due = self.host.due(now)
        if self._timer:
            self._timer.cancel()
        self._timer = None
        if due is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.001, due - now), self._update)

    def _update(self) -> None:
        self.host.update(time.monotonic())
        self.flush()

    async def _exchange(self, tried: CodeTry) -> None:
        """A key exchange takes as long as a hundred messages, so it runs in a thread."""
        loop = asyncio.get_running_loop()
        made: Exchange | BadMessage
        try:
            made = await loop.run_in_executor(self._thread, self.host.house.exchange, tried.share)
        except BadMessage as bad:
            made = bad
        except Exception as error:  # unexpected; the next guest's code must still be checked
            self._log(error)
            made = BadMessage("the join code could not be checked")
        self.host.code_exchanged(tried, made, time.monotonic())
        self.flush()

    def _send(self) -> None:
        """Empty the outbox: encode a message to many once, send many to one together."""
        outbox, self.host.outbox = self.host.outbox, []
        batches: dict[int, list[bytes]] = {}
        last: FromHost | None = None
        data = b""
        untold: set[int] = set()  # connections that must reconnect to get the message
        leaving: set[int] = set()
        for connection, message in outbox:
            if message is not last:
                last, data = message, self._encoded(message)
            if data:
                batches.setdefault(connection, []).append(data)
            else:
                untold.add(connection)
            if isinstance(message, Goodbye):
                leaving.add(connection)
                LOG.note("host: connection {} is told goodbye ({})", connection, message.why)
        for connection, batch in batches.items():
            ends = connection in leaving
            if self.host.plays(connection) and not self._backlog.holds(connection):
                self._write(connection, batch, ends)
            elif connection in self._wires:
                self._backlog.unsent(connection, batch, ends=ends)
        for connection in untold:
            self._drop(connection)

    def _encoded(self, message: FromHost) -> bytes:
        """The message's bytes; empty if it cannot be encoded, which is reported."""
        try:
            return encode(message)
        except (
            Exception
        ) as error:  # unexpected; guests who miss it reconnect and get everything again
            self._log(error)
            return b""

    def _write(self, connection: int, batch: list[bytes], ends: bool) -> None:
        wire = self._wires.get(connection)
        if wire:
            wire.send(*batch)
            if ends:
                wire.close()

    async def _accept(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                accepted, address = await loop.sock_accept(listener)
            except OSError:  # out of descriptors, or the guest has already gone
                await asyncio.sleep(0.1)
                continue
            try:
                crowded = self._welcome(accepted, address[0])
            except Exception as error:  # unexpected; the next guest must still get in
                self._log(error)
                accepted.close()
                continue
            if crowded:
                await asyncio.sleep(CROWDED)

    def _welcome(self, accepted: socket.socket, address: str) -> bool:
        """Start serving a connection; True if that cost another its slot."""
        machine = self._machines.of(address)
        self.reached = self.reached or machine != THIS_MACHINE
        wait = self._arrivals.wait(machine, time.monotonic())
        number = next(self._numbers)
        loser = self.places.take(number, machine)
        self._serving[number] = self._begin(self._serve(accepted, number, machine, wait))
        if loser is None:
            return False
        self._drop(loser.connection)
        # Nobody else waits for a machine that drops its own; on this one, the host's window is
        # among them.
        return loser.machine != machine or machine == THIS_MACHINE

    def _drop(self, number: int) -> None:
        """Disconnect without a goodbye, to make room."""
        if wire := self._wires.get(number):
            wire.abort()
        elif task := self._serving.get(number):
            # Not before the task has begun, or its socket would stay open.
            asyncio.get_running_loop().call_soon(task.cancel)

    async def _serve(self, accepted: socket.socket, number: int, machine: str, wait: float) -> None:
        """One connection from acceptance to end."""
        gone = asyncio.Event()

        def on_open(wire: Wire) -> None:
            self._wires[number] = wire
            self.host.connected(number, machine, time.monotonic())

        def on_message(wire: Wire, data: bytes) -> None:
            self._hear(wire, number, data)

        def on_bad(wire: Wire, bad: BadMessage) -> None:
            self._hear(wire, number, bad)

        def on_closed(_: Wire) -> None:
            gone.set()
            self._wires.pop(number, None)
            self._backlog.forget(number)
            if self.host.admitted(number):
                LOG.note("host: connection {} is lost", number)
            self.host.lost(number, time.monotonic())
            self.flush()

        wire = Wire(BEFORE_THE_SEAT, on_open, on_message, on_bad, on_closed)
        try:
            with suppress(OSError):  # already gone, or no TLS in time
                await self._prepare(accepted, wait)
                await tls.accept(wire, accepted, self._context, TLS_PATIENCE)
                await gone.wait()
        finally:
            self.places.leave(number)
            self._serving.pop(number, None)

    async def _prepare(self, accepted: socket.socket, wait: float) -> None:
        """Raises OSError if the guest has already gone, which some systems report only here."""
        try:
            accepted.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if wait:
                await asyncio.sleep(wait)
        except (OSError, asyncio.CancelledError):
            accepted.close()
            raise

    def _hear(self, wire: Wire, number: int, message: Heard) -> None:
        """Handle players' messages immediately, all others in turn."""
        if self.host.plays(number) and not self._backlog.hears(number):
            self._heard(number, message)
        elif self._backlog.heard(number, message):
            wire.rest(True)

    def _heard(self, number: int, message: Heard) -> None:
        now, wire = time.monotonic(), self._wires.get(number)
        if wire is None:
            return
        inside = self.host.admitted(number)
        try:
            if isinstance(message, BadMessage):
                raise message
            if not self.host.flooded(number, len(message), now):
                decode = decode_at_the_table if inside else decode_at_the_door
                self.host.received(number, decode(message), now)
        except BadMessage as bad:
            self.host.refuse(number, bad, now)
        self.flush()
        if not inside:
            self._set_limits(wire, number)
        if not self._backlog.hears(number):
            wire.rest(False)

    def _set_limits(self, wire: Wire, number: int) -> None:
        """Once a guest is admitted, a player may send more, and a spectator be sent less."""
        if self.host.plays(number):
            wire.allow(FROM_A_GUEST)
            wire.most_unsent = UNSENT
        elif self.host.admitted(number):
            wire.most_unsent = min(wire.most_unsent, UNSENT_TO_SPECTATORS)

    async def _think(self, asked: Thinking) -> None:
        try:
            action = await self._choose(asked)
        finally:
            self._thinking = None  # if it cannot act now, it is asked again later
        self.host.bot_acts(asked, action, time.monotonic())
        self.flush()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            for wire in [*self._wires.values()]:
                if wire.stalled_since is not None and now - wire.stalled_since > STALLED:
                    wire.abort()
            try:
                self.host.tick(now)
                self.flush()
            except Exception as error:  # unexpected; without ticks every guest would be lost
                self._log(error)

    def _log(self, error: Exception) -> None:
        """Report an unexpected error; the table continues."""
        FAILURES.report(error, FailurePlace.TASK, "host")

    def _begin(self, work: Awaitable[None]) -> "asyncio.Task[None]":
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        FAILURES.watch_task(task)
        return task
