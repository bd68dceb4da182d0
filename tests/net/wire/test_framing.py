"""Frames: however the wire cuts them, the same messages come out, and no giant gets in."""

import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.wire.errors import BadMessage
from net.wire.framing import Frames, framed


def all_of(frames: Frames) -> list[bytes]:
    found = []
    while (message := frames.next()) is not None:
        found.append(message)
    return found


@given(st.lists(st.binary(min_size=1, max_size=50)), st.lists(st.integers(1, 20), min_size=1))
def test_messages_come_out_whole_however_the_wire_cuts_them(
    messages: list[bytes], cuts: list[int]
) -> None:
    wire = b"".join(map(framed, messages))
    frames, found = Frames(largest=50), []
    while wire:
        cut = cuts[len(wire) % len(cuts)]
        frames.feed(wire[:cut])
        wire = wire[cut:]
        found += all_of(frames)
    assert found == messages


@pytest.mark.parametrize("length", [0, 51, 2**31, 2**32 - 1])
def test_a_length_that_is_not_allowed_is_refused_before_anything_is_held(length: int) -> None:
    frames = Frames(largest=50)
    frames.feed(length.to_bytes(4, "big"))
    tracemalloc.start()
    with pytest.raises(BadMessage, match=rf"a frame of {length} bytes \(1 to 50 are allowed\)"):
        frames.next()
    assert tracemalloc.get_traced_memory()[1] < 100_000
    tracemalloc.stop()


def test_a_peer_that_was_let_in_may_say_more() -> None:
    frames = Frames(largest=1)
    frames.feed(framed(b"a") + framed(b"long"))
    assert frames.next() == b"a"
    frames.largest = 10
    assert frames.next() == b"long"
    assert frames.next() is None
