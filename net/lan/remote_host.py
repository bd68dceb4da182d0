"""Hosting from a window: the table runs in the network's thread, and the window is a guest.

The host's own window connects like any guest, with a key that makes it the owner, so the host sees
no more than others do.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from game.diagnostics.failures import FAILURES
from game.lobby import Door, FirewallSeen, HostCheck, Trouble
from game.rules.setup import SEED_BITS
from net.guest.session import Advisor
from net.lan.addresses import neighbourly, readable
from net.lan.announcer import Announcer
from net.lan.bot_chooser import BotChooser
from net.lan.client import JoinTarget
from net.lan.listening_sockets import port_words
from net.lan.name_lookup import Where
from net.lan.network import Network
from net.lan.passes import Passes
from net.lan.remote_table import RemoteTable
from net.lan.server import Choose
from net.lan.table_host import TableHost
from net.lan.table_plan import TablePlan
from net.lan.table_resume import AlreadyPlayed
from net.wire.from_guest import Join

_TRIES, _BETWEEN_TRIES = 20, 0.1  # seconds, for a table that is still closing
CHECK_AFTER = 30.0  # seconds without guests until the host looks for what is in their way


class Opened(NamedTuple):
    """A table that listens."""

    port: int
    code: str


class RemoteHost:
    """A table hosted by this program. `opened` completes when it listens, or holds the error."""

    def __init__(
        self,
        network: Network,
        plan: TablePlan,
        port: int | None = None,
        resume: Path | None = None,
        choose: Callable[[], Choose] = lambda: BotChooser(secrets.randbits(SEED_BITS), monotonic),
        read_firewalls: Callable[[int], tuple[FirewallSeen, ...]] = lambda _: (),
    ) -> None:
        self.owner_key = secrets.token_bytes(32)
        self.plan = replace(plan, owner_key=self.owner_key)
        self._choose = choose
        self._hosting: TableHost | None = None
        self._announcer: Announcer | None = None
        self.opened: Future[Opened] = Future()
        self._addresses: tuple[str, ...] = ()
        self._read_firewalls = read_firewalls  # for a port; slow
        self._check: HostCheck | None = None
        self._running = network.begin(self._run(port, resume))

    @property
    def own_way(self) -> Where:
        """How the host's own window connects once the table is open."""
        return "127.0.0.1", self.opened.result(timeout=0).port

    @property
    def record(self) -> Path | None:
        """The file of the newest game."""
        return self._hosting.record if self._hosting else None

    @property
    def addresses(self) -> tuple[str, ...]:
        """The addresses that friends can type now; empty without a network."""
        return self._addresses

    @property
    def check(self) -> HostCheck | None:
        """What could be in the way, if no other computer has connected for a while."""
        reached = self._hosting is None or self._hosting.server.reached
        return None if reached else self._check

    @property
    def trouble(self) -> Trouble | None:
        """Why the table cannot be found automatically."""
        return self._announcer.trouble if self._announcer else None

    def close(self) -> None:
        """Say goodbye to all guests; an unfinished game can be resumed from its record."""
        self._running.cancel()

    async def _run(self, port: int | None, resume: Path | None) -> None:
        try:
            if resume:
                hosting = await self._resume(resume)
            else:
                hosting = TableHost.new(self.plan, self._choose())
            taken = hosting.open(port)
        except ValueError as error:
            self.opened.set_exception(error)
            return
        except OSError as error:
            self.opened.set_exception(OSError(port_words(port, error)))
            return
        except Exception as error:  # unexpected; callers waiting for the table must not hang
            self.opened.set_exception(error)
            raise
        self._hosting = hosting
        self._announcer = Announcer(hosting.greeting, taken)
        hosting.on_changed = self._announcer.changed
        self._announcer.on_moved = self._moved
        self._moved()
        self.opened.set_result(Opened(taken, hosting.code))
        checking = asyncio.ensure_future(self._check_later(taken))
        FAILURES.watch_task(checking)
        try:
            await self._announcer.run()
        finally:
            checking.cancel()
            await asyncio.shield(hosting.close())

    async def _resume(self, record: Path) -> TableHost:
        """Continue a record, also if the table of before is still closing it."""
        choose = self._choose()
        for _ in range(_TRIES):
            with suppress(AlreadyPlayed):
                return TableHost.resume(self.plan, record, choose)
            await asyncio.sleep(_BETWEEN_TRIES)
        return TableHost.resume(self.plan, record, choose)

    async def _check_later(self, port: int) -> None:
        """After a while without guests, look for what could be in their way."""
        await asyncio.sleep(CHECK_AFTER)
        if self._hosting and not self._hosting.server.reached:
            self._check = HostCheck(await asyncio.to_thread(self._read_firewalls, port))

    def _moved(self) -> None:
        """The addresses of this computer have changed, or are asked for the first time."""
        if self._hosting:
            self._hosting.moved()
            self._addresses = readable((*self._hosting.host.addresses, *neighbourly()))


class HostedTable(RemoteTable):
    """The host's own connection to its table; when it leaves, the table closes."""

    def __init__(
        self,
        network: Network,
        host: RemoteHost,
        people: Sequence[str],
        program: str,
        onlooker: str = "Host",
        advisor: Advisor | None = None,
    ) -> None:
        self._host = host
        names, spare = (tuple(people), ()) if people else ((onlooker,), (onlooker,))
        join = Join(names, not people, "human", host.owner_key, spare=spare)
        aim = JoinTarget([], join, "", program)
        super().__init__(
            *(network, aim, Passes(None)),
            advisor=advisor,
            opening=self._open,
        )

    @property
    def door(self) -> Door | None:
        """How friends can reach the table, once it is open."""
        opened = self._host.opened
        if not opened.done() or opened.exception():
            return None
        port, code = opened.result()
        return Door(self._host.addresses, port, code, self._host.trouble, self._host.check)

    def leave(self) -> None:
        """Close the table; an unfinished game can be continued later."""
        self._host.close()

    async def _open(self) -> tuple[Where, str]:
        opened = await asyncio.wrap_future(self._host.opened)
        return self._host.own_way, opened.code
