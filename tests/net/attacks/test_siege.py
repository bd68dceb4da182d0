"""A table under attack by processes on the same machine: whoever is honest notices nothing."""

import asyncio
import time
from pathlib import Path

import pytest

from commands.bench.siege_attackers import Siege
from game.board import Hex
from game.rules.actions import Build
from game.rules.companies import Company
from game.storage.records import load_record
from net.lan.table_host import TableHost
from net.wire.codec import decode_from_host, encode
from net.wire.framing import framed
from net.wire.from_guest import Act, Join, Say
from net.wire.from_host import Goodbye
from net.wire.limits import MOST_ITEMS
from net.wire.refusal_reasons import No
from tests.net.attacks.attackers import BOTH, attackers
from tests.net.lan.tables import Player, a_plan, an_aim, choosing, hosting, run, until
from tests.net.lan.test_server import HELLO, hung_up, knock
from tests.net.programs import main

pytestmark = pytest.mark.slow("evening")

SECONDS = 40.0  # the longest that any of these attacks lasts
CROWD, LINES = 31, 6


def test_a_besieged_game_is_joined_and_played_to_its_end(tmp_path: Path) -> None:
    wish = ("--players", "3", "--port", "0", "--once", "--record", str(tmp_path / "games"))
    host = main(tmp_path, "serve", *wish)
    guests = []
    try:
        port = host.line()["port"]
        with attackers(Siege(port, SECONDS, BOTH)) as siege:
            siege.wait()
            time.sleep(2)  # for the silent ones and the garbage
            words = ("join", f"127.0.0.1:{port}", "--bot", "easy", "--name")
            guests = [main(tmp_path, *words, name) for name in ("Ada", "Ben", "Cleo")]
            end = host.line(lambda told: "finished" in told)
            assert {guest.line()["state"] for guest in guests} == {end["state"]}
            assert [guest.end() for guest in guests] == [0, 0, 0]
        assert host.end() == 0
        assert load_record(Path(end["record"])).closed
        assert len(host.errors.splitlines()) < 20, "a flood must not fill the log"
    finally:
        for program in (host, *guests):
            program.close()


def test_every_honest_line_of_chat_is_heard_while_spectators_flood(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",))) as table:
            ada, ben = (
                Player(an_aim(table, name), choose=choosing(1, 3600)).start()
                for name in ("Ada", "Ben")
            )
            await until("the game", lambda: ada.guest.state.game and ben.guest.state.game)
            with attackers(Siege(table.host.port, SECONDS, silent=10, garbage=5)) as siege:
                await asyncio.to_thread(siege.wait)
                await until("the crowd", lambda: table.host.guests >= CROWD)
                for number in range(LINES):
                    ada.guest.state.send(Say(f"line {number}", False))
                    await asyncio.sleep(0.3)
                await until("the lines", lambda: own_lines(ben) == LINES)
                assert table.host.guests >= CROWD, "the crowd was within its limits"
            assert not any(one.guest.state.declined for one in (ada, ben))

    run(play())


def own_lines(player: Player) -> int:
    return sum(line.words.startswith("line ") for line in player.guest.state.chat.lines)


def test_silent_connections_over_ipv4_and_ipv6_keep_nobody_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy", "easy"))) as table:
            plan = Siege(table.host.port, SECONDS, BOTH, spectators=0, silent=80, garbage=0)
            with attackers(plan):
                await until("the silent", lambda: len(table.server.places) >= 30)
                assert len(table.server.places) <= 33, "one machine is counted once"
                for name in ("Ada", "Eve"):
                    player = Player(an_aim(table, name, watch=name == "Eve")).start()
                    await player.end()
                    assert player.games

    run(play())


async def as_player(table: TableHost) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await knock(table)
    writer.write(HELLO + framed(encode(Join(("Mallory",), False, "human", b""))))
    await until("Mallory", lambda: table.host.guests)
    return reader, writer


def test_who_sends_the_largest_messages_is_shown_out_after_a_few(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as table:
            reader, writer = await as_player(table)
            act = Act(1, 0, 0, Build(Company.BLUE, (Hex(2**40, 2**40),) * MOST_ITEMS))
            for _ in range(30):
                writer.write(framed(encode(act)))
            said = await hung_up(reader)
            assert last(said).why is No.FLOOD
            writer.close()

    run(play())


def last(said: bytes) -> Goodbye:
    messages = []
    while said:
        size = int.from_bytes(said[:4], "big")
        messages.append(decode_from_host(said[4 : 4 + size]))
        said = said[4 + size :]
    assert isinstance(messages[-1], Goodbye)
    return messages[-1]
