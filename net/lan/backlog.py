"""Work for connections that are served after the players: spectators and guests not yet admitted.

What they send and receive is queued here and handled in short slices between two polls of the
network, so a player never waits for more than one slice, however many others there are.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from net.wire.errors import BadMessage

SLICE = 0.001  # seconds
FULL = 32  # queued messages of one connection, after which reading pauses

Heard = bytes | BadMessage


@dataclass
class _Work:
    heard: deque[Heard] = field(default_factory=deque)
    unsent: list[bytes] = field(default_factory=list)
    ends: bool = False  # close the connection once everything is sent


class Backlog:
    """Takes turns: one message of each connection, then the next of each."""

    def __init__(
        self,
        hear: Callable[[int, Heard], None],
        send: Callable[[int, list[bytes], bool], None],
    ) -> None:
        self._hear = hear
        self._send = send
        self._works: dict[int, _Work] = {}  # in order of their turns
        self._scheduled = False

    def heard(self, connection: int, message: Heard) -> bool:
        """Queue a received message; True if that is enough for now."""
        waiting = self._of(connection).heard
        waiting.append(message)
        return len(waiting) >= FULL

    def unsent(self, connection: int, messages: list[bytes], *, ends: bool) -> None:
        """Queue messages to send."""
        work = self._of(connection)
        work.unsent += messages
        work.ends = work.ends or ends

    def holds(self, connection: int) -> bool:
        """Whether messages are queued that must not be overtaken."""
        return connection in self._works and bool(self._works[connection].unsent)

    def hears(self, connection: int) -> bool:
        """Whether received messages are queued."""
        return connection in self._works and bool(self._works[connection].heard)

    def forget(self, connection: int) -> None:
        """A connection has closed."""
        self._works.pop(connection, None)

    def send_all(self) -> None:
        """Send everything now; the table is closing."""
        works, self._works = self._works, {}
        for connection, work in works.items():
            self._send(connection, work.unsent, work.ends)

    def _of(self, connection: int) -> _Work:
        if not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._slice)
        return self._works.setdefault(connection, _Work())

    def _slice(self) -> None:
        end = time.perf_counter() + SLICE
        try:
            while self._works and time.perf_counter() < end:
                self._turn(next(iter(self._works)))
        finally:  # an error in one turn must not stop the others
            self._scheduled = bool(self._works)
            if self._scheduled:
                asyncio.get_running_loop().call_soon(self._slice)

    def _turn(self, connection: int) -> None:
        """Send, handle one message, and go to the end of the queue."""
        work = self._works.pop(connection)
        if work.unsent or work.ends:
            self._send(connection, work.unsent, work.ends)
        if work.heard and not work.ends:
            message = work.heard.popleft()
            if work.heard:
                self._works[connection] = _Work(work.heard)
            self._hear(connection, message)
