"""The messages a host sends, all of them facts. docs/protocol.md explains them.

None of them can hold another player's portfolio: a hand goes only to the peer that plays it, and a
`Result` exists only after the end.
"""

from dataclasses import dataclass

from game.board import Hex
from game.lobby import Line, Lobby, Phase
from game.rules.companies import PerCompany
from game.rules.events import SeenEvent
from game.rules.proposals import Proposal
from game.rules.reasons import Reason
from game.rules.record import Player
from game.rules.scoring import Result
from game.rules.table import Ending
from game.updates import Verdict
from net.wire.from_guest import Beat
from net.wire.refusal_reasons import No


@dataclass(frozen=True, slots=True)
class Greeting:
    """The host's first message, also to a guest that it will refuse."""

    protocol: int
    rules: int
    program: str
    table: str
    id: str  # of the table, unchanged when the host resumes
    phase: Phase
    seats: int
    open_seats: int
    code: bool  # whether a join code is needed


@dataclass(frozen=True, slots=True)
class Offer:
    """What is played at the table; sent after the greeting if both use the same protocol."""

    board: str  # the map's title
    games: int  # of the series


@dataclass(frozen=True, slots=True)
class CodeAnswer:
    """The host's share of the key exchange (SPAKE2, side B)."""

    share: bytes


@dataclass(frozen=True, slots=True)
class CodeAccepted:
    """The code was right; the proof shows that the host knows it too."""

    proof: bytes


@dataclass(frozen=True, slots=True)
class NameTaken:
    """Which of the names a goodbye is about; sent before it, whose fields never change."""

    name: str


@dataclass(frozen=True, slots=True)
class Goodbye:
    """A refusal, after which the host hangs up; `words` is English, `why` can be translated."""

    why: No
    words: str
    wait: int  # seconds after which to try again; 0 for never


@dataclass(frozen=True, slots=True)
class Declined:
    """A request is refused, nothing else changes. `about` is the id of an action."""

    why: No
    words: str
    about: int | None


@dataclass(frozen=True, slots=True)
class Welcome:
    """Admitted: the guest's peer number, and the token for returning."""

    peer: int
    seats: tuple[int, ...]
    token: bytes  # empty for spectators
    addresses: tuple[str, ...]  # all addresses of the host
    port: int


@dataclass(frozen=True, slots=True)
class Seated:
    """The guest's seats have changed; a game in progress is dealt to it again."""

    seats: tuple[int, ...]
    token: bytes  # for returning, instead of the earlier one; empty for spectators


@dataclass(frozen=True, slots=True)
class DoorIs:
    """How friends can reach the table, only for the screen that the owner has named."""

    addresses: tuple[str, ...]
    port: int
    code: str  # empty if none is needed


@dataclass(frozen=True, slots=True)
class BoardIs:
    """A map as its file has it, sent before anything refers to it, so no guest needs the file."""

    file: bytes


@dataclass(frozen=True, slots=True)
class TableIs:
    """The whole lobby; sent again whenever it changes."""

    lobby: Lobby


@dataclass(frozen=True, slots=True)
class Said:
    """A chat line. Lines are repeated to guests who return; the number identifies them."""

    number: int
    line: Line


@dataclass(frozen=True, slots=True)
class Hand:
    """The first hand of one of the guest's own seats."""

    seat: int
    portfolio: PerCompany


@dataclass(frozen=True, slots=True)
class Dealt:
    """A game begins; step 0. `hands` are those of the guest's own seats."""

    game: int
    board: str
    digest: bytes  # of the board's hexes and barriers, to compare the maps
    players: tuple[Player, ...]
    start: tuple[Hex, ...]  # for each company
    depots: PerCompany
    first: int
    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One action and its outcome, public."""

    seq: int
    events: tuple[SeenEvent, ...]
    by_bot: bool = False  # a bot has moved for a person


@dataclass(frozen=True, slots=True)
class Standing:
    """The current state of the game as this guest may see it: after joining, and after a stale
    action."""

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
class ProposalIs:
    """The newest proposal to end the game, whenever it changes; None if there is none."""

    proposal: Proposal | None


@dataclass(frozen=True, slots=True)
class Answered:
    """The outcome of an action."""

    id: int
    verdict: Verdict
    seq: int
    reason: Reason | None


FromHost = (
    Greeting
    | Offer
    | CodeAnswer
    | CodeAccepted
    | NameTaken
    | Goodbye
    | Declined
    | Welcome
    | Seated
    | DoorIs
    | BoardIs
    | TableIs
    | Said
    | Dealt
    | Step
    | Standing
    | ProposalIs
    | Answered
    | Beat
)
