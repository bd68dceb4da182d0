"""An evening at a table: lobby, owner, chat, games one after the other, people who go away."""

import pytest

from game.lobby import AtEnd, Care, Line, Options, Phase, Sitter
from game.updates import Verdict
from net.table.evening import KEPT_IN_THE_LOBBY, Custom
from net.wire.from_guest import (
    Act,
    Agree,
    Arrange,
    FromGuest,
    Kick,
    Leave,
    Look,
    Pause,
    Ready,
    Return,
    Say,
    Start,
)
from net.wire.from_host import Answered, Dealt, Declined, Goodbye, Said, Standing, Step
from net.wire.refusals import No
from tests.net.table.a_table import OWNER, Table, goodbye
from tests.net.table.acting import an_action


def owned(seats: int = 3, bots: tuple[str, ...] = ()) -> tuple[Table, int]:
    table = Table(seats, bots, custom=Custom("Sunday"))
    return table, table.join("Olga", owner=OWNER)


def declined(table: Table, connection: int) -> tuple[No, str]:
    last = table.last(connection, Declined)
    return last.why, last.words


def bots_move(table: Table) -> None:
    while asked := table.evening.thinking():
        table.host.bot_acts(asked, an_action(asked.view), table.now)
        table.flush()


def act(table: Table, connection: int, seat: int, number: int) -> None:
    view = table.match.snapshot(seat).view
    table.say(connection, Act(number, seat, table.match.seq, an_action(view)))


def play_on(table: Table, people: dict[int, int], steps: int = 10_000) -> None:
    """Everybody plays by their connection; bots by themselves."""
    for number in range(steps):
        bots_move(table)
        if table.evening.phase is not Phase.PLAYING:
            return
        turn = table.match.snapshot(None).view.table.turn
        act(table, people[turn], turn, 1000 + table.match.seq + number)
        table.now += 0.1


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
    assert table.evening.thinking()
    bots_move(table)
    table.wait(1)
    assert table.evening.phase is Phase.OVER


def test_the_owner_starts_when_all_are_ready_and_no_seat_is_open() -> None:
    table, olga = owned()
    ada = table.join("Ada")
    table.say(olga, Start())
    words = "there are open seats; give them to bots, or wait"
    assert declined(table, olga) == (No.OPEN_SEATS, words)
    table.say(olga, Arrange(2, "hard"))
    table.say(olga, Start())
    assert declined(table, olga) == (No.NOT_READY, "not everybody is ready")
    table.say(ada, Ready(True))
    assert table.lobby(olga).seats[1].ready
    table.say(olga, Start())
    assert table.lobby(ada).phase is Phase.PLAYING
    table.say(olga, Start())
    assert declined(table, olga) == (No.IN_GAME, "a game goes on")


@pytest.mark.parametrize(
    "wish", [Start(), Kick(1), Arrange(1, "easy"), Agree(Options()), Look(0, Care.BOT)]
)
def test_what_only_the_owner_may_do(wish: FromGuest) -> None:
    table, _ = owned()
    ada = table.join("Ada")
    table.say(ada, wish)
    assert declined(table, ada) == (No.NOT_HOST, "only whoever hosts may do that")


def test_the_owner_arranges_seats_and_agrees_on_options() -> None:
    table, olga = owned(4)
    table.say(olga, Arrange(3, "medium"))
    assert table.lobby(olga).seats[3].sitter is Sitter.BOT
    table.say(olga, Arrange(3, ""))
    assert table.lobby(olga).seats[3].sitter is Sitter.OPEN
    table.say(olga, Arrange(0, "easy"))
    assert declined(table, olga) == (No.SEAT_TAKEN, "somebody sits at that seat")
    options = Options(True, True, 60, AtEnd.BOT)
    table.say(olga, Agree(options))
    assert table.lobby(olga).options == options
    table.evening.has_board = lambda name: name == "france"
    table.say(olga, Agree(Options(board="atlantis")))
    assert declined(table, olga)[0] is No.BOARD_UNKNOWN
    assert table.lobby(olga).options == options


