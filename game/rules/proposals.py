"""Proposals to end a game in which no company can build any more (R30).

A proposal is no action: if a player declines, the turn goes on. That it is not made again for a
whole round after that is a courtesy of this program, not a rule.
"""

from typing import NamedTuple

from game.rules.legality import why_not_propose
from game.rules.table import Table


class Proposal(NamedTuple):
    """The newest proposal of a game, and how it stands. Public."""

    seat: int  # the seat that proposed
    made_at: int  # the number of actions done by then
    waiting: tuple[int, ...]  # the seats that have still to answer, in turn order
    declined_by: int | None = None

    @property
    def open(self) -> bool:
        """Whether a player has still to answer."""
        return bool(self.waiting) and self.declined_by is None


def proposal_of(table: Table) -> Proposal:
    """A new proposal of the seat to move."""
    others = tuple((table.turn + step) % table.seats for step in range(1, table.seats))
    return Proposal(table.turn, table.actions, others)


def answered(proposal: Proposal, seat: int, *, agrees: bool) -> Proposal:
    """A proposal after one more answer."""
    if not agrees:
        return proposal._replace(declined_by=seat)
    return proposal._replace(waiting=tuple(one for one in proposal.waiting if one != seat))


def asked_lately(table: Table, newest: Proposal | None) -> bool:
    """Whether a proposal is open, or was declined less than a whole round ago."""
    return newest is not None and table.actions < newest.made_at + table.seats


def may_propose(table: Table, seat: int, newest: Proposal | None) -> bool:
    """Whether a seat may propose to end the game now."""
    return why_not_propose(table, seat) is None and not asked_lately(table, newest)
