"""Discovery of tables: browsed by zeroconf, then verified over TCP.

mDNS remembers a dead host for twenty minutes, so every host is asked now and then (see
`table_watch`), first at the address that answered last.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic

from zeroconf import DNSQuestionType, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo

from game.diagnostics.failures import FAILURES, FailurePlace
from game.lobby import Found, OwnAddress, Trouble
from net.lan.addresses import own_networks
from net.lan.announcement import (
    announced_addresses,
    announced_text,
    answering_table,
    same_announcement,
    silent_table,
)
from net.lan.mdns import Here, open_zeroconf, this_machine, trouble_of
from net.lan.mdns_questions import (
    ask_for_tables,
    cached_details,
    forget_details,
    forget_table,
    fresh_details,
    known_details,
)
from net.lan.name_lookup import Where
from net.lan.table_query import ask_all
from net.lan.table_watch import Sighting, TableWatch
from net.wire.limits import SERVICE

LOOK = 2.0  # seconds between two checks of this computer's addresses
QUERY = 4.0  # seconds between two questions for tables that are not known yet
ANSWER = 1.0  # seconds for an answer over TCP
MOST_TABLES = 64
MOST_SILENT = 8  # tables listed that do not answer; anybody could announce hundreds


class _Followed:
    """An announced table and what is known about it."""

    def __init__(self, now: float) -> None:
        self.watch = TableWatch(now)
        self.info: AsyncServiceInfo | None = None  # where it is, until it does not answer there
        self.way: Where | None = None  # the address that answered last
        self.stir = asyncio.Event()  # it should be asked earlier than planned
        self.task: asyncio.Task[None] | None = None


class TableFinder:
    """Finds tables. `tables` is the current list, by mDNS name; `on_change` is called when it
    changes. With `rests_after`, it searches only while its user calls `wanted` so often."""

    def __init__(
        self,
        program: str,
        on_change: Callable[[], None] = lambda: None,
        rests_after: float | None = None,
    ) -> None:
        self.tables: dict[str, Found] = {}
        self.here: tuple[OwnAddress, ...] = ()  # this computer's addresses in real networks
        self.error: OSError | None = None  # why nothing can be found
        self.failed = False  # an unexpected error, already reported
        self._program = program
        self._on_change = on_change
        self._followed: dict[str, _Followed] = {}
        self._zeroconf: Zeroconf | None = None  # None while it is opened again
        self.resting = False  # nothing is searched, because nobody needs the tables
        self._rests_after = rests_after
        self._asked = monotonic()  # when the tables were last needed
        self._wake = asyncio.Event()

    @property
    def trouble(self) -> Trouble | None:
        """The kind of error, for a screen to explain."""
        return trouble_of(self.error) if self.error else None

    async def run(self) -> None:
        """Search until cancelled."""
        try:
            while True:
                await self._rest()
                self.here = own_networks()
                try:
                    await self._look(this_machine())
                except OSError as error:
                    self.error, self.failed = error, False
                    await asyncio.sleep(LOOK)
                except Exception as error:  # unexpected errors are shown, and the search goes on
                    if str(self.error) != repr(error):  # once is enough
                        FAILURES.report(error, FailurePlace.TASK, "looking for tables")
                    self.error, self.failed = OSError(repr(error)), True
                    await asyncio.sleep(LOOK)
        finally:
            await self._end_questions()

    def wanted(self) -> bool:
        """The tables are needed; True if the search must be woken."""
        self._asked = monotonic()
        return self.resting

    def wake(self) -> None:
        """Search again; called in the search's own thread."""
        self._wake.set()

    async def _rest(self) -> None:
        """Pause the search until the tables are needed; those found before are too old by then."""
        if not self._unwanted:
            return
        await self._end_questions()
        self.tables.clear()
        self._on_change()
        self.resting = True
        await self._wake.wait()
        self.resting = False
        self._wake.clear()

    @property
    def _unwanted(self) -> bool:
        return self._rests_after is not None and monotonic() - self._asked > self._rests_after

    async def _look(self, here: Here) -> None:
        async with open_zeroconf(here) as zeroconf:
            self._zeroconf = zeroconf.zeroconf
            browser = AsyncServiceBrowser(
                zeroconf.zeroconf, SERVICE, [self._heard], question_type=DNSQuestionType.QM
            )
            ask_for_tables(zeroconf.zeroconf, directly=True)
            self.error, self.failed = None, False
            for followed in self._followed.values():  # under the addresses before
                followed.watch.doubted(monotonic())
                followed.stir.set()
            try:
                queried = monotonic()
                while this_machine() == here and not self._unwanted:
                    await asyncio.sleep(LOOK)
                    self.here = own_networks()
                    if monotonic() - queried >= QUERY:
                        queried = monotonic()
                        ask_for_tables(zeroconf.zeroconf)
            finally:
                self._zeroconf = None
                await browser.async_cancel()

    async def _end_questions(self) -> None:
        """Follow no table any more."""
        followed, self._followed = [*self._followed.values()], {}
        tasks = [one.task for one in followed if one.task]
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        FAILURES.report_results(results, "looking for tables")

    def _heard(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        """A service appeared, changed or disappeared."""
        now, followed = monotonic(), self._followed.get(name)
        if state_change is ServiceStateChange.Removed:
            if followed:
                followed.watch.withdrawn(now)
                followed.stir.set()
        elif followed:
            if state_change is ServiceStateChange.Updated and _known(zeroconf, name, followed):
                return
            followed.info = None  # it may have another address
            followed.watch.announced(now)
            followed.stir.set()
        elif self._has_room():
            followed = self._followed[name] = _Followed(now)
            followed.task = asyncio.ensure_future(self._follow(name, followed))
            FAILURES.watch_task(followed.task)

    def _has_room(self) -> bool:
        """Whether another table can be followed; one that does not answer makes room."""
        if len(self._followed) < MOST_TABLES:
            return True
        for name, followed in self._followed.items():
            if followed.watch.state is not Sighting.ANSWERS:
                self._drop(name, followed)
                if followed.task:
                    followed.task.cancel()
                return True
        return False

    async def _follow(self, name: str, followed: _Followed) -> None:
        """Ask a table regularly until it is gone."""
        watch = followed.watch
        while watch.state is not Sighting.GONE:
            followed.stir.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, watch.due - monotonic())):
                    await followed.stir.wait()
            if monotonic() < watch.due:
                continue  # stirred, so that it is planned again
            await self._look_for(name, followed)
        if self._followed.get(name) is followed:
            self._drop(name, followed)

    async def _look_for(self, name: str, followed: _Followed) -> None:
        """Ask a table, where it was or where its host says that it is now."""
        zeroconf = self._zeroconf
        # The newest first: it may have been heard while the table was last asked.
        before = (cached_details(zeroconf, name) if zeroconf else None) or followed.info
        if before is None and zeroconf:
            before = await known_details(zeroconf, name)
        if before and await self._ask(name, followed, before):
            return
        now = followed.info = await fresh_details(zeroconf, name) if zeroconf else None
        moved = now and not (before and same_announcement(now, before))
        if now and moved and await self._ask(name, followed, now):
            return
        followed.watch.unanswered(monotonic(), announced=now is not None)
        if now and followed.watch.state is Sighting.SILENT:
            self._there(name, silent_table(name, now))

    def _drop(self, name: str, followed: _Followed) -> None:
        """Follow a table no more, until it is announced again."""
        self._followed.pop(name, None)
        if self._zeroconf:
            forget_table(self._zeroconf, name)
        if self.tables.pop(name, None):
            self._on_change()

    async def _ask(self, name: str, followed: _Followed, info: AsyncServiceInfo) -> bool:
        """Whether a table answers: where it did last, or at any of its addresses.

        A link-local address that answered last is not preferred, since nobody can type it.
        """
        identity, ways = announced_text(info, b"id"), _ways(info)
        answer = None
        typed = [way for way in ways if "%" not in way[0]]
        if followed.way in (typed or ways):
            answer = await ask_all([followed.way], self._program, ANSWER, identity)
        answer = answer or await ask_all(ways, self._program, ANSWER, identity)
        if answer is None:
            return False
        followed.info, followed.way = info, answer[0]
        found = answering_table(info, answer[1], answer[0][0])
        news = self._there(name, found)
        followed.watch.answered(monotonic(), news=news)
        if news:
            self._doubt_others(name, found)
        return True

    def _doubt_others(self, name: str, found: Found) -> None:
        """A table with a new name may have left the old one to another table."""
        for other, followed in self._followed.items():
            one = self.tables.get(other)
            if other != name and one and one.id == found.id and _same_place(one, found):
                if self._zeroconf:
                    forget_details(self._zeroconf, other)
                followed.info = None
                followed.watch.doubted(monotonic())
                followed.stir.set()

    def _there(self, name: str, found: Found) -> bool:
        """List a table; True if that is news."""
        silent = sum(not one.answers for one in self.tables.values())
        if self.tables.get(name) == found:
            return False
        if not found.answers and name not in self.tables and silent >= MOST_SILENT:
            return False
        self.tables[name] = found
        self._on_change()
        return True


def listed(tables: Iterable[Found]) -> list[Found]:
    """The tables for a list: those that answer first, each only once, although its announcement
    may have had two names."""
    found: list[Found] = []
    for one in sorted(tables, key=lambda one: (not one.answers, one.table.casefold(), one.id)):
        same = [other for other in found if other.id == one.id]
        if not any(_same_place(one, other) or not one.answers for other in same):
            found.append(one)
    return found


def _ways(info: AsyncServiceInfo) -> list[Where]:
    return [(address, info.port or 0) for address in announced_addresses(info)]


def _known(zeroconf: Zeroconf, name: str, followed: _Followed) -> bool:
    """Whether an announcement says what is known; answers to our own questions do."""
    told = cached_details(zeroconf, name)
    return bool(told and followed.info and same_announcement(told, followed.info))


def _same_place(one: Found, other: Found) -> bool:
    return one.port == other.port and bool({*one.addresses} & {*other.addresses})


def ways_to(tables: Iterable[Found], identity: str) -> list[Where]:
    """The current addresses of a table, for a guest that lost it."""
    return [
        (address, found.port)
        for found in tables
        if found.id == identity
        for address in found.addresses
    ]
