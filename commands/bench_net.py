"""Measures of the network: a round trip against a bare echo, bytes an action, a full house."""

import asyncio
import multiprocessing
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from commands.bench_net_guest import Guest
from commands.bench_net_host import host_and_echo
from commands.measure import Measure
from net.wire.codec import encode
from net.wire.framing import framed

ROUNDS = 600
AT_ONCE, PAUSE = 50, 1.0  # a guest that does more actions at once is declined
MOST_TIMES_ECHO = 5.0
MOST_BYTES = 300
PLAYERS, ONLOOKERS = 6, 20
FEWEST_A_SECOND, TRIED_A_SECOND = 50, 52
SECONDS = 60.0
MEMORY = Path("/dev/shm")  # noqa: S108 - a disk that takes no time, where there is one


def round_trip() -> list[Measure]:
    """An action there and its answer back, as a multiple of a bare echo of as many bytes."""
    with _host(3, MEMORY if MEMORY.is_dir() else None) as (port, echo_port):
        action, echo, size = asyncio.run(_round_trips(port, echo_port, ROUNDS))
    unit = f"x a bare echo ({action * 1e6:.0f} against {echo * 1e6:.0f} us)"
    return [
        Measure("round-trip", round(action / echo, 2), unit, MOST_TIMES_ECHO, at_least=False),
        Measure("action-bytes", round(size), "bytes there and back", MOST_BYTES, at_least=False),
    ]


def full_house() -> list[Measure]:
    """Six players and twenty onlookers, fifty actions a second for a minute."""
    with _host(PLAYERS, None) as (port, _):
        rate, late = asyncio.run(_play_fast(port, SECONDS))
    unit = f"actions a second; all {PLAYERS + ONLOOKERS} had 99 of 100 within {late * 1e3:.0f} ms"
    return [Measure("full-house", round(rate, 1), unit, FEWEST_A_SECOND, at_least=True)]


async def _round_trips(port: int, echo_port: int, rounds: int) -> tuple[float, float, float]:
    """The medians of both, taken in turns, and the bytes of an action on average."""
    guest = Guest(port, "A", "B", "C")
    reader, writer = await asyncio.open_connection("127.0.0.1", echo_port)
    actions: list[float] = []
    echoes: list[float] = []
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
        if len(actions) % AT_ONCE == 0:
            await asyncio.sleep(PAUSE)
    writer.close()
    await writer.wait_closed()
    await guest.end()
    return statistics.median(actions), statistics.median(echoes), statistics.mean(sizes)


async def _play_fast(port: int, seconds: float) -> tuple[float, float]:
    """Actions a second, and within how many seconds 99 of 100 were everywhere."""
    players = [Guest(port, f"P{number}") for number in range(PLAYERS)]
    everybody = players + [Guest(port, f"W{number}", watch=True) for number in range(ONLOOKERS)]
    while not all(guest.visit.game for guest in everybody):
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


@contextmanager
def _host(seats: int, disk: Path | None) -> Iterator[tuple[int, int]]:
    """A host and an echo in another process; their ports."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    with tempfile.TemporaryDirectory(dir=disk) as folder:
        process = context.Process(target=host_and_echo, args=(there, seats, Path(folder)))
        process.start()
        try:
            ports: tuple[int, int] = here.recv()
            yield ports
        finally:
            here.send("enough")
            process.join(10)
            process.kill()
            process.join()
