"""Collapses repeated log records: the first is logged, the others are counted."""

import logging
import time
from collections.abc import Callable

PAUSE = 60.0  # seconds until a repeated record is logged again, with its count
MOST = 100  # different records remembered

_Key = tuple[str, str]


class RepeatFilter(logging.Filter):
    """Passes the first of equal records, and the next one after a pause with a count."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[_Key, float] = {}  # time of the last one logged
        self._held: dict[_Key, int] = {}  # suppressed since then

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log a record."""
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
    """Install the filter on a logger; further calls do nothing."""
    logger = logging.getLogger(name)
    if not any(isinstance(one, RepeatFilter) for one in logger.filters):
        logger.addFilter(RepeatFilter())
