"""A stay at a LAN table that nobody answers: what it is told to have heard, the pictures show."""

from collections.abc import Sequence

from game.board import Board, load_board
from game.lobby import Care, Connection, Door, Line, Link, Lobby, Options
from game.session import Session
from game.ui.lan.lan_api import Refused


class PosingTable:
    """Set what is to be seen; wishes go nowhere."""

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
        self.target = "192.168.0.7:27272"
        self.board: Board | None = load_board(lobby.options.board) if lobby else None

    @property
    def owner(self) -> bool:
        """Whether the table is this machine's."""
        return self.lobby is not None and self.lobby.owner == self.peer

    def lose(self, link: Link) -> None:
        """The connection is gone."""
        self.connection = Connection(link)

    def pump(self) -> bool:
        """Nothing ever comes."""
        return False

    def declined(self) -> Sequence[Refused]:
        """Nobody says no."""
        return ()

    def say(self, words: str) -> None:
        """Nobody listens."""

    def say_phrase(self, key: str) -> None:
        """Nobody listens."""

    def ready(self, ready: bool) -> None:
        """Nobody waits."""

    def rename(self, seat: int, name: str) -> None:
        """Everybody keeps their name."""

    def move(self, seat: int, to: int) -> None:
        """Everybody keeps their seat."""

    def pause(self, paused: bool) -> None:
        """Nothing runs."""

    def start(self) -> None:
        """Nothing starts."""

    def kick(self, peer: int) -> None:
        """Nobody goes."""

    def arrange(self, seat: int, level: str) -> None:
        """Nobody sits down."""

    def add_seat(self) -> None:
        """There are enough."""

    def close_seat(self, seat: int) -> None:
        """All stay."""

    def set_options(self, options: Options) -> None:
        """Nothing is agreed on."""

    def look_after(self, seat: int, care: Care) -> None:
        """Nobody is away."""

    def leave(self) -> None:
        """Nobody leaves."""
