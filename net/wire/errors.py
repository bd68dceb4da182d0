"""What can be wrong between two peers.

WireError
├── BadMessage    bytes that are no message of this protocol, whatever is the matter with them
├── Turned        the other side said no and hangs up; says why
│   └── Nonsense  a host says what cannot be; the guest leaves
└── OutOfStep     the game that was followed is not the game that is told
"""

from game.lobby import Versions
from net.wire.refusal_reasons import No


class WireError(Exception):
    """Anything that ends a connection."""


class BadMessage(WireError):
    """The one answer to input that is wrong, from a bit too many to a key too few."""

    def __init__(self, words: str) -> None:
        super().__init__(f"not a valid message: {words}")
        self.words = words


class Turned(WireError):
    """Turned away at the door or shown out later."""

    def __init__(
        self, why: No, words: str, wait: int = 0, versions: Versions | None = None
    ) -> None:
        super().__init__(words)
        self.why = why
        self.wait = wait  # seconds after which it is worth asking again
        self.versions = versions  # if they are why


class Nonsense(Turned):
    """The host sends what no host of this game would; raised by a guest, who leaves."""

    def __init__(self, words: str) -> None:
        super().__init__(No.NONSENSE, f"the host sends messages that make no sense: {words}")


class OutOfStep(WireError):
    """What the host tells does not follow from what it told before."""
