"""What people at a table wish for, and what only its owner may."""

import pytest

from game.board import Board, Hex, load_board, read_board
from game.lobby import AtEnd, Care, Line, Options, Sitter
from game.options import A_ROUND
from game.updates import Verdict
from net.table.table_session import TableSetup
from net.wire.from_guest import (
    AddSeat,
    Agree,
    Arrange,
    CloseSeat,
    FromGuest,
    Kick,
    Look,
    Move,
    Pause,
    Rename,
    Return,
    Say,
    Start,
)
from net.wire.from_host import Answered, BoardIs, Declined, Said, TableIs
from net.wire.refusal_reasons import No
from tests.builders import board_of
from tests.net.table.a_table import OWNER, Table, goodbye
from tests.net.table.an_evening import act, bots_move, declined, owned, play_on


def a_large_board() -> Board:
    """Far more hexes than any map needs."""
    rural = [Hex(q, r) for q in range(2, 99) for r in range(2, 99)]
    board = board_of(rural, {})
    return Board("large", "Large", board.spaces, board.barriers)


@pytest.mark.parametrize(
    "wish",
    [
        *(Start(), Kick(1), Arrange(1, "easy"), AddSeat(), CloseSeat(2), Agree(Options())),
        Look(0, Care.BOT),
    ],
)
def test_what_only_the_owner_may_do(wish: FromGuest) -> None:
    table, _ = owned()
    ada = table.join("Ada")
    table.say(ada, wish)
    assert declined(table, ada) == (No.NOT_HOST, "only the host can do that")


def test_the_owner_arranges_seats_and_agrees_on_options() -> None:
    table, olga = owned(4)
    table.say(olga, Arrange(3, "medium"))
    assert table.lobby(olga).seats[3].sitter is Sitter.BOT
    table.say(olga, Arrange(3, ""))
    assert table.lobby(olga).seats[3].sitter is Sitter.OPEN
    table.say(olga, Arrange(0, "easy"))
    assert declined(table, olga) == (No.SEAT_TAKEN, "that seat is taken")
    options = Options(True, True, 60, AtEnd.BOT)
    table.say(olga, Agree(options))
    assert table.lobby(olga).options == options
    table.say(olga, Agree(Options(board="atlantis")))
    assert declined(table, olga)[0] is No.BOARD_UNKNOWN
    assert table.lobby(olga).options == options


def test_the_owner_opens_a_seat_of_their_own_but_not_the_last() -> None:
    table = Table(3, (), setup=TableSetup("Sunday"))
    olga = table.join("Olga", "Otto", owner=OWNER)
    table.say(olga, Arrange(1, ""))
    assert table.lobby(olga).seats[1].sitter is Sitter.OPEN
    table.say(olga, Arrange(0, ""))
    assert declined(table, olga) == (No.SEAT_TAKEN, "that seat is taken")
    otto = table.join("Otto")
    assert table.lobby(otto).seats[1].name == "Otto", "the name is free again, too"
    table.say(olga, Arrange(1, "easy"))
    assert declined(table, olga)[0] is No.SEAT_TAKEN


def test_while_a_series_goes_on_the_owner_opens_no_seat_of_their_own() -> None:
    table = Table(3, ("easy",), setup=TableSetup("Sunday"))
    olga = table.join("Olga", "Otto", owner=OWNER)
    table.say(olga, Agree(Options(games=3)))
    table.say(olga, Start())
    play_on(table, {0: olga, 1: olga})
    table.say(olga, Arrange(1, ""))
    assert declined(table, olga)[0] is No.IN_SERIES


def test_who_is_kicked_is_told_so_and_their_seat_is_open() -> None:
    table, olga = owned()
    ada = table.join("Ada")
    peer = table.welcome(ada).peer
    table.say(olga, Kick(peer))
    assert goodbye(table, ada) == (No.KICKED, "the host has removed you from the table")
    assert table.lobby(olga).seats[1].sitter is Sitter.OPEN
    again = table.connect()
    table.say(again, Return(table.welcome(ada).token, 0, -1))
    assert goodbye(table, again)[0] is No.NOT_KEPT
    for nobody in (peer, 99, table.welcome(olga).peer):
        table.say(olga, Kick(nobody))
        assert declined(table, olga)[1] == "there is nobody to remove"


