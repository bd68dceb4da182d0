"""What people at a table wish for besides their moves: to talk, to be ready, to sit elsewhere, and
what only the owner may want. A wish is granted and told to everybody, or turned down."""

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
    Start,
)
from net.wire.from_host import Goodbye
from net.wire.names import clean_words
from net.wire.refusal_reasons import No

PAUSED, RESUMED = "paused", "resumed"  # phrases that the host says for somebody


def grant(evening: TableSession, party: Party, wish: OfEverybody | OfTheOwner, now: float) -> None:
    """Grant a wish and tell everybody what it has changed, or raise Turned."""
    seating = evening.seating
    match wish:
        case Say(words, phrase):
            _say(evening, party, words, phrase)
            return
        case Ready(ready):
            for seat in seating.seats_of(party):
                seating.places[seat].ready = ready
        case Rename(seat, name):
            _check_own(evening, party, seat)
            seating.rename(seat, name)
        case Move(seat, to):
            _check_own(evening, party, seat)
            check_free(seating, to)
            seating.swap(seat, to)
        case Pause(paused):
            _pause(evening, party, paused, now)
        case _:
            if not party.owner:
                raise Turned(No.NOT_HOST, "only the host can do that")
            _grant_owner(evening, wish, now)
    evening.tell_table(now)
    evening.start_by_itself(now)


def changes_nothing(evening: TableSession, party: Party, wish: OfEverybody | OfTheOwner) -> bool:
    """Whether all is already as somebody wishes it to be."""
    seating = evening.seating
    match wish:
        case Ready(ready):
            return all(seating.places[one].ready is ready for one in seating.seats_of(party))
        case Pause(paused):
            seated = party.owner or bool(seating.seats_of(party))
            return seated and evening.play is not None and evening.play.paused is paused
        case _:
            return False


def _grant_owner(evening: TableSession, wish: OfTheOwner, now: float) -> None:
    seating = evening.seating
    match wish:
        case Start():
            evening.start(now)
        case Kick(peer):
            _kick(evening, peer)
        case Arrange(seat, level):
            evening.check_between_games("seats can only be changed between games")
            if seating.owner_of(seat):
                _check_between_series(evening)
            arrange(seating, seat, level)
        case AddSeat():
            _check_between_series(evening)
            add_seat(seating)
            evening.tally.seats = len(seating.places)
        case CloseSeat(seat):
            _check_between_series(evening)
            close_seat(seating, seat)
            evening.tally.seats = len(seating.places)
        case Agree(options):
            _agree(evening, options)
        case Look(seat, care):
            if evening.phase is not Phase.PLAYING:
                raise Turned(No.NO_GAME, "there is no game in progress")
            look_after(seating, seat, care)


def _say(evening: TableSession, party: Party, words: str, phrase: bool) -> None:
    clean = clean_words(words)
    if clean:
        seat = next(iter(evening.seating.seats_of(party)), None)
        name = party.names[0] if seat is None else evening.seating.places[seat].name
        evening.say(Line(name, seat, clean, phrase))


def _pause(evening: TableSession, party: Party, paused: bool, now: float) -> None:
    if not evening.play or evening.phase is not Phase.PLAYING:
        raise Turned(No.NO_GAME, "there is no game in progress to pause")
    seats = evening.seating.seats_of(party)
    if not (party.owner or seats):
        raise Turned(No.NOT_PLAYER, "only players can pause the game")
    if paused != evening.play.paused:
        evening.speak_for(seats[0] if seats else None, PAUSED if paused else RESUMED)
    evening.play.pause(paused, now)


def _kick(evening: TableSession, peer: int) -> None:
    party = guest_to_kick(evening.seating, peer)
    evening.tell(party, Goodbye(No.KICKED, "the host has removed you from the table", 0))
    evening.seating.remove(party, to_bots=evening.phase is Phase.PLAYING)


def _agree(evening: TableSession, options: Options) -> None:
    evening.check_between_games("options can only be changed between games")
    check_options(options)
    board = evening.board
    if options.board != evening.options.board:
        board = agreed_board(options.board, evening.board_named)
    evening.tally.agrees(evening.options, options)
    evening.options = options
    if board is not evening.board:
        evening.board = board
        evening.tell_all(board_is(board))


def _check_own(evening: TableSession, party: Party, seat: int) -> None:
    """Whether somebody of a party may be called otherwise or sit elsewhere; raises Turned."""
    _check_between_series(evening)
    if evening.seating.owner_of(seat) is not party:
        raise Turned(No.NOT_YOURS, "that seat is not yours")


def _check_between_series(evening: TableSession) -> None:
    """Standings go by name, and who begins by seat: both stay while a series goes on."""
    evening.check_between_games("seats can only be changed between games")
    series = evening.tally.series(evening.play, evening.options)
    if series.games and not series.over:
        raise Turned(No.IN_SERIES, "names and seats cannot be changed until the series is over")
