"""Tables over real sockets: whole games, and strangers who must not disturb them."""

import asyncio
import errno
import socket
import ssl
import sys
import time
from pathlib import Path
from typing import NoReturn

import pytest

from game.lobby import Link
from game.rules.actions import Action
from game.storage.records import load_record
from net.lan import server as server_module
from net.lan.certificate import guest_context
from net.lan.listening_sockets import port_words
from net.lan.machines import THIS_MACHINE, Machines
from net.lan.table_host import TableHost
from net.table.connection_slots import Dropped
from net.table.table_game import Thinking
from net.table.table_session import TableMessage
from net.wire.codec import decode_from_host, encode
from net.wire.framing import framed
from net.wire.from_guest import Hello, Join, Pause
from net.wire.from_host import Declined, Goodbye
from net.wire.limits import FROM_ONE_ADDRESS, PROTOCOL, RULES
from net.wire.refusal_reasons import No
from tests.net.lan.tables import (
    Player,
    a_plan,
    an_aim,
    choosing,
    hosting,
    remember,
    run,
    until,
    where,
)
from tests.net.table.acting import an_action

HELLO = framed(encode(Hello(PROTOCOL, RULES, "1.0")))
MANY = FROM_ONE_ADDRESS + 5
JOIN = framed(encode(Join(("Mallory",), True, "human", b"")))


async def knock(table: TableHost) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(*where(table), ssl=guest_context(), server_hostname="")


async def hung_up(reader: asyncio.StreamReader) -> bytes:
    """Everything until the host hangs up."""
    try:
        return await reader.read()
    except (ConnectionError, ssl.SSLError):
        return b""


@pytest.mark.parametrize(("seats", "bots", "people"), [(3, 0, 3), (6, 1, 3), (4, 2, 2)])
def test_a_whole_game_of_peers_hot_seats_and_bots(
    seats: int, bots: int, people: int, tmp_path: Path
) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, seats, ("easy",) * bots)) as table:
            finished = remember(table)
            names = [[f"P{n}"] for n in range(people)]
            names[0] += [f"H{n}" for n in range(seats - bots - people)]
            eve = Player(an_aim(table, "Eve", watch=True)).start()
            players = [Player(an_aim(table, *group)).start() for group in names]
            for player in (*players, eve):
                await player.end()
            (game,) = finished
            for player in (*players, eve):
                for seat in (None, *player.games[0].seats):
                    assert player.games[0].following.updates(seat, -1) == game.match.updates(
                        seat, -1
                    )
                assert player.games[0].history() == game.match.history()
            assert game.record
            record = load_record(game.record)
            assert record.closed
            assert len(record.actions) == game.match.seq

    run(play())


STRANGERS = {
    "random bytes": bytes(range(256)) * 20,
    "http": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    "four GiB": b"\xff\xff\xff\xff",
    "a frame too large for a stranger": (4097).to_bytes(4, "big"),
    "nothing in a frame": b"\0\0\0\0",
    "deep nesting": framed(b"\x91" * 4000),
    "a join before hello": JOIN,
    "hello twice": HELLO + HELLO,
}


@pytest.mark.parametrize("words", STRANGERS.values(), ids=STRANGERS.keys())
def test_a_stranger_under_tls_gets_one_goodbye_and_the_game_goes_on(
    words: bytes, tmp_path: Path
) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy", "easy"))) as table:
            player = Player(an_aim(table, "Ada")).start()
            reader, writer = await knock(table)
            writer.write(words)
            said = await hung_up(reader)
            messages = []
            while said:
                size = int.from_bytes(said[:4], "big")
                messages.append(decode_from_host(said[4 : 4 + size]))
                said = said[4 + size :]
            assert isinstance(messages[-1], Goodbye)
            assert messages[-1].why is No.BAD_MESSAGE
            writer.close()
            await player.end()
            assert player.games

    run(play())


