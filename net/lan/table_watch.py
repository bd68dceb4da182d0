"""When to ask an announced table, and whether it is listed. Sans-I/O: times are arguments.

mDNS remembers a dead host for twenty minutes, so a table is asked over TCP. Only a host that is
alive answers a fresh mDNS question: one that does so but not over TCP is behind a firewall.
"""

from enum import Enum

PAUSES: tuple[float, ...] = (
    2.5,
    5.0,
    10.0,
)  # seconds between two questions, longer while nothing changes
RETRY = 0.5  # seconds between two questions at least, unless this computer's network changes
FAREWELL = 0.5  # seconds after a goodbye until a table is asked whether it meant it
MISSES = 2  # unanswered questions in a row before a table is removed or counts as silent


class Sighting(Enum):
    """What is known of an announced table."""

    NEW = "new"  # not listed yet
    ANSWERS = "answers"
    SILENT = "silent"  # announced, but it does not answer: probably a firewall
    GONE = "gone"


class TableWatch:
    """One announced table."""

    def __init__(self, now: float) -> None:
        self.state = Sighting.NEW
        self.due = now  # when to ask next
        self._asked = float("-inf")  # when it was last asked
        self._misses = 0
        self._calm = 0  # answers in a row without news
        self._withdrawn = False  # its host has said goodbye

    def answered(self, now: float, *, news: bool) -> None:
        """The table has answered over TCP."""
        self.state, self._misses, self._asked = Sighting.ANSWERS, 0, now
        self._calm = 0 if news else min(self._calm + 1, len(PAUSES) - 1)
        self.due = now + PAUSES[self._calm]

    def unanswered(self, now: float, *, announced: bool) -> None:
        """It has not; `announced` if its host has just answered over mDNS."""
        self._misses, self._asked = self._misses + 1, now
        self.due = now + RETRY
        if self._withdrawn or (self._misses >= MISSES and not announced):
            self.state = Sighting.GONE
        elif self._misses >= MISSES:
            self.state = Sighting.SILENT
            self._calm = min(self._calm + 1, len(PAUSES) - 1)
            self.due = now + PAUSES[self._calm]

    def announced(self, now: float) -> None:
        """Its announcement is new or has changed."""
        self._withdrawn, self._calm = False, 0
        self.due = max(now, self._asked + RETRY)  # or a flood of changes would become one of calls

    def withdrawn(self, now: float) -> None:
        """Its host has said goodbye: because it closes, or because its addresses change."""
        self._withdrawn, self.due = True, now + FAREWELL

    def doubted(self, now: float) -> None:
        """This computer's network has changed, so nothing is certain any more."""
        self._calm, self.due = 0, now
