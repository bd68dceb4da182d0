"""A saved game at a table that is open for its players: who plays which seat, until it goes on.

People claim their seats by name, also after bots have begun to stand in for them. The owner can
give a seat to anybody at the table.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.match import Match
from game.rules.record import Player
from net.table.seating import HUMAN, Party, Seating, TableSeat
from net.wire.errors import Turned
from net.wire.from_guest import GiveSeat
from net.wire.names import clean_name, same_name
from net.wire.refusal_reasons import No


@dataclass(frozen=True)
class WaitingGame:
    """A saved game that has not gone on yet."""

    players: Sequence[Player]  # by the names of those who played last
    actions: int
    number: int  # of the game at this table
    open_match: Callable[[], Match]  # opens its record for writing; raises Turned


def claim_or_watch(seating: Seating, names: Sequence[str], spare: Sequence[str]) -> Party:
    """A guest takes the seats that have its names, or else watches until the owner gives it one.

    Raises Turned.
    """
    if seating.waiting_for(names):
        return seating.claim(names)
    return seating.watch(names, spare)


def claim_own(seating: Seating, party: Party, names: Sequence[str]) -> None:
    """Seat the owner's party where seats have its names, one for each."""
    for seat in seating.waiting_for(name for name in names if clean_name(name)):
        seating.take(seat, party, seating.places[seat].name)


def give_seat(seating: Seating, waiting: WaitingGame, wish: GiveSeat) -> tuple[Party, ...]:
    """Let someone else play a seat; returns the parties whose seats have changed.

    Raises Turned.
    """
    seat = wish.seat
    before = _holder(seating, waiting, seat)
    party = None if wish.peer is None else seating.parties.get(wish.peer)
    if wish.peer is not None and (party is None or party.connection is None):
        raise Turned(No.NOBODY, "there is nobody to give the seat to")
    if party and (party.kind != HUMAN or wish.bot):
        raise Turned(No.SENSELESS, "a seat is given to a person or to a bot of the host")
    _clear(seating, seat)
    name = waiting.players[seat].name
    if party:
        own = party.names[0]
        # A spectator plays under the own name; further seats keep theirs, to be told apart.
        # A player's name is kept for its seat, which may wait for its player again.
        others = [player.name for player in waiting.players if player.name != name]
        newcomer = not party.owner and not seating.plays(party)
        free = not any(same_name(clean_name(one), own) for one in others)
        seating.take(seat, party, own if newcomer and free else name)
    else:
        seating.wait_for(seat, name)
        if wish.bot:
            seating.places[seat].hand_to_bot()
    if before and (seats := seating.seats_of(before)):
        before.names = tuple(seating.places[one].name for one in seats)
    return tuple({one.id: one for one in (before, party) if one}.values())


def unclaimed(seating: Seating) -> list[int]:
    """The seats that keep the game from going on: nobody has claimed them, and no bot stands in."""
    return [seat for seat in seating.claimable if not seating.places[seat].stand_in]


def release(seating: Seating, waiting: WaitingGame, party: Party) -> None:
    """The seats of a party wait for their own players again."""
    for seat in seating.seats_of(party):
        seating.wait_for(seat, waiting.players[seat].name)


def _holder(seating: Seating, waiting: WaitingGame, seat: int) -> Party | None:
    """The owner, if a seat is theirs; None if nobody plays it. Raises Turned for any other seat."""
    if not 0 <= seat < len(seating.places):
        raise Turned(No.SENSELESS, "there is no such seat")
    if waiting.players[seat].bot:
        raise Turned(No.SENSELESS, "a bot has begun the game in that seat")
    party = seating.owner_of(seat)
    if party is None or seat in seating.claimable:
        return None
    if not party.owner:
        raise Turned(No.SEAT_TAKEN, "that seat is taken")
    return party


def _clear(seating: Seating, seat: int) -> None:
    """Take a seat from its party; a party that only kept it is forgotten."""
    party = seating.owner_of(seat)
    if party is not None and seat in seating.claimable:
        del seating.parties[party.id]
    seating.places[seat] = TableSeat()
