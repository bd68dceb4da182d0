"""People who would like to take over a seat in the middle of a game. Only the owner decides.

A seat is free for them while its player is away, or a bot plays for them; their own players may
hand a seat on at the same computer.
"""

from typing import NamedTuple

from game.lobby import SeatRequest, Sitter
from net.table.seating import Party, Seating
from net.table.table_game import TableGame
from net.wire.errors import Turned
from net.wire.from_guest import GrantSeat
from net.wire.refusal_reasons import No

ASK_AGAIN = 30.0  # seconds after a refusal until the same party may ask again


class _Refusal(NamedTuple):
    machine: str
    when: float


class SeatRequests:
    """The open requests, at most one of each party."""

    def __init__(self) -> None:
        self._open: dict[int, SeatRequest] = {}
        self._refused: dict[int, _Refusal] = {}  # the newest of each party

    def open(self, seating: Seating, game: TableGame | None) -> tuple[SeatRequest, ...]:
        """The requests that can still be granted; forgets the others."""
        for peer, request in [*self._open.items()]:
            party = seating.parties.get(peer)
            gone = game is None or party is None or party.connection is None
            if gone or not may_take(seating, game, party, request.seat):
                del self._open[peer]
        return tuple(self._open.values())

    def ask(self, seating: Seating, request: SeatRequest, now: float) -> None:
        """Keep a request until it is granted or refused; raises Turned."""
        party = seating.parties[request.peer]
        if party.id in self._open:
            raise Turned(No.NOT_NOW, "you have already asked for a seat")
        recent = {peer: one for peer, one in self._refused.items() if now - one.when < ASK_AGAIN}
        self._refused = recent
        # After joining again, a guest that was refused is another party at the same machine.
        gone = [one.machine for peer, one in recent.items() if peer not in seating.parties]
        if party.id in recent or party.machine in gone:
            raise Turned(No.NOT_GRANTED, "the host has just refused; ask again later")
        self._open[party.id] = request

    def withdraw(self, party: Party) -> None:
        """A party asks no longer."""
        self._open.pop(party.id, None)

    def settle(self, seating: Seating, wish: GrantSeat, now: float) -> SeatRequest:
        """The request that is granted or refused, which is open no longer; raises Turned.

        It must be as the owner has seen it: another one may have taken its place meanwhile.
        """
        request = self._open.get(wish.peer)
        if request is None or (request.seat, request.name) != (wish.seat, wish.name):
            raise Turned(No.NOT_NOW, "that request is not open any more")
        del self._open[wish.peer]
        party = seating.parties.get(wish.peer)
        if party and not wish.granted:
            self._refused[party.id] = _Refusal(party.machine, now)
        return request


def may_take(seating: Seating, game: TableGame | None, party: Party | None, seat: int) -> bool:
    """Whether a party may ask for a seat of the game in progress."""
    if game is None or game.result is not None or not 0 <= seat < len(seating.places):
        return False
    place, before = seating.places[seat], seating.owner_of(seat)
    if game.match.header.players[seat].bot:
        return False
    away = before is not None and before.connection is None
    return before is party or away or place.stand_in or place.sitter is Sitter.BOT


def requested_name(seating: Seating, party: Party, seat: int, wish: str) -> str:
    """The name of the player who would play a seat; raises Turned.

    It may be that of a player who is away: perhaps they are back at another computer.
    """
    own, before, holder = seating.seats_of(party), seating.places[seat].name, seating.owner_of(seat)
    if seat in own:
        name = seating.check_name(wish, spared=(before,))
        if name == before:
            raise Turned(No.NAME, f"someone at this table is already called {name}")
        return name
    known = "" if own else party.names[0]
    there = holder is not None and holder.connection is not None
    return seating.check_name(wish or known, spared=(known,) if there else (known, before))
