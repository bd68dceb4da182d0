"""A stay at a table that is all in memory: tests set what it has heard, and see what was wished."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from game.board import Board
from game.lobby import (
    Care,
    Connection,
    Door,
    Line,
    Link,
    Lobby,
    Onlooker,
    Options,
    Phase,
    Seat,
    SeatRequest,
    Sitter,
)
from game.series import Series
from game.session import Session
from game.ui.lan.lan_api import Refused
from tests.builders import france

NAMES = ("Ada", "Hugo", "Inès")


def a_seat(name: str, peer: int | None = 1, level: str = "", *, here: bool = True) -> Seat:
    """A person's seat, or with a level and no peer a bot's."""
    sitter = Sitter.BOT if peer is None else Sitter.PERSON
    return Seat(sitter, name, level, peer, ready=True, here=here)


def a_lobby(
    names: Sequence[str] = NAMES,
    *,
    phase: Phase = Phase.PLAYING,
    options: Options | None = None,
    onlookers: Sequence[str] = (),
) -> Lobby:
    """Everybody at a machine of their own; the first, on machine 1, is the owner."""
    return Lobby(
        "Friday evening",
        phase,
        tuple(a_seat(name, number) for number, name in enumerate(names, start=1)),
        tuple(Onlooker(number, name) for number, name in enumerate(onlookers, start=100)),
        options or Options(),
        owner=1,
        paused=False,
        clock=None,
        saved=True,
        series=Series(),
    )


def a_line(words: str, seat: int | None = 1, name: str = "Hugo", *, phrase: bool = False) -> Line:
    """Something said."""
    return Line(name, seat, words, phrase)


class ARefusal(NamedTuple):
    """A wish that was not granted."""

    why: str
    words: str


class AVisit:
    """Remembers every wish in `wished`; a test says what the host would say."""

    def __init__(
        self, session: Session | None = None, lobby: Lobby | None = None, peer: int = 1
    ) -> None:
        self.connection = Connection(Link.THERE)
        self.id = "friday"
        self.lobby = lobby
        self.session = session
        self.lines: list[Line] = []
        self.peer: int | None = peer
        self.door: Door | None = None
        self.shown_door: Door | None = None
        self.target = "192.168.0.7:27272"
        self.board: Board | None = france()
        self.refused: list[Refused] = []
        self.wished: list[tuple[object, ...]] = []
        self.pumped = 0
        self.failed = False  # a finished game could not be kept

    @property
    def owner(self) -> bool:
        return self.lobby is not None and self.lobby.owner == self.peer

    def pump(self) -> bool:
        self.pumped += 1
        return False

    def keeping_failed(self) -> bool:
        failed, self.failed = self.failed, False
        return failed

    def declined(self) -> Sequence[Refused]:
        refused, self.refused = self.refused, []
        return refused

    # What a test lets happen.

    def tell(self, **changes: object) -> None:
        """The host tells the table anew."""
        assert self.lobby is not None
        self.lobby = replace(self.lobby, **changes)  # type: ignore[arg-type] # any field

    def seat(self, number: int, **changes: object) -> None:
        """The host tells that a seat has changed."""
        assert self.lobby is not None
        seats = [*self.lobby.seats]
        seats[number] = replace(seats[number], **changes)  # type: ignore[arg-type] # any field
        self.tell(seats=tuple(seats))

    def lose(self, link: Link = Link.LOST) -> None:
        """The connection has gone."""
        self.connection = Connection(link)

    # What a screen wishes.

    def say(self, words: str, seat: int | None = None) -> None:
        self.wished.append(("say", words) if seat is None else ("say", words, seat))

    def say_phrase(self, key: str, seat: int | None = None) -> None:
        self.wished.append(("phrase", key) if seat is None else ("phrase", key, seat))

    def ready(self, ready: bool) -> None:
        self.wished.append(("ready", ready))

    def rename(self, seat: int, name: str) -> None:
        self.wished.append(("rename", seat, name))

    def move(self, seat: int, to: int) -> None:
        self.wished.append(("move", seat, to))

    def pause(self, paused: bool) -> None:
        self.wished.append(("pause", paused))

    def come_back(self, seat: int) -> None:
        self.wished.append(("back", seat))

    def take_seat(self, seat: int | None, name: str = "") -> None:
        self.wished.append(("take", seat, name))

    def grant_seat(self, request: SeatRequest, granted: bool) -> None:
        self.wished.append(("grant", request, granted))

    def give_seat(self, seat: int, peer: int | None = None, *, bot: bool = False) -> None:
        self.wished.append(("give", seat, peer, bot))

    def start(self) -> None:
        self.wished.append(("start",))

    def kick(self, peer: int) -> None:
        self.wished.append(("kick", peer))

    def arrange(self, seat: int, level: str) -> None:
        self.wished.append(("arrange", seat, level))

    def add_seat(self) -> None:
        self.wished.append(("add-seat",))

    def close_seat(self, seat: int) -> None:
        self.wished.append(("close-seat", seat))

    def set_options(self, options: Options) -> None:
        self.wished.append(("options", options))

    def sit(self, sits: bool) -> None:
        self.wished.append(("sit", sits))

    def show_code(self, peer: int | None) -> None:
        self.wished.append(("show-code", peer))

    def look_after(self, seat: int, care: Care) -> None:
        self.wished.append(("care", seat, care))

    def leave(self) -> None:
        self.wished.append(("leave",))
