"""A session whose match runs on another computer. Non-blocking; it returns what has arrived."""

from collections.abc import Callable
from typing import Protocol

from game.bots.advice import Advice
from game.rules.actions import Action
from game.rules.proposals import Proposal, may_propose
from game.rules.record import Player
from game.rules.table import Table
from game.rules.views import OpenView, View
from game.updates import Answer, Update
from net.guest.game_mirror import GameMirror
from net.wire.from_guest import Propose, Respond
from net.wire.from_host import Declined, Standing, Step


class Advisor(Protocol):
    """Answers requests for a hint. Non-blocking."""

    @property
    def thinking(self) -> bool:
        """Whether a request is open."""

    def ask(self, view: View) -> None:
        """Ask for the best moves of a view."""

    def poll(self) -> tuple[Advice, ...] | None:
        """The answer, once."""


class RemoteSession:
    """One game at a LAN table, as `game.session` defines it."""

    def __init__(
        self,
        act: Callable[[int, Action, int], None],
        refresh: Callable[[], None],
        following: GameMirror,
        thinks: Callable[[int], bool] = lambda _: False,
        advisor: Advisor | None = None,
        send: Callable[[Propose | Respond], None] = lambda _: None,
    ) -> None:
        self.following = following
        self.answers: list[Answer] = []
        self._act = act
        self._refresh = refresh
        self._thinks = thinks  # whether a bot currently plays a seat
        self._advisor = advisor
        self._send = send
        self._proposal: Proposal | None = None
        self._viewer: int | None = None
        self._told = 0  # the newest step that `poll` has returned
        self._catching_up = True  # until the host has sent the state of the game
        self._snapshot = False

    @property
    def players(self) -> tuple[Player, ...]:
        """The players by seat."""
        return self.following.players

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats played on this computer."""
        return self.following.seats

    @property
    def thinking(self) -> int | None:
        """The seat a bot is thinking for: its own, or one that asked for a hint."""
        table, proposal = self._table, self.proposal
        if proposal is not None and proposal.open:
            return None
        hint = self._advisor is not None and self._advisor.thinking
        return table.turn if table.ending is None and (hint or self._thinks(table.turn)) else None

    @property
    def hints(self) -> bool:
        """Whether this table allows hints."""
        return self._advisor is not None

    def hint(self, seat: int) -> None:
        """Ask for the best moves of a seat on this computer; they are computed here."""
        if seat not in self.seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        if self._advisor:
            self._advisor.ask(self.following.snapshot(seat).view)

    def advice(self) -> tuple[Advice, ...] | None:
        """The answer to a hint, best move first, once."""
        return self._advisor.poll() if self._advisor else None

    def view_as(self, seat: int | None) -> Update:
        """Show the game as one seat sees it from now on, or with None as a spectator."""
        if seat is not None and seat not in self.seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        self._viewer = seat
        return self.following.snapshot(seat)

    def submit(self, seat: int, action: Action, seq: int) -> None:
        """Send an action; `poll` returns the outcome."""
        if seat not in self.seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        self._act(seat, action, seq)

    @property
    def proposal(self) -> Proposal | None:
        """The newest proposal to end the game (R30), open or declined; None after the end."""
        return None if self._table.ending else self._proposal

    def may_propose(self, seat: int) -> bool:
        """Whether a seat of this computer may propose to end the game now."""
        return seat in self.seats and may_propose(self._table, seat, self._proposal)

    def propose(self, seat: int) -> None:
        """Propose to end the game; `proposal` shows how the others answer."""
        if seat not in self.seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        self._send(Propose(seat, self.following.seq))

    def respond(self, seat: int, *, agrees: bool) -> None:
        """Answer the open proposal for a seat that was asked."""
        if seat not in self.seats:
            raise ValueError(f"seat {seat} is not played on this computer")
        self._send(Respond(seat, self.following.seq, agrees))

    def poll(self) -> list[Update | Answer]:
        """Everything since the last call; after a gap one snapshot instead of each step."""
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
        """Every step from the deal on, for the current viewer."""
        return self.following.updates(self._viewer, -1)

    def history(self) -> tuple[OpenView, ...]:
        """A finished game from its first moment to its last."""
        return self.following.history()

    @property
    def _table(self) -> Table:
        return self.following.snapshot(None).view.table

    # Called with the host's messages about this game.

    def follow(self, step: Step) -> None:
        """Apply one step."""
        self.following.take(step)

    def stand(self, told: Standing) -> None:
        """The host has sent the state of the game."""
        self.following.check(told)
        if self._catching_up:
            self._catching_up = False
            self._snapshot = self._told != self.following.seq

    def asked(self, proposal: Proposal | None) -> None:
        """The newest proposal to end the game has changed; raises OutOfStep."""
        self.following.check_proposal(proposal)
        self._proposal = proposal

    def restart(self, following: GameMirror) -> None:
        """The host repeats the game from the beginning."""
        self.following = following
        self.miss()

    def miss(self) -> None:
        """The connection is lost; what happens meanwhile is not shown step by step."""
        self._catching_up = True

    def declined(self, told: Declined) -> None:
        """An action was refused unseen; the screen may plan it again."""
        self._snapshot = True
