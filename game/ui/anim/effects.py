"""What can happen to a thing on the table while time passes, and how it looks meanwhile."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise
from math import atan2, degrees, dist
from typing import NamedTuple, Protocol

from game.ui.anim.easing import (
    cruise,
    ease_in_out,
    ease_out,
    overshoot,
    there_and_back,
)

Point = tuple[float, float]
HEADING_STEP = 30  # degrees between two pictures of an engine

# A NamedTuple's own constructor and _replace take several times as long, and every frame needs
# the looks of many moments.
_new = tuple.__new__


class Appearance(NamedTuple):
    """How a thing looks at a moment."""

    place: Point = (0.0, 0.0)  # on the ground; the shadow stays there
    lift: float = 0.0  # how far above the ground it is drawn
    heading: int = 0  # degrees, 0 is right, counter-clockwise as the pictures have it
    scale: float = 1.0
    opacity: float = 1.0
    glow: float = 0.0
    number: int = 0


class Effect(Protocol):
    """A change of a look, as far as `progress` (from 0 to 1) has come."""

    def apply(self, look: Appearance, progress: float) -> Appearance:
        """The look with this effect's part of it set."""
        ...

    def reduced(self) -> "Effect":
        """The same for those who want no movement."""
        ...


@dataclass(frozen=True)
class Drive:
    """Run along a line of hex centres at one speed, facing where it goes."""

    places: tuple[Point, ...]
    ramp: float = 0.1  # the share of the time for getting off, and for stopping

    def apply(self, look: Appearance, progress: float) -> Appearance:
        """Place and heading."""
        place, heading = self._route.at(cruise(progress, self.ramp))
        _, lift, before, scale, opacity, glow, number = look
        ahead = before if heading is None else heading
        return _new(Appearance, (place, lift, ahead, scale, opacity, glow, number))

    def reduced(self) -> Effect:
        """Fade away where it starts, appear where it ends."""
        _, first = self._route.at(0)
        _, last = self._route.at(1)
        return Crossfade(self.places[0], self.places[-1], first, last)

    @cached_property
    def _route(self) -> "_Route":
        return _Route(self.places)


@dataclass(frozen=True, slots=True)
class Fly:
    """Go through the air, in an arc."""

    start: Point
    end: Point
    height: float = 0.0

    def apply(self, look: Appearance, progress: float) -> Appearance:
        """Place and lift."""
        place = between(self.start, self.end, ease_in_out(progress))
        _, _, heading, scale, opacity, glow, number = look
        lift = self.height * there_and_back(progress)
        return _new(Appearance, (place, lift, heading, scale, opacity, glow, number))

    def reduced(self) -> Effect:
        """Fade away where it starts, appear where it ends."""
        return Crossfade(self.start, self.end)


@dataclass(frozen=True, slots=True)
class Crossfade:
    """Fade away at one place, then appear at another."""

    start: Point
    end: Point
    first_heading: int | None = None  # None: as it was
    last_heading: int | None = None

    def apply(self, look: Appearance, progress: float) -> Appearance:
        """Place, heading and opacity."""
        gone = progress >= 0.5
        heading = self.last_heading if gone else self.first_heading
        return look._replace(
            place=self.end if gone else self.start,
            heading=look.heading if heading is None else heading,
            opacity=abs(1 - 2 * progress),
        )

    def reduced(self) -> Effect:
        """Nothing moves in it."""
        return self


@dataclass(frozen=True, slots=True)
class Pop:
    """Spring up out of nothing."""

    def apply(self, look: Appearance, progress: float) -> Appearance:
        """Scale."""
        return look._replace(scale=overshoot(progress))

    def reduced(self) -> Effect:
        """Fade in."""
        return Fade(0, 1)


@dataclass(frozen=True, slots=True)
class Fade:
    """Appear, vanish, or anything between."""

    start: float
    end: float

    def apply(self, look: Appearance, progress: float) -> Appearance:
        """Opacity."""
        return look._replace(opacity=_mix(self.start, self.end, progress))

    def reduced(self) -> Effect:
        """Nothing moves in it."""
        return self


@dataclass(frozen=True, slots=True)
class Flash:
    """Light up once and calm down."""

    strength: float = 1.0

    def apply(self, look: Appearance, progress: float) -> Appearance:
        """Glow."""
        return look._replace(glow=self.strength * there_and_back(progress))

    def reduced(self) -> Effect:
        """It is one slow fade already."""
        return self


@dataclass(frozen=True, slots=True)
class Count:
    """Roll a number from one value to another."""

    start: int
    end: int

    def apply(self, look: Appearance, progress: float) -> Appearance:
        """The number."""
        return look._replace(number=round(_mix(self.start, self.end, ease_out(progress))))

    def reduced(self) -> Effect:
        """A number that changes does not move."""
        return self


def along(places: Sequence[Point], share: float) -> tuple[Point, int | None]:
    """Where a share of the way along a line ends, and the heading there; None if it has no way."""
    return _Route(places).at(share)


class _Route:
    """A line measured once, since every frame asks for a place on it."""

    def __init__(self, places: Sequence[Point]) -> None:
        self._last = places[-1]
        legs = [(start, end, dist(start, end)) for start, end in pairwise(places) if start != end]
        *self._begins, self._length = accumulate((length for *_, length in legs), initial=0.0)
        self._legs = [
            (start, (end[0] - start[0]) / length, (end[1] - start[1]) / length, heading(start, end))
            for start, end, length in legs
        ]

    def at(self, share: float) -> tuple[Point, int | None]:
        if not self._legs:
            return self._last, None
        if share >= 1:
            return self._last, self._legs[-1][3]
        gone = share * self._length
        turn = bisect_right(self._begins, gone) - 1
        (x, y), across, down, towards = self._legs[turn]
        gone -= self._begins[turn]
        return (x + across * gone, y + down * gone), towards


def heading(start: Point, end: Point) -> int:
    """The nearest heading that there is a picture of, on a screen whose y grows downwards."""
    angle = degrees(atan2(start[1] - end[1], end[0] - start[0]))
    return round(angle / HEADING_STEP) * HEADING_STEP % 360


def between(start: Point, end: Point, share: float) -> Point:
    """A place on the straight way, exactly the ends at 0 and 1."""
    return _mix(start[0], end[0], share), _mix(start[1], end[1], share)


def _mix(start: float, end: float, share: float) -> float:
    return end if share >= 1 else start + (end - start) * share
