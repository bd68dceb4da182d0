"""What a screen talks to: it submits actions and polls for updates, and knows no more of the game.

The local session stands directly before a match; on the LAN another one stands before a socket.
"""

from collections.abc import Sequence
from typing import Protocol

from game.bots.advice import Advice
from game.match import Match
from game.rules.actions import Action
from game.rules.record import Player
from game.rules.views import OpenView
from game.updates import Answer, Update


class Session(Protocol):
    """One screen's connection to one game."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that people at this screen play."""

    @property
    def thinking(self) -> int | None:
        """The seat that a bot thinks for at this moment: its own, or one that wants a hint."""

    @property
    def hints(self) -> bool:
        """Whether hints can be asked for in this game."""

    def hint(self, seat: int) -> None:
        """Ask for the best moves of a seat that is to act; they come with `advice`."""

    def advice(self) -> tuple[Advice, ...] | None:
        """The moves that a hint has found, the best first; each hint is told once."""

    def look(self, seat: int | None) -> Update:
        """See through one seat's eyes from now on, or with None through a spectator's."""

    def submit(self, seat: int, action: Action, seq: int) -> None:
        """Send an action; what becomes of it comes with `poll`."""

    def poll(self) -> list[Update | Answer]:
        """What has happened since the last call."""

    def past(self) -> list[Update]:
        """Every step so far, from the deal on, for the eyes of now."""

    def history(self) -> tuple[OpenView, ...]:
        """A finished game from its first moment to its last."""


class Bots(Protocol):
    """Who plays the seats that people do not."""

    @property
    def thinking(self) -> int | None:
        """The seat that is thought for now."""

    def advance(self) -> None:
        """Let the game go on as far as bots can bring it now."""

    def hint(self, seat: int) -> None:
        """Ask what a seat could do."""

    def take_advice(self) -> tuple[Advice, ...] | None:
        """The answer, once."""


class LocalSession:
    """A session whose match is in this very process."""

    def __init__(self, match: Match, seats: Sequence[int], bots: Bots | None = None) -> None:
        self._match = match
        self._bots = bots
        self._seats = tuple(seats)
        self._viewer: int | None = None
        self._seen = match.seq
        self._answers: list[Answer] = []

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        return self._match.header.players

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that people at this screen play."""
        return self._seats

    @property
    def thinking(self) -> int | None:
        """The seat that a bot thinks for at this moment."""
        return self._bots.thinking if self._bots else None

    @property
    def hints(self) -> bool:
        """Whether hints can be asked for; at one screen always, since everybody sees them."""
        return True

    def hint(self, seat: int) -> None:
        """Ask the bots for the best moves of a seat at this screen."""
        if seat not in self._seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        if self._bots:
            self._bots.hint(seat)

    def advice(self) -> tuple[Advice, ...] | None:
        """The moves that a hint has found."""
        return self._bots.take_advice() if self._bots else None

    def look(self, seat: int | None) -> Update:
        """See through one seat's eyes from now on; only seats at this screen have any."""
        if seat is not None and seat not in self._seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        self._viewer = seat
        return self._match.snapshot(seat)

    def submit(self, seat: int, action: Action, seq: int) -> None:
        """Hand an action to the match."""
        if seat not in self._seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        self._answers.append(self._match.submit(seat, action, seq))

    def poll(self) -> list[Update | Answer]:
        """The answers and the updates since the last call, for the eyes of now."""
        if self._bots:
            self._bots.advance()
        news: list[Update | Answer] = [*self._answers]
        news += self._match.updates(self._viewer, self._seen)
        self._answers.clear()
        self._seen = self._match.seq
        return news

    def past(self) -> list[Update]:
        """Every step so far, from the deal on, for the eyes of now."""
        return self._match.updates(self._viewer, -1)

    def history(self) -> tuple[OpenView, ...]:
        """A finished game from its first moment to its last."""
        return self._match.history()
