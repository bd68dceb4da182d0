"""Any message that the types allow, for tests that must hold for all of them."""

from collections.abc import Callable
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from net.wire.from_guest import FromGuest
from net.wire.from_host import FromHost

WHOLE = st.integers(-(2**63), 2**63 - 1)
PLAIN: dict[object, st.SearchStrategy[Any]] = {
    int: WHOLE,
    bool: st.booleans(),
    str: st.text(max_size=40),
    bytes: st.binary(max_size=40),
    NoneType: st.none(),
}


def any_of(kind: Any) -> st.SearchStrategy[Any]:
    """Any value of a type of the messages."""
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, UnionType):
        return st.one_of(*map(any_of, get_args(kind)))
    if get_origin(kind) is tuple:
        return st.lists(any_of(get_args(kind)[0]), max_size=4).map(tuple)
    if issubclass(kind, StrEnum):
        return st.sampled_from(list(kind))
    make: Callable[..., object] = kind
    return st.builds(make, **{key: any_of(one) for key, one in get_type_hints(kind).items()})


GUESTS = {one: any_of(one) for one in get_args(FromGuest)}
HOSTS = {one: any_of(one) for one in get_args(FromHost)}
