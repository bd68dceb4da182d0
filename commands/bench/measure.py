"""A measured number with its target, and how to measure on a noisy machine."""

import time
from collections.abc import Callable
from typing import NamedTuple

MOVING = "moving "  # before the names of scenes that were not at rest
SHORTEST = 1e-9  # seconds; a coarse clock may not have ticked at all


class NotMeasured(Exception):
    """A benchmark cannot be run here; the message is a sentence that says why."""


class Measure(NamedTuple):
    """A number and its target."""

    name: str
    value: float
    unit: str
    target: float
    at_least: bool  # the target is a minimum, not a maximum

    @property
    def ok(self) -> bool:
        """Whether the target is met."""
        return self.value >= self.target if self.at_least else self.value <= self.target


def rates(
    works: dict[str, Callable[[], int]],
    rounds: int,
    clock: Callable[[], float] = time.process_time,
) -> dict[str, float]:
    """The median rate of each work, in units per second of processor time.

    The works take turns, so that whatever slows the machine down affects them equally.
    """
    import statistics  # which would count as memory of the game

    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            began = clock()
            units = work()
            found[name].append(units / max(clock() - began, SHORTEST))
    return {name: statistics.median(values) for name, values in found.items()}
