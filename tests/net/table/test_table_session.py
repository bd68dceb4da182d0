"""An evening at a table: lobby, owner, chat, games one after the other, people who go away."""

from dataclasses import replace

from game.lobby import AtEnd, Care, Line, Options, Phase, Sitter
from game.updates import Verdict
from net.table.table_session import CHAT_PAUSE, LOBBY_PAUSE, TableSetup
from net.wire.from_guest import (
    Act,
    Agree,
    Arrange,
    Leave,
    Look,
    Pause,
    Ready,
    Rename,
    Return,
    Say,
    Start,
)
from net.wire.from_host import Answered, Dealt, Declined, Goodbye, Said, Standing, Step, TableIs
from net.wire.refusal_reasons import No
from tests.net.table.a_table import OWNER, Table, goodbye
from tests.net.table.acting import an_action
from tests.net.table.an_evening import bots_move, declined, owned, play_on


def test_a_table_starts_by_itself_when_everybody_is_there() -> None:
    table = Table(3, ("easy",))
    ada = table.join("Ada")
    assert table.lobby(ada).phase is Phase.LOBBY
    ben = table.join("Ben")
    assert table.lobby(ada).phase is table.lobby(ben).phase is Phase.PLAYING
    assert [player.kind for player in table.dealt(ben).players] == ["human", "human", "easy"]


def test_a_table_of_bots_alone_starts_its_first_game_by_itself_and_no_other() -> None:
    table = Table(3, ("easy",) * 3)
    table.wait(1)
    assert table.table_session.thinking()
    bots_move(table)
    table.wait(1)
    assert table.table_session.phase is Phase.OVER


def test_the_owner_starts_when_all_are_ready_and_no_seat_is_open() -> None:
    table, olga = owned()
    ada = table.join("Ada")
    table.say(olga, Start())
    words = "some seats are still open; fill them with bots, or wait"
    assert declined(table, olga) == (No.OPEN_SEATS, words)
    table.say(olga, Arrange(2, "hard"))
    table.say(olga, Start())
    assert declined(table, olga) == (No.NOT_READY, "not everyone is ready yet")
    table.say(ada, Ready(True))
    assert table.lobby(olga).seats[1].ready
    table.say(olga, Start())
    assert table.lobby(ada).phase is Phase.PLAYING
    table.say(olga, Start())
    assert declined(table, olga) == (No.IN_GAME, "a game is already in progress")


def test_a_whole_game_with_hot_seats_a_bot_and_an_onlooker() -> None:
    table = Table(4, ("easy",))
    family, cleo = table.join("Ada", "Ben"), table.join("Cleo")
    eve = table.join("Eve", watch=True)
    play_on(table, {0: family, 1: family, 2: cleo})
    assert table.lobby(eve).phase is Phase.OVER
    steps = [step.seq for step in table.all(eve, Step)]
    assert steps == list(range(1, table.match.seq + 1))
    assert all(answer.verdict is Verdict.DONE for answer in table.all(cleo, Answered))


def test_the_next_game_starts_when_all_are_ready_again_and_the_start_passes_on() -> None:
    table = Table(3, ("easy", "easy"))
    ada = table.join("Ada")
    play_on(table, {0: ada})
    first = table.dealt(ada)
    table.say(ada, Ready(True))
    second = table.dealt(ada)
    assert (second.game, second.first) == (2, (first.first + 1) % 3)
    assert table.lobby(ada).phase is Phase.PLAYING


def test_nobody_plays_anothers_seat() -> None:
    table = Table(3, ("easy",))
    ada, ben = table.join("Ada"), table.join("Ben")
    eve = table.join("Eve", watch=True)
    bots_move(table)
    before = table.match.seq
    for stranger, seat in ((ada, 1), (ben, 0), (eve, 0), (ada, 2), (ada, 77), (ada, -1)):
        action = an_action(table.match.snapshot(0).view)
        table.say(stranger, Act(1, seat, table.match.seq, action))
        assert declined(table, stranger) == (No.NOT_YOURS, "that seat is not yours")
        assert table.last(stranger, Declined).about == 1
    assert table.match.seq == before


def test_a_stale_action_is_refused_with_the_present_view() -> None:
    table = Table(3, ("easy",))
    ada, ben = table.join("Ada"), table.join("Ben")
    play_on(table, {0: ada, 1: ben}, 4)
    table.heard.clear()
    table.say(ada, Act(77, 0, 0, an_action(table.match.snapshot(0).view)))
    answer, standing = table.heard[ada]
    assert isinstance(standing, Standing)
    assert isinstance(answer, Answered)
    assert (standing.seq, [hand.seat for hand in standing.hands]) == (table.match.seq, [0])
    assert answer.verdict is Verdict.STALE


