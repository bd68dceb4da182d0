"""Proposals of bots to end a game that has stalled, and their answers to those of others (R30)."""

from collections.abc import Callable

from game.bots.stalemate import wants_to_end, wants_to_propose
from game.match import Match
from game.rules.proposals import Proposal


def let_bots_propose(match: Match, is_bot: Callable[[int], bool]) -> bool:
    """Let the bots of a match answer the open proposal, or make one; True if that changed anything.

    An OSError of the journal is passed on.
    """
    before = match.seq, match.proposal
    table = match.snapshot(None).view.table
    turn = table.turn
    if is_bot(turn) and match.may_propose(turn) and wants_to_propose(match.snapshot(turn).view):
        match.propose(turn, match.seq)
    if match.proposal is not None and match.proposal.open:
        _answer(match, match.proposal, is_bot)
    return before != (match.seq, match.proposal)


def _answer(match: Match, proposal: Proposal, is_bot: Callable[[int], bool]) -> None:
    for seat in proposal.waiting:
        if is_bot(seat):
            agrees = wants_to_end(match.snapshot(seat).view)
            match.respond(seat, match.seq, agrees=agrees)
