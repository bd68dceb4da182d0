"""The state of a game in full: what a late guest needs, and what two peers compare."""

import hashlib
from collections.abc import Iterable

from game.board import Board
from game.rules.companies import COMPANIES
from game.rules.views import View
from net.wire.codec import encode
from net.wire.from_host import Hand, Standing


def standing(seq: int, onlooker: View, own: Iterable[View]) -> Standing:
    """What a guest may know: the public state and the hands of its own seats."""
    table = onlooker.table
    return Standing(
        seq=seq,
        networks=tuple(tuple(table.network(company)) for company in COMPANIES),
        depots=table.depots,
        values=table.values,
        held=table.held,
        turn=table.turn,
        ending=table.ending,
        hands=tuple(
            Hand(view.seat, view.portfolio)
            for view in own
            if view.seat is not None and view.portfolio is not None
        ),
        result=onlooker.result,
    )


def fingerprint_of(told: Standing) -> str:
    """A short hash of a game, to show that two peers have seen the same."""
    return hashlib.sha256(encode(told)).hexdigest()[:16]


def digest(board: Board) -> bytes:
    """A hash of a map, whatever its file looks like."""
    spaces = sorted(board.spaces, key=lambda space: space.hex)
    barriers = sorted(sorted(barrier) for barrier in board.barriers)
    lines = [board.name]
    lines += [f"{one.hex.q} {one.hex.r} {one.kind} {one.value} {one.end:d}" for one in spaces]
    lines += [f"{one.q} {one.r} {other.q} {other.r}" for one, other in barriers]
    return hashlib.sha256("\n".join(lines).encode()).digest()[:8]
