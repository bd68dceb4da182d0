"""What was said at a table lately, so that nobody misses a line because of a dropped connection."""

from collections import deque
from collections.abc import Iterable, Iterator

from game.lobby import Line
from net.wire.from_host import Said

REMEMBERED = 100  # lines


class Chat:
    """The newest lines, each with a number that none had before.

    A host that comes back has what it kept, and goes on with another number at random: a line that
    it could not keep may have had the next one.
    """

    def __init__(self, first: int = 0, kept: Iterable[Said] = ()) -> None:
        self._next = first
        self._lines: deque[Said] = deque(kept, maxlen=REMEMBERED)

    def add(self, line: Line) -> Said:
        """Remember a line; the oldest is forgotten."""
        said = Said(self._next, line)
        self._next += 1
        self._lines.append(said)
        return said

    def __iter__(self) -> Iterator[Said]:
        """From the oldest to the newest."""
        return iter(self._lines)
