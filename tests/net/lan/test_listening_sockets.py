"""Ports to listen at."""

import errno
import socket
import sys

import pytest

from net.lan.listening_sockets import listeners, port_words


def test_without_an_address_every_one_is_listened_at() -> None:
    taken = listeners(0)
    try:
        assert taken[0].getsockname()[0] == "0.0.0.0"  # noqa: S104
        assert len({one.getsockname()[1] for one in taken}) == 1
    finally:
        for one in taken:
            one.close()


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_with_an_address_only_that_one_is_listened_at(address: str) -> None:
    (taken,) = listeners(0, address)
    try:
        assert taken.getsockname()[0] == address
    finally:
        taken.close()


@pytest.mark.parametrize("address", ["192.0.2.1", "fe80::1%nothing"])
def test_an_address_of_another_machine_is_one_sentence(address: str) -> None:
    with pytest.raises(OSError) as error:  # noqa: PT011 - the words are looked at
        listeners(0, address)
    assert port_words(0, error.value, address) == f"{address} is not an address of this computer"


@pytest.mark.parametrize("address", ["", "127.0.0.1"])
def test_nobody_else_can_listen_at_a_port_that_is_taken(address: str) -> None:
    taken = listeners(0)
    try:
        port = taken[0].getsockname()[1]
        with pytest.raises(OSError) as error:  # noqa: PT011 - the words are looked at
            listeners(port, address)
        assert port_words(port, error.value).startswith(f"port {port} is in use")
    finally:
        for one in taken:
            one.close()


@pytest.mark.skipif(sys.platform != "win32", reason="sharing needs both sides' consent elsewhere")
def test_no_other_program_can_take_a_port_away() -> None:
    (taken,) = listeners(0, "127.0.0.1")
    with taken, socket.socket() as thief:
        thief.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with pytest.raises(OSError) as error:  # noqa: PT011 - the words are looked at
            thief.bind(taken.getsockname())
        assert port_words(7, error.value).startswith("port 7 is in use")


def test_a_port_that_is_taken_is_one_sentence() -> None:
    words = port_words(7, OSError(errno.EADDRINUSE, "in use"))
    assert words == "port 7 is in use by another program or table; --port 0 picks a free one"
    assert port_words(None, socket.gaierror(1, "odd")) == "odd"
