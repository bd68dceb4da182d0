"""Connecting to a host that has several addresses."""

import pytest

from net.lan.certificate import guest_context
from net.lan.connecting import first_of
from net.lan.wire import Wire
from tests.net.lan.tables import run


def a_wire() -> Wire:
    return Wire(1024, lambda _: None, lambda *_: None, lambda *_: None, lambda _: None)


@pytest.mark.parametrize("ways", [[], [("127.0.0.1", 1)]], ids=["none", "refused"])
def test_where_nobody_answers_there_is_an_error(ways: list[tuple[str, int]]) -> None:
    with pytest.raises(OSError, match="nobody answers|Connect call failed"):
        run(first_of(ways, a_wire, guest_context()))
