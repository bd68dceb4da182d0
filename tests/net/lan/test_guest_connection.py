"""One connection of a guest: strangers who answer at an address, and what is said of them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from game.lobby import Connection, Link
from net.guest.guest_state import News
from net.guest.handshake import Handshake
from net.lan.certificate import host_context, make_certificate
from net.lan.client import Client, JoinTarget
from net.lan.guest_connection import GuestConnection
from net.lan.passes import Passes
from net.lan.wire import Wire
from net.wire.errors import Turned
from net.wire.from_guest import Join
from net.wire.from_host import Welcome
from net.wire.limits import DEAD
from net.wire.refusal_reasons import No
from tests.net.lan.tables import Player, a_plan, an_aim, hosting, run

JOIN = Join(("Ada",), False, "human", b"")
Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Somebody who accepts whoever comes, listens, and says nothing."""
    await reader.read()
    writer.close()


async def a_page(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A web server, which takes our hello for a bad request."""
    await reader.read(1)
    writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
    writer.close()


async def curt(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Somebody who hangs up."""
    writer.close()


async def met(stranger: Serve, *, tls: bool) -> Connection:
    """How a guest's way to a stranger ends."""
    context = host_context(make_certificate()) if tls else None
    async with await asyncio.start_server(stranger, "127.0.0.1", 0, ssl=context) as server:
        where = [("127.0.0.1", server.sockets[0].getsockname()[1])]
        return (
            await Player(JoinTarget(where, Join(("Ada",), False, "human", b""), "", "1"))
            .start()
            .end()
        )


@pytest.mark.usefixtures("_quick_hearts")
@pytest.mark.parametrize(
    ("stranger", "tls"),
    [(silent, True), (a_page, True), (a_page, False), (curt, True)],
    ids=["silent", "secure page", "page", "curt"],
)
def test_what_answers_but_is_no_table_is_given_up(stranger: Serve, tls: bool) -> None:
    ended = run(met(stranger, tls=tls))
    assert (ended.link, ended.why) == (Link.OUT, No.NO_TABLE)
    words = "something answered at that address, but it is not a Paris Connection table"
    assert ended.words == words


def test_whoever_accepts_and_says_nothing_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("net.lan.connector.CONNECT", 0.2)
    ended = run(met(silent, tls=False))
    assert (ended.link, ended.why) == (Link.OUT, No.UNREACHABLE)
    assert ended.words == "cannot reach the host: no answer"


def test_an_error_that_nobody_thought_of_is_said_and_not_tried_again(
    tmp_path: Path, logged: Path
) -> None:
    async def play() -> list[Connection]:
        async with hosting(a_plan(tmp_path)) as table:
            told: list[Connection] = []

            def tell(news: News) -> None:
                if not isinstance(news, Connection):
                    raise RuntimeError("nobody thought of this")
                told.append(news)

            await Client(an_aim(table, "Ada"), Passes(None), tell).run()
            return told

    out = run(play())[-1]
    assert (out.link, out.why) == (Link.OUT, No.UNFORESEEN)
    assert out.words == "RuntimeError (nobody thought of this)"
    assert logged.read_text().count("failure: RuntimeError") == 1
    assert "nobody thought of this)" not in logged.read_text()


@pytest.mark.parametrize("where", [("a..b", 1), ("a\0b", 1), ("127.0.0.1", 2**40), ("\udc80", 1)])
def test_an_address_that_the_system_does_not_take_ends_with_a_sentence(
    where: tuple[str, int],
) -> None:
    async def play() -> Connection:
        return (
            await Player(JoinTarget([where], Join(("Ada",), False, "human", b""), "", "1"))
            .start()
            .end()
        )

    out = run(play())
    assert (out.link, out.why) == (Link.OUT, No.UNREACHABLE)
    assert out.words == "cannot reach the host: that is not a valid address"


class Silence(Wire):
    """A connection on which nothing comes, for as many looks at the clock as there are times."""

    def __init__(self, times: Sequence[float], *, resting: bool = False) -> None:
        super().__init__(1, lambda _: None, lambda *_: None, lambda *_: None, lambda _: None)
        self._times, self._still, self.sent = iter(times), resting, 0
        self._left = len(times)

    def monotonic(self) -> float:
        self._left -= 1
        return next(self._times)

    @property
    def open(self) -> bool:
        return self._left > 0

    @property
    def resting(self) -> bool:
        return self._still

    def send(self, *messages: bytes) -> bool:
        self.sent += len(messages)
        return True

    def abort(self) -> None:
        self._left = 0


def ended(
    monkeypatch: pytest.MonkeyPatch, wire: Silence, before: Turned | None = None
) -> Turned | None:
    """Why a guest that is at the table leaves a host that says nothing."""
    stay = GuestConnection("1.0", "", lambda *_: JOIN, lambda *_: None, lambda _: None)
    stay.no = before
    entering = Handshake("1.0", b"", "", lambda _: JOIN)
    entering.welcome = Welcome(1, (), b"", (), 27272)
    with monkeypatch.context() as patched:
        patched.setattr("net.lan.guest_connection.time", wire)
        patched.setattr("net.lan.guest_connection.HEARTBEAT", 0.004)
        asyncio.run(stay._keep_alive(wire, entering))
    return stay.no


def test_a_host_that_says_nothing_is_gone_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ended(monkeypatch, Silence(range(int(DEAD) + 1))) is None
    no = ended(monkeypatch, Silence(range(int(DEAD) + 2)))
    assert no is not None
    assert no.why is No.SILENT


def test_a_guest_that_was_asleep_forgives_the_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Silence([0, 1, 3600, 3601, 3602])
    assert ended(monkeypatch, wire) is None
    assert wire.sent, "and says at once that it is there"


def test_who_does_not_read_cannot_call_the_host_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ended(monkeypatch, Silence(range(30), resting=True)) is None


def test_the_first_reason_for_an_end_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    full = Turned(No.FULL, "the table is full")
    assert ended(monkeypatch, Silence(range(30)), full) is full
