"""Proposals to end a stalemate (R30), as the players at one screen see them. Has no window."""

from enum import Enum, auto
from typing import NamedTuple

from game.rules.legality import buildable
from game.rules.proposals import Proposal
from game.rules.table import Table
from game.rules.views import View
from game.session import Session

ANSWER_AFTER = 0.8  # seconds that a question is on screen before a press can be meant for it


class Offered(NamedTuple):
    """The player to move may propose to end the game."""

    seat: int


class Asked(NamedTuple):
    """A player at this screen is to answer a proposal."""

    proposer: int
    seat: int
    waiting: tuple[int, ...]  # all seats that have still to answer


class Awaited(NamedTuple):
    """The answers of players at other screens are awaited."""

    proposer: int
    waiting: tuple[int, ...]


EndTalk = Offered | Asked | Awaited | None


class Refusal(Enum):
    """How a proposal came to be declined."""

    KEEPS_PLAYING = auto()
    WITHDRAWN = auto()  # the proposer has played on
    LATE = auto()  # a player at this screen has not answered in time


class News(Enum):
    """What has become of a proposal."""

    OPENED = auto()
    DECLINED = auto()


class DeclinedProposal(NamedTuple):
    """A seat has declined the newest proposal."""

    seat: int
    how: Refusal


class EndProposals:
    """Follows the proposals of a game; says each thing that happens once."""

    def __init__(self, session: Session) -> None:
        self._session = session
        newest = session.proposal
        self._reported = None if newest is None or newest.open else newest
        self._answered: tuple[int, int] | None = None  # the last no given here: seat, proposal
        self._stuck: tuple[Table, bool] | None = None
        self._talk: EndTalk = None
        self._shown_for = 0.0  # seconds

    @property
    def open(self) -> Proposal | None:
        """The proposal that players have still to answer."""
        newest = self._session.proposal
        return newest if newest is not None and newest.open else None

    @property
    def asks_here(self) -> bool:
        """Whether a player at this screen has still to answer."""
        waiting = self.open.waiting if self.open else ()
        return any(seat in self._session.seats for seat in waiting)

    @property
    def ready(self) -> bool:
        """Whether a press can be meant for what is on screen now."""
        return self._shown_for >= ANSWER_AFTER

    def stuck(self, table: Table) -> bool:
        """Whether no company can build, so that only trades are left."""
        if self._stuck is None or self._stuck[0] is not table:
            self._stuck = table, table.ending is None and not buildable(table)
        return self._stuck[1]

    def talk(self, view: View) -> EndTalk:
        """What is on screen for the seat that looks at the table, or for everyone in the room."""
        if proposal := self.open:
            here = [one for one in proposal.waiting if one in self._session.seats]
            if here:
                return Asked(proposal.seat, here[0], proposal.waiting)
            return Awaited(proposal.seat, proposal.waiting)
        if view.seat is None or not self.stuck(view.table):
            return None
        return Offered(view.seat) if self._session.may_propose(view.seat) else None

    def pass_time(self, talk: EndTalk, dt: float) -> None:
        """Count the seconds that something has been on screen."""
        same = _subject(talk) == _subject(self._talk)
        self._talk, self._shown_for = talk, self._shown_for + dt if same else 0.0

    def propose(self, seat: int) -> None:
        """Propose to end the game."""
        self._session.propose(seat)

    def answer(self, question: Asked, *, agrees: bool) -> None:
        """Answer for the seat that is asked."""
        proposal = self._session.proposal
        if proposal is not None and not agrees:
            self._answered = question.seat, proposal.made_at
        self._session.respond(question.seat, agrees=agrees)

    def declined(self, table: Table) -> DeclinedProposal | None:
        """That the newest proposal was declined, until the next action."""
        newest = self._session.proposal
        if newest is None or newest.declined_by is None or newest.made_at != table.actions:
            return None
        return DeclinedProposal(newest.declined_by, self._refusal(newest, newest.declined_by))

    def news(self) -> News | None:
        """What has happened since the last call: a proposal was made or declined."""
        before, now = self._reported, self._session.proposal
        self._reported = now
        if now is None or now == before:
            return None
        if now.declined_by is not None:
            return News.DECLINED
        return News.OPENED if before is None or before.made_at != now.made_at else None

    def _refusal(self, proposal: Proposal, seat: int) -> Refusal:
        if seat == proposal.seat:
            return Refusal.WITHDRAWN
        if seat in self._session.seats and self._answered != (seat, proposal.made_at):
            return Refusal.LATE
        return Refusal.KEEPS_PLAYING


def _subject(talk: EndTalk) -> object:
    """The same while it is about the same; others may answer meanwhile."""
    return talk._replace(waiting=()) if isinstance(talk, Asked | Awaited) else talk
