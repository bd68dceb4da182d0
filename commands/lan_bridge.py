"""LAN games for the window: connects `game.ui.lan` to `net.lan`.

The title creates this, so the network is imported only when a lobby opens.
"""

from __future__ import annotations

import getpass
import time
from datetime import datetime
from functools import cached_property
from importlib import import_module
from threading import Lock
from typing import TYPE_CHECKING

from commands.late_search import LateSearch
from game import __version__
from game.storage.file_suffixes import TABLE_ENDING
from game.storage.folders import Folders, ready
from game.storage.kept_seat import KeptSeat, forget_seat, read_seat, write_seat
from game.storage.saved_game import SeriesUnreadable
from game.storage.saves import new_path
from game.ui.lan.lan_api import (
    AddressProblem,
    HostRequest,
    JoinRequest,
    LanTable,
    SavedGameRequest,
    TableSearch,
)

if TYPE_CHECKING:
    from pathlib import Path

    from game.board import Shelf
    from game.series import Series
    from net.lan.hint_advisor import HintAdvisor
    from net.lan.network import Network
    from net.lan.passes import Passes
    from net.lan.remote_host import RemoteHost
    from net.lan.remote_table import RemoteFinder, RemoteTable
# What hosting and joining import beyond searching.
_NEEDED_NEXT = (
    "game.ui.lan.join.host_scene",
    "net.lan.remote_host",
    "net.lan.table_resume",
    "net.lan.hint_advisor",
)
RETURNING = 12.0  # seconds for which a table that keeps a seat is looked for
# Names of accounts that say nothing about the player.
NOBODY = (
    *("root", "user", "admin", "administrator", "administrateur", "nobody", "guest", "gast"),
    *("pi", "ubuntu", "debian", "fedora", "owner", "home", "pc", "me", "test", "default"),
    *("defaultuser0", "player", "paris", "benutzer", "gebruiker", "usuario", "utilisateur"),
)


