"""What a guest knows of its table. Used by the frame loop: no call here waits."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace

from game.board import Board
from game.lobby import Connection, Line, Link, Lobby
from game.rules.actions import Action
from game.updates import Answer
from net.guest.game_mirror import GameMirror
from net.guest.message_checks import BoardTold
from net.guest.session import Advisor, RemoteSession
from net.wire.errors import OutOfStep, Turned
from net.wire.from_guest import Act, AtTheTable
from net.wire.from_host import (
    Answered,
    Dealt,
    Declined,
    DoorIs,
    FromHost,
    ProposalIs,
    Said,
    Seated,
    Standing,
    Step,
    TableIs,
    Welcome,
)
from net.wire.refusal_reasons import No
from net.wire.standing import digest

MOST_RESYNCS = 3  # requests in a row to send the whole game again, before the guest gives up
MOST_RESYNCS_IN_ALL = 8  # the same without a new step in between, whatever else was correct
MOST_LINES = 1000  # of the chat; beyond that, the older half is dropped
MOST_DECLINED = 20  # refused requests that no screen has fetched

News = FromHost | BoardTold | Connection


@dataclass(frozen=True, slots=True)
class GuestLinks:
    """What a guest's state calls: its connection to the host, and the advisor for hints."""

    send: Callable[[AtTheTable], None]
    resync: Callable[[], None]
    refresh: Callable[[], None] = lambda: None  # fetches what has arrived, without waiting
    advisor: Advisor | None = None
    give_up: Callable[[Turned], None] = lambda _: None  # this game cannot be followed here


class ChatLog:
    """The newest chat lines, each once, even if the host repeats them after a reconnect."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self._numbers: deque[int] = deque(maxlen=MOST_LINES)

    def add(self, said: Said) -> None:
        """Append a line unless it is known."""
        if said.number not in self._numbers:
            self._numbers.append(said.number)
            self.lines.append(said.line)
            if len(self.lines) > MOST_LINES:
                del self.lines[: MOST_LINES // 2]


class ResyncLimit:
    """Counts requests for the whole game, so that a host that talks nonsense is left."""

    def __init__(self) -> None:
        self.waiting = False  # until the connection is a new one, steps are ignored
        self._in_a_row = 0
        self._in_all = 0  # since the newest step
        self._newest_step = (0, 0)  # game and number

    def exceeded(self) -> bool:
        """Count one more request; True if that is too many."""
        self.waiting = True
        self._in_a_row += 1
        self._in_all += 1
        return self._in_a_row > MOST_RESYNCS or self._in_all > MOST_RESYNCS_IN_ALL

    def followed(self, game: int, seq: int) -> None:
        """A step was applied."""
        if (game, seq) > self._newest_step:
            self._newest_step, self._in_all = (game, seq), 0

    def in_step(self) -> None:
        """The game agrees with the host's."""
        self._in_a_row = 0


class GuestState:
    """What one machine knows of a table. Gets only messages that passed `MessageChecks`."""

    def __init__(self, links: GuestLinks, first_id: int) -> None:
        self.connection = Connection(Link.CONNECTING)
        self.me: Welcome | None = None
        self.door: DoorIs | None = None  # while the owner shows it here
        self.lobby: Lobby | None = None
        self.game: RemoteSession | None = None  # the newest; older ones stay as they ended
        self.chat = ChatLog()
        self.declined: list[Declined] = []  # the screen that shows them removes them
        self._links = links
        self._boards: tuple[Board, ...] = ()  # the two newest: of this game and of the next
        self._resyncs = ResyncLimit()
        self._acts = first_id  # random, so that a restarted program has new ones

    @property
    def board(self) -> Board | None:
        """The map chosen in the lobby."""
        return self._board_named(self.lobby.options.board) if self.lobby else None

    def send(self, message: AtTheTable) -> None:
        """Send a request to the host."""
        self._links.send(message)

    def hear(self, news: News) -> None:
        """Take one message of the host, or a change of the connection."""
        try:
            self._hear(news)
        except OutOfStep as error:
            if self._resyncs.exceeded():
                self._links.give_up(Turned(No.OUT_OF_STEP, str(error)))
            else:
                self._links.resync()
        except Turned as no:
            self._resyncs.waiting = True
            self._links.give_up(no)

    def act(self, seat: int, action: Action, seq: int) -> None:
        """Request an action."""
        self._acts += 1
        self.send(Act(self._acts, seat, seq, action))

    def _hear(self, news: News) -> None:
        match news:
            case Connection():
                self.connection, self._resyncs.waiting = news, False
                if news.link is Link.LOST and self.game:
                    self.game.miss()
            case Welcome():
                self.me = news
            case Seated() if self.me:
                self.me = replace(self.me, seats=news.seats, token=news.token)
            case DoorIs():
                self.door = news
            case BoardTold(board):
                others = [one for one in self._boards if one is not board]
                self._boards = (board, *others)[:2]
            case TableIs():
                self.lobby = news.lobby
            case Said():
                self.chat.add(news)
            case Declined():
                self.declined = [*self.declined, news][-MOST_DECLINED:]
                if news.about is not None and self.game:
                    self.game.declined(news)
            case Dealt() | Step() | Standing() | ProposalIs() if self._resyncs.waiting:
                pass
            case Dealt():
                self._dealt(news)
            case Step() if self.game:
                self.game.follow(news)
                self._resyncs.followed(self.game.following.game, self.game.following.seq)
            case Standing() if self.game:
                self.game.stand(news)
                self._resyncs.in_step()
            case ProposalIs() if self.game:
                self.game.asked(news.proposal)
            case Answered() if self.game:
                self.game.answers.append(Answer(news.verdict, news.seq, news.reason))
            case _:
                pass

    def _bot_plays(self, seat: int) -> bool:
        seats = self.lobby.seats if self.lobby else ()
        return seat < len(seats) and bool(seats[seat].level)

    def _dealt(self, news: Dealt) -> None:
        following = GameMirror(news, self._board(news))
        before = self.game.following if self.game else None
        again = before is not None and before.game == news.game
        if self.game and again and self.game.seats == following.seats:
            self.game.restart(following)
        else:
            # The host sends the lobby before every deal, and options change only between games.
            allowed = self.lobby is None or self.lobby.options.hints_allowed
            advisor = self._links.advisor if allowed else None
            self.game = RemoteSession(
                *(self.act, self._links.refresh, following, self._bot_plays, advisor),
                send=self.send,
            )

    def _board_named(self, name: str) -> Board | None:
        return next((one for one in self._boards if one.name == name), None)

    def _board(self, news: Dealt) -> Board:
        """The map of a game; raises OutOfStep if the host has not sent it."""
        board = self._board_named(news.board)
        if board is None or digest(board) != news.digest:
            raise OutOfStep("the host did not send the map of this game")
        return board
