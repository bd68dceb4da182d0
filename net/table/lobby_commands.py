"""Requests of guests besides their moves: chat, ready, another seat or name, options."""

from dataclasses import replace

from game.lobby import Line, Options, Phase
from net.table.host_messages import board_is
from net.table.owner_commands import (
    add_seat,
    agreed_board,
    arrange,
    check_free,
    check_options,
    close_seat,
    guest_to_kick,
    look_after,
)
from net.table.seating import Party
from net.table.table_session import TableSession
from net.wire.errors import Turned
from net.wire.from_guest import (
    AddSeat,
    Agree,
    Arrange,
    Back,
    CloseSeat,
    Kick,
    Look,
    Move,
    OfEverybody,
    OfTheOwner,
    Pause,
    Ready,
    Rename,
    Say,
    ShowCode,
    Start,
)
from net.wire.from_host import Goodbye
from net.wire.names import clean_words
from net.wire.refusal_reasons import No

PAUSED, RESUMED = "paused", "resumed"  # phrases that the host says on a player's behalf


def grant(
    table_session: TableSession, party: Party, wish: OfEverybody | OfTheOwner, now: float
) -> None:
    """Grant a request and announce what it changed; raises Turned."""
    seating = table_session.seating
    match wish:
        case Say():
            _say(table_session, party, wish)
            return
        case Ready(ready):
            for seat in seating.seats_of(party):
                seating.places[seat].ready = ready
                if ready:
                    table_session.is_back(seat, now)
        case Rename(seat, name):
            _check_own(table_session, party, seat)
            seating.rename(seat, name)
        case Move(seat, to):
            _check_own(table_session, party, seat)
            check_free(seating, to)
            seating.swap(seat, to)
        case Pause(paused):
            _pause(table_session, party, paused, now)
        case Back(seat):
            if seating.owner_of(seat) is not party:
                raise Turned(No.NOT_YOURS, "that seat is not yours")
            table_session.is_back(seat, now)
        case _:
            if not party.owner:
                raise Turned(No.NOT_HOST, "only the host can do that")
            _grant_owner(table_session, wish, now)
    table_session.tell_table(now)
    table_session.start_by_itself(now)


def changes_nothing(
    table_session: TableSession, party: Party, wish: OfEverybody | OfTheOwner
) -> bool:
    """Whether a request asks for what is already so."""
    seating = table_session.seating
    match wish:
        case Ready(ready):
            return all(seating.places[one].ready is ready for one in seating.seats_of(party))
        case Pause(paused):
            seated = party.owner or bool(seating.seats_of(party))
            return seated and table_session.game is not None and table_session.game.paused is paused
        case _:
            return False


def _grant_owner(table_session: TableSession, wish: OfTheOwner, now: float) -> None:
    seating = table_session.seating
    match wish:
        case Start():
            table_session.start(now)
        case Kick(peer):
            _kick(table_session, peer)
        case Arrange(seat, level):
            table_session.check_seats_change("seats can only be changed between games")
            if seating.owner_of(seat):
                _check_between_series(table_session)
            arrange(seating, seat, level)
        case AddSeat():
            _check_between_series(table_session)
            add_seat(seating)
            table_session.series_tracker.seats = len(seating.places)
        case CloseSeat(seat):
            _check_between_series(table_session)
            close_seat(seating, seat)
            table_session.series_tracker.seats = len(seating.places)
        case Agree(options):
            _agree(table_session, options, now)
        case ShowCode(peer):
            watching = {one.peer for one in seating.onlookers()}
            if peer is not None and peer not in watching:
                raise Turned(No.NOBODY, "there is no such spectator")
            table_session.named_screen = None if peer is None else seating.parties[peer]
        case Look(seat, care):
            if table_session.phase is not Phase.PLAYING:
                raise Turned(No.NO_GAME, "there is no game in progress")
            look_after(table_session, seat, care)


def _say(table_session: TableSession, party: Party, wish: Say) -> None:
    own = table_session.seating.seats_of(party)
    if wish.seat is not None and wish.seat not in own:
        raise Turned(No.NOT_YOURS, "that seat is not yours")
    clean = clean_words(wish.words)
    if clean:
        seat = wish.seat if wish.seat is not None else next(iter(own), None)
        name = party.names[0] if seat is None else table_session.seating.places[seat].name
        table_session.say(Line(name, seat, clean, wish.phrase))


def _pause(table_session: TableSession, party: Party, paused: bool, now: float) -> None:
    if not table_session.game or table_session.phase is not Phase.PLAYING:
        raise Turned(No.NO_GAME, "there is no game in progress to pause")
    seats = table_session.seating.seats_of(party)
    if not (party.owner or seats):
        raise Turned(No.NOT_PLAYER, "only players can pause the game")
    if paused != table_session.game.paused:
        table_session.speak_for(seats[0] if seats else None, PAUSED if paused else RESUMED)
    table_session.game.pause(paused, now)


def _kick(table_session: TableSession, peer: int) -> None:
    party = guest_to_kick(table_session.seating, peer)
    table_session.tell(party, Goodbye(No.KICKED, "the host has removed you from the table", 0))
    if table_session.phase is Phase.PLAYING:
        table_session.seating.remove(party, to_bots=True)
    else:
        table_session.let_go(party)


def _agree(table_session: TableSession, options: Options, now: float) -> None:
    check_options(options)
    before = table_session.options
    timer = replace(before, turn_seconds=options.turn_seconds, at_end=options.at_end)
    if timer != options:
        table_session.check_seats_change("options can only be changed between games")
    elif table_session.game and options != before:
        table_session.game.change_timer(options, now)
    board = table_session.board
    if options.board != table_session.options.board:
        board = agreed_board(options.board, table_session.board_named)
    table_session.series_tracker.agrees(table_session.options, options)
    table_session.options = options
    if board is not table_session.board:
        table_session.board = board
        table_session.tell_all(board_is(board))


def _check_own(table_session: TableSession, party: Party, seat: int) -> None:
    """Whether a player of this party may change name or seat; raises Turned."""
    _check_between_series(table_session)
    if table_session.seating.owner_of(seat) is not party:
        raise Turned(No.NOT_YOURS, "that seat is not yours")


def _check_between_series(table_session: TableSession) -> None:
    """Standings go by name and the start player by seat, so neither may change during a series."""
    table_session.check_seats_change("seats can only be changed between games")
    series = table_session.series_tracker.series(table_session.game, table_session.options)
    if series.games and not series.over:
        raise Turned(No.IN_SERIES, "names and seats cannot be changed until the series is over")