def test_the_host_stamps_who_said_what() -> None:
    table = Table()
    ada, eve = table.join("Ada"), table.join("Eve", watch=True)
    table.say(ada, Say("  hello\x1b\n all ", False))
    table.say(eve, Say("well-played", True))
    table.say(eve, Say("\u200b", False))
    assert [said.line for said in table.all(ada, Said)] == [
        Line("Ada", 0, "hello all", False),
        Line("Eve", None, "well-played", True),
    ]


def test_a_pause_stops_the_game_for_everybody() -> None:
    table = Table(3, ("easy",))
    ada, ben = table.join("Ada"), table.join("Ben")
    eve = table.join("Eve", watch=True)
    bots_move(table)
    table.say(eve, Pause(True))
    assert declined(table, eve)[1] == "only players can pause the game"
    table.say(ben, Pause(True))
    assert table.lobby(ada).paused
    turn = table.match.snapshot(None).view.table.turn
    act(table, (ada, ben)[turn], turn, 1)
    assert declined(table, (ada, ben)[turn]) == (No.PAUSED, "the game is paused")
    table.say(ada, Pause(False))
    act(table, (ada, ben)[turn], turn, 1)
    assert table.last((ada, ben)[turn], Answered).verdict is Verdict.DONE


def test_there_is_nothing_to_pause_in_the_lobby() -> None:
    table = Table()
    ada = table.join("Ada")
    table.say(ada, Pause(True))
    assert declined(table, ada)[1] == "there is no game in progress to pause"


def test_who_pauses_and_who_goes_on_is_told_to_everybody() -> None:
    table, olga = owned(3, ("easy", "easy"))
    table.say(olga, Start())
    table.say(olga, Pause(True))
    table.say(olga, Pause(True))
    table.say(olga, Pause(False))
    said = [one.line for one in table.all(olga, Said)]
    assert [(line.name, line.words) for line in said] == [("Olga", "paused"), ("Olga", "resumed")]


def test_a_map_is_told_before_the_table_names_it() -> None:
    table, olga = owned()
    ada = table.join("Ada")
    table.heard.clear()
    table.say(olga, Agree(Options(board="paris-bruxelles")))
    told, lobby = table.heard[ada]
    assert isinstance(told, BoardIs)
    assert read_board(told.file) == load_board("paris-bruxelles")
    assert isinstance(lobby, TableIs)
    assert lobby.lobby.options.board == "paris-bruxelles"
    table.heard.clear()
    table.say(olga, Agree(Options(board="paris-bruxelles", notebook=True)))
    assert not table.all(ada, BoardIs), "it is known by now"


def test_a_map_too_large_to_be_sent_is_not_agreed_on() -> None:
    table, olga = owned()
    table.table_session.board_named = lambda _: a_large_board()
    table.say(olga, Agree(Options(board="large")))
    words = "the map 'large' is too large to send over the LAN"
    assert declined(table, olga) == (No.BOARD_LARGE, words)
    assert table.lobby(olga).options == Options()


def test_who_returns_between_two_games_is_told_the_maps_of_both() -> None:
    table, olga = owned(3, ("easy", "easy"))
    table.say(olga, Start())
    play_on(table, {0: olga})
    table.say(olga, Agree(Options(board="paris-bruxelles")))
    eve = table.join("Eve", watch=True)
    told = [read_board(one.file).name for one in table.all(eve, BoardIs)]
    assert told == ["paris-bruxelles", "france"]
    assert table.dealt(eve).board == "france"


def test_the_owner_adds_seats_and_closes_them() -> None:
    table, olga = owned(3, ("easy",))
    table.say(olga, Agree(Options(games=A_ROUND)))
    for _ in range(4):
        table.say(olga, AddSeat())
    assert declined(table, olga) == (No.SENSELESS, "a table has at most 6 seats")
    assert len(table.lobby(olga).seats) == table.lobby(olga).series.length == 6
    for seat in (2, 2, 2, 2):
        table.say(olga, CloseSeat(seat))
    assert declined(table, olga) == (No.SENSELESS, "a table has at least 3 seats")
    assert [seat.name for seat in table.lobby(olga).seats] == ["Olga", "", ""]
    table.say(olga, CloseSeat(0))
    assert declined(table, olga) == (No.SEAT_TAKEN, "that seat is taken")


