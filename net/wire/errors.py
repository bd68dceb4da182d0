"""What can go wrong between two peers.

WireError
├── BadMessage    bytes that are no message of this protocol
├── Turned        the other side refuses and hangs up; says why
│   ├── NameClash    a name is taken
│   ├── Nonsense  a host sends what cannot be true; the guest leaves
│   └── Unreachable  no host answers
└── OutOfStep     the followed game differs from the host's
"""

from game.lobby import Unreached, Versions
from net.wire.refusal_reasons import No


class WireError(Exception):
    """Any reason for a connection to end."""


class BadMessage(WireError):
    """The one error for invalid input of any kind."""

    def __init__(self, words: str) -> None:
        super().__init__(f"not a valid message: {words}")
        self.words = words


class Turned(WireError):
    """Refused admission, or removed later."""

    def __init__(
        self, why: No, words: str, wait: int = 0, versions: Versions | None = None
    ) -> None:
        super().__init__(words)
        self.why = why
        self.wait = wait  # seconds after which to try again
        self.versions = versions  # if they are the reason
        self.name = ""  # if a name that is taken is the reason


class NameClash(Turned):
    """A name is taken, or could be mistaken for one that is."""

    def __init__(self, name: str) -> None:
        super().__init__(No.NAME, f"someone at this table is already called {name}")
        self.name = name


class Nonsense(Turned):
    """The host sends what no host of this game would; raised by a guest, which leaves."""

    def __init__(self, words: str) -> None:
        super().__init__(No.NONSENSE, f"the host sends messages that make no sense: {words}")


class Unreachable(Turned):
    """No host answers."""

    def __init__(self, words: str, unreached: Unreached, tried: int) -> None:
        super().__init__(No.UNREACHABLE, words)
        self.unreached = unreached
        self.tried = tried  # seconds


class OutOfStep(WireError):
    """What the host sends does not follow from what it sent before."""
