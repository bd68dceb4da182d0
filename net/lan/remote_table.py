"""A LAN table for a screen: two queues between the frame loop and the network's thread.

Messages of the host wait in one queue until a frame takes them; requests of the screen go through
the other. No frame ever waits for a socket.
"""

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue

from game.board import Board
from game.diagnostics.failures import FAILURES, FailurePlace
from game.lobby import (
    Care,
    Connection,
    Door,
    Found,
    Line,
    Link,
    Lobby,
    Options,
    OwnAddress,
    Phase,
    SeatRequest,
    Trouble,
)
from game.storage.kept_games import KeptGames
from net.guest.guest_state import GuestLinks, GuestState, News
from net.guest.session import Advisor, RemoteSession
from net.lan.addresses import readable
from net.lan.client import Client, JoinTarget
from net.lan.discovery import TableFinder, listed, ways_to
from net.lan.game_keeper import GameKeeper
from net.lan.guest_connection import unforeseen
from net.lan.name_lookup import Where
from net.lan.network import Network
from net.lan.passes import Passes
from net.lan.table_resume import ResumeError
from net.wire.errors import Turned
from net.wire.from_guest import (
    Act,
    AddSeat,
    Agree,
    Arrange,
    AtTheTable,
    Back,
    CloseSeat,
    GiveSeat,
    GrantSeat,
    Kick,
    Leave,
    Look,
    Move,
    Pause,
    Ready,
    Rename,
    Say,
    ShowCode,
    Sit,
    Start,
    TakeSeat,
)
from net.wire.from_host import Declined
from net.wire.refusal_reasons import No

MOST_A_FRAME = 64  # messages handled per frame
FRAME_TIME = 0.004  # seconds per frame for them
MOST_WAITING = 512  # queued messages before reading pauses
RESTS_AFTER = 15.0  # seconds without a look at the tables until the search rests


