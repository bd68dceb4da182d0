"""`main.py join`: addresses that are none, hosts that are not there; games are in test_serve."""

import socketserver
from pathlib import Path
from threading import Thread

import pytest

from commands import join as module
from commands.join import Joining, join_as_bot
from game.lobby import Connection, Link, Unreached


class Stranger(socketserver.BaseRequestHandler):
    """Somebody who speaks another language."""

    def handle(self) -> None:
        self.request.recv(1)
        self.request.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")


WISH = Joining("127.0.0.1:1", "easy", "", "", 1, 5.0, Path("nowhere"))


def test_an_address_that_is_none_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for address in ("a b", "a..b", "192.168.0..7"):
        assert join_as_bot(WISH._replace(address=address)) == 2
        assert capsys.readouterr().err.startswith(f"join: {address!r} is not a valid address")


def test_a_host_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert join_as_bot(WISH) == 1
    words = "join: cannot reach the host: connection refused\n"
    assert capsys.readouterr().err == words


def test_a_stranger_at_the_address_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socketserver.TCPServer(("127.0.0.1", 0), Stranger) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        address = f"127.0.0.1:{server.server_address[1]}"
        assert join_as_bot(WISH._replace(address=address)) == 1
        server.shutdown()
    words = "something answered at that address, but it is not a Paris Connection table"
    assert capsys.readouterr().err == f"join: {words}\n"


def test_a_host_that_does_not_answer_is_said_with_the_likely_causes() -> None:
    why = Connection(Link.OUT, "unreachable", "no answer", unreached=Unreached.SILENT, tried=3)
    assert "for 3 s; is the table open" in module._advice(why)
    assert module._advice(why._replace(unreached=Unreached.REFUSED)) == ""
