"""What the screens know of the LAN: tables to be found, and one's stay at one of them.

Nothing here ever waits: what has come is there, what is wished goes out by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.board import Board
    from game.lobby import Care, Connection, Door, Found, Line, Lobby, Options, Trouble
    from game.series import Series
    from game.session import Session
    from game.storage.kept_seat import KeptSeat


class Refused(Protocol):
    """A wish that was not granted."""

    @property
    def why(self) -> str:
        """One of the network's refusals, by its name."""

    @property
    def words(self) -> str:
        """The same in English, with what only the host knows."""


class LanTable(Protocol):
    """One's stay at a table. Call `pump` every frame; all else only remembers."""

    @property
    def connection(self) -> Connection:
        """How the connection stands."""

    @property
    def target(self) -> str:
        """What one is on the way to: a table's name or address; empty for a table of one's own."""

    @property
    def lobby(self) -> Lobby | None:
        """The table as it was told last; None before one is in."""

    @property
    def board(self) -> Board | None:
        """The map that is agreed on, as the host has it; None before it was told."""

    @property
    def session(self) -> Session | None:
        """The newest game; another one when the next begins."""

    @property
    def lines(self) -> Sequence[Line]:
        """All of the chat so far."""

    @property
    def peer(self) -> int | None:
        """Who this machine is at the table."""

    @property
    def owner(self) -> bool:
        """Whether this machine may kick and start."""

    @property
    def door(self) -> Door | None:
        """Where the table is to be found; only its host knows."""

    def pump(self) -> bool:
        """Take what has arrived; True if there was something."""

    def declined(self) -> Sequence[Refused]:
        """Wishes that were not granted since the last call."""

    def say(self, words: str) -> None:
        """Chat."""

    def say_phrase(self, key: str) -> None:
        """Chat in the language of whoever reads it."""

    def ready(self, ready: bool) -> None:
        """Be ready to start, or not yet."""

    def rename(self, seat: int, name: str) -> None:
        """Call somebody at this screen otherwise."""

    def move(self, seat: int, to: int) -> None:
        """Let somebody at this screen sit where nobody does, or where a bot does."""

    def pause(self, paused: bool) -> None:
        """Stop the game for everybody, or go on."""

    def start(self) -> None:
        """Owner: begin the game, or the next one."""

    def kick(self, peer: int) -> None:
        """Owner: show somebody out."""

    def arrange(self, seat: int, level: str) -> None:
        """Owner: a bot for a free seat or for one of several at this screen, or with an empty level
        an open seat."""

    def add_seat(self) -> None:
        """Owner: one more seat."""

    def close_seat(self, seat: int) -> None:
        """Owner: a seat less, of those that no person has."""

    def agree(self, options: Options) -> None:
        """Owner: set what is played with."""

    def look_after(self, seat: int, care: Care) -> None:
        """Owner: what to do about somebody who is away."""

    def leave(self) -> None:
        """Go. In a game the seat is kept; a host closes the table, and can continue it later."""


class TableSearch(Protocol):
    """The tables of the LAN, as long as the program looks for them."""

    @property
    def tables(self) -> Sequence[Found]:
        """What is there now, by name."""

    @property
    def trouble(self) -> Trouble | None:
        """Why nothing can be found here."""


class HostWish(NamedTuple):
    """A table as its host wants it."""

    table: str
    people: tuple[str, ...]  # at this very machine
    bots: tuple[str, ...]  # a level for each
    open_seats: int
    code: str
    options: Options
    port: int | None = None  # the usual one, or else any
    onlooker: str = "Host"  # what the host is called who has no seat


class JoinWish(NamedTuple):
    """Which table, and who comes."""

    where: Sequence[tuple[str, int]]  # all ways to the same host
    people: tuple[str, ...]
    watch: bool
    code: str
    target: str = ""  # what the table is called as long as one is not in


class AddressProblem(ValueError):
    """What was typed is no address; the message is a sentence in English."""


class SeatMemory(Protocol):
    """Remembers which table keeps a seat for this machine."""

    @property
    def kept_seat(self) -> KeptSeat | None:
        """The seat that somebody else's table was seen to keep for this machine last."""

    def keep_seat(self, table: str, people: tuple[str, ...]) -> None:
        """Remember that the table that was joined last keeps seats for these people."""

    def forget_seat(self) -> None:
        """No table keeps a seat any more."""


class Lan(SeatMemory, Protocol):
    """Where the evenings on the LAN come from."""

    @property
    def version(self) -> str:
        """Of this program, to be named beside another one's."""

    @property
    def user(self) -> str:
        """What the system calls whoever sits here; empty if it does not say."""

    @property
    def usual_port(self) -> int:
        """The port of a host that wished for none."""

    def find(self) -> TableSearch:
        """Begin to look for tables."""

    def address(self, typed: str) -> tuple[str, int]:
        """What was typed, as address and port; raises AddressProblem."""

    def keeps_seat(self, table: str, people: tuple[str, ...]) -> bool:
        """Whether the table of an id keeps seats for these people."""

    def host(self, wish: HostWish) -> LanTable:
        """Open a table and sit down at it; what goes wrong is said by its connection."""

    def resume(self, record: Path) -> LanTable:
        """Open a table again that was closed, or whose host crashed."""

    def series_before(self, record: Path) -> Series | None:
        """The series before the game of a table that was closed; raises SeriesUnreadable."""

    def join(self, wish: JoinWish) -> LanTable:
        """Come to somebody else's table."""

    def close(self) -> None:
        """The program ends: say goodbye to everybody."""
