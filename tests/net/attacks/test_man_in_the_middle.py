"""Somebody between guest and host, as a process, gets nothing that opens a seat."""

import asyncio
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from game.lobby import Link
from net.lan.client import JoinTarget
from net.wire.from_guest import Join
from net.wire.refusal_reasons import No
from tests.net.lan.relay import Relay
from tests.net.lan.tables import Player, a_plan, an_aim, hosting, run, until
from tests.net.programs import Program

pytestmark = pytest.mark.slow("processes")


@contextmanager
def started(tmp_path: Path, *arguments: str) -> Iterator[Program]:
    program = Program(tmp_path, "-m", *arguments)
    try:
        yield program
    finally:
        program.close()


async def line(program: Program, key: str) -> dict[str, object]:
    """The next line with a key, while everything else goes on."""
    return await asyncio.to_thread(program.line, lambda told: key in told)


@pytest.mark.skipif(sys.platform == "win32", reason="no signal tells the impostor when to strike")
@pytest.mark.parametrize("watch", [False, True], ids=["player", "spectator"])
def test_after_a_cut_line_an_impostor_hears_no_claim_and_no_token(
    watch: bool, tmp_path: Path
) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3)) as table:
            table.host.addresses = ()  # there is no other way to the host
            arguments = ("tests.net.attacks.man_in_the_middle", str(table.host.port))
            with started(tmp_path, *arguments) as between:
                port = int(str((await line(between, "port"))["port"]))
                aim = replace(an_aim(table, "Ada", watch=watch), where=[("127.0.0.1", port)])
                ada = Player(aim).start()
                await until("Ada", lambda: ada.guest.state.lobby)
                between.signal(signal.SIGUSR1)
                await line(between, "struck")
                for _ in range(3):  # it comes back again and again
                    told = await line(between, "heard")
                    assert (told["heard"], told["claim"], told["token"]) == ("Hello", "", "")
                lost = [one for one in ada.links if one.link is Link.LOST]
                assert "another host answers in the place of this table" in lost[-1].words
                assert lost[-1].why is No.UNREACHABLE
                assert ada.running
                ada.running.cancel()

    run(play())


def test_each_certificate_has_a_claim_of_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        host = ("tests.net.attacks.rogue_host", "vanish")
        with started(tmp_path, *host) as first, started(tmp_path, *host) as second:
            ports = [int(str((await line(one, "port"))["port"])) for one in (first, second)]
            relay = await Relay(("127.0.0.1", ports[0])).start()
            ada = Player(
                JoinTarget([relay.where], Join(("Ada",), False, "human", b""), "", "1")
            ).start()
            claims = [await claim(first), await claim(first)]
            relay._target = ("127.0.0.1", ports[1])
            claims.append(await claim(second))
            assert claims[0] == claims[1] != ""
            assert claims[2] not in ("", claims[0])
            assert ada.running
            ada.running.cancel()
            await relay.stop()

    run(play())


async def claim(program: Program) -> str:
    """What a guest claims a seat by."""
    while True:
        told = await line(program, "heard")
        if told["heard"] == "Join":
            return str(told["claim"])
