"""When bots' remarks appear: after the move they are about, and after what is more important.

Captions of moves have the action panel to themselves, and what people say or must answer comes
first. Pure; time is an argument.
"""

from collections import deque
from typing import NamedTuple

from game.ui.table.remarks import BotRemark

REMARK_SHOWN_FOR = 5.0  # seconds
REMARK_ALONE = 1.2  # seconds of them before the next move begins
SHORTEST = 2.5  # seconds of a remark when another one waits
STALE_AFTER = 8.0  # seconds; nobody knows any more what a later one is about
PEOPLE_FIRST = 2.5  # seconds after a chat message


class _Waiting(NamedTuple):
    remark: BotRemark
    since: float  # by the queue's clock


class RemarkQueue:
    """One remark at a time, in the order of the moves."""

    def __init__(self) -> None:
        self.shown: BotRemark | None = None
        self._clock = self._shown_for = 0.0
        self._waiting: deque[_Waiting] = deque()
        self._quiet = 0.0  # seconds for which people speak
        self._free = True  # nothing more important is on the map

    @property
    def holds_moves(self) -> bool:
        """Whether the next move should wait a moment, so that the remark can be read first."""
        if self.shown is not None:
            return self._shown_for < REMARK_ALONE
        return bool(self._waiting) and self._free and self._quiet <= 0

    def add(self, remark: BotRemark) -> None:
        """A bot wants to say something."""
        self._waiting.append(_Waiting(remark, self._clock))

    def let_people_speak(self) -> None:
        """Someone has sent a chat message: remarks wait until it can be read."""
        self._quiet = PEOPLE_FIRST

    def clear(self) -> None:
        """Drop everything."""
        self.shown = None
        self._waiting.clear()

    def pass_time(self, dt: float, *, free: bool) -> None:
        """Let seconds pass; `free` tells that no banner, announcement or earlier position needs
        the player's attention."""
        self._free, self._quiet = free, max(0.0, self._quiet - dt)
        self._clock += dt
        while self._waiting and self._clock - self._waiting[0].since > STALE_AFTER:
            self._waiting.popleft()
        self._shown_for += dt
        most = SHORTEST if self._waiting else REMARK_SHOWN_FOR
        if not free or self._shown_for >= most:
            self.shown = None
        if self.shown is None and self._waiting and free and self._quiet <= 0:
            self.shown, self._shown_for = self._waiting.popleft().remark, 0.0
