"""The newest chat lines of a table, so that nobody misses one after a dropped connection."""

from collections import deque
from collections.abc import Iterable, Iterator

from game.lobby import Line
from net.wire.from_host import Said

REMEMBERED = 100  # lines


class Chat:
    """The newest lines, each with a unique number.

    A host that resumes has the saved lines and continues at a random number, because a line that
    was not saved may have had the next one.
    """

    def __init__(self, first: int = 0, kept: Iterable[Said] = ()) -> None:
        self._next = first
        self._lines: deque[Said] = deque(kept, maxlen=REMEMBERED)

    def add(self, line: Line) -> Said:
        """Append a line and drop the oldest."""
        said = Said(self._next, line)
        self._next += 1
        self._lines.append(said)
        return said

    def __iter__(self) -> Iterator[Said]:
        """From oldest to newest."""
        return iter(self._lines)
