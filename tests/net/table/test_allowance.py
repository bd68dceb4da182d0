"""How much one connection may say."""

import pytest

from net.table.allowance import PLAYER, SPECTATOR, SPECTATORS_CHAT, STRANGER, Allowance, Limits
from net.wire.errors import Turned
from net.wire.from_guest import Pause, Ready, Say
from net.wire.limits import BEFORE_THE_SEAT, FROM_A_GUEST
from net.wire.rates import Bucket
from net.wire.refusal_reasons import No


def heard(limits: Limits, size: int, seconds: int = 10) -> int:
    """How many messages of a size are heard before it is a flood, fifty a second."""
    allowance = Allowance(limits)
    for number in range(50 * seconds):
        if allowance.flooded(size, 100 + number / 50):
            return number
    return 50 * seconds


def test_spectators_may_say_less_than_players_and_strangers_less_than_spectators() -> None:
    for player, spectator, stranger in zip(PLAYER, SPECTATOR, STRANGER, strict=True):
        assert player.burst > spectator.burst >= stranger.burst
        assert player.a_second > spectator.a_second or stranger == spectator
    assert heard(PLAYER, 10) == 500
    assert heard(STRANGER, 10) < heard(SPECTATOR, 10) < 100


def test_large_messages_cost_more_than_small_ones() -> None:
    assert heard(PLAYER, FROM_A_GUEST) < 5
    assert heard(PLAYER, 200) == 500
    assert 1 < heard(SPECTATOR, BEFORE_THE_SEAT) < 10


def test_a_pause_counts_as_a_line_of_chat() -> None:
    allowance = Allowance(PLAYER)
    for number in range(6):
        allowance.check(Pause(number % 2 == 0), None, 100)
    with pytest.raises(Turned) as no:
        allowance.check(Say("hello", False), None, 100)
    assert no.value.why is No.CHATTER


def test_changes_of_the_table_are_counted_by_themselves() -> None:
    allowance = Allowance(PLAYER)
    for number in range(20):
        allowance.check(Ready(number % 2 == 0), None, 100)
    with pytest.raises(Turned) as no:
        allowance.check(Ready(True), None, 100)
    assert no.value.why is No.HASTE
    allowance.check(Say("hello", False), None, 100)


def test_all_spectators_together_have_one_limit_for_their_chat() -> None:
    shared = Bucket(*SPECTATORS_CHAT)
    said = 0
    for _ in range(31):
        try:
            Allowance(SPECTATOR).check(Say("hello", False), shared, 100)
        except Turned:
            continue
        said += 1
    assert said == SPECTATORS_CHAT.burst
