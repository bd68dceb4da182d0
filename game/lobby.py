"""The public state of a LAN table: seats, options, chat.

Values only, so that a screen can show a lobby without knowing the network.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from game.options import AtEnd as AtEnd
from game.options import Options as Options
from game.series import Series

LONGEST_NAME = 24  # characters of a player's or a table's name
LONGEST_WORDS = 300  # characters of a chat line
MOST_ONLOOKERS = 32
CODE_DIGITS = 6  # of a generated join code


class Phase(StrEnum):
    """What a table is doing."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"  # a game has ended; the next may start


class Sitter(StrEnum):
    """Who plays a seat."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class Care(StrEnum):
    """What the host does about a player who is away, or who does not move."""

    WAIT = "wait"
    BOT = "bot"  # a bot plays until they return
    ONCE = "once"  # a bot makes this move
    REMOVE = "remove"  # a bot takes over the seat


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a table."""

    sitter: Sitter
    name: str  # empty while the seat is open
    level: str  # of the bot that plays or stands in; empty without a bot
    peer: int | None  # the peer that plays the seat
    ready: bool
    here: bool  # false while the player is away
    left: bool = False  # the player is away because they have left on purpose


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Someone would like to take over a seat in the middle of a game."""

    peer: int  # who asks
    seat: int
    name: str  # of the player who would play it


@dataclass(frozen=True, slots=True)
class Onlooker:
    """A spectator."""

    peer: int
    name: str


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table as everyone at it sees it, before, during and after a game."""

    table: str
    phase: Phase
    seats: tuple[Seat, ...]
    onlookers: tuple[Onlooker, ...]
    options: Options
    owner: int | None  # the peer that may remove guests and start games
    paused: bool
    clock: int | None  # milliseconds left for the turn when this was sent
    saved: bool  # false while the host cannot save; play goes on
    series: Series  # finished games, including the one that has just ended
    overdue: bool = False  # the player to move is taking so long that the owner may decide
    requests: tuple[SeatRequest, ...] = ()  # which the owner grants or refuses
    knocks: tuple[int, ...] = ()  # the spectators who wait for a seat, the first first
    screen: int | None = None  # the spectator whose screen shows address and join code
    continues: int | None = None  # the actions of the saved game that waits for its players

    @property
    def knocking(self) -> tuple[str, ...]:
        """The names of the spectators who wait for a seat."""
        names = {one.peer: one.name for one in self.onlookers}
        return tuple(names[peer] for peer in self.knocks if peer in names)

    @property
    def settled(self) -> bool:
        """Whether names and seats are fixed because a game or series is on."""
        under_way = bool(self.series.games) and not self.series.over
        return self.phase is Phase.PLAYING or under_way or self.continues is not None


@dataclass(frozen=True, slots=True)
class Line:
    """A chat line; the host adds who said it."""

    name: str
    seat: int | None
    words: str
    phrase: bool  # `words` is the key of a phrase, translated for each reader


@dataclass(frozen=True, slots=True)
class Found:
    """A table found on the network."""

    id: str
    table: str
    addresses: tuple[str, ...]  # all its addresses, the one that answered first
    port: int
    program: str  # its version, shown if it differs from ours
    playable: bool  # same protocol and rules as ours
    phase: Phase
    seats: int
    open_seats: int
    code: bool  # whether a join code is needed
    board: str  # the title of the map; empty if unknown
    games: int  # of the series; 0 if unknown
    answers: bool = True  # false if it is announced, but does not answer: probably a firewall


def numbered_titles(tables: Sequence[Found]) -> list[str]:
    """Names of tables for a list; equal ones are numbered."""
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
    """The state of a guest's connection."""

    CONNECTING = "connecting"
    THERE = "there"
    LOST = "lost"  # and reconnecting
    OUT = "out"  # permanently


class Versions(NamedTuple):
    """The versions of two programs that cannot play together."""

    theirs: str
    ours: str


class Unreached(StrEnum):
    """Why no host could be reached."""

    SILENT = "silent"  # nothing answers: a firewall, guest Wi-Fi, or nobody is there
    REFUSED = "refused"  # the computer answers, but not at that port
    ROUTE = "route"  # this computer's networks do not lead there
    NAME = "name"  # no computer has that name
    SERVER = "server"  # the name could not be looked up


class Connection(NamedTuple):
    """A change of the connection; `why` and `words` give the reason of a refusal."""

    link: Link
    why: str | None = None  # the name of one of the network's refusals
    words: str = ""  # the same in English, with details from the host
    versions: Versions | None = None  # if they are the reason
    wait: int = 0  # seconds after which to try again
    unreached: Unreached | None = None  # if no host could be reached
    tried: int = 0  # seconds for which it was tried
    name: str = ""  # of a player, if it is taken


class OwnAddress(NamedTuple):
    """An address of this computer, with the system's name for its network connection."""

    address: str
    network: str


class Trouble(StrEnum):
    """Why tables cannot be found automatically; joining by address still works."""

    NO_NETWORK = "no-network"
    NOT_ALLOWED = "not-allowed"
    OTHER = "other"


class FirewallState(StrEnum):
    """What a firewall does with guests, as far as it can be read."""

    BLOCKS = "blocks"  # it is on, and nothing is known that allows the game
    ALLOWS = "allows"
    UNKNOWN = "unknown"


class FirewallSeen(NamedTuple):
    """A firewall of this computer that is on, or may be."""

    name: str
    state: FirewallState


class HostCheck(NamedTuple):
    """What could be in the way of guests, when none has come for a while."""

    firewalls: tuple[FirewallSeen, ...]


class Door(NamedTuple):
    """How friends can reach a table."""

    addresses: tuple[str, ...]  # empty without a network
    port: int
    code: str  # empty if none is needed
    trouble: Trouble | None  # why the table cannot be found automatically
    check: HostCheck | None = None  # if nobody has reached the table for a while