def test_everybody_may_have_another_name_that_nobody_else_has() -> None:
    table, olga = owned()
    family = table.join("Ada", "Ben")
    table.say(family, Rename(2, "  Cleo "))
    assert [seat.name for seat in table.lobby(olga).seats] == ["Olga", "Ada", "Cleo"]
    for name, why in (("olga", No.NAME), ("ADA", No.NAME), (" ", No.NAMELESS)):
        table.say(family, Rename(2, name))
        assert declined(table, family)[0] is why
    table.say(family, Rename(2, "CLEO"))
    assert table.lobby(olga).seats[2].name == "CLEO", "one's own name is not somebody else's"
    table.say(family, Rename(0, "Nobody"))
    assert declined(table, family) == (No.NOT_YOURS, "that seat is not yours")
    table.say(family, Say("hello", False))
    assert table.last(olga, Said).line.name == "Ada"


def test_one_sits_down_where_no_person_sits() -> None:
    table, olga = owned(4, ("hard",))
    ada = table.join("Ada")
    table.say(ada, Move(1, 3))
    assert [seat.name for seat in table.lobby(olga).seats] == ["Olga", "Hortense", "", "Ada"]
    table.say(ada, Move(3, 0))
    assert declined(table, ada) == (No.SEAT_TAKEN, "that seat is taken")
    table.say(ada, Move(0, 2))
    assert declined(table, ada) == (No.NOT_YOURS, "that seat is not yours")
    for nowhere in (-1, 4, 2**40):
        table.say(ada, Move(3, nowhere))
        assert declined(table, ada) == (No.SENSELESS, "there is no such seat")
    table.say(ada, Say("hello", False))
    assert table.last(olga, Said).line == Line("Ada", 3, "hello", False)


@pytest.mark.parametrize("wish", [Rename(0, "Olympia"), Move(0, 1), AddSeat(), CloseSeat(1)])
def test_names_and_seats_stay_as_long_as_a_series_goes_on(wish: FromGuest) -> None:
    table, olga = owned(4, ("easy",) * 3)
    table.say(olga, Agree(Options(games=2)))
    table.say(olga, Start())
    table.say(olga, wish)
    assert declined(table, olga) == (No.IN_GAME, "seats can only be changed between games")
    play_on(table, {0: olga})
    table.say(olga, wish)
    words = "names and seats cannot be changed until the series is over"
    assert declined(table, olga) == (No.IN_SERIES, words)
    table.say(olga, Start())
    play_on(table, {0: olga})
    table.heard.clear()
    table.say(olga, wish)
    assert not table.all(olga, Declined)


def test_who_comes_back_after_the_seats_were_changed_sees_the_old_game_as_it_was() -> None:
    table, olga = owned(4, ("easy",) * 3)
    table.say(olga, Start())
    play_on(table, {0: olga})
    table.say(olga, Move(0, 3))
    table.say(olga, CloseSeat(0))
    table.lose(olga)
    again = table.join("Olga", owner=OWNER)
    assert table.lobby(again).seats[2].name == "Olga"
    assert (len(table.dealt(again).players), table.dealt(again).hands) == (4, ())
    table.say(again, Start())
    assert [hand.seat for hand in table.dealt(again).hands] == [2]


def test_a_bot_that_comes_as_a_guest_is_shown_as_one_until_it_is_away() -> None:
    table, olga = owned()
    robo = table.join("Robo", kind="hard")
    seat = table.lobby(olga).seats[1]
    assert (seat.sitter, seat.level, seat.here) == (Sitter.PERSON, "hard", True)
    table.lose(robo)
    seat = table.lobby(olga).seats[1]
    assert (seat.level, seat.here) == ("", False)
    assert table.table_session.seating.level(1) == "", "the host plays for nobody"
