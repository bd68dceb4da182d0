"""Bytes and messages: what goes out comes back, and nothing else comes in."""

from dataclasses import replace
from typing import Any

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.board import Hex
from game.options import Options
from game.rules.actions import Build
from game.rules.companies import Company
from net.wire.codec import (
    decode_at_the_door,
    decode_at_the_table,
    decode_from_host,
    encode,
    tag,
)
from net.wire.errors import BadMessage
from net.wire.from_guest import Act, Agree, AtTheTable, Beat, CodeShare, Say
from net.wire.from_host import BoardIs
from net.wire.limits import LONGEST_BOARD, LONGEST_BYTES, MOST_ITEMS
from tests.net.any_message import GUESTS, HOSTS

ACT = Act(7, 0, 12, Build(Company.BLUE, (Hex(1, -2), Hex(3, 4))))
DECODERS = (decode_at_the_door, decode_at_the_table, decode_from_host)


def changed(**changes: object) -> bytes:
    return bytes(msgpack.packb({**msgpack.unpackb(encode(ACT)), **changes}))


def action(**changes: object) -> dict[str, object]:
    return {**msgpack.unpackb(encode(ACT))["action"], **changes}


@pytest.mark.parametrize("kind", GUESTS, ids=lambda kind: kind.__name__)
@settings(max_examples=10)
@given(data=st.data())
def test_what_a_guest_says_comes_back(kind: type, data: st.DataObject) -> None:
    message = data.draw(GUESTS[kind])
    at_the_table = isinstance(message, AtTheTable)
    decode: Any = decode_at_the_table if at_the_table else decode_at_the_door
    assert decode(encode(message)) == message


@pytest.mark.parametrize("kind", HOSTS, ids=lambda kind: kind.__name__)
@settings(max_examples=10)
@given(data=st.data())
def test_what_a_host_says_comes_back(kind: type, data: st.DataObject) -> None:
    message = data.draw(HOSTS[kind])
    assert decode_from_host(encode(message)) == message


def test_a_message_has_its_name_with_hyphens() -> None:
    assert tag(CodeShare) == "code-share"
    assert msgpack.unpackb(encode(Say("hello", False))) == {
        "is": "say",
        "words": "hello",
        "phrase": False,
        "seat": None,
    }


@pytest.mark.parametrize(
    "data",
    [
        changed(id=1.9),
        changed(id=7.0),
        changed(id=True),
        changed(seat="0"),
        changed(seat=None),
        changed(more=1),
        changed(action="build"),
        changed(action=None),
        changed(action=action(hexes="12")),
        changed(action=action(hexes={"1": 2})),
        changed(action=action(hexes=[[1, True]])),
        changed(action=action(hexes=[[1, 2, 3]])),
        changed(action=action(hexes=[[1.0, 2]])),
        changed(action=action(hexes=[None])),
        changed(action=action(hexes=[[0, 0]] * (MOST_ITEMS + 1))),
        changed(action=action(company="pink")),
        changed(action=action(company=["blue"])),
        changed(action=action(company=b"blue")),
        changed(**{"is": "step"}),
        changed(**{"is": ["act"]}),
        changed(**{"is": None}),
        encode(CodeShare(b"")),
        msgpack.packb({"is": "say", "words": None, "phrase": False}),
        msgpack.packb({"is": "say", "words": ["x"], "phrase": False}),
        msgpack.packb({"is": "say", "words": "x", "phrase": "no"}),
        msgpack.packb({"is": "say", "words": "x"}),
        msgpack.packb({"is": "say", "words": "x", "phrase": False, b"x": 1}),
        msgpack.packb({"is": "say", "words": "x" * 3000, "phrase": False}),
        msgpack.packb({"words": "x", "phrase": False}),
        msgpack.packb({str(key): 0 for key in range(100)}),
        msgpack.packb(msgpack.ExtType(5, b"x")),
        msgpack.packb(msgpack.Timestamp(1)),
        b"\x82\xa2is\xa4beat\xa2is\xa4beat",  # a key twice
        encode(ACT).replace(b"\x85\xa2id\x07", b"\x86\xa2id\x07\xa2id\x07"),
        b"\x80",  # an empty map
        b"\x81\xa2is\xa4beat\x00",  # something after it
        b"\x81\xa2is\xa4\xff\xfe\xfd\xfc",  # no UTF-8
        b"\xdd\xff\xff\xff\xff",  # an array of four thousand million
        b"\xdf\xff\xff\xff\xff",
        b"\xc6\xff\xff\xff\xff",
        b"\x91" * 60_000,  # deep
        b"\x81\xa1a" * 20_000,
        b"",
        b"\xc1",
        b"GET / HTTP/1.1\r\n\r\n",
    ],
)
def test_what_is_not_exactly_right_is_one_error(data: bytes) -> None:
    with pytest.raises(BadMessage, match="^not a valid message: "):
        decode_at_the_table(data)


def test_a_key_with_a_default_must_be_there_too() -> None:
    told = msgpack.unpackb(encode(Agree(Options())))
    assert decode_at_the_table(msgpack.packb(told)) == Agree(Options())
    del told["options"]["notebook"]
    with pytest.raises(BadMessage, match="with the keys of Options"):
        decode_at_the_table(msgpack.packb(told))


def test_keys_may_come_in_any_order() -> None:
    told = {**msgpack.unpackb(encode(ACT)), "action": dict([*reversed(action().items())])}
    assert decode_at_the_table(msgpack.packb(dict([*reversed(told.items())]))) == ACT


def test_a_message_that_cannot_be_sent_does_not_spoil_the_next() -> None:
    with pytest.raises((OverflowError, ValueError)):
        encode(replace(ACT, id=2**70))
    assert decode_at_the_table(encode(ACT)) == ACT


def test_only_the_host_sends_a_map_and_none_that_is_too_long() -> None:
    told = BoardIs(b"x" * LONGEST_BOARD)
    assert decode_from_host(encode(told)) == told
    with pytest.raises(BadMessage):
        decode_from_host(encode(BoardIs(b"x" * (LONGEST_BOARD + 1))))
    with pytest.raises(BadMessage):
        decode_at_the_door(encode(CodeShare(b"x" * (LONGEST_BYTES + 1))))


def test_the_door_understands_only_what_is_said_at_the_door() -> None:
    with pytest.raises(BadMessage):
        decode_at_the_door(encode(Beat()))


def test_an_error_does_not_repeat_at_length_what_was_sent() -> None:
    with pytest.raises(BadMessage) as caught:
        decode_at_the_table(changed(**{"is": "\x1b[31m" + "x" * 2000}))
    assert len(str(caught.value)) < 150
    assert str(caught.value).isprintable()


@settings(max_examples=150)
@given(st.binary(max_size=200))
def test_any_bytes_are_a_message_or_the_one_error(data: bytes) -> None:
    for decode in DECODERS:
        try:
            message = decode(data)
        except BadMessage:
            continue
        assert decode(encode(message)) == message


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 2**64 - 1) | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=150)
@given(data=st.data())
def test_a_message_with_one_value_exchanged_is_a_message_or_the_one_error(
    data: st.DataObject,
) -> None:
    kind = data.draw(st.sampled_from([*GUESTS, *HOSTS]))
    entries = msgpack.unpackb(encode(data.draw({**GUESTS, **HOSTS}[kind])))
    key = data.draw(st.sampled_from(sorted(entries)))
    entries[key] = data.draw(JUNK)
    packed = msgpack.packb(entries)
    for decode in DECODERS:
        try:
            message = decode(packed)
        except BadMessage:
            continue
        assert msgpack.unpackb(encode(message)) == entries
