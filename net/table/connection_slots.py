"""Which connections stay when there are more than a table can hold.

Admitted guests come first, then those who have said hello. A new connection replaces the oldest
that has said nothing.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import IntEnum
from itertools import count
from typing import NamedTuple

from net.wire.limits import CONNECTIONS, FROM_ONE_ADDRESS


class ConnectionStage(IntEnum):
    """How far a connection has got."""

    SILENT = 0  # no hello yet
    GREETED = 1
    IN = 2


@dataclass(frozen=True)
class _Taken:
    machine: str
    order: int


class Dropped(NamedTuple):
    """A connection that lost its slot."""

    connection: int
    machine: str


class ConnectionSlots:
    """All connections of a table since they were accepted; counted before TLS begins."""

    def __init__(
        self,
        stage: Callable[[int], ConnectionStage],
        known: Callable[[], Collection[str]] = tuple,
        most: int = CONNECTIONS,
        most_from_one: int = FROM_ONE_ADDRESS,
    ) -> None:
        self._stage = stage
        self._known = known  # machines of players with a seat
        self._most = most
        self._most_from_one = most_from_one  # of connections that are not admitted
        self._taken: dict[int, _Taken] = {}
        self._orders = count()

    def __len__(self) -> int:
        """The number of connections."""
        return len(self._taken)

    def take(self, connection: int, machine: str) -> Dropped | None:
        """Give a new connection a slot; returns the connection that loses its own for it.

        That may be the new one itself if all others are admitted.
        """
        self._taken[connection] = _Taken(machine, next(self._orders))
        outside = [one for one in self._taken if self._stage(one) is not ConnectionStage.IN]
        same = [one for one in outside if self._taken[one].machine == machine]
        loser = None
        if len(same) > self._most_from_one:
            loser = self._loser(same, connection)
        elif len(self._taken) > self._most:
            loser = self._loser(outside, connection)
        return None if loser is None else Dropped(loser, self._taken.pop(loser).machine)

    def leave(self, connection: int) -> None:
        """A connection has closed."""
        self._taken.pop(connection, None)

    def _loser(self, outside: list[int], newest: int) -> int:
        """The oldest that has said nothing, preferably from a machine without players."""
        known = self._known()

        def order(one: int) -> tuple[int, bool, int]:
            taken = self._taken[one]
            return self._stage(one), taken.machine in known, taken.order

        return min((one for one in outside if one != newest), key=order, default=newest)