def test_who_is_kicked_is_told_so_and_their_seat_is_open() -> None:
    table, olga = owned()
    ada = table.join("Ada")
    peer = table.welcome(ada).peer
    table.say(olga, Kick(peer))
    assert goodbye(table, ada) == (No.KICKED, "the host has shown you out")
    assert table.lobby(olga).seats[1].sitter is Sitter.OPEN
    again = table.connect()
    table.say(again, Return(table.welcome(ada).token, 0, -1))
    assert goodbye(table, again)[0] is No.NOT_KEPT
    for nobody in (peer, 99, table.welcome(olga).peer):
        table.say(olga, Kick(nobody))
        assert declined(table, olga)[1] == "there is nobody to show out"


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
        assert declined(table, stranger) == (No.NOT_YOURS, "that seat is not yours to play")
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


def test_a_pause_stops_the_game_for_everybody() -> None:
    table = Table(3, ("easy",))
    ada, ben = table.join("Ada"), table.join("Ben")
    eve = table.join("Eve", watch=True)
    bots_move(table)
    table.say(eve, Pause(True))
    assert declined(table, eve)[1] == "only players may pause"
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
    assert declined(table, ada)[1] == "there is no game to pause"


def test_the_host_waits_for_who_is_away_or_lets_a_bot_play_until_they_are_back() -> None:
    table, olga = owned(3, ("easy",))
    ada = table.join("Ada")
    table.say(ada, Ready(True))
    table.say(olga, Start())
    table.say(olga, Look(1, Care.BOT))
    assert declined(table, olga)[1] == "nobody is away from that seat"
    table.lose(ada)
    assert not table.lobby(olga).seats[1].here
    table.wait(60)
    assert table.evening.seating.level(1) == ""
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


def test_a_host_without_a_screen_may_let_bots_stand_in_after_a_while() -> None:
    table = Table(3, ("easy", "easy"), custom=Custom("Sunday", True, stand_in_after=20))
    ada, eve = table.join("Ada"), table.join("Eve", watch=True)
    table.lose(ada)
    table.wait(19)
    assert table.lobby(eve).seats[0].level == ""
    table.wait(2)
    assert table.lobby(eve).seats[0].level == "medium"


def test_in_the_lobby_a_seat_is_kept_for_a_while() -> None:
    table = Table()
    ada, ben = table.join("Ada"), table.join("Ben")
    table.lose(ada)
    table.wait(KEPT_IN_THE_LOBBY - 1)
    assert table.lobby(ben).seats[0].name == "Ada"
    table.wait(2)
    assert table.lobby(ben).seats[0].sitter is Sitter.OPEN


def test_a_game_does_not_start_by_itself_while_somebody_is_away() -> None:
    table = Table()
    ada = table.join("Ada")
    table.lose(ada)
    table.join("Ben", "Cleo")
    assert table.evening.play is None
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


def test_who_pauses_and_who_goes_on_is_told_to_everybody() -> None:
    table, olga = owned(3, ("easy", "easy"))
    table.say(olga, Start())
    table.say(olga, Pause(True))
    table.say(olga, Pause(True))
    table.say(olga, Pause(False))
    said = [one.line for one in table.all(olga, Said)]
    assert [(line.name, line.words) for line in said] == [("Olga", "paused"), ("Olga", "resumed")]


def test_a_bot_that_thought_too_long_does_nothing() -> None:
    table = Table(3, ("easy", "easy"))
    ada = table.join("Ada")
    play_on(table, {0: ada}, 1)
    asked = table.evening.thinking()
    assert asked
    action = an_action(asked.view)
    table.host.bot_acts(asked, action, table.now)
    after = table.match.seq
    table.host.bot_acts(asked, action, table.now)
    assert table.match.seq == after
