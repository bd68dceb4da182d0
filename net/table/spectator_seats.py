"""Spectators who take an open seat, or wait for one because the table is full."""

from game.lobby import Phase
from net.table.seating import Party
from net.table.table_session import TableSession
from net.wire.errors import Turned
from net.wire.from_guest import Sit
from net.wire.refusal_reasons import No


def sit(table_session: TableSession, party: Party, wish: Sit, now: float) -> tuple[Party, ...]:
    """Seat a spectator, now or as soon as a seat is open; returns who has been seated. Raises
    Turned."""
    knocks = table_session.knocks
    if not wish.sits:
        if party.id in knocks:
            knocks.remove(party.id)
            table_session.tell_table(now)
        return ()
    table_session.check_between_games("you can take a seat when the game is over")
    if table_session.seating.plays(party):
        raise Turned(No.SENSELESS, "you have a seat")
    if party.id not in knocks:
        knocks.append(party.id)
    seated = seat_waiting(table_session, now)
    if not seated:
        table_session.tell_table(now)
    return seated


def seat_waiting(table_session: TableSession, now: float) -> tuple[Party, ...]:
    """Give open seats to the spectators who wait for one, the first first; returns them."""
    knocks, seating = table_session.knocks, table_session.seating
    if not knocks or table_session.phase is Phase.PLAYING:
        return ()
    waiting = [party for peer in knocks if (party := seating.parties.get(peer))]
    # Who has been given a seat meanwhile gets no second one.
    there = [one for one in waiting if one.connection is not None and not seating.plays(one)]
    seated = tuple(there[: len(seating.open)])
    for party in seated:
        seating.sit(party)
        for seat in seating.seats_of(party):
            seating.places[seat].ready = table_session.setup.starts_itself
    knocks[:] = [party.id for party in there if party not in seated]
    if seated:
        table_session.tell_table(now, immediately=True)
    return seated