class LanBridge:
    """Everything this window does on the network. Nothing blocks except `close`."""

    version = __version__
    usual_port = 27272

    def __init__(self, folders: Folders) -> None:
        self._folders = folders
        self._network: Network | None = None
        self._starting = Lock()  # of the network: the search begins in a thread
        self._finder: LateSearch | None = None
        self._joined: tuple[tuple[str, int], ...] = ()  # the addresses of the latest table
        self._visited: RemoteTable | None = None  # the latest table of another host

    @cached_property
    def user(self) -> str:
        """The system's user name; empty for generic accounts."""
        from game.graphemes import cut
        from game.lobby import LONGEST_NAME

        try:
            name = getpass.getuser()
        except (OSError, KeyError):
            return ""
        return "" if name.lower() in NOBODY else cut(name[:1].upper() + name[1:], LONGEST_NAME)

    def find(self) -> TableSearch:
        """The tables on the LAN; the search runs until the program ends."""
        if self._finder is None:
            self._finder = LateSearch(self._begin_search)
        return self._finder

    def address(self, typed: str) -> tuple[str, int]:
        """Parse a typed address; raises AddressProblem."""
        from net.lan.addresses import AddressError, parse_address

        try:
            return parse_address(typed)
        except AddressError as error:
            raise AddressProblem(str(error)) from None

    def keeps_seat(self, table: str, people: tuple[str, ...]) -> bool:
        """Whether a table has seats reserved for these players."""
        from net.lan.passes import kept_by

        return self._passes.get(table, kept_by(people)) is not None

    def people_kept(self, table: str) -> tuple[str, ...]:
        """The people that a table last kept seats for."""
        return self._passes.people_at(table)

    @property
    def kept_seat(self) -> KeptSeat | None:
        """The seat that another host's table last reserved for this computer."""
        return read_seat(self._folders.seat, time.time())

    def keep_seat(self, table: str, people: tuple[str, ...]) -> None:
        """Remember that the table joined last has seats reserved for these players."""
        identity = self._visited.id if self._visited else ""
        seat = KeptSeat(table, self._joined, people, time.time(), identity)
        write_seat(self._folders.seat, seat)

    def forget_seat(self) -> None:
        """Forget the reserved seat."""
        forget_seat(self._folders.seat)

    def host(self, wish: HostRequest) -> LanTable:
        """Open a table and join it."""
        from commands.firewall_check import seen_firewalls
        from net.lan.remote_host import RemoteHost
        from net.lan.table_plan import TablePlan
        from net.table.table_session import TableSetup

        seats = len(wish.people) + len(wish.bots) + wish.open_seats
        plan = TablePlan(
            TableSetup(wish.table),
            *(seats, wish.bots, wish.code, self.version, self._new_record),
            options=wish.options,
            board_named=self._shelf.load,
            people=wish.people,
        )
        host = RemoteHost(self._begin(), plan, wish.port, read_firewalls=seen_firewalls)
        return self._sit_down(host, wish.people, wish.spectator)

    def resume(self, record: Path) -> LanTable:
        """Open a table again; its key gives its own players their seats."""
        from commands.firewall_check import seen_firewalls
        from game.rules.companies import FEWEST_SEATS
        from net.lan.remote_host import RemoteHost
        from net.lan.table_plan import TablePlan
        from net.table.table_session import TableSetup

        plan = TablePlan(
            TableSetup(""),
            *(FEWEST_SEATS, (), "", self.version, self._new_record),
            board_named=self._shelf.load,
        )
        host = RemoteHost(self._begin(), plan, resume=record, read_firewalls=seen_firewalls)
        return self._sit_down(host, ())

    def host_saved(self, wish: SavedGameRequest) -> LanTable:
        """Open a table for a saved game, whose players claim their seats."""
        from commands.firewall_check import seen_firewalls
        from game.rules.companies import FEWEST_SEATS
        from game.storage.moved_games import new_home
        from net.lan.remote_host import RemoteHost
        from net.lan.table_plan import TablePlan
        from net.table.table_session import TableSetup

        plan = TablePlan(
            TableSetup(wish.table),
            *(FEWEST_SEATS, (), "", self.version, self._new_record),
            options=wish.options,
            board_named=self._shelf.load,
            people=wish.people,
            home_for=lambda record: new_home(record, self._folders.tables),
        )
        host = RemoteHost(self._begin(), plan, resume=wish.record, read_firewalls=seen_firewalls)
        return self._sit_down(host, (), wish.spectator)

    def series_before(self, record: Path) -> Series | None:
        """The series before the game of a closed table."""
        from net.lan.table_resume import read_kept_file
        from net.table.table_file import TableFileError

        try:
            return read_kept_file(record.with_suffix(TABLE_ENDING)).before
        except FileNotFoundError:
            return None
        except (OSError, TableFileError) as error:
            raise SeriesUnreadable(str(error)) from None

    def join(self, wish: JoinRequest) -> LanTable:
        """Join another host's table; it is found again if its address changes."""
        from game.storage.kept_games import KeptGames
        from net.lan.client import JoinTarget
        from net.lan.remote_table import RemoteTable
        from net.wire.from_guest import Join

        self.find()
        self._joined = tuple(wish.where)
        join = Join(wish.people, wish.watch, "human", b"", spare=wish.spare)
        patience = RETURNING if wish.returns else 0.0
        aim = JoinTarget(wish.where, join, wish.code, self.version, wish.id, patience)

        def look_again(table: str) -> list[tuple[str, int]]:
            return self._ways(table or self._keeping_table(wish.people))

        self._visited = RemoteTable(
            *(self._begin(), aim, self._passes, look_again, self._advisor),
            target=wish.target,
            kept_games=KeptGames(self._folders.tables, self._shelf.load),
        )
        return self._visited

    def close(self) -> None:
        """Say goodbye; the program is ending."""
        if self._finder is not None:
            self._finder.wait()
        if self._visited is not None:
            self._visited.leave_game()
        if self._network is not None:
            self._network.stop()
            self._advisor.close()

    def _sit_down(
        self, host: RemoteHost, people: tuple[str, ...], onlooker: str = "Host"
    ) -> LanTable:
        from net.lan.remote_host import HostedTable

        network, version = self._begin(), self.version
        return HostedTable(network, host, people, version, onlooker, self._advisor)

    def _begin(self) -> Network:
        """The network's thread, started by the first use."""
        from net.lan.log_bridge import log_warnings
        from net.lan.network import Network
        from net.lan.stale_tables import clear_tables

        with self._starting:
            if self._network is None:
                log_warnings()
                clear_tables(self._folders.tables)
                self._network = Network()
            return self._network

    def _begin_search(self) -> RemoteFinder:
        """The search; imports the whole network."""
        from net.lan.remote_table import RemoteFinder

        finder = RemoteFinder(self._begin(), self.version)
        for name in _NEEDED_NEXT:
            import_module(name)
        return finder

    def _keeping_table(self, people: tuple[str, ...]) -> str:
        """The id of a table nearby that keeps seats for these players; empty without one."""
        tables = self._finder.tables if self._finder else ()
        return next((one.id for one in tables if self.keeps_seat(one.id, people)), "")

    def _ways(self, table: str) -> list[tuple[str, int]]:
        return [*self._finder.ways(table)] if self._finder else []

    @cached_property
    def _shelf(self) -> Shelf:
        from game.board import Shelf

        return Shelf(self._folders.boards)

    @cached_property
    def _passes(self) -> Passes:
        from net.lan.passes import Passes

        return Passes(self._folders.passes)

    @cached_property
    def _advisor(self) -> HintAdvisor:
        import secrets

        from net.lan.hint_advisor import HintAdvisor

        return HintAdvisor(secrets.randbits(32))

    def _new_record(self) -> Path:
        ready(self._folders.tables, private=True)
        return new_path(self._folders.tables, datetime.now())
