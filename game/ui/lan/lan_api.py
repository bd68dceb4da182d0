"""The LAN as the screens see it: tables to be found, and the table that this screen is at.

Nothing here waits: properties return what has arrived, and commands are sent in the background.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.board import Board
    from game.lobby import (
        Care,
        Connection,
        Door,
        Found,
        Line,
        Lobby,
        Options,
        OwnAddress,
        SeatRequest,
        Trouble,
    )
    from game.series import Series
    from game.session import Session
    from game.storage.kept_seat import KeptSeat


class Refused(Protocol):
    """A command that the host has refused."""

    @property
    def why(self) -> str:
        """One of the network's refusals, by its name."""

    @property
    def words(self) -> str:
        """The same in English, with details that only the host knows."""


class LanTable(Protocol):
    """The table that this screen hosts or has joined. Call `pump` every frame."""

    @property
    def connection(self) -> Connection:
        """The state of the connection."""

    @property
    def target(self) -> str:
        """The name or address of the table being joined; empty for the host."""

    @property
    def id(self) -> str:
        """The table's id; empty until it has answered."""

    @property
    def lobby(self) -> Lobby | None:
        """The newest state of the table; None until it is reached."""

    @property
    def board(self) -> Board | None:
        """The host's map; None until it has arrived."""

    @property
    def session(self) -> Session | None:
        """The newest game."""

    @property
    def lines(self) -> Sequence[Line]:
        """The whole chat."""

    @property
    def peer(self) -> int | None:
        """This machine's number at the table."""

    @property
    def owner(self) -> bool:
        """Whether this machine may kick and start."""

    @property
    def door(self) -> Door | None:
        """Where the table can be found; None for guests."""

    @property
    def shown_door(self) -> Door | None:
        """Where the table can be found, if the host shows it on this spectator's screen."""

    def pump(self) -> bool:
        """Take what has arrived; True if there was something."""

    def keeping_failed(self) -> bool:
        """Whether a finished game could not be kept on this computer; True once."""

    def declined(self) -> Sequence[Refused]:
        """Commands that were refused since the last call."""

    def say(self, words: str, seat: int | None = None) -> None:
        """Send a line of chat, for a seat of this screen or without one for its first."""

    def say_phrase(self, key: str, seat: int | None = None) -> None:
        """Send a phrase, which everyone reads in their own language."""

    def ready(self, ready: bool) -> None:
        """Be ready to start, or not yet."""

    def rename(self, seat: int, name: str) -> None:
        """Rename a player at this screen."""

    def move(self, seat: int, to: int) -> None:
        """Move a player at this screen to an open seat or a bot's."""

    def pause(self, paused: bool) -> None:
        """Pause the game for everyone, or resume it."""

    def come_back(self, seat: int) -> None:
        """A player at this screen is there again: no bot plays for them any more."""

    def take_seat(self, seat: int | None, name: str = "") -> None:
        """Ask the host for a seat in the middle of a game, or with None no longer."""

    def grant_seat(self, request: SeatRequest, granted: bool) -> None:
        """Owner: grant or refuse a request for a seat."""

    def give_seat(self, seat: int, peer: int | None = None, *, bot: bool = False) -> None:
        """Owner: give a seat of a saved game to a guest, or back to its own player.

        With `bot`, one stands in until that player comes.
        """

    def start(self) -> None:
        """Owner: start the game, or the next one."""

    def kick(self, peer: int) -> None:
        """Owner: remove a machine from the table."""

    def arrange(self, seat: int, level: str) -> None:
        """Owner: give an unused seat, or one of several at this screen, to a bot; "" opens it."""

    def add_seat(self) -> None:
        """Owner: add an open seat."""

    def close_seat(self, seat: int) -> None:
        """Owner: remove a seat without a person."""

    def set_options(self, options: Options) -> None:
        """Owner: change the options."""

    def look_after(self, seat: int, care: Care) -> None:
        """Owner: decide about a player who is away or does not move."""

    def sit(self, sits: bool) -> None:
        """Spectators: take an open seat or wait for one, or no longer wait."""

    def show_code(self, peer: int | None) -> None:
        """Owner: show address and join code on a spectator's screen, or on none."""

    def leave(self) -> None:
        """Leave; during a game the seat is kept. A host closes the table, and can resume it."""


class TableSearch(Protocol):
    """The search for tables on the LAN, which lasts as long as the program."""

    @property
    def tables(self) -> Sequence[Found]:
        """The tables found, by name."""

    @property
    def problem(self) -> Trouble | None:
        """Why no tables can be found here."""

    @property
    def here(self) -> Sequence[OwnAddress]:
        """The addresses of this computer in real networks, likeliest first."""


class HostRequest(NamedTuple):
    """A table to host."""

    table: str
    people: tuple[str, ...]  # at this machine
    bots: tuple[str, ...]  # a level for each
    open_seats: int
    code: str
    options: Options
    port: int | None = None  # None: the usual one, or any if that is taken
    spectator: str = "Host"  # the name of a host without a seat


class SavedGameRequest(NamedTuple):
    """A saved game to go on with at a table of this computer."""

    record: Path
    table: str
    people: tuple[str, ...]  # at this machine: they get the seats that have their names
    options: Options
    spectator: str = "Host"  # the name of a host without a seat


class JoinRequest(NamedTuple):
    """A table to join, and who joins it."""

    where: Sequence[tuple[str, int]]  # all addresses of the same host
    people: tuple[str, ...]
    watch: bool
    code: str
    target: str = ""  # the table's name until it is reached
    id: str = ""  # of the table, if it is known
    spare: tuple[str, ...] = ()  # a word for each name that was not typed; the host numbers it
    returns: bool = False  # to a kept seat: the table is looked for, wherever it is now


class AddressProblem(ValueError):
    """A text that is no address; the message is a sentence in English."""


class Lan(Protocol):
    """Finds, hosts and joins tables, and remembers which table keeps a seat for this machine."""

    @property
    def version(self) -> str:
        """The version of this program."""

    @property
    def user(self) -> str:
        """The system's name for the player; empty if it has none."""

    @property
    def usual_port(self) -> int:
        """The port of a host that asks for none."""

    @property
    def kept_seat(self) -> KeptSeat | None:
        """The newest seat that a table keeps for this machine."""

    def keep_seat(self, table: str, people: tuple[str, ...]) -> None:
        """Remember that the table joined last keeps seats for these people."""

    def forget_seat(self) -> None:
        """Forget the kept seat."""

    def find(self) -> TableSearch:
        """Start to search for tables."""

    def address(self, typed: str) -> tuple[str, int]:
        """A typed text as address and port; raises AddressProblem."""

    def keeps_seat(self, table: str, people: tuple[str, ...]) -> bool:
        """Whether the table with this id keeps seats for these people."""

    def people_kept(self, table: str) -> tuple[str, ...]:
        """The people that the table with this id last kept seats for; empty if it keeps none."""

    def host(self, request: HostRequest) -> LanTable:
        """Open a table and join it; its connection reports errors."""

    def resume(self, record: Path) -> LanTable:
        """Reopen a table that was closed, or whose host crashed."""

    def host_saved(self, request: SavedGameRequest) -> LanTable:
        """Open a table for a saved game, whose players claim their seats."""

    def series_before(self, record: Path) -> Series | None:
        """The series before the game of a closed table; raises SeriesUnreadable."""

    def join(self, request: JoinRequest) -> LanTable:
        """Join a table."""

    def close(self) -> None:
        """Leave all tables; the program ends."""
