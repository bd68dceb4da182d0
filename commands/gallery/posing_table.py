"""A LAN table without a network, which shows whatever it is given."""

from collections.abc import Sequence

from game.board import Board, load_board
from game.lobby import Care, Connection, Door, Line, Link, Lobby, Options, SeatRequest
from game.session import Session
from game.ui.lan.lan_api import Refused


class PosingTable:
    """Set what should be visible; requests do nothing."""

    def __init__(
        self,
        lobby: Lobby | None,
        session: Session | None = None,
        lines: Sequence[Line] = (),
        peer: int = 1,
    ) -> None:
        self.lobby, self.session, self.lines = lobby, session, list(lines)
        self.connection = Connection(Link.THERE)
        self.peer: int | None = peer
        self.door: Door | None = None
        self.shown_door: Door | None = None
        self.target, self.id = "192.168.0.7:27272", "posing"
        self.board: Board | None = load_board(lobby.options.board) if lobby else None

    @property
    def owner(self) -> bool:
        """Whether this computer owns the table."""
        return self.lobby is not None and self.lobby.owner == self.peer

    def lose(self, link: Link, why: str | None = None) -> None:
        """Lose the connection."""
        self.connection = Connection(link, why)

    def pump(self) -> bool:
        """Never any news."""
        return False

    def keeping_failed(self) -> bool:
        """Never."""
        return False

    def declined(self) -> Sequence[Refused]:
        """Never any refusals."""
        return ()

    def say(self, words: str, seat: int | None = None) -> None:
        """Does nothing."""

    def say_phrase(self, key: str, seat: int | None = None) -> None:
        """Does nothing."""

    def ready(self, ready: bool) -> None:
        """Does nothing."""

    def rename(self, seat: int, name: str) -> None:
        """Does nothing."""

    def move(self, seat: int, to: int) -> None:
        """Does nothing."""

    def pause(self, paused: bool) -> None:
        """Does nothing."""

    def come_back(self, seat: int) -> None:
        """Does nothing."""

    def take_seat(self, seat: int | None, name: str = "") -> None:
        """Does nothing."""

    def grant_seat(self, request: SeatRequest, granted: bool) -> None:
        """Does nothing."""

    def give_seat(self, seat: int, peer: int | None = None, *, bot: bool = False) -> None:
        """Does nothing."""

    def start(self) -> None:
        """Does nothing."""

    def kick(self, peer: int) -> None:
        """Does nothing."""

    def arrange(self, seat: int, level: str) -> None:
        """Does nothing."""

    def add_seat(self) -> None:
        """Does nothing."""

    def close_seat(self, seat: int) -> None:
        """Does nothing."""

    def set_options(self, options: Options) -> None:
        """Does nothing."""

    def look_after(self, seat: int, care: Care) -> None:
        """Does nothing."""

    def sit(self, sits: bool) -> None:
        """Does nothing."""

    def show_code(self, peer: int | None) -> None:
        """Does nothing."""

    def leave(self) -> None:
        """Does nothing."""
