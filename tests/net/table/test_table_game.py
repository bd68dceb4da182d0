"""One game at a table: exactly once, the clock, the pause, the bots."""

from game.lobby import AtEnd, Options
from game.match import Match
from game.move_times import ANNOUNCEMENT, DEAL, move_seconds
from game.updates import Verdict
from net.table.table_game import REMEMBERED, TableGame
from net.wire.from_guest import Act
from tests.builders import a_header
from tests.net.table.acting import an_action


def a_play(options: Options | None = None) -> TableGame:
    return TableGame(Match.begin(a_header()), 1, options or Options(), 0.0)


def wish(play: TableGame, number: int) -> Act:
    view = play.match.snapshot(play.turn).view
    return Act(number, play.turn, play.match.seq, an_action(view))


def test_an_action_that_comes_twice_is_done_once_and_answered_twice() -> None:
    play = a_play()
    first = wish(play, 5)
    answer = play.act(1, first, 0.0)
    assert (answer.verdict, answer.seq, play.match.seq) == (Verdict.DONE, 1, 1)
    assert play.act(1, first, 1.0) == answer
    assert play.match.seq == 1
    assert play.knows(1, first)
    assert not play.knows(2, first)


def test_an_action_that_was_made_on_an_older_step_is_stale() -> None:
    play = a_play()
    first = wish(play, 1)
    play.act(1, first, 0.0)
    late = Act(2, first.seat, first.seq, first.action)
    assert play.act(1, late, 0.0).verdict is Verdict.STALE


def test_only_so_many_answers_are_remembered() -> None:
    play = a_play()
    first = wish(play, 0)
    play.act(1, first, 0.0)
    for number in range(1, REMEMBERED + 1):
        play.act(1, Act(number, 0, 0, first.action), 0.0)
    assert not play.knows(1, first)


def test_without_a_clock_no_time_runs_out() -> None:
    play = a_play()
    assert play.clock(50.0) is None
    assert not play.tick(10_000.0)


def test_the_clock_runs_for_every_turn_anew_and_not_in_a_pause() -> None:
    play = a_play(Options(turn_seconds=30))
    assert play.clock(10.0) == 20_000
    play.pause(True, 12.0)
    assert play.clock(100.0) == 18_000
    play.pause(False, 100.0)
    assert play.clock(101.0) == 17_000
    play.act(1, wish(play, 1), 110.0)
    assert play.clock(111.0) == 29_000


def test_at_the_end_of_the_time_nothing_happens_or_a_bot_moves() -> None:
    patient = a_play(Options(turn_seconds=30, at_end=AtEnd.NOTHING))
    assert patient.tick(31.0)
    assert not patient.tick(32.0)
    assert patient.thinking(lambda _: "", "medium", watched=False) is None
    strict = a_play(Options(turn_seconds=30, at_end=AtEnd.BOT))
    strict.tick(31.0)
    asked = strict.thinking(lambda _: "", "medium", watched=False)
    assert asked
    assert (asked.seat, asked.level, asked.seq) == (strict.turn, "medium", 0)
    strict.submit(asked.seat, an_action(asked.view), asked.seq, 32.0)
    assert strict.thinking(lambda _: "", "medium", watched=False) is None


def test_a_bot_thinks_with_its_own_seats_view_and_not_in_a_pause() -> None:
    play = a_play()
    asked = play.thinking(lambda _: "hard", "medium", watched=False)
    assert asked
    assert (asked.level, asked.view.seat) == ("hard", play.turn)
    play.pause(True, 1.0)
    assert play.thinking(lambda _: "hard", "medium", watched=False) is None


def test_no_time_runs_out_after_the_end() -> None:
    play = a_play(Options(turn_seconds=30))
    while play.result is None:
        view = play.match.snapshot(play.turn).view
        play.submit(play.turn, an_action(view), play.match.seq, 0.0)
    assert not play.tick(31.0)


def test_sleep_never_adds_time_to_a_turn() -> None:
    play = a_play(Options(turn_seconds=30))
    play.act(1, wish(play, 1), 3600.0)  # before the host knew that it had slept
    play.slept(3600.0, 3600.0)
    assert play.clock(3601.0) == 29_000


def test_where_people_watch_a_bot_moves_when_they_have_seen_the_move_before() -> None:
    play = a_play()
    asked = play.thinking(lambda _: "easy", "medium", watched=True)
    assert asked
    assert asked.shown_until == DEAL + ANNOUNCEMENT
    play.submit(asked.seat, an_action(asked.view), asked.seq, 50.0)
    moved = play.match.updates(None, 0)[0].events[0]
    following = play.thinking(lambda _: "easy", "medium", watched=True)
    assert following
    assert following.shown_until == 50.0 + move_seconds(moved) > 51.0


def test_where_only_bots_play_and_nobody_watches_they_do_not_wait() -> None:
    asked = a_play().thinking(lambda _: "easy", "medium", watched=False)
    assert asked
    assert asked.shown_until == 0.0
