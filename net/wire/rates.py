"""Rate limits: a bucket that fills with time and is emptied by use."""

from typing import NamedTuple

MOST_QUEUES = 1000


class Rate(NamedTuple):
    """A burst, then so many a second."""

    burst: float
    a_second: float


class Bucket:
    """The state of one rate."""

    def __init__(self, burst: float, a_second: float) -> None:
        self._burst = burst
        self._a_second = a_second
        self._left = burst
        self._filled = 0.0

    def take(self, now: float, amount: float = 1) -> bool:
        """Use an amount; False, with nothing used, if less is left."""
        left = self._left + (now - self._filled) * self._a_second
        left = self._burst if left > self._burst else left
        self._filled = now
        enough = left >= amount
        self._left = left - amount if enough else left
        return enough

    def wait(self, now: float) -> float:
        """Seconds until one can be used; 0 if now."""
        left = min(self._burst, self._left + (now - self._filled) * self._a_second)
        return max(0.0, (1 - left) / self._a_second)


class Queues:
    """A queue for each key: a burst passes immediately, the others wait their turn."""

    def __init__(self, burst: float, a_second: float) -> None:
        self._ahead = burst / a_second  # seconds
        self._pace = 1 / a_second
        self._served: dict[str, float] = {}  # when the last of each queue has its turn

    def wait(self, who: str, now: float) -> float:
        """Join a queue; returns the seconds to wait."""
        if len(self._served) > MOST_QUEUES:
            self._served = {one: when for one, when in self._served.items() if when > now}
        turn = max(now - self._ahead, self._served.get(who, now - self._ahead)) + self._pace
        self._served[who] = turn
        return max(0.0, turn - now)
