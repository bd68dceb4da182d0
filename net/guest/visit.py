"""A guest's whole stay at a table: what it has heard so far, and what it wishes.

Used by the frame loop, which must never wait: all that is here is memory.
"""

from collections.abc import Callable

from game.board import Board
from game.lobby import Connection, Line, Link, Lobby
from game.rules.actions import Action
from game.updates import Answer
from net.guest.following import Following
from net.guest.session import Advisor, RemoteSession
from net.wire.errors import OutOfStep
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

News = FromHost | Connection


class Visit:
    """What one machine knows of a table."""

    def __init__(
        self,
        send: Callable[[AtTheTable], None],
        board_named: Callable[[str], Board],
        lost_track: Callable[[], None],
        first_id: int,
        refresh: Callable[[], None] = lambda: None,
        advisor: Advisor | None = None,
    ) -> None:
        self.send = send
        self.refresh = refresh  # brings what has arrived meanwhile, without waiting
        self.connection = Connection(Link.CONNECTING)
        self.me: Welcome | None = None
        self.lobby: Lobby | None = None
        self.game: RemoteSession | None = None  # the newest; older ones stay as they ended
        self.lines: list[Line] = []  # of the chat, all so far
        self.declined: list[Declined] = []  # to be taken out by whoever shows them
        self._board_named = board_named
        self._lost_track = lost_track
        self._advisor = advisor
        self._acts = first_id  # random, so that a program that was restarted has new ones

    def hear(self, news: News) -> None:
        """Take one message of the host, or a change of the connection."""
        try:
            self._hear(news)
        except OutOfStep:
            self._lost_track()

    def act(self, seat: int, action: Action, seq: int) -> None:
        """Wish for an action."""
        self._acts += 1
        self.send(Act(self._acts, seat, seq, action))

    def _hear(self, news: News) -> None:
        match news:
            case Connection():
                self.connection = news
                if news.link is Link.LOST and self.game:
                    self.game.miss()
            case Welcome():
                self.me = news
            case TableIs():
                self.lobby = news.lobby
            case Said():
                self.lines.append(news.line)
            case Declined():
                self.declined.append(news)
                if news.about is not None and self.game:
                    self.game.declined(news)
            case Dealt():
                self._dealt(news)
            case Step() if self.game:
                self.game.follow(news)
            case Standing() if self.game:
                self.game.stand(news)
            case Answered() if self.game:
                self.game.answers.append(Answer(news.verdict, news.seq, news.reason))
            case _:
                pass

    def _bot_plays(self, seat: int) -> bool:
        return self.lobby is not None and bool(self.lobby.seats[seat].level)

    def _dealt(self, news: Dealt) -> None:
        following = Following(news, self._board_named(news.board))
        if self.game and self.game.following.game == news.game:
            self.game.restart(following)
        else:
            self.game = RemoteSession(
                self.act, self.refresh, following, self._bot_plays, self._advisor
            )
