"""The guest that is fuzzed: it believes an honest host, and an error of its own is not hidden."""

import pytest

from commands.bench.fuzz_guest import FuzzedGuest
from net.wire.codec import encode
from net.wire.from_host import Step


def test_an_honest_host_is_followed_to_the_end() -> None:
    guest = FuzzedGuest()
    for message in guest.honest():
        if isinstance(message, Step):
            guest.hears(encode(message))
    game = guest._visit.game
    assert game is not None
    assert game.history()


def test_an_error_that_is_not_documented_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    guest = FuzzedGuest()

    def fails(*_: object) -> None:
        raise IndexError("seat 99")

    monkeypatch.setattr("net.guest.session.RemoteSession.poll", fails)
    with pytest.raises(IndexError, match="seat 99"):
        guest.hears(b"")
