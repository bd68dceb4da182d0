"""The time of a turn."""

from game.lobby import AtEnd, Options
from net.table.turn_timer import LONG_TURN, TurnTimer


def timer(seconds: int = 0, at_end: AtEnd = AtEnd.NOTHING) -> TurnTimer:
    return TurnTimer(Options(turn_seconds=seconds, at_end=at_end), 100.0)


def test_time_runs_out_once() -> None:
    turn = timer(30)
    assert [turn.run(20.0), turn.run(20.0), turn.run(20.0)] == [False, True, False]
    assert turn.left == 0


def test_every_turn_gets_its_full_time() -> None:
    turn = timer(30)
    turn.run(20.0)
    turn.begin_turn(120.0)
    assert turn.left == 30_000


def test_seconds_count_from_the_last_call() -> None:
    turn = timer()
    assert (turn.passed(103.0), turn.passed(104.5)) == (3.0, 1.5)
    turn.slept(10.0, 120.0)
    assert turn.passed(121.0) == 6.5


def test_a_turn_without_a_time_limit_is_overdue_after_two_minutes() -> None:
    turn = timer()
    turn.run(LONG_TURN - 1)
    assert not turn.overdue
    turn.run(1.0)
    assert turn.overdue
    assert turn.left is None
    turn.begin_turn(300.0)
    assert not turn.overdue


def test_with_a_time_limit_a_turn_is_overdue_if_nothing_ends_it() -> None:
    for at_end, overdue in ((AtEnd.NOTHING, True), (AtEnd.BOT, False)):
        turn = timer(30, at_end)
        turn.run(30.0)
        assert turn.overdue is overdue


def test_another_time_limit_gives_the_present_turn_its_full_time() -> None:
    turn = timer()
    turn.run(LONG_TURN)
    turn.change(Options(turn_seconds=60), 500.0)
    assert turn.left == 60_000
    assert not turn.overdue
    turn.change(Options(), 501.0)
    assert turn.left is None
