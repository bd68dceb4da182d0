"""The turn's clock goes on between what the host tells."""

from dataclasses import replace

from game.lobby import Options
from game.ui.lan.table.lan_status import LAST_SECONDS, TurnClock
from tests.game.ui.lan.a_visit import a_lobby

LOBBY = replace(a_lobby(options=Options(turn_seconds=90)), clock=83_200)


def test_it_counts_down_from_when_it_was_told() -> None:
    clock = TurnClock()
    clock.update(LOBBY, 100.0)
    assert clock.text == "1:24"
    clock.update(LOBBY, 130.0)
    assert clock.text == "0:54"
    assert not clock.urgent


def test_what_is_told_anew_counts() -> None:
    clock = TurnClock()
    clock.update(LOBBY, 100.0)
    clock.update(replace(LOBBY, clock=90_000), 140.0)
    assert clock.seconds == 90


def test_it_stands_still_while_the_game_is_paused() -> None:
    clock = TurnClock()
    paused = replace(LOBBY, clock=40_000, paused=True)
    clock.update(paused, 100.0)
    clock.update(paused, 500.0)
    assert clock.seconds == 40


def test_it_ends_at_nothing() -> None:
    clock = TurnClock()
    clock.update(LOBBY, 0.0)
    clock.update(LOBBY, 1000.0)
    assert (clock.seconds, clock.text) == (0, "0:00")


def test_the_last_seconds_are_urgent_and_blink() -> None:
    clock = TurnClock()
    lobby = replace(LOBBY, clock=(LAST_SECONDS + 1) * 1000)
    clock.update(lobby, 0.0)
    assert not clock.urgent
    clock.update(lobby, 1.1)
    first = clock.urgent, clock.lit
    clock.update(lobby, 1.6)
    assert (first, (clock.urgent, clock.lit)) == ((True, True), (True, False))


def test_without_a_clock_nothing_is_said() -> None:
    clock = TurnClock()
    clock.update(a_lobby(), 0.0)
    assert (clock.seconds, clock.text, clock.urgent, clock.lit) == (None, "", False, False)
    clock.update(None, 1.0)
    assert clock.left is None
