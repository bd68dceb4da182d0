"""Errors of sockets, as each system numbers them."""

import errno
import socket

import pytest

from game.lobby import Trouble
from net.lan.listening_sockets import port_words
from net.lan.mdns import trouble_of
from net.lan.socket_errors import error_words


@pytest.mark.parametrize("number", [10061, 1225])
def test_what_windows_calls_refused_is_said_as_everywhere(number: int) -> None:
    assert error_words(OSError(number, "in the language of its user")) == "connection refused"


def test_a_refused_connection_has_the_same_words_on_every_system() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(OSError) as refused:  # noqa: PT011 - the words are looked at
        socket.create_connection(("127.0.0.1", port), 10)
    assert error_words(refused.value) == "connection refused"


def test_an_error_without_a_number_has_its_own_words() -> None:
    assert error_words(OSError("no answer")) == "no answer"
    assert error_words(OSError()) == ""


@pytest.mark.parametrize(
    ("number", "trouble"),
    [
        (errno.ENETUNREACH, Trouble.NO_NETWORK),
        (10065, Trouble.NO_NETWORK),
        (1231, Trouble.NO_NETWORK),
        (errno.EACCES, Trouble.NOT_ALLOWED),
        (10013, Trouble.NOT_ALLOWED),
        (errno.EIO, Trouble.OTHER),
    ],
)
def test_a_screen_hears_the_same_trouble_on_every_system(number: int, trouble: Trouble) -> None:
    assert trouble_of(OSError(number, "odd")) is trouble


@pytest.mark.parametrize("number", [errno.EADDRINUSE, 10048, 10013])
def test_a_port_that_is_taken_is_said_so_on_every_system(number: int) -> None:
    assert port_words(7, OSError(number, "odd")).startswith("port 7 is in use")
