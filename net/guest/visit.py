"""A guest's whole stay at a table: what it has heard so far, and what it wishes.

Used by the frame loop, which must never wait: all that is here is memory.
"""

from collections.abc import Callable
from typing import NamedTuple

from game.board import Board, BoardError, load_board, read_board, shipped_boards
from game.lobby import Connection, Line, Link, Lobby
from game.rules.actions import Action
from game.updates import Answer
from net.guest.following import Following
from net.guest.session import Advisor, RemoteSession
from net.wire.errors import OutOfStep, Turned
from net.wire.from_guest import Act, AtTheTable
from net.wire.from_host import (
    Answered,
    BoardIs,
    Dealt,
    Declined,
    FromHost,
    Said,
    Standing,
    Step,
    TableIs,
    Welcome,
)
from net.wire.refusals import No
from net.wire.standing import digest

MOST_LOST = 3  # times that the whole game is asked for again before one gives up

News = FromHost | Connection


class _Sent(NamedTuple):
    """A map that the host has sent, and the file that it was read from."""

    file: bytes
    board: Board


class Visit:
    """What one machine knows of a table."""

    def __init__(
        self,
        send: Callable[[AtTheTable], None],
        lost_track: Callable[[], None],
        first_id: int,
        refresh: Callable[[], None] = lambda: None,
        advisor: Advisor | None = None,
        give_up: Callable[[Turned], None] = lambda _: None,
    ) -> None:
        self.send = send
        self.refresh = refresh  # brings what has arrived meanwhile, without waiting
        self.connection = Connection(Link.CONNECTING)
        self.me: Welcome | None = None
        self.lobby: Lobby | None = None
        self.game: RemoteSession | None = None  # the newest; older ones stay as they ended
        self.lines: list[Line] = []  # of the chat, all so far
        self.declined: list[Declined] = []  # to be taken out by whoever shows them
        self._lost_track = lost_track
        self._advisor = advisor
        self._give_up = give_up  # called once it is clear that this game cannot be followed here
        self._boards: tuple[_Sent, ...] = ()  # the two newest: of a game, and of the next
        self._heard_lines: set[int] = set()
        self._astray = False  # what still comes is passed over until the connection is a new one
        self._lost = 0  # how often the whole game was asked for, in a row and in vain
        self._acts = first_id  # random, so that a program that was restarted has new ones

    @property
    def board(self) -> Board | None:
        """The map that is agreed on."""
        return self._board_called(self.lobby.options.board) if self.lobby else None

    def hear(self, news: News) -> None:
        """Take one message of the host, or a change of the connection."""
        try:
            self._hear(news)
        except OutOfStep as error:
            self._astray = True
            self._lost += 1
            if self._lost > MOST_LOST:
                self._give_up(Turned(No.OUT_OF_STEP, str(error)))
            else:
                self._lost_track()
        except Turned as no:
            self._astray = True
            self._give_up(no)

    def act(self, seat: int, action: Action, seq: int) -> None:
        """Wish for an action."""
        self._acts += 1
        self.send(Act(self._acts, seat, seq, action))

    def _hear(self, news: News) -> None:
        match news:
            case Connection():
                self.connection, self._astray = news, False
                if news.link is Link.LOST and self.game:
                    self.game.miss()
            case Welcome():
                self.me = news
            case BoardIs():
                self._take_board(news.file)
            case TableIs():
                self.lobby = news.lobby
            case Said():
                self._said(news)
            case Declined():
                self.declined.append(news)
                if news.about is not None and self.game:
                    self.game.declined(news)
            case Dealt() | Step() | Standing() if self._astray:
                pass
            case Dealt():
                self._dealt(news)
            case Step() if self.game:
                self.game.follow(news)
            case Standing() if self.game:
                self.game.stand(news)
                self._lost = 0
            case Answered() if self.game:
                self.game.answers.append(Answer(news.verdict, news.seq, news.reason))
            case _:
                pass

    def _bot_plays(self, seat: int) -> bool:
        return self.lobby is not None and bool(self.lobby.seats[seat].level)

    def _said(self, news: Said) -> None:
        """A line that is told again after coming back is passed over."""
        if news.number not in self._heard_lines:
            self._heard_lines.add(news.number)
            self.lines.append(news.line)

    def _dealt(self, news: Dealt) -> None:
        following = Following(news, self._board(news))
        if self.game and self.game.following.game == news.game:
            self.game.restart(following)
        else:
            self.game = RemoteSession(
                self.act, self.refresh, following, self._bot_plays, self._advisor
            )

    def _take_board(self, file: bytes) -> None:
        """Read a map; raises Turned if it is none, or not the one that comes with the game."""
        sent = next((one for one in self._boards if one.file == file), None)
        if sent is None:  # reading one takes as long as a frame
            try:
                sent = _Sent(file, read_board(file))
            except BoardError:
                raise Turned(No.BOARD_BROKEN, "the host's map is not playable") from None
            name = sent.board.name
            if name in shipped_boards() and digest(load_board(name)) != digest(sent.board):
                words = f"your map {name!r} is different from the host's"
                raise Turned(No.BOARD_DIFFERS, words)
        self._boards = (sent, *(one for one in self._boards if one is not sent))[:2]

    def _board_called(self, name: str) -> Board | None:
        return next((one.board for one in self._boards if one.board.name == name), None)

    def _board(self, news: Dealt) -> Board:
        """The map of a game; raises OutOfStep if it was not told."""
        board = self._board_called(news.board)
        if board is None or digest(board) != news.digest:
            raise OutOfStep("the host did not send the map of this game")
        return board
