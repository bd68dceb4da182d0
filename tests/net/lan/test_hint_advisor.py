"""Hints at a guest's own screen."""

import time

from game.bots.hard import Effort
from game.match import Match
from net.lan.hint_advisor import HintAdvisor
from tests.builders import a_header

PATIENCE = 60.0


def test_a_hint_is_thought_out_and_told_once() -> None:
    match = Match.begin(a_header())
    advisor = HintAdvisor(1, Effort(0.01))
    assert advisor.poll() is None
    assert not advisor.thinking
    seat = match.snapshot(None).view.table.turn
    advisor.ask(match.snapshot(seat).view)
    assert advisor.thinking
    end = time.monotonic() + PATIENCE
    while (advice := advisor.poll()) is None:
        assert time.monotonic() < end
        time.sleep(0.01)
    assert advice
    assert advisor.poll() is None
    advisor.close()
