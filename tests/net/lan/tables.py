"""Tables and guests over real sockets in one event loop, for tests."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from game.lobby import Connection, Options
from game.rules.actions import Action
from net.guest.session import RemoteSession
from net.lan.bot_guest import BotGuest
from net.lan.client import JoinTarget
from net.lan.passes import Passes
from net.lan.server import Choose
from net.lan.table_host import Finished, TableHost
from net.lan.table_plan import TablePlan
from net.table.table_game import Thinking
from net.table.table_session import TableSetup
from net.wire.from_guest import Join
from tests.net.table.acting import an_action

PATIENCE = 60.0  # seconds; a busy machine must not fail a test
Outcome = TypeVar("Outcome")


def run(work: Coroutine[Any, Any, Outcome]) -> Outcome:
    """Run a test's work, and fail rather than hang."""

    async def in_time() -> Outcome:
        async with asyncio.timeout(PATIENCE):
            outcome = await work
        await asyncio.sleep(0.01)  # for connections that were hung up on
        return outcome

    return asyncio.run(in_time())


async def until(what: str, look: Callable[[], Outcome]) -> Outcome:
    """Wait until there is something to see."""
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE / 2
    while not (found := look()):
        assert loop.time() < end, f"{what} did not come"
        await asyncio.sleep(0.01)
    return found


def choosing(seed: int = 1, pause: float = 0.0) -> Choose:
    chance = random.Random(seed)

    async def choose(asked: Thinking) -> Action:
        await asyncio.sleep(pause)
        return an_action(asked.view, chance)

    return choose


def a_plan(
    folder: Path,
    seats: int = 3,
    bots: tuple[str, ...] = (),
    code: str = "",
    setup: TableSetup | None = None,
    owner_key: bytes = b"",
    options: Options | None = None,
) -> TablePlan:
    numbers = count(1)
    return TablePlan(
        setup or TableSetup("Sunday", starts_itself=True),
        *(seats, bots, code, "1.0"),
        new_record=lambda: folder / f"game-{next(numbers)}.jsonl",
        owner_key=owner_key,
        options=options or Options(),
    )


@asynccontextmanager
async def hosting(plan: TablePlan, choose: Choose | None = None) -> AsyncIterator[TableHost]:
    """A table that listens as long as the block lasts."""
    table = TableHost.new(plan, choose or choosing())
    table.open(0)
    try:
        yield table
    finally:
        await table.close()


def where(table: TableHost) -> tuple[str, int]:
    return "127.0.0.1", table.host.port


def an_aim(table: TableHost, *names: str, code: str = "", watch: bool = False) -> JoinTarget:
    return JoinTarget([where(table)], Join(names, watch, "human", b""), code, "1.0")


class Player:
    """A bot guest whose games and links are kept."""

    def __init__(
        self, aim: JoinTarget, passes: Passes | None = None, choose: Choose | None = None
    ) -> None:
        self.games: list[RemoteSession] = []
        self.links: list[Connection] = []
        choose = choose or choosing(hash(aim.join.names))
        self.guest = BotGuest(
            aim, passes or Passes(None), choose, self.games.append, self.links.append
        )
        self.running: asyncio.Future[Connection] | None = None

    def start(self, games: int = 1) -> "Player":
        self.running = asyncio.ensure_future(self.guest.run(games))
        return self

    async def end(self) -> Connection:
        assert self.running
        return await self.running


def remember(table: TableHost) -> list[Finished]:
    """The games that the table finishes."""
    finished: list[Finished] = []
    table.on_finished = finished.append
    return finished


async def begun(tmp_path: Path) -> Path:
    """The record of a game that was begun and left alone."""
    async with hosting(a_plan(tmp_path, 3, ("easy",)), choosing(1)) as table:
        for name in ("Ada", "Ben"):
            Player(an_aim(table, name), choose=choosing(2, 3600)).start()
        await until("the game", lambda: table.table_session.game)
        assert table.record
        record = table.record
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            if "BotGuest" in repr(task):
                task.cancel()
        return record
