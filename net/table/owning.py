"""What only the owner of a table may wish for, besides beginning a game: guests, seats, options.

Each function changes the seating or says why not; whoever calls it tells the others.
"""

from collections.abc import Callable

from game.bots.levels import LEVELS
from game.lobby import Care, Options, Sitter
from net.table.seating import Party, Place, Seating
from net.wire.errors import Turned
from net.wire.refusals import No

LONGEST_TURN = 3600  # seconds


def check_options(options: Options, has_board: Callable[[str], bool]) -> None:
    """Whether a game can be played with them; raises Turned."""
    if not 0 <= options.turn_seconds <= LONGEST_TURN:
        raise Turned(No.SENSELESS, f"a turn has at most {LONGEST_TURN} seconds")
    if not has_board(options.board):
        raise Turned(No.BOARD_UNKNOWN, f"the host has no board called {options.board[:40]!r}")


def guest_to_kick(seating: Seating, peer: int) -> Party:
    """Whom the owner wants to show out; raises Turned."""
    party = seating.parties.get(peer)
    if party is None or party.owner:
        raise Turned(No.NOBODY, "there is nobody to show out")
    return party


def arrange(seating: Seating, seat: int, level: str) -> None:
    """Give a free seat to a bot, or with an empty level open it; raises Turned."""
    places = seating.places
    if not 0 <= seat < len(places) or (level and level not in LEVELS):
        raise Turned(No.SENSELESS, "there is no such seat, or no such bot")
    if places[seat].sitter is Sitter.PERSON:
        raise Turned(No.SEAT_TAKEN, "somebody sits at that seat")
    places[seat] = Place()
    if level:
        seating.seat_bot(seat, level)


def look_after(seating: Seating, seat: int, care: Care) -> None:
    """See to the seat of somebody who is away; raises Turned."""
    party = seating.owner_of(seat)
    if party is None or party.away_since is None:
        raise Turned(No.NOT_AWAY, "nobody is away from that seat")
    if care is Care.REMOVE:
        seating.give_up(seat)
    else:
        seating.places[seat].stand_in = care is Care.BOT
