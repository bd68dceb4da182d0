"""Proposals of bots to end a game that has stalled, and their answers to those of others (R30)."""

from collections.abc import Callable

from game.bots.stalemate import wants_to_end
from game.match import Match
from game.rules.proposals import Proposal


def let_bots_propose(match: Match, is_bot: Callable[[int], bool]) -> bool:
    """Let the bots of a match answer the open proposal, or make one; True if that changed anything.

    An OSError of the journal is passed on.
    """
    before = match.seq, match.proposal
    table = match.snapshot(None).view.table
    if is_bot(table.turn) and match.may_propose(table.turn) and _wants_to_end(match, table.turn):
        match.propose(table.turn, match.seq)
    if match.proposal is not None and match.proposal.open:
        _answer(match, match.proposal, is_bot)
    return before != (match.seq, match.proposal)


def _answer(match: Match, proposal: Proposal, is_bot: Callable[[int], bool]) -> None:
    for seat in proposal.waiting:
        if is_bot(seat):
            match.respond(seat, match.seq, agrees=_wants_to_end(match, seat))


def _wants_to_end(match: Match, seat: int) -> bool:
    return wants_to_end(match.snapshot(seat).view)
