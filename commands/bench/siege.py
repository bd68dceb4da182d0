"""A network benchmark: honest guests play and join while others attack the table."""

import asyncio
import multiprocessing
import os
import statistics
import time
from contextlib import suppress
from multiprocessing.connection import Connection as Line

from commands.bench.measure import Measure
from commands.bench.net import running_host
from commands.bench.net_guest import Guest
from commands.bench.siege_attackers import Siege, besiege
from game.lobby import Connection, Link
from net.guest.guest_state import News
from net.lan.client import Client, JoinTarget
from net.lan.passes import Passes
from net.wire.from_guest import Join

PLAYERS = 3
QUIET, BESIEGED = 10.0, 20.0  # seconds: quiet, besieged, quiet again
ACTIONS_A_SECOND = 20
JOIN_EVERY = 1.0  # seconds between two honest people who come in
PATIENCE = 10.0  # seconds, then an action is lost or a join has failed
MOST_TIMES_QUIET = 3.0


class _Newcomer:
    """A guest that joins as a spectator, on a simulated machine of its own."""

    def __init__(self, port: int) -> None:
        self.there = False
        aim = JoinTarget([("127.0.0.1", port)], Join(("Honest",), True, "human", b""), "", "bench")
        client = Client(aim, Passes(None), self._hear)
        self._running = asyncio.ensure_future(client.run())

    async def end(self) -> None:
        """Go."""
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)

    def _hear(self, news: News) -> None:
        self.there = self.there or (isinstance(news, Connection) and news.link is Link.THERE)


class _Play:
    """Three honest players, and how long their actions took."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.players = [Guest(port, f"P{number}") for number in range(PLAYERS)]
        self.joins = self.failed = 0

    async def act_for(self, seconds: float) -> list[float]:
        """The seconds of each action until its answer."""
        took: list[float] = []
        began = time.perf_counter()
        while (now := time.perf_counter()) - began < seconds:
            await asyncio.sleep(max(0.0, began + len(took) / ACTIONS_A_SECOND - now))
            actor = next((guest for guest in self.players if guest.turn in guest.seats), None)
            if actor:
                try:
                    async with asyncio.timeout(PATIENCE):
                        took.append(await actor.act_and_see())
                except TimeoutError:
                    took.append(PATIENCE)
            elif all(guest.turn is None for guest in self.players):
                for guest in self.players:
                    guest.again()
                await asyncio.sleep(0.05)
            else:
                await asyncio.sleep(0.001)
        return took

    async def join_for(self, seconds: float) -> None:
        """One after the other comes in and goes."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            newcomer = _Newcomer(self.port)
            await self._comes_in(newcomer)
            await newcomer.end()
            await asyncio.sleep(JOIN_EVERY)

    async def come_back(self) -> None:
        """A player whose connection breaks has to come back."""
        player = self.players[-1]
        player.cut()
        player.there = False
        await self._comes_in(player)

    async def _comes_in(self, guest: "Guest | _Newcomer") -> None:
        self.joins += 1
        try:
            async with asyncio.timeout(PATIENCE):
                while not guest.there:
                    await asyncio.sleep(0.01)
        except TimeoutError:
            self.failed += 1

    async def end(self) -> None:
        """Go."""
        for guest in self.players:
            await guest.end()


def siege() -> list[Measure]:
    """Honest actions under attack against quiet ones, and honest people who did not come in."""
    with running_host(PLAYERS, None) as other:
        return asyncio.run(_measure(other.port))


async def _measure(port: int) -> list[Measure]:
    play = _Play(port)
    while not all(guest.state.game for guest in play.players):
        await asyncio.sleep(0.01)
    quiet = await play.act_for(QUIET)
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    plan = Siege(port, BESIEGED + 2 * PATIENCE)
    attackers = context.Process(target=_attack, args=(plan, there), daemon=True)
    attackers.start()
    try:
        await asyncio.to_thread(_attacked, here)
        joining = asyncio.ensure_future(play.join_for(BESIEGED - 2))
        besieged = await play.act_for(BESIEGED / 2)
        await play.come_back()
        besieged += await play.act_for(BESIEGED / 2)
        with suppress(TimeoutError):
            await asyncio.wait_for(joining, PATIENCE)
    finally:
        attackers.kill()
        attackers.join()
    await asyncio.sleep(1)
    quiet += await play.act_for(QUIET)
    await play.end()
    before, during = (statistics.quantiles(times, n=100)[-1] for times in (quiet, besieged))
    unit = (
        f"times the quiet 99th percentile ({during * 1e3:.1f} against {before * 1e3:.1f} ms,"
        f" {len(besieged)} and {len(quiet)} actions)"
    )
    joins = f"of {play.joins} honest people did not come in"
    return [
        Measure("siege", round(during / before, 2), unit, MOST_TIMES_QUIET, at_least=False),
        Measure("siege-joins", play.failed, joins, 0, at_least=False),
    ]


def _attack(plan: Siege, line: Line) -> None:
    """The attackers' process: they stand for other machines, so they get what others leave."""
    if os.name != "nt":
        os.nice(10)
    besiege(plan, line)


def _attacked(line: Line) -> None:
    """Wait until the attackers are in."""
    if not line.poll(3 * PATIENCE):
        raise RuntimeError("the attackers did not come in")
    line.recv()
