"""What a table on the LAN shows of itself: who sits where, what was agreed, what was said.

Values only, so that a screen can show a lobby without knowing the network behind it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from game.options import AtEnd as AtEnd
from game.options import Options as Options
from game.series import Series

LONGEST_NAME = 24  # letters of a player's or a table's name
LONGEST_WORDS = 300  # letters of one line of chat
MOST_ONLOOKERS = 32
CODE_DIGITS = 6  # of a join code that is made up


class Phase(StrEnum):
    """Where an evening stands."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"  # a game has ended; the next may be started


class Sitter(StrEnum):
    """Who plays a seat."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class Care(StrEnum):
    """What the host does about somebody who is away."""

    WAIT = "wait"
    BOT = "bot"  # a bot plays until they are back
    REMOVE = "remove"  # a bot plays from now on, and the seat is theirs no more


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a table."""

    sitter: Sitter
    name: str  # empty while the seat is open
    level: str  # of the bot that plays it or stands in; empty if none does
    peer: int | None  # the machine that a person plays it from
    ready: bool
    here: bool  # false while a person is away


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Somebody who only watches."""

    peer: int
    name: str


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table as everybody at it sees it, before, in and after a game."""

    table: str
    phase: Phase
    seats: tuple[Seat, ...]
    onlookers: tuple[Onlooker, ...]
    options: Options
    owner: int | None  # the peer that may kick and start
    paused: bool
    clock: int | None  # milliseconds left for the turn, when this was said
    saved: bool  # false when the host's disk takes no more; play goes on
    series: Series  # the games that are over, also the one that has just ended

    @property
    def settled(self) -> bool:
        """Whether names and seats stay as they are: a game goes on, or a series of games."""
        under_way = bool(self.series.games) and not self.series.over
        return self.phase is Phase.PLAYING or under_way


@dataclass(frozen=True, slots=True)
class Line:
    """Something said in the chat; the host stamps who said it."""

    name: str
    seat: int | None
    words: str
    phrase: bool  # the words are the key of a phrase that every reader sees in their language


@dataclass(frozen=True, slots=True)
class Found:
    """A table that was found on the network."""

    id: str
    table: str
    addresses: tuple[str, ...]  # all ways to it, the one that answered first
    port: int
    program: str  # its version, to be named beside ours where they differ
    playable: bool  # it speaks the same protocol and plays by the same rules
    phase: Phase
    seats: int
    open_seats: int
    code: bool  # a join code is needed
    board: str  # the title of the map; empty if the host does not say
    games: int  # of the series; 0 if the host does not say


def numbered_titles(tables: Sequence[Found]) -> list[str]:
    """What each table is called in a list; those of the same name are numbered."""
    alike: dict[str, list[str]] = {}
    for found in sorted(tables, key=lambda one: one.id):
        alike.setdefault(found.table.casefold(), []).append(found.id)
    titles = []
    for found in tables:
        ids = alike[found.table.casefold()]
        number = f" ({ids.index(found.id) + 1})" if len(ids) > 1 else ""
        titles.append(f"{found.table}{number}")
    return titles


class Link(StrEnum):
    """How a guest's connection stands."""

    CONNECTING = "connecting"
    THERE = "there"
    LOST = "lost"  # and tried again and again
    OUT = "out"  # for good


class Versions(NamedTuple):
    """The versions of two programs that cannot play together."""

    theirs: str
    ours: str


class Connection(NamedTuple):
    """The connection has changed; `why` and `words` say more where somebody said no."""

    link: Link
    why: str | None = None  # one of the network's refusals, by its name
    words: str = ""  # the same in English, with what only the host knows
    versions: Versions | None = None  # if they are why
    wait: int = 0  # seconds after which it is worth trying again


class Trouble(StrEnum):
    """Why tables cannot be found automatically; joining by address still works."""

    NO_NETWORK = "no-network"
    NOT_ALLOWED = "not-allowed"
    OTHER = "other"


class Door(NamedTuple):
    """Where a table is to be found: what is read out to friends who cannot find it."""

    addresses: tuple[str, ...]
    port: int
    code: str  # empty if none is needed
    trouble: Trouble | None  # why the table cannot be found automatically
