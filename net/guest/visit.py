"""A guest's whole stay at a table: what it has heard so far, and what it wishes.

Used by the frame loop, which must never wait: all that is here is memory.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from game.board import Board
from game.lobby import Line, Lobby
from game.rules.actions import Action
from game.rules.record import Player
from game.rules.views import OpenView
from game.updates import Answer, Update
from net.guest.following import Following
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
from net.wire.refusals import No


class Link(StrEnum):
    """How a guest's connection stands."""

    CONNECTING = "connecting"
    THERE = "there"
    LOST = "lost"  # and tried again and again
    OUT = "out"  # for good


class Connection(NamedTuple):
    """The connection has changed; `why` and `words` say more where somebody said no."""

    link: Link
    why: No | None = None
    words: str = ""


News = FromHost | Connection


class Visit:
    """What one machine knows of a table."""

    def __init__(
        self,
        send: Callable[[AtTheTable], None],
        board_named: Callable[[str], Board],
        lost_track: Callable[[], None],
        first_id: int,
    ) -> None:
        self.send = send
        self.connection = Connection(Link.CONNECTING)
        self.me: Welcome | None = None
        self.lobby: Lobby | None = None
        self.game: FollowedGame | None = None  # the newest; older ones stay as they ended
        self.lines: list[Line] = []  # of the chat, all so far
        self.declined: list[Declined] = []  # to be taken out by whoever shows them
        self._board_named = board_named
        self._lost_track = lost_track
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

    def _dealt(self, news: Dealt) -> None:
        following = Following(news, self._board_named(news.board))
        if self.game and self.game.following.game == news.game:
            self.game.restart(following)
        else:
            self.game = FollowedGame(self, following)


class FollowedGame:
    """One game of a visit; a session for a screen."""

    def __init__(self, visit: Visit, following: Following) -> None:
        self.following = following
        self.answers: list[Answer] = []
        self._visit = visit
        self._viewer: int | None = None
        self._told = 0  # the newest step that `poll` has given
        self._catching_up = True  # until the host has said how the game stands
        self._snapshot = False

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        return self.following.players

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that people at this screen play."""
        return self.following.seats

    def look(self, seat: int | None) -> Update:
        """See through one seat's eyes from now on, or with None through an onlooker's."""
        if seat is not None and seat not in self.seats:
            raise ValueError(f"seat {seat} is not played at this screen")
        self._viewer = seat
        return self.following.snapshot(seat)

    def submit(self, seat: int, action: Action, seq: int) -> None:
        """Send an action; what becomes of it comes with `poll`."""
        if seat not in self.seats:
            raise ValueError(f"seat {seat} is not played at this screen")
        self._visit.act(seat, action, seq)

    def poll(self) -> list[Update | Answer]:
        """What has happened since the last call; after a gap one snapshot instead of every step."""
        news: list[Update | Answer] = [*self.answers]
        self.answers.clear()
        if self._snapshot:
            self._snapshot = False
            news.append(self.following.snapshot(self._viewer))
        elif not self._catching_up:
            news += self.following.updates(self._viewer, self._told)
        else:
            return news
        self._told = self.following.seq
        return news

    def past(self) -> list[Update]:
        """Every step so far, from the deal on, for the eyes of now."""
        return self.following.updates(self._viewer, -1)

    def history(self) -> tuple[OpenView, ...]:
        """A finished game from its first moment to its last."""
        return self.following.history()

    # What the visit hears of this game.

    def follow(self, step: Step) -> None:
        """One step more."""
        self.following.take(step)

    def stand(self, told: Standing) -> None:
        """The host said how the game stands."""
        self.following.check(told)
        if self._catching_up:
            self._catching_up = False
            self._snapshot = self._told != self.following.seq

    def restart(self, following: Following) -> None:
        """The host tells the game from its beginning again."""
        self.following = following
        self.miss()

    def miss(self) -> None:
        """Nothing is heard for a while; what happens meanwhile is not shown step by step."""
        self._catching_up = True

    def declined(self, told: Declined) -> None:
        """An action was not even looked at; the screen may plan it again."""
        self._snapshot = True
