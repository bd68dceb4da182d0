"""A bot as a network guest: it joins like a person and sees only its own view."""

import asyncio
import secrets
from collections.abc import Callable, Sequence

from game.bots.levels import styled
from game.diagnostics.failures import FAILURES
from game.lobby import Connection, Link, Lobby, Phase
from game.updates import Answer, Verdict
from net.guest.guest_state import GuestLinks, GuestState, News
from net.guest.session import RemoteSession
from net.lan.client import Client, JoinTarget
from net.lan.connector import Where
from net.lan.passes import Passes
from net.lan.server import Choose
from net.table.table_game import Thinking
from net.wire.from_guest import Leave, Ready
from net.wire.from_host import Declined

AGAIN = 0.3  # seconds before an action that was refused unseen is repeated


class BotGuest:
    """Plays a number of games, then leaves. `on_over` is called after each game."""

    def __init__(
        self,
        aim: JoinTarget,
        passes: Passes,
        choose: Choose,
        on_over: Callable[[RemoteSession], None],
        on_link: Callable[[Connection], None] = lambda _: None,
        look_again: Callable[[str], Sequence[Where]] = lambda _: (),
    ) -> None:
        self._client = Client(aim, passes, self._hear, look_again)
        client = self._client
        links = GuestLinks(client.send, client.resync, give_up=client.give_up)
        self.state = GuestState(links, secrets.randbits(62))
        self._level = styled(aim.join.kind, aim.join.names[0])
        self._choose = choose
        self._on_over = on_over
        self._on_link = on_link
        self._stir = asyncio.Event()
        self._asked: tuple[int, int] | None = None
        self._over = 0
        self._answered: Lobby | None = None  # the lobby for which it has declared itself ready

    async def run(self, games: int) -> Connection:
        """Play; returns how the connection ended."""
        staying = asyncio.ensure_future(self._client.run())
        playing = asyncio.ensure_future(self._play(games))
        try:
            await asyncio.wait({staying, playing}, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                playing.result()
                self._client.send(Leave())
                await staying
            return self.state.connection
        finally:
            staying.cancel()
            playing.cancel()
            results = await asyncio.gather(staying, playing, return_exceptions=True)
            FAILURES.report_results(results, "bot")

    @property
    def games_over(self) -> int:
        """The number of games that have ended."""
        return self._over

    def _hear(self, news: News) -> None:
        if isinstance(news, Connection):
            self._on_link(news)
            if news.link is Link.LOST:
                self._asked = None
        self.state.hear(news)
        if isinstance(news, Declined) and news.about is not None:
            self._asked = None
            asyncio.get_running_loop().call_later(AGAIN, self._stir.set)
        else:
            self._stir.set()

    async def _play(self, games: int) -> None:
        ended: RemoteSession | None = None
        while self._over < games:
            await self._stir.wait()
            self._stir.clear()
            game = self.state.game
            if game is not None and game is not ended and await self._over_after(game):
                ended, self._over = game, self._over + 1
                self._on_over(game)
            if self._over < games:
                self._be_ready()

    async def _over_after(self, game: RemoteSession) -> bool:
        """Make the move that is due; True if the game has ended instead."""
        for news in game.poll():
            if isinstance(news, Answer) and news.verdict is not Verdict.DONE:
                self._asked = None
        table = game.following.snapshot(None).view.table
        if table.ending is None and table.turn in game.seats:
            await self._move(game, table.turn)
        return table.ending is not None

    def _be_ready(self) -> None:
        """Declare readiness, so that nobody waits for a bot."""
        lobby, me = self.state.lobby, self.state.me
        if lobby is None or me is None or lobby is self._answered:
            return
        self._answered = lobby
        waiting = [seat for seat in lobby.seats if seat.peer == me.peer and not seat.ready]
        if waiting and lobby.phase is not Phase.PLAYING:
            self._client.send(Ready(True))

    async def _move(self, game: RemoteSession, seat: int) -> None:
        seq, number = game.following.seq, game.following.game
        lobby = self.state.lobby
        if self._asked == (number, seq) or (lobby and lobby.paused):
            return
        self._asked = (number, seq)
        view = game.following.snapshot(seat).view
        action = await self._choose(Thinking(number, seq, seat, self._level, view))
        if game.following.seq == seq:
            game.submit(seat, action, seq)
