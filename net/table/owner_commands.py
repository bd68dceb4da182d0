"""What only the owner of a table may do, besides starting a game: guests, seats, options.

Each function changes the seating or says why not; the caller announces it.
"""

from collections.abc import Callable
from dataclasses import asdict

from game.board import Board, BoardError
from game.bots.levels import LEVELS
from game.lobby import Care, Sitter
from game.options import Options, read_options
from game.rules.companies import FEWEST_SEATS, MOST_SEATS
from game.rules.fields import FieldError, Fields
from net.table.host_messages import board_is
from net.table.seating import Party, Seating, TableSeat
from net.table.table_session import TableSession
from net.wire.errors import Turned
from net.wire.limits import LONGEST_BOARD
from net.wire.refusal_reasons import No


def check_options(options: Options) -> None:
    """Whether a game can be played with these options; raises Turned."""
    try:
        read_options(Fields(asdict(options), "the options"))
    except FieldError as error:
        raise Turned(No.SENSELESS, str(error)) from None


def agreed_board(name: str, board_named: Callable[[str], Board]) -> Board:
    """The map of that name, if it is playable and can be sent to all guests; raises Turned."""
    try:
        board = board_named(name)
    except BoardError:
        raise Turned(
            No.BOARD_UNKNOWN, f"the host does not have a map called {name[:40]!r}"
        ) from None
    _check_board(board)
    return board


def _check_board(board: Board) -> None:
    """Whether a map is small enough to send; raises Turned."""
    if len(board_is(board).file) > LONGEST_BOARD:
        words = f"the map {board.name!r} is too large to send over the LAN"
        raise Turned(No.BOARD_LARGE, words)


def why_no_board(name: str, board_named: Callable[[str], Board]) -> str:
    """Why a map cannot be played on, as a sentence; empty if it can."""
    try:
        _check_board(board_named(name))
    except (BoardError, Turned) as error:
        return str(error)
    return ""


def guest_to_kick(seating: Seating, peer: int) -> Party:
    """The party that the owner removes; raises Turned."""
    party = seating.parties.get(peer)
    if party is None or party.owner:
        raise Turned(No.NOBODY, "there is nobody to remove")
    return party


def arrange(seating: Seating, seat: int, level: str) -> None:
    """Give a free seat, or one of several of the owner's own, to a bot, or with an empty level open
    it; raises Turned."""
    if level and level not in LEVELS:
        raise Turned(No.SENSELESS, "there is no such bot level")
    party = seating.owner_of(seat)
    if party and party.owner and len(seating.seats_of(party)) > 1:
        gone = seating.places[seat].name
        party.names = tuple(name for name in party.names if name != gone)
    else:
        check_free(seating, seat)
    seating.places[seat] = TableSeat()
    if level:
        seating.seat_bot(seat, level)


def add_seat(seating: Seating) -> None:
    """Add an open seat; raises Turned."""
    if len(seating.places) >= MOST_SEATS:
        raise Turned(No.SENSELESS, f"a table has at most {MOST_SEATS} seats")
    seating.places.append(TableSeat())


def close_seat(seating: Seating, seat: int) -> None:
    """Remove a seat that no person has; raises Turned."""
    check_free(seating, seat)
    if len(seating.places) <= FEWEST_SEATS:
        raise Turned(No.SENSELESS, f"a table has at least {FEWEST_SEATS} seats")
    del seating.places[seat]


def check_free(seating: Seating, seat: int) -> None:
    """Whether a seat exists and no person has it; raises Turned."""
    if not 0 <= seat < len(seating.places):
        raise Turned(No.SENSELESS, "there is no such seat")
    if seating.places[seat].sitter is Sitter.PERSON:
        raise Turned(No.SEAT_TAKEN, "that seat is taken")


def look_after(table_session: TableSession, seat: int, care: Care) -> None:
    """Decide about the seat of a player who is away or does not move; raises Turned.

    A player who is connected keeps the seat: a bot may move for them, but not replace them.
    """
    seating, game = table_session.seating, table_session.game
    party = seating.owner_of(seat)
    if party is None or game is None:
        raise Turned(No.NOT_AWAY, "that player is not away")
    place, away = seating.places[seat], party.away_since is not None
    idle = seat == game.turn and table_session.overdue
    match care:
        case Care.WAIT if away or place.stand_in:
            place.wait_for_person()
        case Care.BOT if away or idle:
            place.hand_to_bot(idle=not away)
        case Care.ONCE if seat == game.turn and (away or idle):
            game.let_bot_move()
        case Care.REMOVE if away:
            seating.give_up(seat)
        case _:
            raise Turned(No.NOT_AWAY, "that player is not away")
