"""The interface between a screen and a game: submit actions, poll for updates.

The local session wraps a match; the one in `net/guest` wraps a connection.
"""

from collections.abc import Sequence, Set
from typing import Protocol

from game.bots.advice import Advice
from game.match import Match
from game.rules.actions import Action
from game.rules.proposals import Proposal
from game.rules.record import Player
from game.rules.views import OpenView
from game.updates import Answer, Update


class Session(Protocol):
    """One screen's connection to one game."""

    @property
    def players(self) -> tuple[Player, ...]:
        """The players by seat."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats played on this screen."""

    @property
    def thinking(self) -> int | None:
        """The seat a bot is thinking for: its own, or one that asked for a hint."""

    @property
    def hints(self) -> bool:
        """Whether this game allows hints."""

    def hint(self, seat: int) -> None:
        """Ask for the best moves of the seat to move; `advice` returns them."""

    def advice(self) -> tuple[Advice, ...] | None:
        """The answer to a hint, best move first, once."""

    def view_as(self, seat: int | None) -> Update:
        """Show the game as one seat sees it from now on, or with None as a spectator."""

    def submit(self, seat: int, action: Action, seq: int) -> None:
        """Send an action; `poll` returns the outcome."""

    @property
    def proposal(self) -> Proposal | None:
        """The newest proposal to end the game (R30), open or declined; None after the end."""

    def may_propose(self, seat: int) -> bool:
        """Whether a seat may propose to end the game now."""

    def propose(self, seat: int) -> None:
        """Propose to end the game; `proposal` shows how the others answer."""

    def respond(self, seat: int, *, agrees: bool) -> None:
        """Answer the open proposal for a seat that has still to answer."""

    def poll(self) -> list[Update | Answer]:
        """What has happened since the last call."""

    def past(self) -> list[Update]:
        """Every step from the deal on, for the current viewer."""

    def history(self) -> tuple[OpenView, ...]:
        """A finished game from its first moment to its last."""


class Bots(Protocol):
    """Plays the seats that people do not."""

    @property
    def thinking(self) -> int | None:
        """The seat a bot is thinking for."""

    def advance(self) -> None:
        """Let the bots move as far as they can now."""

    def hint(self, seat: int) -> None:
        """Ask for a seat's best moves."""

    def take_advice(self) -> tuple[Advice, ...] | None:
        """The answer, once."""


class LocalSession:
    """A session whose match runs in this process."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[int],
        bots: Bots | None = None,
        bot_moves: Set[int] = frozenset(),
        players: tuple[Player, ...] = (),
    ) -> None:
        """`bot_moves` are the numbers of the updates in which a bot has moved for a person, and
        `players` those who play now, if others began the game."""
        self._match = match
        self._players = players or match.header.players
        self._bots, self._bot_moves = bots, bot_moves
        self._seats = tuple(seats)
        self._viewer: int | None = None
        self._seen = match.seq
        self._answers: list[Answer] = []

    @property
    def players(self) -> tuple[Player, ...]:
        """The players by seat."""
        return self._players

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats played on this screen."""
        return self._seats

    @property
    def thinking(self) -> int | None:
        """The seat a bot is thinking for."""
        return self._bots.thinking if self._bots else None

    @property
    def hints(self) -> bool:
        """Always allowed on one screen, since everyone sees them."""
        return True

    def hint(self, seat: int) -> None:
        """Ask the bots for the best moves of a seat on this screen."""
        if seat not in self._seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        if self._bots:
            self._bots.hint(seat)

    def advice(self) -> tuple[Advice, ...] | None:
        """The answer to a hint, once."""
        return self._bots.take_advice() if self._bots else None

    def view_as(self, seat: int | None) -> Update:
        """Show the game as one seat of this screen sees it from now on, or as a spectator."""
        if seat is not None and seat not in self._seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        self._viewer = seat
        return self._match.snapshot(seat)

    def submit(self, seat: int, action: Action, seq: int) -> None:
        """Submit an action to the match."""
        if seat not in self._seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        self._answers.append(self._match.submit(seat, action, seq))

    @property
    def proposal(self) -> Proposal | None:
        """The newest proposal to end the game (R30), open or declined; None after the end."""
        return self._match.proposal

    def may_propose(self, seat: int) -> bool:
        """Whether a seat of this screen may propose to end the game now."""
        return seat in self._seats and self._match.may_propose(seat)

    def propose(self, seat: int) -> None:
        """Propose to end the game; ignored if that is not possible now."""
        if seat not in self._seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        self._match.propose(seat, self._match.seq)

    def respond(self, seat: int, *, agrees: bool) -> None:
        """Answer the open proposal; ignored if this seat was not asked."""
        if seat not in self._seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        self._match.respond(seat, self._match.seq, agrees=agrees)

    def poll(self) -> list[Update | Answer]:
        """Answers and updates since the last call, for the current viewer."""
        if self._bots:
            self._bots.advance()
        news: list[Update | Answer] = [*self._answers]
        news += self._updates(self._seen)
        self._answers.clear()
        self._seen = self._match.seq
        return news

    def past(self) -> list[Update]:
        """Every step from the deal on, for the current viewer."""
        return self._updates(-1)

    def history(self) -> tuple[OpenView, ...]:
        """A finished game from its first moment to its last."""
        return self._match.history()

    def _updates(self, after: int) -> list[Update]:
        updates, by_bots = self._match.updates(self._viewer, after), self._bot_moves
        return [one._replace(by_bot=True) if one.seq in by_bots else one for one in updates]
