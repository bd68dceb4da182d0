"""The clock of a replay: played, paused, stepped and scrubbed. Time is an argument."""

from collections.abc import Sequence
from typing import NamedTuple

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
STEP = 0.36  # seconds for one step of a move: a locomotive placed, half of a trade
REST = 0.7  # seconds between two moves


class ReplayPosition(NamedTuple):
    """The number of whole moves, of steps of the next move, and the share of the next step."""

    turn: int
    steps: int = 0
    share: float = 0.0


class ReplayClock:
    """The position of a replay, given how many steps it takes to show each move."""

    def __init__(self, steps: Sequence[int], *, animated: bool = True) -> None:
        self._steps, self._animated = tuple(steps), animated
        self.last = len(self._steps)  # the number of moves
        self.turn = 0  # moves done
        self.moving = False  # a move is being shown
        self.playing = False
        self.speed = 1.0
        self._elapsed = self._rest = 0.0  # seconds of the move, and until the next

    @property
    def started(self) -> int:
        """How many moves are done or being shown."""
        return self.turn + self.moving

    @property
    def position(self) -> ReplayPosition:
        """What is shown now."""
        if not self.moving:
            return ReplayPosition(self.turn)
        steps = min(int(self._elapsed / STEP), self._steps[self.turn] - 1)
        return ReplayPosition(self.turn, steps, self._elapsed / STEP - steps)

    def toggle(self) -> None:
        """Play or pause; at the end, play from the start."""
        self.playing = not self.playing
        self._rest = 0.0
        if self.playing and self.turn == self.last:
            self.turn = 0

    def seek(self, turn: int) -> None:
        """Jump to the end of a turn; a replay that is playing continues from there."""
        self.turn = min(max(turn, 0), self.last)
        self.moving, self._rest = False, REST

    def step(self, by: int) -> None:
        """Show the next move or go back by one; a move that is being shown is cut short."""
        self.playing = False
        if self.moving:
            self.seek(self.turn + (by > 0))
        elif by > 0:
            self._begin()
        else:
            self.seek(self.turn + by)

    def change_speed(self, by: int) -> None:
        """Choose another speed; the slowest follows the fastest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + by) % len(SPEEDS)]

    def update(self, dt: float) -> None:
        """Let time pass."""
        left = max(dt, 0.0) * self.speed
        while left > 0 and (self.moving or self.playing):
            left = self._show(left) if self.moving else self._wait(left)

    def _show(self, left: float) -> float:
        needed = self._steps[self.turn] * STEP - self._elapsed
        if left < needed:
            self._elapsed += left
            return 0.0
        self.seek(self.turn + 1)
        return left - needed

    def _wait(self, left: float) -> float:
        if self.turn == self.last:
            self.playing = False
            return 0.0
        if left < self._rest:
            self._rest -= left
            return 0.0
        left, self._rest = left - self._rest, 0.0
        self._begin()
        return left

    def _begin(self) -> None:
        if not self._animated:
            self.seek(self.turn + 1)
        elif self.turn < self.last:
            self.moving, self._elapsed = True, 0.0
