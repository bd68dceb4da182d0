"""The authority over one game: turn order, legality, the record, and what each viewer may know."""

from contextlib import suppress
from typing import Protocol

from game.rules.actions import Action
from game.rules.draft import game_over
from game.rules.engine import apply, end_by_agreement
from game.rules.errors import RuleBroken
from game.rules.legality import why_not_propose
from game.rules.proposals import Proposal, answered, asked_lately, may_propose, proposal_of
from game.rules.reasons import Reason, Rule
from game.rules.record import Header
from game.rules.record_reader import Record, RecordMoment
from game.rules.scoring import Result, result
from game.rules.setup import opening
from game.rules.state import State
from game.rules.table import Table
from game.rules.views import OpenView, events_for, open_view, view_for
from game.updates import Answer, Update, Verdict


class Journal(Protocol):
    """Where a match writes what happened before it takes effect, such as a record."""

    def act(self, seat: int, action: Action) -> None:
        """Write one action."""

    def end(self, final: Result) -> None:
        """Write the end."""


class Match:
    """One game. It keeps every moment, so that any step can be sent again."""

    def __init__(
        self, header: Header, moments: tuple[RecordMoment, ...], journal: Journal | None = None
    ) -> None:
        self.header = header
        self._moments = [*moments]
        self._journal = journal
        self._proposal: Proposal | None = None

    @classmethod
    def begin(cls, header: Header, journal: Journal | None = None) -> "Match":
        """A new game."""
        state = header.state()
        return cls(header, (RecordMoment(state, opening(state)),), journal)

    @classmethod
    def resume(cls, record: Record, journal: Journal | None = None) -> "Match":
        """A game that continues where its record ends; a missing end line is written."""
        if journal and record.final.table.ending is not None and not record.closed:
            journal.end(result(record.final))
        return cls(record.header, record.moments, journal)

    @property
    def seq(self) -> int:
        """The number of the newest update: the actions done, and one for an agreed end (R30)."""
        return len(self._moments) - 1

    @property
    def table(self) -> Table:
        """The public part of the current state."""
        return self._state().table

    def submit(self, seat: int, action: Action, seq: int) -> Answer:
        """Check, write down, then apply an action that a seat based on state number `seq`.

        An OSError of the journal is passed on, and the game stays as it was.
        """
        if seq != self.seq:
            return Answer(Verdict.STALE, self.seq)
        state = self._state()
        if reason := game_over(state.table):
            return Answer(Verdict.REFUSED, self.seq, reason)
        if seat != state.table.turn:
            reason = Reason(Rule.OUT_OF_TURN, seat=seat, actual=state.table.turn)
            return Answer(Verdict.REFUSED, self.seq, reason)
        try:
            after, events = apply(state, action)
        except RuleBroken as refused:
            return Answer(Verdict.REFUSED, self.seq, refused.reason)
        if self._journal:
            self._journal.act(seat, action)
        self._moments.append(RecordMoment(after, events))
        if self._proposal and self._proposal.open:  # playing on withdraws it
            self._proposal = answered(self._proposal, seat, agrees=False)
        if self._journal and after.table.ending is not None:
            with suppress(OSError):  # the record is complete without it, and resuming writes it
                self._journal.end(result(after))
        return Answer(Verdict.DONE, self.seq)

    @property
    def proposal(self) -> Proposal | None:
        """The newest proposal to end the game (R30), open or declined; None after the end."""
        return self._proposal if self._state().table.ending is None else None

    def may_propose(self, seat: int) -> bool:
        """Whether a seat may propose to end the game now."""
        return may_propose(self._state().table, seat, self._proposal)

    def propose(self, seat: int, seq: int) -> Answer:
        """A seat proposes to end the game; refused without a reason if that was asked lately."""
        table = self._state().table
        if seq != self.seq:
            return Answer(Verdict.STALE, self.seq)
        reason = why_not_propose(table, seat)
        if reason or asked_lately(table, self._proposal):
            return Answer(Verdict.REFUSED, self.seq, reason)
        self._proposal = proposal_of(table)
        return Answer(Verdict.DONE, self.seq)

    def respond(self, seat: int, seq: int, *, agrees: bool) -> Answer:
        """A seat answers the open proposal; refused without a reason if it was not asked.

        Once every seat agrees the game is over. The end is written down first: an OSError of the
        journal is passed on, and the proposal stays open.
        """
        if seq != self.seq:
            return Answer(Verdict.STALE, self.seq)
        proposal = self.proposal
        if proposal is None or not proposal.open or seat not in proposal.waiting:
            return Answer(Verdict.REFUSED, self.seq, game_over(self._state().table))
        told = answered(proposal, seat, agrees=agrees)
        if agrees and not told.waiting:
            self._end()
        self._proposal = told
        return Answer(Verdict.DONE, self.seq)

    def _end(self) -> None:
        """End the game by agreement."""
        after, events = end_by_agreement(self._state())
        if self._journal:
            self._journal.end(result(after))
        self._moments.append(RecordMoment(after, events))

    def snapshot(self, viewer: int | None) -> Update:
        """The current state, for a seat or, with None, a spectator."""
        return Update(self.seq, (), view_for(self._state(), viewer))

    def first(self, viewer: int | None) -> Update:
        """The deal as a viewer sees it."""
        state, events = self._moments[0]
        return Update(0, events_for(events, viewer), view_for(state, viewer))

    def updates(self, viewer: int | None, after: int) -> list[Update]:
        """Every step after the given one; -1 starts with the deal."""
        return [
            Update(seq, events_for(events, viewer), view_for(state, viewer))
            for seq, (state, events) in enumerate(self._moments[after + 1 :], start=after + 1)
        ]

    def history(self) -> tuple[OpenView, ...]:
        """Every moment with all portfolios; raises ValueError during the game."""
        return tuple(open_view(moment.state, self._state()) for moment in self._moments)

    def _state(self) -> State:
        return self._moments[-1].state
