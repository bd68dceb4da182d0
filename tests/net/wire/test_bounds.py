"""Bounds of what a host says: every field has one, and nothing beyond it is let through."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from types import NoneType, UnionType
from typing import get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.board import Hex
from game.lobby import Line
from net.wire.bounds import BOUNDS, Within, check_bounds
from net.wire.errors import BadMessage
from net.wire.from_host import FromHost, Goodbye, Said, Standing, Welcome
from net.wire.refusal_reasons import No
from tests.net.any_message import HOSTS
from tests.net.table.a_table import Table

UNBOUNDED = {"Goodbye.wait", "Declined.about", "Answered.id"}  # clamped; compared with one's own
WELCOME = Welcome(1, (0,), b"t" * 32, ("10.0.0.1",), 27272)


def needs(hint: object, bound: Within | None) -> bool:
    """Whether a type has a size, here or inside, that is not bounded."""
    if isinstance(hint, UnionType):
        return any(needs(one, bound) for one in get_args(hint) if one is not NoneType)
    if get_origin(hint) is tuple:
        item = bound.item if bound else None
        return bound is None or needs(get_args(hint)[0], item)
    return hint in (int, str, bytes) and bound is None


def kinds() -> Iterator[type]:
    """Every map that a host can send."""
    waiting, seen = [*get_args(FromHost)], set()
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, UnionType) or get_origin(kind) is tuple:
            waiting += get_args(kind)
        elif isinstance(kind, type) and kind not in seen and kind is not Hex:
            seen.add(kind)
            hints = get_type_hints(kind) if kind.__module__.split(".")[0] in ("game", "net") else {}
            waiting += [one for one in hints.values() if one is not int]
            yield kind


def test_every_number_text_and_list_has_a_bound() -> None:
    missing = {
        f"{kind.__name__}.{field}"
        for kind in kinds()
        if hasattr(kind, "_fields") or hasattr(kind, "__dataclass_fields__")
        for field, hint in get_type_hints(kind).items()
        if needs(hint, BOUNDS.get(kind, {}).get(field))
    }
    assert missing == UNBOUNDED


def test_no_bound_is_for_a_field_that_there_is_not() -> None:
    for kind, bounds in BOUNDS.items():
        assert {*bounds} <= {*get_type_hints(kind)}, kind.__name__


def test_what_an_honest_host_says_is_within_the_bounds() -> None:
    table = Table(3, ("easy", "easy"))
    heard = table.heard[table.join("Ada")]
    assert any(isinstance(message, Standing) for message in heard)
    for message in heard:
        check_bounds(message)


@pytest.mark.parametrize(
    "message",
    [
        replace(WELCOME, port=0),
        replace(WELCOME, seats=(-1,)),
        replace(WELCOME, addresses=("1" * 46,)),
        replace(WELCOME, addresses=("10.0.0.1\0",)),
        Said(1, Line("Ann", 6, "", False)),
        Said(1, Line("Ann", 0, "x" * 301, False)),
        Said(1, Line("A\x1b[2J", 0, "", False)),
        Goodbye(No.FULL, "turn \N{RIGHT-TO-LEFT OVERRIDE} round", 0),
    ],
    ids=lambda message: type(message).__name__,
)
def test_beyond_a_bound_is_a_bad_message(message: FromHost) -> None:
    with pytest.raises(BadMessage):
        check_bounds(message)


@pytest.mark.parametrize("place", [Hex(100, 0), Hex(0, 100), Hex(-100, 0), Hex(0, -100)])
def test_a_hex_beyond_every_map_is_a_bad_message(place: Hex) -> None:
    table = Table(3, ("easy", "easy"))
    standing = table.last(table.join("Ada"), Standing)
    with pytest.raises(BadMessage, match="beyond every map"):
        check_bounds(replace(standing, networks=((place,), *standing.networks[1:])))


@pytest.mark.parametrize("kind", HOSTS, ids=lambda kind: kind.__name__)
@settings(max_examples=30)
@given(data=st.data())
def test_any_message_is_within_bounds_or_bad_and_nothing_else(
    kind: type, data: st.DataObject
) -> None:
    with suppress(BadMessage):
        check_bounds(data.draw(HOSTS[kind]))
