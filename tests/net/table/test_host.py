"""A table's connections: coming in, being heard, falling silent, coming back."""

from dataclasses import replace

import pytest

from game.options import AtEnd, Options
from net.table.host import TICK
from net.wire.errors import BadMessage
from net.wire.from_guest import Act, Beat, Join, Leave, Return, Say
from net.wire.from_host import (
    Answered,
    Dealt,
    Declined,
    Goodbye,
    Greeting,
    Said,
    Standing,
    Step,
    Welcome,
)
from net.wire.refusal_reasons import No
from tests.net.table.a_table import Table, goodbye
from tests.net.table.acting import an_action
from tests.net.table.an_evening import bots_move


def test_a_guest_is_greeted_and_given_a_seat_and_a_token() -> None:
    table = Table()
    ada = table.join("Ada")
    greeting = table.last(ada, Greeting)
    assert (greeting.table, greeting.seats, greeting.open_seats) == ("Sunday", 3, 3)
    welcome = table.welcome(ada)
    assert welcome.seats == (0,)
    assert len(welcome.token) == 32
    assert [seat.name for seat in table.lobby(ada).seats] == ["Ada", "", ""]


def test_names_are_given_once_and_seats_are_not_endless() -> None:
    table = Table()
    table.join("Ada")
    clash = table.join(" ADA\u200b ")
    words = "someone at this table is already called ADA"
    assert goodbye(table, clash) == (No.NAME, words)
    nobody = table.join("\u200b")
    assert goodbye(table, nobody)[0] is No.NAMELESS
    crowd = table.join("B", "C", "D")
    assert goodbye(table, crowd) == (No.FULL, "not enough open seats: 3 needed, 2 open")
    twins = table.join("B", "b")
    assert goodbye(table, twins)[0] is No.NAME


def test_several_people_may_sit_at_one_machine() -> None:
    table = Table(4)
    family = table.join("Ada", "Ben")
    assert table.welcome(family).seats == (0, 1)
    table.join("Cleo", "Dan")
    assert [hand.seat for hand in table.dealt(family).hands] == [0, 1]


def test_during_a_game_one_can_only_watch() -> None:
    table = Table(3, ("easy", "easy"))
    table.join("Ada")
    late = table.join("Eve")
    assert goodbye(table, late)[0] is No.PLAYING
    watcher = table.join("Eve", watch=True)
    assert table.dealt(watcher).hands == ()
    assert table.welcome(watcher).token == b""
    assert table.last(watcher, Standing).seq == 0


def test_bad_input_ends_the_visit_and_keeps_the_seat() -> None:
    table = Table(3, ("easy", "easy"))
    ada, watcher = table.join("Ada"), table.join("Eve", watch=True)
    table.host.refuse(ada, BadMessage("a frame of 0 bytes"), table.now)
    table.flush()
    assert goodbye(table, ada)[0] is No.BAD_MESSAGE
    assert table.lobby(watcher).seats[0].here is False
    assert table.lobby(watcher).seats[0].name == "Ada"


def test_who_stands_at_the_door_too_long_is_sent_away() -> None:
    table = Table()
    stranger = table.connect()
    table.wait(11)
    assert goodbye(table, stranger)[0] is No.LATE


def test_the_silent_are_away_within_seven_seconds_and_beats_go_out_every_two() -> None:
    table = Table(3, ("easy",))
    ada, ben = table.join("Ada"), table.join("Ben")
    table.wait(6.5, ada)
    assert goodbye(table, ada)[0] is No.SILENT
    assert [seat.here for seat in table.lobby(ben).seats] == [False, True, True]
    assert len(table.all(ben, Beat)) == 3


def test_a_host_that_slept_itself_forgives() -> None:
    table = Table()
    ada = table.join("Ada")
    table.now += 60
    table.host.tick(table.now)
    table.flush()
    assert not table.all(ada, Goodbye)
    table.wait(6.5, ada)
    assert table.all(ada, Goodbye)


def test_no_turn_time_passes_while_the_host_is_asleep() -> None:
    table = Table(3, ("easy", "easy"), options=Options(turn_seconds=30, at_end=AtEnd.BOT))
    ada = table.join("Ada")
    bots_move(table)
    table.wait(10)
    table.now += 3600
    table.host.tick(table.now)
    table.flush()
    assert table.table_session.lobby(table.now).clock == 20_000
    assert table.table_session.thinking() is None
    table.wait(21)
    assert table.table_session.thinking(), "a bot moves for who has run out of time"
    assert not table.all(ada, Goodbye)


def test_a_host_that_slept_does_not_turn_away_who_is_joining() -> None:
    table = Table()
    stranger = table.connect()
    table.now += 60
    table.host.tick(table.now)
    table.flush()
    assert not table.all(stranger, Goodbye)
    table.wait(11)
    assert goodbye(table, stranger)[0] is No.LATE


def test_a_token_brings_back_the_same_seat_and_is_renewed() -> None:
    table = Table(3, ("easy", "easy"))
    ada = table.join("Ada")
    first = table.welcome(ada).token
    table.lose(ada)
    again = table.connect()
    table.say(again, Return(first, 0, -1))
    welcome = table.welcome(again)
    assert (welcome.seats, welcome.peer) == ((0,), table.welcome(ada).peer)
    assert welcome.token != first
    assert table.dealt(again).hands == table.dealt(ada).hands
    assert table.last(again, Standing).seq == 0


