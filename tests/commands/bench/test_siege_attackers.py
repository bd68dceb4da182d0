"""The attackers of the measures: what they say is within the limits, and they end by themselves."""

import time
from itertools import islice

import pytest

from commands.bench.siege_attackers import LONGEST, Siege, _words, besiege
from net.table.allowance import SPECTATOR, Allowance
from net.wire.codec import decode_at_the_table


def test_spectators_say_every_kind_of_word_and_stay_within_the_limits() -> None:
    allowance, now, kinds = Allowance(SPECTATOR), 100.0, set()
    for word in islice(_words(3), 300):
        kinds.add(type(decode_at_the_table(word[4:])).__name__)
        assert not allowance.flooded(len(word) - 4, now)
        now += 1.05 / SPECTATOR.messages.a_second
    assert kinds == {"Ready", "Pause", "Say", "Beat", "Rename", "Move", "Start", "Act"}


def test_a_siege_ends_by_itself_also_where_nobody_listens() -> None:
    began = time.monotonic()
    besiege(Siege(1, 0.5, spectators=2, silent=2))
    assert time.monotonic() - began < LONGEST


def test_only_this_machine_is_attacked() -> None:
    with pytest.raises(ValueError, match="only for a table on this machine"):
        besiege(Siege(27272, 1.0, ("127.0.0.1", "10.0.0.1")))
