"""When what is seen of a replay: played, paused, stepped and scrubbed. Time is an argument."""

from collections.abc import Sequence
from typing import NamedTuple

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
STEP = 0.36  # seconds for one step of a move: a locomotive placed, half of a trade
REST = 0.7  # seconds between two moves


class ReplayPosition(NamedTuple):
    """So many whole moves, so many steps of the next, and how much of the step after them."""

    turn: int
    steps: int = 0
    share: float = 0.0


class ReplayClock:
    """Where a replay stands. `steps` says for every move how many steps it takes to show."""

    def __init__(self, steps: Sequence[int], speed: float = 1.0, animated: bool = True) -> None:
        self._steps, self._animated = tuple(steps), animated
        self._turn, self._elapsed = 0, 0.0
        self._moving, self._rest = False, 0.0
        self.playing = False
        self.speed = speed

    @property
    def last(self) -> int:
        """The number of moves."""
        return len(self._steps)

    @property
    def turn(self) -> int:
        """How many moves are done."""
        return self._turn

    @property
    def moving(self) -> bool:
        """Whether a move is being shown right now."""
        return self._moving

    @property
    def moment(self) -> ReplayPosition:
        """What is to be seen."""
        if not self._moving:
            return ReplayPosition(self._turn)
        steps = min(int(self._elapsed / STEP), self._steps[self._turn] - 1)
        return ReplayPosition(self._turn, steps, self._elapsed / STEP - steps)

    def toggle(self) -> None:
        """Play or pause; at the end, play from the start."""
        self.playing = not self.playing
        self._rest = 0.0
        if self.playing and self._turn == self.last:
            self._turn = 0

    def seek(self, turn: int) -> None:
        """Jump to after so many moves; a replay that plays goes on from there."""
        self._turn = min(max(turn, 0), self.last)
        self._moving, self._rest = False, REST

    def step(self, by: int) -> None:
        """One move on, shown as it happens, or one back; a move that is shown is cut short."""
        self.playing = False
        if self._moving:
            self.seek(self._turn + (by > 0))
        elif by > 0 and self._animated:
            self._begin()
        else:
            self.seek(self._turn + by)

    def faster(self, by: int) -> None:
        """Another speed; beyond the fastest comes the slowest again."""
        here = SPEEDS.index(self.speed)
        self.speed = SPEEDS[(here + by) % len(SPEEDS)]

    def update(self, dt: float) -> None:
        """Let time pass."""
        left = max(dt, 0.0) * self.speed
        while left > 0 and (self._moving or self.playing):
            left = self._go_on(left) if self._moving else self._wait(left)

    def _go_on(self, left: float) -> float:
        needed = self._steps[self._turn] * STEP - self._elapsed
        if left < needed:
            self._elapsed += left
            return 0.0
        self._turn += 1
        self._moving, self._rest = False, REST
        return left - needed

    def _wait(self, left: float) -> float:
        if self._turn == self.last:
            self.playing = False
            return 0.0
        if left < self._rest:
            self._rest -= left
            return 0.0
        left -= self._rest
        self._rest = 0.0
        if self._animated:
            self._begin()
        else:
            self.seek(self._turn + 1)
        return left

    def _begin(self) -> None:
        if self._turn < self.last:
            self._moving, self._elapsed = True, 0.0
