"""Guests over real sockets: let in, turned away, dropped, and back by themselves."""

import asyncio
import socket
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.board import load_board
from game.lobby import Connection, Link, Phase, Unreached
from net.guest.guest_state import News
from net.guest.session import RemoteSession
from net.lan import client
from net.lan.certificate import host_context, make_certificate
from net.lan.client import Client, JoinTarget
from net.lan.connector import first_of
from net.lan.guest_connection import GuestConnection
from net.lan.name_lookup import Where
from net.lan.passes import Pass, Passes
from net.lan.table_host import TableHost
from net.lan.wire import Wire
from net.table.table_session import TableSetup
from net.wire.codec import encode
from net.wire.errors import Turned
from net.wire.framing import framed
from net.wire.from_guest import Act, Join, Leave, Move, Rename, Sit
from net.wire.from_host import Goodbye, Greeting
from net.wire.limits import PROTOCOL
from net.wire.refusal_reasons import No
from tests.net.lan.relay import Relay
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

SLOW = 0.02  # seconds for a move, so that games last long enough to be disturbed


def states(player: Player) -> list[Link]:
    return [connection.link for connection in player.links]


def seen_as(player: Player, name: str) -> bool:
    lobby = player.guest.state.lobby
    return lobby is not None and any(seat.name == name for seat in lobby.seats)


def assert_same(player: Player, table: TableHost) -> None:
    assert table.table_session.game
    seen = player.games[0].following
    for seat in (None, *player.games[0].seats):
        assert seen.updates(seat, -1) == table.table_session.game.match.updates(seat, -1)


@pytest.mark.parametrize(
    ("code", "why"),
    [("", No.CODE_NEEDED), ("0000", No.CODE), ("4711", None)],
    ids=["no", "wrong", "right"],
)
def test_the_code_decides(code: str, why: No | None, tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",) * 2, code="4711")) as table:
            player = Player(an_aim(table, "Ada", code=code)).start()
            ended = await player.end()
            assert (ended.link, ended.why if why else None) == (Link.OUT, why)
            assert bool(player.games) is (why is None)

    run(play())


def test_a_name_that_is_taken_and_a_table_that_is_full(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ())) as table:
            ada = Player(an_aim(table, "Ada")).start()
            await until("Ada", lambda: ada.guest.state.lobby)
            clash = await Player(an_aim(table, "ada")).start().end()
            words = "someone at this table is already called ada"
            assert (clash.why, clash.words) == (No.NAME, words)
            full = await Player(an_aim(table, "B", "C", "D")).start().end()
            assert full.why is No.FULL
            assert ada.running
            ada.running.cancel()

    run(play())


def test_another_version_is_refused_with_both_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            monkeypatch.setattr("net.guest.handshake.PROTOCOL", 99)
            ended = await Player(replace(an_aim(table, "Ada"), program="9.0")).start().end()
            assert ended.why is No.VERSION
            assert f"version 1.0 (protocol {PROTOCOL}" in ended.words
            assert "version 9.0 (protocol 99" in ended.words
            assert ended.words.endswith("update the host")

    run(play())


def test_a_game_on_another_map_ends_the_visit_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",) * 2)) as table:
            here = load_board("paris-bruxelles")
            monkeypatch.setattr("net.guest.message_checks.load_board", lambda _: here)
            ended = await Player(an_aim(table, "Ada")).start().end()
            assert (ended.link, ended.why) == (Link.OUT, No.BOARD_DIFFERS)
            assert "your map 'france' is different from the host's" in ended.words
            assert table.table_session.seating.places[0].name == "Ada"

    run(play())


def test_a_host_that_is_not_there_is_said_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            nowhere = replace(an_aim(table, "Ada"), where=[("127.0.0.1", 1)])
        ended = await Player(nowhere).start().end()
        assert (ended.link, ended.why) == (Link.OUT, No.UNREACHABLE)
        assert ended.words == "cannot reach the host: connection refused"

    run(play())


def test_a_machine_that_has_no_such_name_is_said_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            nameless = replace(an_aim(table, "Ada"), where=[("no.such.machine.invalid", 1)])

        async def unknown(*_: object, **__: object) -> list[object]:
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", unknown)
        ended = await Player(nameless).start().end()
        assert ended.words == "cannot reach the host: no computer with that name was found"

    run(play())


