"""Keeps a flood out of the log: what is told again and again is told once, and then counted."""

import logging
import time
from collections.abc import Callable

PAUSE = 60.0  # seconds before the same is told again, with how often it happened meanwhile
MOST = 100  # different messages that are remembered

_Key = tuple[str, str]


class RepeatFilter(logging.Filter):
    """Lets the first of equal records pass, and the next one after a pause with their number."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[_Key, float] = {}  # when
        self._held: dict[_Key, int] = {}  # how many since

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is to be told."""
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        key, now = (str(record.msg).partition("\n")[0], kind), self._clock()
        if key in self._told and now - self._told[key] < PAUSE:
            self._held[key] = self._held.get(key, 0) + 1
            return False
        if key not in self._told and len(self._told) >= MOST:
            oldest = min(self._told, key=lambda one: self._told[one])
            del self._told[oldest]
            self._held.pop(oldest, None)
        self._told[key] = now
        if held := self._held.pop(key, 0):
            record.msg = f"{record.msg} (and {held} times more before)"
        return True


def collapse_repeats(name: str = "asyncio") -> None:
    """Keep a logger from repeating itself; once is enough, however often it is said."""
    logger = logging.getLogger(name)
    if not any(isinstance(one, RepeatFilter) for one in logger.filters):
        logger.addFilter(RepeatFilter())