def test_the_host_waits_for_who_is_away_or_lets_a_bot_play_until_they_are_back() -> None:
    table, olga = owned(3, ("easy",))
    ada = table.join("Ada")
    table.say(ada, Ready(True))
    table.say(olga, Start())
    table.say(olga, Look(1, Care.BOT))
    assert declined(table, olga)[1] == "that player is not away"
    table.lose(ada)
    assert not table.lobby(olga).seats[1].here
    table.wait(60)
    assert table.table_session.seating.level(1) == ""
    table.say(olga, Look(1, Care.BOT))
    assert table.lobby(olga).seats[1].level == "medium"
    play_on(table, {0: olga}, 3)
    again = table.connect()
    table.say(again, Return(table.welcome(ada).token, 1, 0))
    assert table.lobby(olga).seats[1].level == ""
    assert table.last(again, Standing).seq == table.match.seq
    play_on(table, {0: olga, 1: again})
    assert table.lobby(again).phase is Phase.OVER


def test_who_is_removed_comes_back_only_to_watch() -> None:
    table, olga = owned(3, ("easy",))
    ada = table.join("Ada")
    table.say(ada, Ready(True))
    table.say(olga, Start())
    table.lose(ada)
    table.say(olga, Look(1, Care.REMOVE))
    seat = table.lobby(olga).seats[1]
    assert (seat.sitter, seat.name, seat.level) == (Sitter.BOT, "Ada", "medium")
    again = table.connect()
    table.say(again, Return(table.welcome(ada).token, 1, 0))
    assert goodbye(table, again)[0] is No.NOT_KEPT
    play_on(table, {0: olga})
    assert table.lobby(olga).phase is Phase.OVER


def test_who_leaves_a_game_may_come_back() -> None:
    table = Table(3, ("easy", "easy"))
    ada = table.join("Ada")
    table.say(ada, Leave())
    again = table.connect()
    table.say(again, Return(table.welcome(ada).token, 0, -1))
    assert table.welcome(again).seats == (0,)
    assert table.all(again, Dealt)


def test_a_game_does_not_start_by_itself_while_somebody_is_away() -> None:
    table = Table()
    ada = table.join("Ada")
    table.lose(ada)
    table.join("Ben", "Cleo")
    assert table.table_session.game is None
    again = table.connect()
    table.say(again, Return(table.welcome(ada).token, 0, -1))
    assert table.lobby(again).phase is Phase.PLAYING


def test_at_the_end_of_the_clock_a_bot_moves() -> None:
    table, olga = owned(3, ("easy", "easy"))
    table.say(olga, Agree(Options(turn_seconds=10, at_end=AtEnd.BOT)))
    table.say(olga, Start())
    bots_move(table)
    before = table.match.seq
    assert table.lobby(olga).clock == 10_000
    table.wait(11)
    bots_move(table)
    assert table.match.seq > before
    assert not table.all(olga, Goodbye)
    said = [one.line for one in table.all(olga, Said)]
    assert [(line.seat, line.words, line.phrase) for line in said] == [(0, "time-up", True)]


def test_whoever_comes_back_is_told_that_a_bot_has_played_for_them() -> None:
    table, olga = owned(3, ("easy",))
    ada = table.join("Ada")
    table.say(ada, Ready(True))
    table.say(olga, Start())
    token = table.welcome(ada).token
    table.lose(ada)
    table.say(olga, Look(1, Care.BOT))
    play_on(table, {0: olga}, 2)
    table.say(olga, Look(1, Care.WAIT))
    assert not table.all(olga, Said)
    again = table.connect()
    table.say(again, Return(token, 1, 0))
    for who in (olga, again):
        (said,) = table.all(who, Said)
        assert said.line == Line("Ada", 1, "bot-played", True)
    table.lose(again)
    third = table.connect()
    table.say(third, Return(table.welcome(again).token, 1, 0))
    assert len(table.all(olga, Said)) == 1, "nobody has played for them this time"


def test_a_bot_that_thought_too_long_does_nothing() -> None:
    table = Table(3, ("easy", "easy"))
    ada = table.join("Ada")
    play_on(table, {0: ada}, 1)
    asked = table.table_session.thinking()
    assert asked
    action = an_action(asked.view)
    table.host.bot_acts(asked, action, table.now)
    after = table.match.seq
    table.host.bot_acts(asked, action, table.now)
    assert table.match.seq == after


def test_a_wish_that_changes_nothing_is_told_to_nobody() -> None:
    table = Table(3, ("easy",), setup=TableSetup("Sunday"))
    ada, eve = table.join("Ada"), table.join("Eve", watch=True)
    before = len(table.all(ada, TableIs))
    for _ in range(5):
        table.say(eve, Ready(True))
        table.say(ada, Ready(False))
    assert len(table.all(ada, TableIs)) == before


def test_the_table_is_told_at_most_four_times_a_second() -> None:
    table = Table(3, ("easy",), setup=TableSetup("Sunday"))
    ada, ben = table.join("Ada"), table.join("Ben")
    table.wait(1)
    table.patient = True
    before = len(table.all(ben, TableIs))
    for number in range(16):
        table.say(ada, Ready(number % 2 == 0))
        table.now += 1 / 16
        table.host.update(table.now)
    table.wait(0.5)
    assert len(table.all(ben, TableIs)) - before <= 5
    assert table.lobby(ben).seats[0].ready is False