def test_the_used_token_serves_until_the_new_one_was_used() -> None:
    table = Table(3, ("easy", "easy"))
    ada = table.join("Ada")
    first = table.welcome(ada).token
    lost = table.connect()
    table.say(lost, Return(first, 0, -1))  # the answer never arrives
    again = table.connect()
    table.say(again, Return(first, 0, -1))
    third = table.connect()
    table.say(third, Return(table.welcome(again).token, 0, -1))
    assert table.welcome(third).seats == (0,)
    thief = table.connect()
    table.say(thief, Return(first, 0, -1))
    assert goodbye(table, thief)[0] is No.NOT_KEPT


def test_coming_in_again_replaces_the_old_connection() -> None:
    table = Table(3, ("easy", "easy"))
    ada = table.join("Ada")
    again = table.connect()
    table.say(again, Return(table.welcome(ada).token, 0, -1))
    assert goodbye(table, ada)[0] is No.REPLACED
    assert table.lobby(again).seats[0].here
    table.lose(ada)
    assert table.lobby(again).seats[0].here


def test_who_has_seen_some_steps_is_told_only_the_others() -> None:
    table = Table(3, ())
    people = [table.join("Ada"), table.join("Ben"), table.join("Cleo")]
    ada = people[0]
    for number in range(6):
        turn = table.match.snapshot(None).view.table.turn
        action = an_action(table.match.snapshot(turn).view)
        table.say(people[turn], Act(number, turn, number, action))
    table.lose(ada)
    again = table.connect()
    table.say(again, Return(table.welcome(ada).token, 1, 4))
    assert [step.seq for step in table.all(again, Step)] == [5, 6]
    assert table.all(again, Dealt) == []
    afresh = table.connect()
    table.say(afresh, Return(table.welcome(again).token, 1, 999))
    assert [step.seq for step in table.all(afresh, Step)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("watch", [False, True])
def test_who_never_heard_the_welcome_asks_again_and_is_known(watch: bool) -> None:
    table = Table()
    wish = Join(("Ada",), watch, "human", b"", b"c" * 32)
    lost, again = table.connect(), table.connect()
    table.say(lost, wish)  # the welcome never arrives
    table.say(again, wish)
    assert table.welcome(again).peer == table.welcome(lost).peer
    assert goodbye(table, lost)[0] is No.REPLACED
    stranger = table.connect()
    table.say(stranger, replace(wish, claim=b"d" * 32))
    assert goodbye(table, stranger)[0] is No.NAME


def test_a_random_token_opens_nothing() -> None:
    table = Table()
    table.join("Ada")
    for token in (b"", b"x" * 32):
        thief = table.connect()
        table.say(thief, Return(token, 0, -1))
        assert goodbye(table, thief)[0] is No.NOT_KEPT


def test_a_flood_ends_the_visit_and_much_talk_is_declined() -> None:
    table = Table()
    ada, ben = table.join("Ada"), table.join("Ben")
    for _ in range(10):
        table.say(ada, Say("bla", False))
    assert len(table.all(ben, Said)) == 6
    assert table.last(ada, Declined).why is No.CHATTER
    for _ in range(500):
        table.say(ada, Beat())
    assert goodbye(table, ada)[0] is No.FLOOD


def test_joins_from_one_address_are_limited() -> None:
    table = Table()
    visits = [table.join(f"W{n}", watch=True) for n in range(60)]
    assert goodbye(table, visits[-1])[0] in (No.BUSY, No.WATCHED)
    assert any(goodbye(table, visit)[0] is No.BUSY for visit in visits if table.all(visit, Goodbye))


def test_leaving_the_lobby_frees_the_seat() -> None:
    table = Table()
    ada, ben = table.join("Ada"), table.join("Ben")
    table.say(ada, Leave())
    assert goodbye(table, ada)[0] is No.LEFT
    assert [seat.name for seat in table.lobby(ben).seats] == ["", "Ben", ""]


def test_closing_says_goodbye_to_everybody() -> None:
    table = Table()
    ada, ben = table.join("Ada"), table.join("Ben")
    table.host.close(table.now)
    table.flush()
    for guest in (ada, ben):
        assert goodbye(table, guest) == (No.CLOSED, "the host has closed the table")
    assert table.host.guests == 0


def test_words_of_somebody_who_is_gone_are_not_heard() -> None:
    table = Table()
    ada = table.join("Ada")
    table.lose(ada)
    table.say(ada, Say("boo", False))
    assert table.all(ada, Said) == []
    assert TICK < 1


def test_the_answer_comes_before_the_step() -> None:
    table = Table(3, ("easy", "easy"))
    ada = table.join("Ada")
    turn = table.match.snapshot(None).view.table.turn
    if turn:
        table.match.snapshot(turn)
        asked = table.table_session.thinking()
        while asked:
            table.host.bot_acts(asked, an_action(asked.view), table.now)
            asked = table.table_session.thinking()
    seq = table.match.seq
    table.say(ada, Act(1, 0, seq, an_action(table.match.snapshot(0).view)))
    kinds = [type(message) for message in table.heard[ada][-2:]]
    assert kinds == [Answered, Step]
    assert isinstance(table.heard[ada][2], Welcome)
