"""Seats that change hands in the middle of a game: requests, the owner's consent, the hand-over."""

from typing import assert_never

from game.lobby import Phase, SeatRequest
from net.table.seat_requests import may_take, requested_name
from net.table.seating import Party
from net.table.spectator_seats import sit
from net.table.table_session import TableSession
from net.table.waiting_game import give_seat
from net.wire.errors import Turned
from net.wire.from_guest import AboutTakeOvers, GiveSeat, GrantSeat, Sit, TakeSeat
from net.wire.from_host import Declined
from net.wire.refusal_reasons import No

TOOK_OVER = "took-over"  # a phrase that the host says on a player's behalf


def change_seats(
    table_session: TableSession, party: Party, wish: AboutTakeOvers, now: float
) -> tuple[Party, ...]:
    """Do what a party asks; returns the parties whose seats have changed. Raises Turned."""
    match wish:
        case TakeSeat():
            return _ask(table_session, party, wish, now)
        case GrantSeat():
            return _answer(table_session, party, wish, now)
        case Sit():
            return sit(table_session, party, wish, now)
        case GiveSeat():
            return _give(table_session, party, wish, now)
        case _:
            assert_never(wish)


def _ask(
    table_session: TableSession, party: Party, wish: TakeSeat, now: float
) -> tuple[Party, ...]:
    """Ask the owner for a seat; an owner who asks is granted it."""
    seating, requests = table_session.seating, table_session.requests
    if wish.seat is None:
        requests.withdraw(party)
        table_session.tell_table(now)
        return ()
    if table_session.phase is not Phase.PLAYING:
        raise Turned(No.NO_GAME, "there is no game in progress")
    if not may_take(seating, table_session.game, party, wish.seat):
        raise Turned(No.SEAT_TAKEN, "that seat is taken")
    name = requested_name(seating, party, wish.seat, wish.name)
    if party.owner:
        return _hand_over(table_session, party, wish.seat, name, now)
    if not any(one.owner for one in seating.parties.values()):
        raise Turned(No.NO_OWNER, "nobody at this table can give you the seat")
    requests.ask(seating, SeatRequest(party.id, wish.seat, name), now)
    table_session.tell_table(now)
    return ()


def _answer(
    table_session: TableSession, party: Party, wish: GrantSeat, now: float
) -> tuple[Party, ...]:
    """Grant or refuse a request for a seat."""
    if not party.owner:
        raise Turned(No.NOT_HOST, "only the host can do that")
    seating = table_session.seating
    request = table_session.requests.settle(seating, wish, now)
    asker = seating.parties.get(request.peer)
    if asker is None or asker.connection is None:
        raise Turned(No.NOBODY, "whoever has asked is gone")
    if not wish.granted:
        table_session.tell(asker, Declined(No.NOT_GRANTED, "the host has refused", None))
        table_session.tell_table(now)
        return ()
    if not may_take(seating, table_session.game, asker, request.seat):
        raise Turned(No.SEAT_TAKEN, "that seat is taken")
    # Someone else may have taken the name meanwhile.
    name = requested_name(seating, asker, request.seat, request.name)
    return _hand_over(table_session, asker, request.seat, name, now)


def _give(
    table_session: TableSession, party: Party, wish: GiveSeat, now: float
) -> tuple[Party, ...]:
    """The owner says who plays a seat of a saved game."""
    if not party.owner:
        raise Turned(No.NOT_HOST, "only the host can do that")
    if table_session.waiting is None:
        raise Turned(No.NO_GAME, "no saved game waits for its players")
    changed = give_seat(table_session.seating, table_session.waiting, wish)
    if wish.peer in table_session.knocks:
        table_session.knocks.remove(wish.peer)
    table_session.tell_table(now)
    return changed


def _hand_over(
    table_session: TableSession, party: Party, seat: int, name: str, now: float
) -> tuple[Party, ...]:
    seating, game = table_session.seating, table_session.game
    if game is None:
        return ()
    before = seating.take(seat, party, name)
    game.names[seat] = name
    table_session.tell_table(now, immediately=True)
    table_session.speak_for(seat, TOOK_OVER)
    return (party,) if before is None else (party, before)