def test_what_was_held_back_is_told_once_its_time_has_come() -> None:
    table = Table(3, ("easy",), setup=TableSetup("Sunday"))
    ada, ben = table.join("Ada"), table.join("Ben")
    table.wait(1)
    table.patient = True
    table.say(ada, Ready(True))
    table.say(ben, Ready(True))
    assert [seat.ready for seat in table.lobby(ada).seats[:2]] == [True, False]
    due = table.host.due(table.now)
    assert due == table.now + LOBBY_PAUSE
    table.now = due
    table.host.update(due)
    table.flush()
    assert [seat.ready for seat in table.lobby(ada).seats[:2]] == [True, True]


def test_a_pause_is_told_at_once() -> None:
    table = Table(3, ("easy", "easy"))
    ada = table.join("Ada")
    eve = table.join("Eve", watch=True)
    table.patient = True
    for paused in (True, False, True):
        table.say(ada, Pause(paused))
        assert table.lobby(eve).paused is paused


def test_a_game_begins_only_after_all_have_heard_of_the_seats() -> None:
    table = Table(3, ("easy",), setup=TableSetup("Sunday"))
    olga, ben = table.join("Olga", owner=OWNER), table.join("Ben")
    table.wait(1)
    table.patient = True
    table.say(ben, Ready(True))
    table.say(ben, Rename(1, "Bruno"))  # held back, since the other has just been told
    assert table.lobby(olga).seats[1].name == "Ben"
    table.say(olga, Start())
    told = table.heard[olga]
    dealt = next(number for number, one in enumerate(told) if isinstance(one, Dealt))
    lobby = next(one.lobby for one in reversed(told[:dealt]) if isinstance(one, TableIs))
    assert [seat.name for seat in lobby.seats[:2]] == ["Olga", "Bruno"]


def test_who_was_ready_before_the_game_was_over_says_it_again_and_the_next_one_begins() -> None:
    table = Table(3, ("easy", "easy"))
    ada = table.join("Ada")
    table.say(ada, Ready(True))
    play_on(table, {0: ada})
    assert table.table_session.phase is Phase.OVER
    table.say(ada, Ready(True))
    assert table.lobby(ada).phase is Phase.PLAYING
    assert table.dealt(ada).game == 2


def test_a_lost_answer_is_repeated_even_in_a_pause() -> None:
    table = Table(3, ("easy", "easy"))
    ada = table.join("Ada")
    bots_move(table)
    wish = Act(1, 0, table.match.seq, an_action(table.match.snapshot(0).view))
    table.say(ada, wish)
    table.say(ada, Pause(True))
    table.heard.clear()
    table.say(ada, wish)
    assert [answer.verdict for answer in table.all(ada, Answered)] == [Verdict.DONE]
    table.say(ada, replace(wish, id=2))
    assert declined(table, ada)[0] is No.PAUSED


def test_who_missed_the_beginning_of_a_game_is_dealt_it_whole() -> None:
    table = Table(3, ("easy", "easy"))
    ada = table.join("Ada")
    play_on(table, {0: ada})
    table.say(ada, Ready(True))
    play_on(table, {0: ada}, 3)
    table.lose(ada)
    again = table.connect()
    table.say(again, Return(table.welcome(ada).token, 1, 0))
    assert [one.game for one in table.all(again, Dealt)] == [2]
    assert [one.seq for one in table.all(again, Step)] == list(range(1, table.match.seq + 1))


def test_a_bots_move_counts_neither_in_a_pause_nor_in_another_game() -> None:
    table = Table(3, ("easy", "easy"))
    ada = table.join("Ada")
    play_on(table, {0: ada}, 1)
    asked = table.table_session.thinking()
    assert asked
    action, before = an_action(asked.view), table.match.seq
    table.host.bot_acts(asked._replace(game=asked.game + 1), action, table.now)
    assert table.match.seq == before
    table.say(ada, Pause(True))
    table.host.bot_acts(asked, action, table.now)
    assert table.match.seq == before
    table.say(ada, Pause(False))
    table.host.bot_acts(asked, action, table.now)
    assert table.match.seq == before + 1


def test_once_a_game_has_begun_only_bots_are_ready_for_the_next() -> None:
    table = Table(3, ("easy",))
    ada, ben = table.join("Ada"), table.join("Ben")
    assert table.lobby(ada).phase is Phase.PLAYING
    assert [seat.ready for seat in table.lobby(ben).seats] == [False, False, True]


def test_what_spectators_say_is_saved_after_a_while_however_long_they_go_on() -> None:
    table = Table(3, setup=TableSetup("Sunday"))
    eve = table.join("Eve", watch=True)
    table.wait(1)
    table.table_session.changed = False
    for _ in range(2):
        table.say(eve, Say("hello", False))
        table.wait(CHAT_PAUSE / 2 - 1)
        assert not table.table_session.changed
    table.say(eve, Say("hello", False))
    table.wait(3)
    assert table.table_session.changed


def test_nobody_at_the_door_hears_of_the_table() -> None:
    table = Table(3, ("easy",))
    stranger = table.connect()
    told = len(table.heard[stranger])
    ada = table.join("Ada")
    table.join("Ben")
    table.say(ada, Say("hello", False))
    table.lose(ada)
    assert len(table.heard[stranger]) == told
