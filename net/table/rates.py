"""How often something may happen: a bucket that fills with time and is emptied by use."""

from collections import defaultdict


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, burst: float, a_second: float) -> None:
        self._burst = burst
        self._a_second = a_second
        self._left = burst
        self._filled = 0.0

    def take(self, now: float) -> bool:
        """Use one; False if there is none."""
        self._left = min(self._burst, self._left + (now - self._filled) * self._a_second)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Tries:
    """So many failures an address, then it waits."""

    def __init__(self, most: int, wait: float) -> None:
        self._most = most
        self._wait = wait
        self._failed: dict[str, list[float]] = defaultdict(list)

    def wait(self, address: str, now: float) -> float:
        """Seconds until the next try; 0 if it may be now."""
        recent = [when for when in self._failed.pop(address, ()) if now - when < self._wait]
        if recent:
            self._failed[address] = recent
        return self._wait - (now - recent[-self._most]) if len(recent) >= self._most else 0

    def begin(self, address: str, now: float) -> None:
        """Count a try as failed until it turns out right."""
        self._failed[address].append(now)

    def right(self, address: str) -> None:
        """The latest try was right."""
        if self._failed[address]:
            self._failed[address].pop()
