"""A stay at a table on the LAN that is only to be looked at: nothing of it is sent anywhere."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.lobby import Care, Connection, Door, Found, Line, Link, Lobby, Options
from game.session import Session
from game.ui.lan.party import HostWish, JoinWish, Refused, Visit


@dataclass
class ShownVisit:
    """What a screen shows of a table; wishes are granted by nobody."""

    lobby: Lobby | None = None
    session: Session | None = None
    peer: int | None = 1
    door: Door | None = None
    connection: Connection = field(default_factory=lambda: Connection(Link.THERE))
    lines: Sequence[Line] = ()

    @property
    def owner(self) -> bool:
        """Whether the screen is the host's."""
        return self.lobby is not None and self.lobby.owner == self.peer

    def pump(self) -> bool:
        """Nothing ever arrives."""
        return False

    def declined(self) -> Sequence[Refused]:
        """Nothing is refused."""
        return ()

    def say(self, words: str) -> None:
        """Nobody hears it."""

    def say_phrase(self, key: str) -> None:
        """Nobody hears it."""

    def ready(self, ready: bool) -> None:
        """Nobody counts."""

    def pause(self, paused: bool) -> None:
        """Nothing goes on."""

    def start(self) -> None:
        """Nothing begins."""

    def kick(self, peer: int) -> None:
        """Everybody stays."""

    def arrange(self, seat: int, level: str) -> None:
        """Seats stay as they are."""

    def agree(self, options: Options) -> None:
        """Options stay as they are."""

    def look_after(self, seat: int, care: Care) -> None:
        """Nobody does."""

    def leave(self) -> None:
        """There is nowhere to go."""


@dataclass
class ShownLan:
    """A network with just these tables."""

    tables: Sequence[Found] = ()
    trouble: str = ""
    version: str = "0.1.0"
    user: str = "Camille"
    usual_port: int = 27272

    def find(self) -> "ShownLan":
        """It is its own finding."""
        return self

    def address(self, typed: str) -> tuple[str, int]:
        """Whatever was typed."""
        return typed, self.usual_port

    def host(self, wish: HostWish) -> Visit:
        """A table that is being opened."""
        return ShownVisit()

    def resume(self, record: object) -> Visit:
        """A table that is being opened again."""
        return ShownVisit()

    def join(self, wish: JoinWish) -> Visit:
        """A table that one is on the way to."""
        return ShownVisit(connection=Connection(Link.CONNECTING))

    def close(self) -> None:
        """There is nothing to close."""
