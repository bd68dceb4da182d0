"""How much one connection may send, by count and by size.

Little before it is admitted; less for spectators than for players.
"""

from typing import NamedTuple

from net.wire.errors import Turned
from net.wire.from_guest import AboutTakeOvers, OfEverybody, OfTheOwner, Pause, Say
from net.wire.rates import Bucket, Rate
from net.wire.refusal_reasons import No

KIB = 1024


class Limits(NamedTuple):
    """Rates of one connection: beyond the first two it is a flood, beyond the others it is
    declined."""

    messages: Rate
    size: Rate  # bytes
    chat: Rate  # chat lines, and pauses, which appear in the chat
    changes: Rate  # to the table: readiness, names, seats, options
    actions: Rate


STRANGER = Limits(Rate(16, 4), Rate(12 * KIB, 2 * KIB), Rate(1, 1), Rate(1, 1), Rate(1, 1))
SPECTATOR = Limits(Rate(40, 10), Rate(16 * KIB, 4 * KIB), Rate(4, 0.5), Rate(4, 1), Rate(4, 1))
PLAYER = Limits(Rate(400, 200), Rate(256 * KIB, 32 * KIB), Rate(6, 1), Rate(20, 5), Rate(60, 60))

# For all spectators together, since their chat is sent to everyone and saved.
SPECTATORS_CHAT = Rate(12, 4)


class Allowance:
    """What one connection has left of its limits."""

    def __init__(self, limits: Limits) -> None:
        self._messages = Bucket(*limits.messages)
        self._size = Bucket(*limits.size)
        self._chat = Bucket(*limits.chat)
        self._changes = Bucket(*limits.changes)
        self.actions = Bucket(*limits.actions)

    def flooded(self, size: int, now: float) -> bool:
        """Count one message of so many bytes; True if it is too much."""
        return not (self._messages.take(now) and self._size.take(now, size))

    def check(
        self, wish: OfEverybody | OfTheOwner | AboutTakeOvers, shared: Bucket | None, now: float
    ) -> None:
        """Count a request; raises Turned if it comes too soon. `shared` limits all spectators'
        chat."""
        if not isinstance(wish, Say | Pause):
            if not self._changes.take(now):
                raise Turned(No.HASTE, "too many changes at once; please slow down")
        elif not self._chat.take(now) or (shared and not shared.take(now)):
            raise Turned(No.CHATTER, "too many chat messages at once; please slow down")