class RemoteTable:
    """One table, seen from the frame loop. Call `pump` every frame; nothing else does any work."""

    def __init__(
        self,
        network: Network,
        aim: JoinTarget,
        passes: Passes,
        look_again: Callable[[str], Sequence[Where]] = lambda _: (),
        advisor: Advisor | None = None,
        opening: Callable[[], Awaitable[tuple[Where, str]]] | None = None,
        target: str = "",
        kept_games: KeptGames | None = None,
    ) -> None:
        self._keeper = GameKeeper(network.soon, kept_games)
        self.target = target  # its name until we are admitted
        self._network = network
        self._opening = opening  # address and code, if they are not known immediately
        self._heard: SimpleQueue[News] = SimpleQueue()
        self._wishes: SimpleQueue[AtTheTable] = SimpleQueue()
        self._client = Client(aim, passes, self._hear, look_again)
        self._pumped = False  # whether a session has pumped this frame
        self._holding = False  # reading is paused until frames catch up
        identity = secrets.randbits(62)
        links = GuestLinks(self._wish, self._resync, self.pump_quietly, advisor, self._give_up)
        self._state = GuestState(links, identity)
        self._running: Future[None] = network.begin(self._run())

    @property
    def connection(self) -> Connection:
        """The state of the connection."""
        return self._state.connection

    @property
    def lobby(self) -> Lobby | None:
        """The newest lobby."""
        return self._state.lobby

    @property
    def board(self) -> Board | None:
        """The map chosen in the lobby, as the host sent it."""
        return self._state.board

    @property
    def session(self) -> RemoteSession | None:
        """The newest game; another object once the next one begins."""
        return self._state.game

    @property
    def lines(self) -> Sequence[Line]:
        """All chat lines so far."""
        return self._state.chat.lines

    @property
    def peer(self) -> int | None:
        """This computer's peer number."""
        return self._state.me.peer if self._state.me else None

    @property
    def owner(self) -> bool:
        """Whether this computer owns the table."""
        return self.peer is not None and self.lobby is not None and self.lobby.owner == self.peer

    @property
    def id(self) -> str:
        """The table's id, once it has answered."""
        return self._client.table

    @property
    def door(self) -> Door | None:
        """How friends can reach the table; only known to its host."""
        return None

    @property
    def shown_door(self) -> Door | None:
        """How friends can join, if the host shows it on this screen."""
        told, lobby = self._state.door, self._state.lobby
        if told is None or lobby is None or lobby.screen is None or lobby.screen != self.peer:
            return None
        return Door(readable(told.addresses), told.port, told.code, None)

    def pump(self) -> bool:
        """Handle what has arrived, within the frame's time; True if there was anything."""
        self._pumped = True
        return self._take()

    def pump_quietly(self) -> None:
        """The same for a session polled on its own; does nothing if the frame was pumped."""
        pumped, self._pumped = self._pumped, False
        if not pumped:
            self._take()

    def keeping_failed(self) -> bool:
        """Whether a finished game could not be kept on this computer; True once."""
        return self._keeper.take_failure()

    def declined(self) -> list[Declined]:
        """Requests refused since the last call."""
        declined, self._state.declined = self._state.declined, []
        return declined

    def say(self, words: str, seat: int | None = None) -> None:
        """Send a chat line, for one of this computer's seats or the first."""
        self._wish(Say(words, False, seat))

    def say_phrase(self, key: str, seat: int | None = None) -> None:
        """Send a phrase that each reader sees in their own language."""
        self._wish(Say(key, True, seat))

    def ready(self, ready: bool) -> None:
        """Declare readiness, or take it back."""
        self._wish(Ready(ready))

    def rename(self, seat: int, name: str) -> None:
        """Rename a player of this computer."""
        self._wish(Rename(seat, name))

    def move(self, seat: int, to: int) -> None:
        """Move a player of this computer to an open seat or a bot's."""
        self._wish(Move(seat, to))

    def pause(self, paused: bool) -> None:
        """Pause the game for everyone, or continue."""
        self._wish(Pause(paused))

    def come_back(self, seat: int) -> None:
        """A player of this computer is there again: no bot plays for them any more."""
        self._wish(Back(seat))

    def take_seat(self, seat: int | None, name: str = "") -> None:
        """Ask the owner for a seat in the middle of a game, or with None no longer."""
        self._wish(TakeSeat(seat, name))

    def grant_seat(self, request: SeatRequest, granted: bool) -> None:
        """Owner: grant or refuse a request for a seat."""
        self._wish(GrantSeat(request.peer, request.seat, request.name, granted))

    def give_seat(self, seat: int, peer: int | None = None, *, bot: bool = False) -> None:
        """Owner: give a seat of a saved game to a guest, or back to its own player.

        With `bot`, one stands in until that player comes.
        """
        self._wish(GiveSeat(seat, peer, bot))

    def start(self) -> None:
        """Owner: start the first or next game."""
        self._wish(Start())

    def kick(self, peer: int) -> None:
        """Owner: remove a guest."""
        self._wish(Kick(peer))

    def arrange(self, seat: int, level: str) -> None:
        """Owner: give a free seat to a bot, or open it again with an empty level."""
        self._wish(Arrange(seat, level))

    def add_seat(self) -> None:
        """Owner: add a seat."""
        self._wish(AddSeat())

    def close_seat(self, seat: int) -> None:
        """Owner: remove a seat that no person has."""
        self._wish(CloseSeat(seat))

    def set_options(self, options: Options) -> None:
        """Owner: change the options."""
        self._wish(Agree(options))

    def look_after(self, seat: int, care: Care) -> None:
        """Owner: decide about a player who is away or does not move."""
        self._wish(Look(seat, care))

    def sit(self, sits: bool) -> None:
        """Spectators: take an open seat or wait for one, or no longer wait."""
        self._wish(Sit(sits))

    def show_code(self, peer: int | None) -> None:
        """Owner: name the spectator whose screen shows address and join code, or none."""
        self._wish(ShowCode(peer))

    def leave(self) -> None:
        """Leave; in a game that can be rejoined the seat stays reserved."""
        if not self.leave_game():
            self._wish(Leave())

    def leave_game(self) -> bool:
        """Leave a game, whose seat stays reserved; False if none is in progress."""
        playing = self.lobby is not None and self.lobby.phase is Phase.PLAYING
        if playing:
            self._network.soon(self._client.step_out)
        return playing

    def _take(self) -> bool:
        """Handle at most MOST_A_FRAME messages, within the frame's time."""
        taken, end = 0, time.perf_counter() + FRAME_TIME
        with suppress(Empty):
            while taken < MOST_A_FRAME and (not taken or time.perf_counter() < end):
                news = self._heard.get_nowait()
                taken += 1
                try:
                    self._state.hear(news)
                    self._keeper.look(self._state)
                except (
                    Exception
                ) as error:  # unexpected; the player sees a message, and the window stays
                    FAILURES.report(error)
                    self._give_up(unforeseen(error))
        if self._holding and self._heard.qsize() < MOST_A_FRAME:
            self._holding = False
            self._network.soon(self._client.go_on)
        return bool(taken)

    def _hear(self, news: News) -> None:
        """Runs in the network's thread."""
        self._heard.put(news)
        if self._heard.qsize() >= MOST_WAITING:
            self._holding = True
            self._client.hold()

    async def _run(self) -> None:
        if self._opening:
            try:
                self._client.aim_at(*await self._opening())
            except (OSError, ValueError) as error:
                why = error.why if isinstance(error, ResumeError) else No.NOT_OPENED
                self._heard.put(Connection(Link.OUT, why, str(error)))
                return
            except Exception as error:  # whatever nobody thought of is said, too
                FAILURES.report(error, FailurePlace.TASK, "opening a table")
                no = unforeseen(error)
                self._heard.put(Connection(Link.OUT, no.why, str(no)))
                return
        await self._client.run()

    def _wish(self, message: AtTheTable) -> None:
        self._wishes.put(message)
        self._network.soon(self._send)

    def _send(self) -> None:
        """Runs in the network's thread."""
        with suppress(Empty):
            while True:
                wish = self._wishes.get_nowait()
                try:
                    self._client.send(wish)
                except (
                    Exception
                ) as error:  # a request that cannot be sent is refused with a message
                    FAILURES.report(error, FailurePlace.TASK, "guest")
                    no, about = unforeseen(error), wish.id if isinstance(wish, Act) else None
                    self._heard.put(Declined(no.why, str(no), about))

    def _resync(self) -> None:
        self._network.soon(self._client.resync)

    def _give_up(self, no: Turned) -> None:
        self._network.soon(lambda: self._client.give_up(no))


class RemoteFinder:
    """The tables on the LAN for a screen; searches while they are asked for, until it is closed."""

    def __init__(self, network: Network, program: str) -> None:
        self._network = network
        self._finder = TableFinder(program, rests_after=RESTS_AFTER)
        self._looking = network.begin(self._finder.run())

    @property
    def tables(self) -> tuple[Found, ...]:
        """The current tables, by name."""
        if self._finder.wanted():
            self._network.soon(self._finder.wake)
        return tuple(listed(self._finder.tables.copy().values()))

    @property
    def problem(self) -> Trouble | None:
        """Why no tables can be found here."""
        return self._finder.trouble

    @property
    def here(self) -> tuple[OwnAddress, ...]:
        """The addresses of this computer in real networks, likeliest first."""
        return self._finder.here

    def ways(self, identity: str) -> Sequence[Where]:
        """The current addresses of a table, for a guest that lost it."""
        return ways_to(self.tables, identity)

    def close(self) -> None:
        """Stop searching."""
        self._looking.cancel()
