"""A network that is all in memory: tests put tables on it, and see who wants to go where."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.lobby import Found, OwnAddress, Phase, Trouble
from game.series import Series
from game.storage.kept_seat import KeptSeat
from game.ui.lan.lan_api import AddressProblem, HostRequest, JoinRequest, SavedGameRequest
from tests.game.ui.lan.a_visit import AVisit


@dataclass
class ALan:
    """Remembers what was wished for; every wish leads to the same visit."""

    tables: Sequence[Found] = ()
    problem: Trouble | None = None
    version: str = "1.0"
    user: str = "Camille"
    usual_port: int = 27272
    visit: AVisit = field(default_factory=AVisit)
    hosted: list[HostRequest] = field(default_factory=list)
    joined: list[JoinRequest] = field(default_factory=list)
    resumed: list[Path] = field(default_factory=list)
    saved: list[SavedGameRequest] = field(default_factory=list)
    kept: set[tuple[str, tuple[str, ...]]] = field(default_factory=set)  # tables and people
    kept_seat: KeptSeat | None = None
    closed: bool = False

    here: Sequence[OwnAddress] = (OwnAddress("192.168.0.23", "wlan0"),)

    def find(self) -> "ALan":
        return self

    def address(self, typed: str) -> tuple[str, int]:
        if " " in typed:
            raise AddressProblem(f"{typed!r} is not a valid address")
        host, _, port = typed.partition(":")
        return host, int(port or self.usual_port)

    def keeps_seat(self, table: str, people: tuple[str, ...]) -> bool:
        return (table, people) in self.kept

    def people_kept(self, table: str) -> tuple[str, ...]:
        return next((people for at, people in self.kept if at == table), ())

    def keep_seat(self, table: str, people: tuple[str, ...]) -> None:
        self.kept_seat = KeptSeat(table, (("192.168.0.7", 27272),), people, 0.0)

    def forget_seat(self) -> None:
        self.kept_seat = None

    def host(self, wish: HostRequest) -> AVisit:
        self.hosted.append(wish)
        return self.visit

    def host_saved(self, wish: SavedGameRequest) -> AVisit:
        self.saved.append(wish)
        return self.visit

    def resume(self, record: Path) -> AVisit:
        self.resumed.append(record)
        return self.visit

    def series_before(self, record: Path) -> Series | None:
        return None

    def join(self, wish: JoinRequest) -> AVisit:
        self.joined.append(wish)
        return self.visit

    def close(self) -> None:
        self.closed = True


def a_table(
    name: str,
    *,
    playable: bool = True,
    code: bool = False,
    phase: Phase = Phase.LOBBY,
    identity: str = "",
) -> Found:
    """A table of four seats, two of them open, that has two ways to it."""
    ways = ("192.168.0.7", "10.0.0.7")
    there = identity or name, name, ways, 27272, "1.1"
    return Found(*there, playable, phase, 4, 2, code, "France", 3)
