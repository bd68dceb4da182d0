"""A bot as a network guest: it joins like a person and sees only its own view."""

import asyncio
import secrets
from collections.abc import Callable, Sequence

from game.bots.levels import styled
from game.bots.stalemate import wants_to_end, wants_to_propose
from game.diagnostics.failures import FAILURES
from game.lobby import Connection, Link, Lobby, Phase
from game.updates import Answer, Verdict
from net.guest.guest_state import GuestLinks, GuestState, News
from net.guest.session import RemoteSession
from net.lan.client import Client, JoinTarget
from net.lan.name_lookup import Where
from net.lan.passes import Passes
from net.lan.server import Choose
from net.table.table_game import Thinking
from net.wire.from_guest import Leave, Ready
from net.wire.from_host import Declined
from net.wire.refusal_reasons import No

AGAIN = 0.3  # seconds before an action that was refused unseen is repeated


class BotProposals:
    """Proposes to end a game that has stalled, and answers proposals, each only once."""

    def __init__(self) -> None:
        self.refused = False  # the host has refused the newest one, so the turn goes on
        self._proposed: tuple[int, int] | None = None  # game and step
        self._answered: set[tuple[int, int, int]] = set()  # game, step and seat

    def occupy(self, game: RemoteSession) -> bool:
        """Whether a proposal is open or has just been made, so that no move is due."""
        step = game.following.game, game.following.seq
        proposal, table = game.proposal, game.following.snapshot(None).view.table
        if proposal is not None and proposal.open:
            for seat in proposal.waiting:
                if seat in game.seats and (*step, seat) not in self._answered:
                    self._answered.add((*step, seat))
                    view = game.following.snapshot(seat).view
                    game.respond(seat, agrees=wants_to_end(view))
            return True
        if not game.may_propose(table.turn):
            return False
        if not wants_to_propose(game.following.snapshot(table.turn).view):
            return False
        if self._proposed != step:
            self._proposed, self.refused = step, False
            game.propose(table.turn)
        return not self.refused


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
        self._proposals = BotProposals()

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
                self._proposals = BotProposals()
        self.state.hear(news)
        if isinstance(news, Declined) and news.why is No.NOT_NOW:
            self._proposals.refused = True
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
        if table.ending is None and not self._paused and not self._proposals.occupy(game):
            await self._move(game, table.turn)
        return table.ending is not None

    @property
    def _paused(self) -> bool:
        return self.state.lobby is not None and self.state.lobby.paused

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
        if seat not in game.seats or self._asked == (number, seq) or self._paused:
            return
        self._asked = (number, seq)
        view = game.following.snapshot(seat).view
        action = await self._choose(Thinking(number, seq, seat, self._level, view))
        if game.following.seq == seq:
            game.submit(seat, action, seq)
