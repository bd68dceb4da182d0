"""Crashes: hosts and guests killed at random moments, while those who live play on.

Two crashes of each kind here; with PARIS_LONG_TESTS=1 fifty, a host that sleeps and a full disk.
"""

import asyncio
import os
import random
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest

from game.rules.events import SeenEvent
from game.storage.records import load_record
from net.guest.guest_state import News
from net.lan.bot_guest import BotGuest
from net.lan.client import JoinTarget
from net.lan.passes import Passes
from net.wire.from_guest import Join
from net.wire.from_host import Dealt, Step
from tests.net.lan.tables import choosing
from tests.net.programs import PATIENCE, Program, main, wait_for

pytestmark = pytest.mark.slow("processes")

LONG = bool(os.environ.get("PARIS_LONG_TESTS"))
CRASHES = 50 if LONG else 2
MOVE = 0.03  # seconds for a move, so that a crash falls into the game


class Witness(BotGuest):
    """A guest that lives through everything and remembers all that it was ever told."""

    def __init__(self, port: int, name: str, seed: int) -> None:
        self.seen: dict[tuple[int, int], tuple[SeenEvent, ...]] = {}
        self.games = 0
        self._number = 0
        aim = JoinTarget([("127.0.0.1", port)], Join((name,), False, "human", b""), "", "test")
        super().__init__(aim, Passes(None), choosing(seed, MOVE), lambda _: None)

    def _hear(self, news: News) -> None:
        if isinstance(news, Dealt):
            self._number = news.game
        if isinstance(news, Step):
            known = self.seen.setdefault((self._number, news.seq), news.events)
            assert known == news.events, f"step {news.seq} was told differently before"
        super()._hear(news)


def serve(home: Path, port: int, *more: str) -> tuple[Program, int]:
    table = ("--players", "4", "--bots", "easy", "--instant-bots", "--port", str(port))
    program = main(home, "serve", *table, *more)
    return program, int(program.line()["port"])


def newest(folder: Path) -> Path:
    return max(folder.glob("*.jsonl"), key=lambda path: (path.stat().st_mtime_ns, path.name))


async def stay(witnesses: list[Witness], games: int) -> None:
    await asyncio.gather(*(witness.run(games) for witness in witnesses))


def check_records(folder: Path, witnesses: list[Witness]) -> None:
    """Everything that anybody was told is in the records, at its place."""
    records = [load_record(path) for path in sorted(folder.glob("*.jsonl"))]
    for witness in witnesses:
        for (game, seq), events in witness.seen.items():
            assert records[game - 1].moments[seq].events[0] == events[0]


def test_a_host_that_is_killed_again_and_again_loses_nothing_that_was_told(tmp_path: Path) -> None:
    chance, lan = random.Random(5), tmp_path / "lan"
    host, port = serve(tmp_path, 0)

    async def play() -> None:
        nonlocal host
        witnesses = [Witness(port, name, seed) for seed, name in enumerate(("Ada", "Ben", "Cleo"))]
        playing = asyncio.ensure_future(stay(witnesses, 1000))
        try:
            for _ in range(CRASHES):
                await asyncio.sleep(chance.uniform(0.2, 1.0))
                await asyncio.to_thread(host.kill)
                records = [*lan.glob("*.jsonl")]
                resume = ["--resume", str(newest(lan))] if records else []
                more = [*resume, "--record", str(lan)]
                host = (await asyncio.to_thread(serve, tmp_path, port, *more))[0]
            games = min(witness.games_over for witness in witnesses)
            async with asyncio.timeout(PATIENCE):
                while min(witness.games_over for witness in witnesses) == games:
                    await asyncio.sleep(0.05)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await asyncio.to_thread(host.kill)
        check_records(lan, witnesses)

    try:
        asyncio.run(play())
    finally:
        host.close()


def test_guests_that_are_killed_come_back_to_their_seats_and_all_see_the_same_end(
    tmp_path: Path,
) -> None:
    chance = random.Random(6)
    for game in range(CRASHES // 2):
        lan = tmp_path / f"lan {game}"
        host, port = serve(tmp_path, 0, "--once", "--record", str(lan))
        joining = ("join", f"127.0.0.1:{port}", "--bot", "medium", "--name")
        guests = {name: main(tmp_path, *joining, name) for name in ("Ada", "Ben", "Cleo")}
        try:
            for lines in (4, 8):
                moves = lambda: progress(lan, lines)  # noqa: B023, E731
                if wait_for(f"{lines} moves", moves, host, *guests.values()) == "over":
                    break
                name = chance.choice([*guests])
                guests[name].kill()
                guests[name] = main(tmp_path, *joining, name)
            end = host.line(lambda told: "finished" in told)
            seen = [guest.line(lambda told: "over" in told) for guest in guests.values()]
            assert {told["state"] for told in seen} == {end["state"]}
            assert host.end() == 0
        finally:
            for program in (host, *guests.values()):
                program.close()


def progress(folder: Path, lines: int) -> str:
    """Whether the folder's game has so many lines, or is over before it has."""
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.jsonl"))
    if '{"end"' in text:
        return "over"
    return "goes on" if text.count("\n") > lines else ""


@pytest.mark.skipif(not LONG, reason="it takes half a minute: PARIS_LONG_TESTS=1")
def test_a_host_that_sleeps_for_twenty_seconds_is_waited_for(tmp_path: Path) -> None:
    lan = tmp_path / "lan"
    host, port = serve(tmp_path, 0, "--once", "--record", str(lan))
    joining = ("join", f"127.0.0.1:{port}", "--bot", "hard", "--name")
    guests = [main(tmp_path, *joining, name) for name in ("Ada", "Ben", "Cleo")]
    try:
        wait_for("moves", lambda: progress(lan, 2), host, *guests)
        host.signal(signal.SIGSTOP)
        wait_for("the complaint", lambda: all("join: " in one.errors for one in guests))
        time.sleep(20)
        before = newest(lan).read_text(encoding="utf-8").count("\n")
        host.signal(signal.SIGCONT)
        wait_for("more moves", lambda: progress(lan, before + 4), host, *guests)
        assert all(one.process.poll() is None for one in (host, *guests))
    finally:
        for program in (host, *guests):
            program.close()


@pytest.mark.skipif(not LONG, reason="it needs a disk of its own: PARIS_LONG_TESTS=1")
def test_on_a_disk_that_is_really_full_the_game_goes_on(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    small = ("-t", "tmpfs", "-o", "size=64k", "tmpfs", str(disk))
    if subprocess.run(["mount", *small], check=False).returncode:  # noqa: S607
        pytest.skip("no disk can be mounted here")
    host, port = serve(tmp_path, 0, "--once", "--record", str(disk))
    joining = ("join", f"127.0.0.1:{port}", "--bot", "medium", "--name")
    guests = [main(tmp_path, *joining, name) for name in ("Ada", "Ben", "Cleo")]
    try:
        wait_for("moves", lambda: progress(disk, 4), host, *guests)
        fill = disk / "fill"
        with suppress(OSError), fill.open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 512)
        before = newest(disk).read_text(encoding="utf-8").count("\n")
        time.sleep(1)
        fill.unlink()
        end = host.line(lambda told: "finished" in told)
        assert end["actions"] > before
        assert host.end() == 0  # a game that ended while the disk was full is saved after it
        assert len(load_record(Path(end["record"])).actions) == end["actions"]
        assert "Traceback" not in host.errors
    finally:
        for program in (host, *guests):
            program.close()
        subprocess.run(["umount", str(disk)], check=False)  # noqa: S607
