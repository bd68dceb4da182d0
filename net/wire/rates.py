"""How often something may happen: a bucket that fills with time and is emptied by use."""

from typing import NamedTuple

MOST_QUEUES = 1000


class Rate(NamedTuple):
    """So many at once, then so many a second."""

    at_once: float
    a_second: float


class Bucket:
    """Holds one rate."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._left = at_once
        self._filled = 0.0

    def take(self, now: float, amount: float = 1) -> bool:
        """Use an amount; False, and nothing is used, if less than that is left."""
        self._left = min(self._at_once, self._left + (now - self._filled) * self._a_second)
        self._filled = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def wait(self, now: float) -> float:
        """Seconds until one can be used; 0 if it can be now."""
        left = min(self._at_once, self._left + (now - self._filled) * self._a_second)
        return max(0.0, (1 - left) / self._a_second)


class Queues:
    """A line for everybody: so many go at once, then so many a second, and the others wait."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._ahead = at_once / a_second  # seconds
        self._pace = 1 / a_second
        self._served: dict[str, float] = {}  # when the last of each line has its turn

    def wait(self, who: str, now: float) -> float:
        """Join a line; the seconds until it is one's turn."""
        if len(self._served) > MOST_QUEUES:
            self._served = {one: when for one, when in self._served.items() if when > now}
        turn = max(now - self._ahead, self._served.get(who, now - self._ahead)) + self._pace
        self._served[who] = turn
        return max(0.0, turn - now)
