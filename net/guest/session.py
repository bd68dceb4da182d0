"""A session for a screen whose match is somewhere on the LAN. It never waits: it has what came."""

from collections.abc import Callable
from typing import Protocol

from game.bots.advice import Advice
from game.rules.actions import Action
from game.rules.record import Player
from game.rules.views import OpenView, View
from game.updates import Answer, Update
from net.guest.game_mirror import GameMirror
from net.wire.from_host import Declined, Standing, Step


class Advisor(Protocol):
    """Whom a screen asks for a hint. Never waits."""

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""

    def ask(self, view: View) -> None:
        """Ask what the viewer could do."""

    def poll(self) -> tuple[Advice, ...] | None:
        """The answer, once."""


class RemoteSession:
    """One game of a visit, as `game.session` wants it."""

    def __init__(
        self,
        act: Callable[[int, Action, int], None],
        refresh: Callable[[], None],
        following: GameMirror,
        thinks: Callable[[int], bool] = lambda _: False,
        advisor: Advisor | None = None,
    ) -> None:
        self.following = following
        self.answers: list[Answer] = []
        self._act = act
        self._refresh = refresh
        self._thinks = thinks  # whether a bot plays a seat now
        self._advisor = advisor
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

    @property
    def thinking(self) -> int | None:
        """The seat that a bot thinks for at this moment: its own, or one that wants a hint."""
        table = self.following.snapshot(None).view.table
        hint = self._advisor is not None and self._advisor.thinking
        return table.turn if table.ending is None and (hint or self._thinks(table.turn)) else None

    @property
    def hints(self) -> bool:
        """Whether hints can be asked for in this game."""
        return self._advisor is not None

    def hint(self, seat: int) -> None:
        """Ask for the best moves of a seat at this screen; they are thought out here."""
        if seat not in self.seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        if self._advisor:
            self._advisor.ask(self.following.snapshot(seat).view)

    def advice(self) -> tuple[Advice, ...] | None:
        """The moves that a hint has found, the best first; each hint is told once."""
        return self._advisor.poll() if self._advisor else None

    def look(self, seat: int | None) -> Update:
        """See through one seat's eyes from now on, or with None through an onlooker's."""
        if seat is not None and seat not in self.seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        self._viewer = seat
        return self.following.snapshot(seat)

    def submit(self, seat: int, action: Action, seq: int) -> None:
        """Send an action; what becomes of it comes with `poll`."""
        if seat not in self.seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        self._act(seat, action, seq)

    def poll(self) -> list[Update | Answer]:
        """What has happened since the last call; after a gap one snapshot instead of every step."""
        self._refresh()
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

    def restart(self, following: GameMirror) -> None:
        """The host tells the game from its beginning again."""
        self.following = following
        self.miss()

    def miss(self) -> None:
        """Nothing is heard for a while; what happens meanwhile is not shown step by step."""
        self._catching_up = True

    def declined(self, told: Declined) -> None:
        """An action was not even looked at; the screen may plan it again."""
        self._snapshot = True
