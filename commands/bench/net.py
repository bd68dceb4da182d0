"""Network benchmarks: a round trip against a bare echo, bytes per action, a full house.

The host always checks, writes, syncs, applies and sends, in this order. The time of a sync belongs
to the disk, not the program, so the round trip is measured twice: with a record in memory, and with
one on disk, where the sync is measured in the same run and subtracted.
"""

import asyncio
import multiprocessing
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from commands.bench.measure import Measure
from commands.bench.net_guest import Guest
from commands.bench.net_host import ENOUGH, SPENT, host_and_echo, keep_memory
from net.wire.codec import encode
from net.wire.framing import framed

ROUNDS = 600  # half of them with the record on the disk
LINE = b"x" * 90  # as long as an action in a record
AT_ONCE, PAUSE = 50, 1.0  # more actions in a burst are declined
MOST_TIMES_ECHO = 4.75
MOST_BYTES = 300
PLAYERS, ONLOOKERS = 6, 20
FEWEST_A_SECOND, TRIED_A_SECOND = 50, 75
SECONDS = 60.0
MEMORY = Path("/dev/shm")  # noqa: S108 - a disk that takes no time, where there is one


class Trips(NamedTuple):
    """Medians of seconds, and the mean of an action's bytes."""

    action: float
    echo: float
    sync: float  # of one line that is appended to a file beside the record
    size: float


class Other(NamedTuple):
    """The other process."""

    port: int
    echo_port: int
    folder: Path
    line: Connection

    def spent(self) -> float:
        """Seconds of a processor that it has taken so far."""
        self.line.send(SPENT)
        spent: float = self.line.recv()
        return spent


def round_trip() -> list[Measure]:
    """An action there and its answer back, as a multiple of a bare echo of as many bytes."""
    with running_host(3, MEMORY if MEMORY.is_dir() else None) as other:
        memory = asyncio.run(_round_trips(other, ROUNDS // 2))
    with running_host(3, None) as other:
        disk = asyncio.run(_round_trips(other, ROUNDS // 2))
    unit = f"x a bare echo ({_micro(memory.action)} vs {_micro(memory.echo)} us)"
    without = max(0.0, disk.action - disk.sync)
    told = (
        f"x a bare echo, without the disk sync"
        f" ({_micro(disk.action)} minus {_micro(disk.sync)} vs {_micro(disk.echo)} us)"
    )
    return [
        Measure("round-trip", round(memory.action / memory.echo, 2), unit, MOST_TIMES_ECHO, False),
        Measure("round-trip-disk", round(without / disk.echo, 2), told, MOST_TIMES_ECHO, False),
        Measure("action-bytes", round(disk.size), "bytes per round trip", MOST_BYTES, False),
    ]


def full_house() -> list[Measure]:
    """Six players and twenty spectators, more than fifty actions a second for a minute."""
    with running_host(PLAYERS, None) as other:
        before, began = other.spent(), time.perf_counter()
        rate, late = asyncio.run(_play_fast(other.port, SECONDS))
        share = (other.spent() - before) / (time.perf_counter() - began)
    unit = (
        f"actions per second; 99% reached all {PLAYERS + ONLOOKERS} within {late * 1e3:.0f} ms;"
        f" the host used {share:.0%} of one core"
    )
    return [Measure("full-house", round(rate, 1), unit, FEWEST_A_SECOND, at_least=True)]


async def _round_trips(other: Other, rounds: int) -> Trips:
    """Everything to be compared, measured in turns."""
    guest = Guest(other.port, "A", "B", "C")
    keep_memory()
    reader, writer = await asyncio.open_connection("127.0.0.1", other.echo_port)
    actions: list[float] = []
    echoes: list[float] = []
    syncs: list[float] = []
    sizes: list[int] = []
    while len(actions) < rounds:
        turn = guest.turn
        if turn is None:
            guest.again()
            await asyncio.sleep(0.01)
            continue
        guest.exchanged.clear()
        actions.append(await guest.act_and_see())
        sizes.append(sum(len(framed(encode(message))) for message in guest.exchanged))
        data = b"x" * (sizes[-1] // 2)
        began = time.perf_counter()
        writer.write(data)
        await reader.readexactly(len(data))
        echoes.append(time.perf_counter() - began)
        syncs.append(_synced(other.folder / "line"))
        if len(actions) % AT_ONCE == 0:
            await asyncio.sleep(PAUSE)
    writer.close()
    await writer.wait_closed()
    await guest.end()
    action, echo, sync = (statistics.median(times) for times in (actions, echoes, syncs))
    return Trips(action, echo, sync, statistics.mean(sizes))


async def _play_fast(port: int, seconds: float) -> tuple[float, float]:
    """Actions a second, and within how many seconds 99 of 100 were everywhere."""
    players = [Guest(port, f"P{number}") for number in range(PLAYERS)]
    everybody = players + [Guest(port, f"W{number}", watch=True) for number in range(ONLOOKERS)]
    while not all(guest.state.game for guest in everybody):
        await asyncio.sleep(0.01)
    began = time.perf_counter()
    wishes: list[float] = []
    while (now := time.perf_counter()) - began < seconds:
        await asyncio.sleep(max(0.0, began + len(wishes) / TRIED_A_SECOND - now))
        actor = next((guest for guest in players if guest.turn in guest.seats), None)
        if actor:
            wishes.append(time.perf_counter())
            await actor.act_and_see()
        elif all(guest.turn is None for guest in players):
            for guest in players:
                guest.again()
            await asyncio.sleep(0.005)
        else:
            await asyncio.sleep(0.0005)  # until the next player has heard of it
    rate = len(wishes) / (time.perf_counter() - began)
    await asyncio.sleep(1)
    lost = any(guest.lost for guest in everybody)
    heard = zip(*(guest.heard for guest in everybody), strict=True)
    late = [max(times) - wish for wish, times in zip(wishes, heard, strict=True)]
    for guest in everybody:
        await guest.end()
    return 0.0 if lost else rate, statistics.quantiles(late, n=100)[-1]


def _synced(file: Path) -> float:
    """The seconds that the disk takes to have one line more."""
    sync: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)
    with file.open("ab", buffering=0) as lines:
        lines.write(LINE)
        began = time.perf_counter()
        sync(lines.fileno())
        return time.perf_counter() - began


def _micro(seconds: float) -> str:
    return f"{seconds * 1e6:.0f}"


@contextmanager
def running_host(seats: int, disk: Path | None) -> Iterator[Other]:
    """A host and an echo in another process."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    with tempfile.TemporaryDirectory(dir=disk) as folder:
        process = context.Process(target=host_and_echo, args=(there, seats, Path(folder)))
        process.start()
        try:
            ports: tuple[int, int] = here.recv()
            yield Other(*ports, Path(folder), here)
        finally:
            here.send(ENOUGH)
            process.join(10)
            process.kill()
            process.join()
