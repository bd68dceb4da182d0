"""How the locomotive on the title breathes: steam and light as pure functions of time.

It breathes out, then rests for longer, so that a title nobody touches costs next to nothing.
"""

from typing import NamedTuple

from game.ui.anim.effects import Point, ease_out, there_and_back

FIRST_REST, BREATH, REST = 1.5, 2.4, 3.2  # seconds
PICTURES = 15  # a second, while it breathes
PUFFS = 5
SIZES = 8  # in which puffs are drawn
_PUFF_EVERY, _PUFF_LASTS = 0.24, 1.3  # seconds
_DRIFT, _RISE = 0.16, -0.075  # of the poster's width, to the right and up
_LEAST, _MOST = 0.016, 0.042  # the radius of a puff, of the poster's width


class PuffLook(NamedTuple):
    """One puff of steam."""

    place: Point  # from the chimney, in widths of the poster
    size: int  # from 0 to SIZES - 1
    opacity: float


def radius(size: int) -> float:
    """The radius of a puff of a size, in widths of the poster."""
    return _LEAST + (_MOST - _LEAST) * size / (SIZES - 1)


def puffs(breathed: float) -> list[PuffLook]:
    """The puffs so many seconds after a breath has begun, the oldest first."""
    looks = []
    for number in range(PUFFS):
        share = (breathed - number * _PUFF_EVERY) / _PUFF_LASTS
        if 0 < share < 1:
            along = ease_out(share)
            place = along * _DRIFT, along * _RISE * (1 + 0.2 * (number % 3))
            opacity = min(1.0, 4 * share, 1.4 * (1 - share))
            looks.append(PuffLook(place, int(along * (SIZES - 1)), opacity))
    return looks


def glow(breathed: float) -> float:
    """How bright the lamps are so many seconds after a breath has begun, from 0 to 1."""
    return there_and_back(min(max(breathed / BREATH, 0.0), 1.0))


class Breath:
    """The time of a title: when it breathes, and which picture of a breath it shows."""

    def __init__(self) -> None:
        self._elapsed = -FIRST_REST
        self._picture = -1

    @property
    def breathed(self) -> float | None:
        """Seconds since the present breath began, in steps; None at rest."""
        return None if self._picture < 0 else self._picture / PICTURES

    def update(self, dt: float) -> bool:
        """Let time pass; True if another picture is seen now."""
        self._elapsed += dt
        if self._elapsed >= BREATH + REST:
            self._elapsed = 0.0
        before = self._picture
        breathes = 0 <= self._elapsed < BREATH
        self._picture = int(self._elapsed * PICTURES) if breathes else -1
        return self._picture != before
