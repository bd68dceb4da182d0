"""A guest for the network benchmarks that plays on request and records times."""

import asyncio
import secrets
import time

from game.bots.easy import Easy
from game.lobby import Connection, Link
from net.guest.guest_state import GuestLinks, GuestState, News
from net.guest.message_checks import BoardTold
from net.lan.client import Client, JoinTarget
from net.lan.passes import Passes
from net.wire.from_guest import AtTheTable, FromGuest, Join, Ready
from net.wire.from_host import Answered, Dealt, FromHost, Step


class Guest:
    """One guest, with as many seats as names."""

    def __init__(
        self,
        port: int,
        *names: str,
        watch: bool = False,
    ) -> None:
        aim = JoinTarget([("127.0.0.1", port)], Join(names, watch, "human", b""), "", "bench")
        self._client = Client(aim, Passes(None), self._hear)
        identity = secrets.randbits(60)
        self.state = GuestState(GuestLinks(self._send, self._client.resync), identity)
        self.exchanged: list[FromGuest | FromHost] = []  # what was said about actions
        self.lost = False
        self.there = False  # in, and connected
        self._watches = watch  # and does not follow the game: onlookers have machines of their own
        self.heard: list[float] = []  # when each step came
        self._answered = asyncio.Event()
        self._when = 0.0
        self._bot = Easy(1)
        self._running = asyncio.ensure_future(self._client.run())

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that it plays."""
        return self.state.game.seats if self.state.game else ()

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None if nobody's."""
        if self.state.game is None:
            return None
        table = self.state.game.following.snapshot(None).view.table
        return table.turn if table.ending is None else None

    async def act_and_see(self) -> float:
        """Act for the seat whose turn it is, until one sees it; the seconds until the answer."""
        game, seat = self.state.game, self.turn
        if game is None or seat is None:
            raise RuntimeError("there is no game to act in")
        seq = game.following.seq
        action = self._bot.choose(game.following.snapshot(seat).view)
        self._answered.clear()
        began = time.perf_counter()
        self.state.act(seat, action, seq)
        await self._answered.wait()
        while game.following.seq == seq:
            await asyncio.sleep(0.0001)
        return self._when - began

    def again(self) -> None:
        """Be ready for the next game."""
        self._client.send(Ready(True))

    def cut(self) -> None:
        """Lose the connection, as by a bad cable; the guest comes back by itself."""
        self._client.resync()

    async def end(self) -> None:
        """Go."""
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        await asyncio.sleep(0.001)  # for the connection that was hung up on

    def _send(self, message: AtTheTable) -> None:
        self.exchanged.append(message)
        self._client.send(message)

    def _hear(self, news: News) -> None:
        if isinstance(news, Answered):
            self._when = time.perf_counter()
            self.exchanged.append(news)
            self._answered.set()
        elif isinstance(news, Step):
            self.heard.append(time.perf_counter())
            self.exchanged.append(news)
        elif isinstance(news, Connection):
            self.lost = self.lost or news.link in (Link.LOST, Link.OUT)
            self.there = news.link is Link.THERE
        if not self._watches or isinstance(news, BoardTold | Dealt):
            self.state.hear(news)
