"""A guest's whole stay at a table: what it has heard so far, and what it wishes.

Used by the frame loop, which must never wait: all that is here is memory.
"""

from collections import deque
from collections.abc import Callable

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
    FromHost,
    Said,
    Standing,
    Step,
    TableIs,
    Welcome,
)
from net.wire.refusal_reasons import No
from net.wire.standing import digest

MOST_LOST = 3  # times that the whole game is asked for again before one gives up
MOST_LOST_IN_ALL = 8  # the same, with a true word of the host now and then, but no new step
MOST_LINES = 1000  # of the chat; beyond, the older half is forgotten
MOST_DECLINED = 20  # wishes that nobody has asked for

News = FromHost | BoardTold | Connection


class GuestState:
    """What one machine knows of a table. Hears only what `MessageChecks` has let through."""

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
        self.lines: list[Line] = []  # of the chat, the newest
        self.declined: list[Declined] = []  # to be taken out by whoever shows them
        self._lost_track = lost_track
        self._advisor = advisor
        self._give_up = give_up  # called once it is clear that this game cannot be followed here
        self._boards: tuple[Board, ...] = ()  # the two newest: of a game, and of the next
        self._heard_lines: deque[int] = deque(maxlen=MOST_LINES)  # their numbers
        self._astray = False  # what still comes is passed over until the connection is a new one
        self._lost = 0  # how often the whole game was asked for, in a row and in vain
        self._lost_in_all = 0  # the same since the newest step that was ever followed
        self._furthest = (0, 0)  # that step: its game and its number
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
            self._lost_in_all += 1
            if self._lost > MOST_LOST or self._lost_in_all > MOST_LOST_IN_ALL:
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
            case BoardTold(board):
                others = [one for one in self._boards if one is not board]
                self._boards = (board, *others)[:2]
            case TableIs():
                self.lobby = news.lobby
            case Said():
                self._said(news)
            case Declined():
                self.declined = [*self.declined, news][-MOST_DECLINED:]
                if news.about is not None and self.game:
                    self.game.declined(news)
            case Dealt() | Step() | Standing() if self._astray:
                pass
            case Dealt():
                self._dealt(news)
            case Step() if self.game:
                self.game.follow(news)
                self._followed(self.game.following)
            case Standing() if self.game:
                self.game.stand(news)
                self._lost = 0
            case Answered() if self.game:
                self.game.answers.append(Answer(news.verdict, news.seq, news.reason))
            case _:
                pass

    def _followed(self, following: GameMirror) -> None:
        furthest = (following.game, following.seq)
        if furthest > self._furthest:
            self._furthest, self._lost_in_all = furthest, 0

    def _bot_plays(self, seat: int) -> bool:
        seats = self.lobby.seats if self.lobby else ()
        return seat < len(seats) and bool(seats[seat].level)

    def _said(self, news: Said) -> None:
        """A line that is told again after coming back is passed over."""
        if news.number not in self._heard_lines:
            self._heard_lines.append(news.number)
            self.lines.append(news.line)
            if len(self.lines) > MOST_LINES:
                del self.lines[: MOST_LINES // 2]

    def _dealt(self, news: Dealt) -> None:
        following = GameMirror(news, self._board(news))
        if self.game and self.game.following.game == news.game:
            self.game.restart(following)
        else:
            # The lobby is told before every deal, and options change only between games.
            allowed = self.lobby is None or self.lobby.options.hints_allowed
            advisor = self._advisor if allowed else None
            self.game = RemoteSession(self.act, self.refresh, following, self._bot_plays, advisor)

    def _board_called(self, name: str) -> Board | None:
        return next((one for one in self._boards if one.name == name), None)

    def _board(self, news: Dealt) -> Board:
        """The map of a game; raises OutOfStep if it was not told."""
        board = self._board_called(news.board)
        if board is None or digest(board) != news.digest:
            raise OutOfStep("the host did not send the map of this game")
        return board
