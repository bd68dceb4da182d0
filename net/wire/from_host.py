"""What the host says, as typed values: it is so. docs/protocol.md tells it in words.

Nothing here can hold another's portfolio: a hand goes only to the peer that plays it, and a
`Result` exists only once the screens are down.
"""

from dataclasses import dataclass

from game.board import Hex
from game.lobby import Line, Lobby, Phase
from game.rules.companies import PerCompany
from game.rules.events import SeenEvent
from game.rules.reasons import Reason
from game.rules.record import Player
from game.rules.scoring import Result
from game.rules.table import Ending
from game.updates import Verdict
from net.wire.from_guest import Beat
from net.wire.refusal_reasons import No


@dataclass(frozen=True, slots=True)
class Greeting:
    """The host's first word, also to a guest that it will turn away."""

    protocol: int
    rules: int
    program: str
    table: str
    id: str  # of the table, the same after the host came back
    phase: Phase
    seats: int
    open_seats: int
    code: bool  # a join code is needed


@dataclass(frozen=True, slots=True)
class Offer:
    """What is played at the table; said after the greeting, if both speak the same protocol."""

    board: str  # the map's title
    games: int  # of the series


@dataclass(frozen=True, slots=True)
class CodeAnswer:
    """The host's share of the key exchange (SPAKE2, side B)."""

    share: bytes


@dataclass(frozen=True, slots=True)
class CodeAccepted:
    """The code was right; the proof shows that the host knows it, too."""

    proof: bytes


@dataclass(frozen=True, slots=True)
class Goodbye:
    """No, and the host hangs up; the words are English, the reason is for every language."""

    why: No
    words: str
    wait: int  # seconds after which it is worth asking again; 0 if it is not


@dataclass(frozen=True, slots=True)
class Declined:
    """A wish is not granted; nothing else happens. `about` is the action's id, if it was one."""

    why: No
    words: str
    about: int | None


@dataclass(frozen=True, slots=True)
class Welcome:
    """In: who the guest is from now on, and the token with which it comes back."""

    peer: int
    seats: tuple[int, ...]
    token: bytes  # empty for those who only watch
    addresses: tuple[str, ...]  # of the host, all
    port: int


@dataclass(frozen=True, slots=True)
class BoardIs:
    """A map as a file has it, told before anything names it; no guest needs it on its disk."""

    file: bytes


@dataclass(frozen=True, slots=True)
class TableIs:
    """The whole table; said again whenever something of it changes."""

    lobby: Lobby


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody said something. Lines are told again to who comes in; the number tells which."""

    number: int
    line: Line


@dataclass(frozen=True, slots=True)
class Hand:
    """What one of the guest's own seats was dealt."""

    seat: int
    portfolio: PerCompany


@dataclass(frozen=True, slots=True)
class Dealt:
    """A game begins; step 0. `hands` are those of the guest's own seats."""

    game: int
    board: str
    digest: bytes  # of the board's hexes and barriers: both must mean the same map
    players: tuple[Player, ...]
    start: tuple[Hex, ...]  # for each company
    depots: PerCompany
    first: int
    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One action and what came of it, for all to see."""

    seq: int
    events: tuple[SeenEvent, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """The game as it stands, for this guest's eyes: after coming in, and after a stale action."""

    seq: int
    networks: tuple[tuple[Hex, ...], ...]  # for each company, where it stands
    depots: PerCompany
    values: PerCompany
    held: tuple[int, ...]
    turn: int
    ending: Ending | None
    hands: tuple[Hand, ...]
    result: Result | None


@dataclass(frozen=True, slots=True)
class Answered:
    """What became of an action."""

    id: int
    verdict: Verdict
    seq: int
    reason: Reason | None


FromHost = (
    Greeting
    | Offer
    | CodeAnswer
    | CodeAccepted
    | Goodbye
    | Declined
    | Welcome
    | BoardIs
    | TableIs
    | Said
    | Dealt
    | Step
    | Standing
    | Answered
    | Beat
)
