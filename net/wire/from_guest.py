"""What a guest says, as typed values: wishes all. docs/protocol.md tells it in words."""

from dataclasses import dataclass

from game.lobby import Care, Options
from game.rules.actions import Action

# At the door.


@dataclass(frozen=True, slots=True)
class Hello:
    """The first word of a guest."""

    protocol: int
    rules: int
    program: str


@dataclass(frozen=True, slots=True)
class CodeShare:
    """The guest's share of the key exchange over the join code (SPAKE2, side A)."""

    share: bytes


@dataclass(frozen=True, slots=True)
class CodeProof:
    """Shows that the guest has come to the same key."""

    proof: bytes


@dataclass(frozen=True, slots=True)
class Join:
    """Take one seat for each name, or with `watch` none at all; `kind` is "human" or a level."""

    names: tuple[str, ...]
    watch: bool
    kind: str
    owner: bytes  # the key that the host's own screen has; otherwise empty
    claim: bytes = b""  # random; who asks again with the same one is the same guest


@dataclass(frozen=True, slots=True)
class Return:
    """Come back to the seats that are kept; `game` and `seen` say what needs no telling."""

    token: bytes
    game: int
    seen: int  # the newest step that was seen; -1 for none


# At the table.


@dataclass(frozen=True, slots=True)
class Act:
    """An action of one of the guest's seats. Its id makes sure that it is done once."""

    id: int
    seat: int
    seq: int
    action: Action


@dataclass(frozen=True, slots=True)
class Say:
    """A line of chat, or the key of a phrase."""

    words: str
    phrase: bool


@dataclass(frozen=True, slots=True)
class Ready:
    """All seats of this guest are ready to start, or not yet."""

    ready: bool


@dataclass(frozen=True, slots=True)
class Rename:
    """Somebody of this guest wants another name."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Move:
    """Somebody of this guest sits down where nobody does, or where the host has put a bot."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop the game and its clock, or go on."""

    paused: bool


@dataclass(frozen=True, slots=True)
class Leave:
    """Go for good, with a goodbye."""


@dataclass(frozen=True, slots=True)
class Start:
    """Owner: begin the game, or the next one."""


@dataclass(frozen=True, slots=True)
class Kick:
    """Owner: show a peer out."""

    peer: int


@dataclass(frozen=True, slots=True)
class Arrange:
    """Owner: give a free seat to a bot of a level, or with an empty one open it again."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class AddSeat:
    """Owner: one more seat, open."""


@dataclass(frozen=True, slots=True)
class CloseSeat:
    """Owner: a seat that no person has is there no more."""

    seat: int


@dataclass(frozen=True, slots=True)
class Agree:
    """Owner: set what the game is played with."""

    options: Options


@dataclass(frozen=True, slots=True)
class Look:
    """Owner: what to do about a seat whose player is away."""

    seat: int
    care: Care


@dataclass(frozen=True, slots=True)
class Beat:
    """Still there. The host says it, too."""


AtTheDoor = Hello | CodeShare | CodeProof | Join | Return
OfEverybody = Say | Ready | Rename | Move | Pause
OfTheOwner = Start | Kick | Arrange | AddSeat | CloseSeat | Agree | Look
AtTheTable = Act | OfEverybody | OfTheOwner | Leave | Beat
FromGuest = AtTheDoor | AtTheTable
