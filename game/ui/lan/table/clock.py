"""The clock of a turn: the host tells what is left now and then, here it goes on counting."""

import math

from game.lobby import Lobby

LAST_SECONDS = 10


class TurnClock:
    """Counts down from what was told last; `now` are seconds of any clock that never stops."""

    def __init__(self) -> None:
        self._told: Lobby | None = None
        self._since = 0.0
        self.left: float | None = None  # seconds; None without a clock

    def hear(self, lobby: Lobby | None, now: float) -> None:
        """See what was told; while the game is paused, no time passes."""
        if lobby is not self._told:
            self._told, self._since = lobby, now
        if lobby is None or lobby.clock is None:
            self.left = None
            return
        passed = 0.0 if lobby.paused else now - self._since
        self.left = max(0.0, lobby.clock / 1000 - passed)

    @property
    def seconds(self) -> int | None:
        """Whole seconds that are left."""
        return None if self.left is None else math.ceil(self.left)

    @property
    def words(self) -> str:
        """Minutes and seconds; nothing without a clock."""
        seconds = self.seconds
        return "" if seconds is None else f"{seconds // 60}:{seconds % 60:02}"

    @property
    def urgent(self) -> bool:
        """Whether the time is nearly over."""
        return self.seconds is not None and self.seconds <= LAST_SECONDS

    @property
    def lit(self) -> bool:
        """On for the first half of each of the last seconds, off for the second."""
        return self.urgent and self.left is not None and math.ceil(self.left * 2) % 2 == 0
