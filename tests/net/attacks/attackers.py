"""Attackers as processes of their own, for tests. Only against loopback, and never for long."""

import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection

from commands.bench.siege_attackers import Siege, besiege

PATIENCE = 60.0  # seconds; a busy machine must not fail a test
BOTH = ("127.0.0.1", "::1")  # one machine, over IPv4 and IPv6


class Attackers:
    """A siege that has begun."""

    def __init__(self, line: Connection) -> None:
        self._line = line

    def wait(self) -> None:
        """Until the attackers are in."""
        assert self._line.poll(PATIENCE), "the attackers did not come in"
        self._line.recv()


@contextmanager
def attackers(siege: Siege) -> Iterator[Attackers]:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=besiege, args=(siege, there), daemon=True)
    process.start()
    try:
        yield Attackers(here)
    finally:
        process.kill()
        process.join(PATIENCE)
        here.close()
        there.close()
