"""One connection of a guest: strangers who answer at an address, and what is said of them."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from game.lobby import Connection, Link
from net.guest.guest_state import News
from net.lan.certificate import host_context, make_certificate
from net.lan.client import Client, JoinTarget
from net.lan.passes import Passes
from net.wire.from_guest import Join
from net.wire.refusal_reasons import No
from tests.net.lan.tables import Player, a_plan, an_aim, hosting, run

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
