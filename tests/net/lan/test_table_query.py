"""Asking a host what it has to offer, without coming in."""

import asyncio
from pathlib import Path

import pytest

from net.lan.table_query import TableReply, ask, ask_all
from net.wire.from_host import Offer
from tests.net.lan.tables import a_plan, hosting, run, where


def test_a_host_tells_about_its_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 4, ("easy",), code="1")) as table:
            told = await ask(where(table), "1.0", 5)
            assert told
            greeting, offer = told
            assert greeting == table.greeting()
            assert (greeting.table, greeting.seats, greeting.open_seats) == ("Sunday", 4, 3)
            assert greeting.code
            assert offer == Offer("France", 1)
            assert table.host.guests == 0

    run(play())


def test_whoever_does_not_answer_or_speaks_another_language_is_no_table(tmp_path: Path) -> None:
    async def rude(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail ready\r\n" * 100)
        writer.close()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async def play() -> None:
        assert await ask(("127.0.0.1", 1), "1.0", 1) is None
        for kind in (rude, silent):
            async with await asyncio.start_server(kind, "127.0.0.1", 0) as server:
                port = server.sockets[0].getsockname()[1]
                assert await ask(("127.0.0.1", port), "1.0", 0.5) is None

    run(play())


def test_the_first_way_that_answers_counts(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            ways = [("127.0.0.1", 1), where(table)]
            assert await ask_all(ways, "1.0", 5) == (
                where(table),
                TableReply(table.greeting(), Offer("France", 1)),
            )
            assert await ask_all(ways[:1], "1.0", 1) is None
            assert await ask_all([], "1.0", 1) is None

    run(play())


def test_a_host_of_another_version_is_a_table_without_an_offer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            monkeypatch.setattr("net.lan.table_query.PROTOCOL", 99)
            assert await ask(where(table), "9.0", 5) == (table.greeting(), None)

    run(play())