def test_the_pass_of_somebody_with_a_new_name_is_kept_by_that_name(tmp_path: Path) -> None:
    async def play() -> None:
        passes = Passes(tmp_path / "passes")
        async with hosting(a_plan(tmp_path)) as table:
            family = Player(an_aim(table, "Ada", "Ben"), passes).start()
            await until("the table", lambda: family.guest.state.lobby)
            assert passes.get(table.id, "Ada+Ben")
            family.guest.state.send(Rename(1, "Zoë"))
            await until("the name", lambda: passes.get(table.id, "Ada+Zoë"))
            assert not passes.get(table.id, "Ada+Ben")
            family.guest.state.send(Move(0, 2))
            await until("the seat", lambda: table.table_session.seating.places[2].name == "Ada")
            assert passes.get(table.id, "Ada+Zoë"), "in whatever order they sit"
            assert family.running
            family.running.cancel()

    run(play())


def test_the_way_that_works_is_found_among_others(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",) * 2)) as table:
            aim = an_aim(table, "Ada")
            ways = [("127.0.0.1", 1), ("192.0.2.254", 9), *aim.where]
            player = Player(replace(aim, where=ways)).start()
            await player.end()
            assert player.games

    run(play())


@pytest.mark.slow("evening")
def test_cut_connections_are_mended_and_nothing_is_lost(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",)), choosing(1, SLOW)) as table:
            relay = await Relay(where(table)).start()
            relay.delay = 0.005
            aim = replace(an_aim(table, "Ada"), where=[relay.where])
            player = Player(aim, choose=choosing(2, SLOW)).start()
            other = Player(an_aim(table, "Ben"), choose=choosing(3, SLOW)).start()
            for _ in range(4):
                await until("the seat", lambda: table.table_session.seating.seats()[0].here)
                await asyncio.sleep(0.15)
                relay.cut()
            for one in (player, other):
                await one.end()
                assert_same(one, table)
            assert Link.LOST in states(player)
            assert states(other) == [Link.CONNECTING, Link.THERE, Link.OUT]
            await relay.stop()

    run(play())


@pytest.mark.slow("evening")
@pytest.mark.usefixtures("_quick_hearts")
def test_silence_without_a_word_is_noticed_on_both_sides(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",) * 2), choosing(1, SLOW)) as table:
            relay = await Relay(where(table)).start()
            aim = replace(an_aim(table, "Ada"), where=[relay.where])
            player = Player(aim, choose=choosing(2, SLOW)).start()
            await until("the seat", lambda: table.table_session.seating.seats()[0].here)
            relay.silence()
            await until("absence", lambda: not table.table_session.seating.seats()[0].here)
            await until("the guest's notice", lambda: Link.LOST in states(player))
            relay.heal()
            await player.end()
            assert_same(player, table)
            await relay.stop()

    run(play())


def test_an_action_whose_answer_was_lost_is_done_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",) * 2)) as table:
            player = Player(an_aim(table, "Ada"), choose=choosing(1, 3600)).start()
            state = player.guest.state
            await until("a turn", lambda: state.game and _turn(state.game) == 0)
            assert state.game
            client = player.guest._client
            wire = client._wire
            assert wire
            session, seq = state.game, state.game.following.seq
            action = an_action(session.following.snapshot(0).view)
            wire._on_message = lambda *_: None  # the answer does not arrive
            state.act(0, action, seq)
            (act,) = client._waiting.values()
            assert isinstance(act, Act)
            await until("the action", lambda: _seq(table) > seq)
            wire.abort()
            await until("an answer", lambda: not client._waiting)
            assert table.table_session.game
            builds = [
                update
                for update in table.table_session.game.match.updates(None, seq)
                if getattr(update.events[0], "seat", None) == 0
            ]
            assert len(builds) == 1
            assert player.running
            player.running.cancel()

    run(play())


def _seq(table: TableHost) -> int:
    return table.table_session.game.match.seq if table.table_session.game else 0


def _turn(session: RemoteSession) -> int:
    return session.following.snapshot(None).view.table.turn


def test_a_program_that_was_restarted_finds_its_seat_by_the_pass_on_the_disk(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        passes = tmp_path / "passes"
        async with hosting(a_plan(tmp_path, 3, ("easy",) * 2, code="4711")) as table:
            finished = remember(table)
            first = Player(
                an_aim(table, "Ada", code="4711"), Passes(passes), choosing(1, 3600)
            ).start()
            await until("the game", lambda: first.guest.state.game)
            first.guest._client.cut()
            assert first.running
            first.running.cancel()
            await until("absence", lambda: not table.table_session.seating.seats()[0].here)
            again = Player(an_aim(table, "Ada"), Passes(passes)).start()
            await again.end()
            assert finished
            assert_same(again, table)
            assert Passes(passes).get(table.id, "Ada") is None

    run(play())


@pytest.mark.slow("evening")
def test_a_host_that_comes_back_from_its_record_is_found_again(tmp_path: Path) -> None:
    async def play() -> None:
        plan = a_plan(tmp_path, 3, ("easy",))
        first = TableHost.new(plan, choosing(1, SLOW))
        port = first.open(0)
        players = [
            Player(an_aim(first, name), choose=choosing(7, SLOW)).start() for name in ("Ada", "Ben")
        ]
        await until("moves", lambda: _seq(first) > 8)
        await _crash(first)
        first._journals.close()  # as the end of its program does
        assert first.record
        second = TableHost.resume(plan, first.record, choosing(1))
        assert second.open(port) == port
        for player in players:
            await player.end()
            assert_same(player, second)
            assert Link.LOST in states(player)
        assert second.id == first.id
        await second.close()

    run(play())


def test_another_table_at_the_same_address_is_not_taken_for_the_one_that_was_watched(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        first = TableHost.new(a_plan(tmp_path, 4, ("easy",) * 4), choosing(1, 3600))
        port = first.open(0)
        watching = Player(an_aim(first, "TV", watch=True)).start()
        session = await until("the game", lambda: watching.guest.state.game)
        assert session
        await _crash(first)
        second = TableHost.new(a_plan(tmp_path / "other", 3, ("easy",) * 3), choosing(1, 3600))
        assert second.open(port) == port
        ended = await watching.end()
        assert (ended.link, ended.why) == (Link.OUT, No.CLOSED)
        assert watching.guest.state.game is session
        assert len(session.players) == 4
        await second.close()

    run(play())


def test_a_table_that_is_closed_before_any_game_lets_everybody_go(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",))) as table:
            player = Player(an_aim(table, "Ada")).start()
            await until("a seat", lambda: player.guest.state.lobby)
        ended = await player.end()
        assert (ended.link, ended.why) == (Link.OUT, No.CLOSED)

    run(play())


def test_a_table_that_is_closed_in_a_game_may_be_taken_up_again(tmp_path: Path) -> None:
    async def play() -> None:
        plan = a_plan(tmp_path, 3, ("easy",) * 2)
        first = TableHost.new(plan, choosing(1, 3600))
        port = first.open(0)
        player = Player(an_aim(first, "Ada"), choose=choosing(1)).start()
        await until("the game", lambda: player.guest.state.game)
        await first.close()
        await until("two tries", lambda: states(player).count(Link.LOST) > 1)
        assert {one.why for one in player.links if one.link is Link.LOST} == {No.CLOSED}
        assert first.record
        second = TableHost.resume(plan, first.record, choosing(1))
        assert second.open(port) == port
        await player.end()
        assert_same(player, second)
        await second.close()

    run(play())


async def _crash(table: TableHost) -> None:
    """Gone at once, without a goodbye and without letting go of anything by hand."""
    for task in table.server._tasks:
        task.cancel()
    for listener in table.server._listeners:
        listener.close()
    for wire in [*table.server._wires.values()]:
        wire.abort()
    await asyncio.sleep(0.05)


def test_only_the_newest_addresses_of_a_host_are_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[list[Where]] = []

    async def first(ways: Iterable[Where], *others: Any) -> Wire:
        tried.append([*ways])
        return await first_of(tried[-1][:1], *others)

    monkeypatch.setattr(client, "first_of", first)

    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            relay = await Relay(where(table)).start()
            ada = Player(replace(an_aim(table, "Ada"), where=[relay.where])).start()
            for number in range(4):
                table.host.addresses = tuple(f"127.0.{number}.{n}" for n in range(2, 40))
                await until("the seat", lambda: table.table_session.seating.seats()[0].here)
                relay.cut()
                await until("the next try", lambda: len(tried) > number + 1)  # noqa: B023
            assert ada.running
            ada.running.cancel()
            await relay.stop()

    run(play())
    assert {len(ways) for ways in tried[1:]} <= {1, 1 + client.MOST_WAYS}


def test_an_impostor_with_the_id_of_a_table_is_not_given_the_place_of_its_pass(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as impostor:
            passes, kept = Passes(tmp_path / "passes"), Pass(b"t" * 32, b"f" * 32)
            passes.keep(impostor.id, "Ada", kept)
            ended = await Player(an_aim(impostor, "Ada"), passes).start().end()
            assert (ended.link, ended.why) == (Link.OUT, No.UNREACHABLE)
            assert "another host answers in the place of this table" in ended.words
            assert Passes(tmp_path / "passes").get(impostor.id, "Ada") == kept

    run(play())


def test_a_host_cannot_replace_the_pass_of_another_by_the_names_it_gives_to_players(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as impostor:
            passes, kept = Passes(tmp_path / "passes"), Pass(b"t" * 32, b"f" * 32)
            passes.keep(impostor.id, "Ada", kept)
            zoe = Player(an_aim(impostor, "Zoë"), passes).start()
            await until("the table", lambda: zoe.guest.state.lobby)
            for name in ("Ada", "Eve"):
                zoe.guest.state.send(Rename(0, name))
                await until(name, partial(seen_as, zoe, name))
                assert Passes(tmp_path / "passes").get(impostor.id, "Ada") == kept
            assert passes.get(impostor.id, "Eve")
            assert zoe.running
            zoe.running.cancel()

    run(play())


@pytest.mark.parametrize("why", [No.KICKED, No.NOT_KEPT])
def test_only_the_host_itself_can_take_a_pass_away(why: No, tmp_path: Path) -> None:
    async def dismiss(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        dismissed.set()
        writer.write(framed(encode(Goodbye(why, "go", 0))))
        await reader.read()
        writer.close()

    dismissed = asyncio.Event()

    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            table.host.addresses = ()  # there is no other way to the host
            context = host_context(make_certificate())
            server = await asyncio.start_server(dismiss, "127.0.0.1", 0, ssl=context)
            relay = await Relay(where(table)).start()
            aim = replace(an_aim(table, "Ada"), where=[relay.where])
            ada = Player(aim, Passes(tmp_path / "passes")).start()
            await until("Ada", lambda: ada.guest.state.lobby)
            relay._target = server.sockets[0].getsockname()[:2]
            relay.cut()
            await until("the goodbye", lambda: why in [one.why for one in ada.links])
            assert dismissed.is_set()
            assert Passes(tmp_path / "passes").get(table.id, "Ada")
            assert ada.running
            ada.running.cancel()
            await relay.stop()
            server.close()

    run(play())


def pauses_between_attempts(
    monkeypatch: pytest.MonkeyPatch, *outcomes: bool | Turned, greeted: bool = True
) -> list[float]:
    """How long a guest, which the host has greeted once, waits after each attempt.

    An outcome is whether it was admitted, or why it was not; at last it leaves.
    """
    waited, attempts = list[float](), iter(outcomes)

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == len(outcomes):
            guest.step_out()

    async def connect(*_: object) -> None:
        return None

    async def stay(connection: GuestConnection, _: object) -> bool:
        outcome = next(attempts)
        if isinstance(outcome, Turned):
            connection.no = outcome
            return False
        return outcome

    aim = JoinTarget([("127.0.0.1", 1)], Join(("Ada",), False, "human", b""), "", "1.0")
    guest = client.Client(aim, Passes(None), lambda _: None)
    monkeypatch.setattr(guest, "_connect", connect)
    if greeted:
        greeting = Greeting(1, 1, "1.0", "Sunday", "id", Phase.LOBBY, 3, 1, False)
        monkeypatch.setattr(guest, "_greeting", greeting)
    monkeypatch.setattr(GuestConnection, "stay", stay)
    with monkeypatch.context() as patched:
        patched.setattr(asyncio, "sleep", sleep)
        asyncio.run(guest.run())
    return waited


def test_a_guest_tries_again_after_longer_and_longer_pauses_up_to_a_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited = pauses_between_attempts(monkeypatch, *[False] * 6)
    assert waited == [0.25, 0.5, 1.0, 2.0, 2.0, 2.0]
    assert (waited[0], waited[-1]) == (client.SOONEST, client.LATEST)


def test_after_it_was_admitted_a_guest_tries_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    waited = pauses_between_attempts(monkeypatch, False, False, False, True, False)
    assert waited == [0.25, 0.5, 1.0, 0.25, 0.5]


def test_a_guest_waits_as_long_as_the_host_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    busy = Turned(No.BUSY, "too many people are joining at once", 5)
    assert pauses_between_attempts(monkeypatch, False, busy, False) == [0.25, 5, 1.0]


def test_what_answers_but_is_no_table_is_tried_only_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    waited = pauses_between_attempts(monkeypatch, *[False] * 5, greeted=False)
    assert waited == [client.SOONEST]


def test_a_kept_seat_is_found_again_at_another_address(tmp_path: Path) -> None:
    """The address that was kept is dead; mDNS knows a better one a moment later."""

    async def play() -> Connection:
        async with hosting(a_plan(tmp_path)) as table:
            with socket.create_server(("127.0.0.1", 0)) as closed:
                dead = closed.getsockname()[:2]
            asked: list[str] = []
            links: list[Connection] = []

            def look_again(identity: str) -> list[Where]:
                asked.append(identity)
                return [where(table)] if len(asked) > 2 else []

            join = Join(("Ada",), False, "human", b"")
            aim = JoinTarget([dead], join, "", "1.0", table.id, patience=30.0)

            def tell(news: News) -> None:
                if isinstance(news, Connection):
                    links.append(news)

            client = Client(aim, Passes(None), tell, look_again)
            running = asyncio.ensure_future(client.run())
            there = await until(
                "the table", lambda: [one for one in links if one.link is Link.THERE]
            )
            assert {*asked} == {table.id}
            client.step_out()
            await running
            return there[0]

    assert run(play()).why is None


def test_a_table_that_stays_away_is_given_up_with_the_time_it_was_tried() -> None:
    async def play() -> list[Connection]:
        links: list[Connection] = []
        with socket.create_server(("127.0.0.1", 0)) as closed:
            dead = closed.getsockname()[:2]
        join = Join(("Ada",), False, "human", b"")
        aim = JoinTarget([dead], join, "", "1.0", "abc", patience=0.5)

        def tell(news: News) -> None:
            if isinstance(news, Connection):
                links.append(news)

        await Client(aim, Passes(None), tell).run()
        return links

    *before, last = run(play())
    assert (last.link, last.why) == (Link.OUT, No.UNREACHABLE)
    assert (last.unreached, last.tried >= 1) == (Unreached.REFUSED, True)
    assert Link.LOST in [one.link for one in before]


def test_a_name_that_was_not_typed_gives_way_and_a_typed_one_is_refused_by_name(
    tmp_path: Path,
) -> None:
    async def play() -> Connection:
        async with hosting(a_plan(tmp_path, 4)) as table:
            passes, players = Passes(None), []
            for _ in range(2):
                join = Join(("Camille",), False, "human", b"", spare=("Joueur",))
                players.append(Player(JoinTarget([where(table)], join, "", "1.0"), passes).start())
            seats = table.table_session.seating.places
            await until("both", lambda: {"Camille", "Joueur 1"} <= {seat.name for seat in seats})
            await until("its pass", lambda: passes.get(table.id, "Joueur 1"))
            refused = await Player(an_aim(table, "Ben", "camille")).start().end()
            for player in players:
                player.guest._client.cut()
                await player.end()
            return refused

    refused = run(play())
    assert (refused.link, refused.why, refused.name) == (Link.OUT, No.NAME, "camille")


def test_a_spectator_who_sits_down_gets_a_pass_and_returns_to_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 4, setup=TableSetup("Sunday"))) as table:
            passes, links = Passes(None), list[Connection]()
            aim = JoinTarget([where(table)], Join(("Vera",), True, "human", b""), "", "1.0")

            def tell(news: News) -> None:
                if isinstance(news, Connection):
                    links.append(news)

            vera = Client(aim, passes, tell)
            running = asyncio.ensure_future(vera.run())
            await until("the table", lambda: links and links[-1].link is Link.THERE)
            vera.send(Sit(True))
            await until("the pass", lambda: passes.get(table.id, "Vera"))
            place = table.table_session.seating.places[0]
            assert place.name == "Vera"
            vera.resync()  # hangs up without a word
            await until("the gap", lambda: links[-1].link is Link.LOST)
            await until("the return", lambda: links[-1].link is Link.THERE)
            assert table.table_session.seating.places[0] is place
            assert not [*table.table_session.seating.onlookers()]
            vera.send(Leave())
            await running

    run(play())
