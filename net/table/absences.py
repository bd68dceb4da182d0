"""What becomes of those who have been away for long: their seats are kept, but not for ever."""

from game.lobby import Phase
from net.table.seating import Party, Seating

KEPT_IN_THE_LOBBY = 30.0  # seconds that a seat is kept where no game needs it


def see_to_absences(
    seating: Seating, phase: Phase, stand_in_after: float | None, now: float
) -> bool:
    """Open seats or let bots stand in, for whoever has been away too long; True if for anybody."""
    changed = False
    for party in [*seating.parties.values()]:
        if party.away_since is None:
            continue
        away = now - party.away_since
        if phase is not Phase.PLAYING and away > KEPT_IN_THE_LOBBY:
            seating.remove(party, to_bots=False)
            changed = True
        elif phase is Phase.PLAYING and stand_in_after is not None and away > stand_in_after:
            changed = _stand_in(seating, party) or changed
    return changed


def _stand_in(seating: Seating, party: Party) -> bool:
    places = [seating.places[seat] for seat in seating.seats_of(party)]
    waiting = [place for place in places if not place.stand_in]
    for place in waiting:
        place.stand_in = True
    return bool(waiting)