@pytest.mark.parametrize("words", [b"", b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01" + b"x" * 500])
def test_who_speaks_no_tls_is_left_standing(
    words: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "TLS_PATIENCE", 0.5)

    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy", "easy"))) as table:
            reader, writer = await asyncio.open_connection(*where(table))
            writer.write(words)
            player = Player(an_aim(table, "Ada")).start()
            await hung_up(reader)
            writer.close()
            await player.end()
            assert player.games

    run(play())


def test_the_oldest_silent_connections_of_a_machine_make_room_for_new_ones(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy", "easy"))) as table:
            crowd = [await asyncio.open_connection(*where(table)) for _ in range(MANY)]
            for reader, _ in crowd[: MANY - FROM_ONE_ADDRESS]:
                assert await hung_up(reader) == b""
            assert len(table.server.places) == FROM_ONE_ADDRESS
            player = Player(an_aim(table, "Ada")).start()
            await player.end()
            assert player.games
            for _, writer in crowd:
                writer.transport.abort()
            await until("room", lambda: not len(table.server.places))

    run(play())


def test_who_has_spoken_tls_but_said_nothing_makes_room_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy", "easy"))) as table:
            crowd = [await knock(table) for _ in range(MANY)]
            assert await hung_up(crowd[0][0]) == b""
            player = Player(an_aim(table, "Ada")).start()
            await player.end()
            assert player.games
            for _, writer in crowd:
                writer.transport.abort()
            await until("room", lambda: not len(table.server.places))

    run(play())


def test_a_reader_that_stops_is_dropped_and_slows_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.lan.wire.UNSENT", 50_000)

    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",) * 2)) as table:
            ada = Player(an_aim(table, "Ada"), choose=choosing(1, 3600)).start()
            await until("the game", lambda: ada.guest.state.game)
            reader, writer = await knock(table)
            writer.write(HELLO + JOIN)
            await until("Mallory", lambda: table.host.guests == 2)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            del reader
            said, line = 0, TableMessage(None, Declined(No.SENSELESS, "bla" * 100, None))
            while table.host.guests == 2:
                table.table_session.outgoing += [line] * 50
                table.host.tick(time.monotonic())
                table.server.flush()
                said += 1
                await asyncio.sleep(0.001)
                assert said < 5000
            assert [seat.here for seat in table.table_session.seating.seats()] == [True] * 3
            writer.close()

    run(play())


@pytest.mark.usefixtures("_quick_hearts")
def test_who_has_read_nothing_for_long_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "STALLED", 0.1)

    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            ada = Player(an_aim(table, "Ada")).start()
            await until("Ada", lambda: ada.guest.state.lobby)
            (wire,) = table.server._wires.values()
            wire.pause_writing()
            await until("the end", lambda: Link.LOST in [one.link for one in ada.links])
            assert ada.running
            ada.running.cancel()

    run(play())


def test_what_guests_are_told_is_saved_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A host that crashes in between must know every token that it has given out."""
    done: list[str] = []

    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            with monkeypatch.context() as watched:
                watched.setattr(table.server, "_keep", lambda: done.append("saved"))
                watched.setattr(table.server, "_send", lambda: done.append("sent"))
                for changed in (True, False):
                    table.table_session.changed = changed
                    table.server.flush()

    run(play())
    assert done == ["saved", "sent", "sent"]


def test_a_bot_whose_thought_falls_into_a_pause_thinks_again_after_it(tmp_path: Path) -> None:
    async def play() -> None:
        asked, thought = [], asyncio.Event()

        async def choose(question: Thinking) -> Action:
            asked.append(question.seq)
            await thought.wait()
            return an_action(question.view)

        async with hosting(a_plan(tmp_path, 3, ("easy",) * 2), choose) as table:
            player = Player(an_aim(table, "Ada")).start()
            await until("a thinking bot", lambda: asked)
            send = player.guest.state.send
            send(Pause(True))
            await until(
                "the pause", lambda: table.table_session.game and table.table_session.game.paused
            )
            thought.set()
            await asyncio.sleep(0.05)
            assert table.table_session.game
            assert table.table_session.game.match.seq == asked[-1]
            send(Pause(False))
            await player.end()
            assert player.games

    run(play())


def test_a_port_that_is_taken_is_an_error_and_the_usual_one_is_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            other = TableHost.new(a_plan(tmp_path), choosing())
            with pytest.raises(OSError) as error:  # noqa: PT011 - its number is looked at
                other.open(table.host.port)
            assert "is in use" in port_words(table.host.port, error.value)

    run(play())


def test_after_an_unforeseen_error_codes_are_checked_and_time_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: Path
) -> None:
    async def play() -> None:
        def failures() -> int:
            return logged.read_text().count("failure: RuntimeError") if logged.exists() else 0

        async with hosting(a_plan(tmp_path, code="4711")) as table:
            house, host = table.host.house, table.host
            exchange, tick = house.exchange, host.tick

            def fail(_: object) -> NoReturn:
                raise RuntimeError("a mistake of ours")

            def fail_too(_: object) -> NoReturn:
                raise RuntimeError("another one, at another line")

            monkeypatch.setattr(house, "exchange", fail)
            monkeypatch.setattr(host, "tick", fail_too)
            ended = await Player(an_aim(table, "Ada", code="4711")).start().end()
            assert ended.why is No.BAD_MESSAGE
            await until("both errors", lambda: failures() >= 2)
            monkeypatch.setattr(house, "exchange", exchange)
            monkeypatch.setattr(host, "tick", tick)
            ben = Player(an_aim(table, "Ben", code="4711")).start()
            await until("Ben", lambda: ben.guest.state.lobby)
            before = host._ticked
            await until("a tick", lambda: host._ticked > before)
            assert ben.running
            ben.running.cancel()

    run(play())


def test_who_is_gone_before_being_served_leaves_no_place_taken(tmp_path: Path) -> None:
    class Gone(socket.socket):
        def setsockopt(self, *_: object) -> NoReturn:
            raise OSError(errno.EINVAL, "Invalid argument")  # as macOS says it

    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            here, there = socket.socketpair()
            table.server.places.take(1000, "a machine")
            gone = Gone(fileno=there.detach())
            await table.server._serve(gone, 1000, "a machine", 0.0)
            assert len(table.server.places) == 0
            assert gone.fileno() == -1
            here.close()

    run(play())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere 127.0.0.2 is no address")
def test_a_machine_that_drops_its_own_connections_keeps_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "CROWDED", 3600.0)
    monkeypatch.setattr(Machines, "of", lambda _, address: address)

    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            source = ("127.0.0.2", 0)
            flood = [
                socket.create_connection(where(table), source_address=source) for _ in range(MANY)
            ]
            ada = Player(an_aim(table, "Ada")).start()
            await until("Ada", lambda: ada.guest.state.lobby)
            assert ada.running
            ada.running.cancel()
            for one in flood:
                one.close()

    run(play())


@pytest.mark.parametrize(
    ("loser", "address", "waits"),
    [
        ("10.0.0.9", "10.0.0.9", False),
        ("10.0.0.8", "10.0.0.9", True),
        (THIS_MACHINE, "127.0.0.1", True),
        (None, "10.0.0.9", False),
    ],
    ids=["own", "another", "this machine", "nobody"],
)
def test_an_arrival_that_costs_another_machine_its_slot_keeps_the_next_waiting(
    loser: str | None, address: str, waits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def serve(*_: object) -> None:
        return None

    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            dropped = None if loser is None else Dropped(99, loser)
            monkeypatch.setattr(table.server.places, "take", lambda *_: dropped)
            monkeypatch.setattr(table.server, "_serve", serve)
            with socket.socket() as accepted:
                assert table.server._welcome(accepted, address) is waits
                await asyncio.sleep(0)

    run(play())
