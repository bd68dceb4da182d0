"""The messages a guest sends, all of them requests. docs/protocol.md explains them."""

from dataclasses import dataclass

from game.lobby import Care, Options
from game.rules.actions import Action

# Before admission.


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of a guest."""

    protocol: int
    rules: int
    program: str


@dataclass(frozen=True, slots=True)
class CodeShare:
    """The guest's share of the key exchange over the join code (SPAKE2, side A)."""

    share: bytes


@dataclass(frozen=True, slots=True)
class CodeProof:
    """Proves that the guest has the same key."""

    proof: bytes


@dataclass(frozen=True, slots=True)
class Join:
    """Take one seat for each name, or with `watch` none; `kind` is "human" or a bot level."""

    names: tuple[str, ...]
    watch: bool
    kind: str
    owner: bytes  # the key of the host's own window; otherwise empty
    claim: bytes = b""  # random; the same claim again is the same guest
    # For each name that nobody has chosen, the word of which the host makes another one with a
    # number, if it is taken; empty for the others.
    spare: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Return:
    """Return to reserved seats; `game` and `seen` say what need not be repeated."""

    token: bytes
    game: int
    seen: int  # the newest known step; -1 for none


# After admission.


@dataclass(frozen=True, slots=True)
class Act:
    """An action of one of the guest's seats. Its id ensures that it is done only once."""

    id: int
    seat: int
    seq: int
    action: Action


@dataclass(frozen=True, slots=True)
class Propose:
    """Propose to end a game in which no company can build, for the seat to move (R30)."""

    seat: int
    seq: int


@dataclass(frozen=True, slots=True)
class Respond:
    """Agree to the open proposal or decline it, for a seat that has still to answer."""

    seat: int
    seq: int
    agrees: bool


@dataclass(frozen=True, slots=True)
class Say:
    """A line of chat, or the key of a phrase."""

    words: str
    phrase: bool
    seat: int | None = None  # which of the guest's players says it; None for the first


@dataclass(frozen=True, slots=True)
class Ready:
    """All seats of this guest are ready to start, or no longer."""

    ready: bool


@dataclass(frozen=True, slots=True)
class Rename:
    """Rename a player of this guest."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Move:
    """Move a player of this guest to an open seat or a bot's."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class Pause:
    """Pause the game and its timer, or continue."""

    paused: bool


@dataclass(frozen=True, slots=True)
class Back:
    """The player of one of the guest's seats is there again: no bot plays it any more."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Ask the owner for a seat in the middle of a game; without a seat, ask no longer."""

    seat: int | None
    name: str  # of the player who would play it; empty for a spectator's own


@dataclass(frozen=True, slots=True)
class Sit:
    """A spectator takes an open seat or waits for one, or no longer waits."""

    sits: bool


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the table."""


@dataclass(frozen=True, slots=True)
class Start:
    """Owner: start the first or next game."""


@dataclass(frozen=True, slots=True)
class Kick:
    """Owner: remove a peer."""

    peer: int


@dataclass(frozen=True, slots=True)
class Arrange:
    """Owner: give a free seat to a bot, or open it again with an empty level."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class AddSeat:
    """Owner: add an open seat."""


@dataclass(frozen=True, slots=True)
class CloseSeat:
    """Owner: remove a seat that no person has."""

    seat: int


@dataclass(frozen=True, slots=True)
class Agree:
    """Owner: set the options."""

    options: Options


@dataclass(frozen=True, slots=True)
class Look:
    """Owner: decide about the seat of a player who is away or does not move."""

    seat: int
    care: Care


@dataclass(frozen=True, slots=True)
class GrantSeat:
    """Owner: grant or refuse a request for a seat, as it was shown."""

    peer: int
    seat: int
    name: str
    granted: bool


@dataclass(frozen=True, slots=True)
class ShowCode:
    """Owner: name the spectator whose screen shows address and join code to everyone, or none."""

    peer: int | None


@dataclass(frozen=True, slots=True)
class GiveSeat:
    """Owner: say who plays a seat of a saved game: a peer, or without one its own player."""

    seat: int
    peer: int | None
    bot: bool  # stands in until the seat's own player comes


@dataclass(frozen=True, slots=True)
class Beat:
    """Keep-alive, sent by both sides."""


AtTheDoor = Hello | CodeShare | CodeProof | Join | Return
OfEverybody = Say | Ready | Rename | Move | Pause | Back
OfTheOwner = Start | Kick | Arrange | AddSeat | CloseSeat | Agree | Look | ShowCode
AboutTakeOvers = TakeSeat | GrantSeat | GiveSeat | Sit
AtTheTable = Act | Propose | Respond | OfEverybody | OfTheOwner | AboutTakeOvers | Leave | Beat
FromGuest = AtTheDoor | AtTheTable
