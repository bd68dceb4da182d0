"""What happens to the seats of players who have been away for a long time."""

from collections.abc import Callable

from game.lobby import Phase
from net.table.seating import Party, Seating

KEPT_IN_THE_LOBBY = 30.0  # seconds that a seat is reserved while no game is on


def handle_absences(
    seating: Seating,
    phase: Phase,
    stand_in_after: float | None,
    now: float,
    let_go: Callable[[Party], None],
) -> bool:
    """Let go of players who are away too long, or let bots stand in; True if anything changed."""
    changed = False
    for party in [*seating.parties.values()]:
        if party.away_since is None:
            continue
        away = now - party.away_since
        if phase is not Phase.PLAYING and away > KEPT_IN_THE_LOBBY:
            let_go(party)
            changed = True
        elif phase is Phase.PLAYING and stand_in_after is not None and away > stand_in_after:
            changed = _stand_in(seating, party) or changed
    return changed


def _stand_in(seating: Seating, party: Party) -> bool:
    places = [seating.places[seat] for seat in seating.seats_of(party)]
    waiting = [place for place in places if not place.stand_in]
    for place in waiting:
        place.hand_to_bot()
    return bool(waiting)
