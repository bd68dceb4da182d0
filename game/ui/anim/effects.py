"""Effects: how something on the screen looks while it moves, fades, flashes or counts."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise
from math import atan2, degrees, dist
from typing import NamedTuple, Protocol

Point = tuple[float, float]
HEADING_STEP = 30  # degrees between two pictures of a locomotive
_LANDS, _BOUNCE = 0.72, 0.022  # when something that falls first lands, and how high it bounces

# Several times as fast as a NamedTuple's constructor and _replace, for what every frame needs.
_new = tuple.__new__


class Appearance(NamedTuple):
    """How something looks at one moment."""

    place: Point = (0.0, 0.0)  # on the ground; the shadow stays there
    lift: float = 0.0  # how far above the ground it is drawn
    heading: int = 0  # degrees, 0 is right, counter-clockwise as the pictures have it
    scale: float = 1.0
    opacity: float = 1.0
    glow: float = 0.0
    number: int = 0


class Effect(Protocol):
    """A change over time."""

    def apply(self, look: Appearance, progress: float) -> Appearance:
        """The look at a progress from 0 to 1; changes only what this effect is about."""
        ...

    def reduced(self) -> "Effect | None":
        """The same without movement; None if nothing is left of it."""
        return self

    @property
    def headings(self) -> frozenset[int]:
        """The headings that it turns its subject to; none if it leaves that as it is."""
        return frozenset()


@dataclass(frozen=True)
class Drive(Effect):
    """Drive along a line of hex centres at one speed, facing forward."""

    places: tuple[Point, ...]
    ramp: float = 0.1  # the share of the time for speeding up, and for stopping
    last_heading: int | None = None  # on the last leg; None: as it leads

    def apply(self, look: Appearance, progress: float) -> Appearance:
        place, heading = self._route.at(cruise(progress, self.ramp))
        _, lift, before, scale, opacity, glow, number = look
        ahead = before if heading is None else heading
        return _new(Appearance, (place, lift, ahead, scale, opacity, glow, number))

    def reduced(self) -> Effect:
        _, first = self._route.at(0)
        _, last = self._route.at(1)
        return Crossfade(self.places[0], self.places[-1], first, last)

    @property
    def headings(self) -> frozenset[int]:
        return frozenset(towards for _, _, _, towards in self._route.legs)

    def share_of_leg(self, leg: int, progress: float) -> float:
        """How much of the way from one place to the next has been driven."""
        length = dist(self.places[leg], self.places[leg + 1])
        before = sum(dist(*ends) for ends in pairwise(self.places[: leg + 1]))
        whole = sum(dist(*ends) for ends in pairwise(self.places))
        gone = cruise(progress, self.ramp) * whole - before
        return min(max(gone / length, 0.0), 1.0) if length else 1.0

    @cached_property
    def _route(self) -> "_Route":
        return _Route(self.places, self.last_heading)


@dataclass(frozen=True)
class Lay(Effect):
    """Grow along one leg of a drive, as far as it has come: the scale is the share of the leg."""

    drive: Drive
    leg: int

    def apply(self, look: Appearance, progress: float) -> Appearance:
        return look._replace(scale=self.drive.share_of_leg(self.leg, progress))

    def reduced(self) -> Effect:
        return Fade(-1, 1)  # from half time on, with the locomotive at its goal


@dataclass(frozen=True, slots=True)
class Fly(Effect):
    """Fly in an arc."""

    start: Point
    end: Point
    height: float = 0.0

    def apply(self, look: Appearance, progress: float) -> Appearance:
        (x, y), (end_x, end_y), share = self.start, self.end, ease_in_out(progress)
        place = _mix(x, end_x, share), _mix(y, end_y, share)
        _, _, heading, scale, opacity, glow, number = look
        lift = self.height * there_and_back(progress)
        return _new(Appearance, (place, lift, heading, scale, opacity, glow, number))

    def reduced(self) -> Effect:
        return Crossfade(self.start, self.end)


@dataclass(frozen=True, slots=True)
class Slide(Effect):
    """Move over the ground without turning."""

    start: Point
    end: Point
    heading: int

    def apply(self, look: Appearance, progress: float) -> Appearance:
        (x, y), (end_x, end_y), share = self.start, self.end, ease_in_out(progress)
        place = _mix(x, end_x, share), _mix(y, end_y, share)
        return look._replace(place=place, heading=self.heading)

    def reduced(self) -> None:
        return None

    @property
    def headings(self) -> frozenset[int]:
        return frozenset((self.heading,))


@dataclass(frozen=True, slots=True)
class Shrink(Effect):
    """Become smaller."""

    size: float

    def apply(self, look: Appearance, progress: float) -> Appearance:
        return look._replace(scale=_mix(1.0, self.size, ease_in_out(progress)))

    def reduced(self) -> None:
        return None


@dataclass(frozen=True, slots=True)
class Crossfade(Effect):
    """Fade out at one place, then in at another."""

    start: Point
    end: Point
    first_heading: int | None = None  # None: unchanged
    last_heading: int | None = None

    def apply(self, look: Appearance, progress: float) -> Appearance:
        gone = progress >= 0.5
        heading = self.last_heading if gone else self.first_heading
        return look._replace(
            place=self.end if gone else self.start,
            heading=look.heading if heading is None else heading,
            opacity=abs(1 - 2 * progress),
        )

    @property
    def headings(self) -> frozenset[int]:
        ends = (self.first_heading, self.last_heading)
        return frozenset(heading for heading in ends if heading is not None)


@dataclass(frozen=True, slots=True)
class Lower(Effect):
    """Come down from one height to another, with a small bounce, or go up again."""

    start: float
    end: float

    def apply(self, look: Appearance, progress: float) -> Appearance:
        share = bounce(progress) if self.end > self.start else ease_in_out(progress)
        return look._replace(place=(0.0, _mix(self.start, self.end, share)))

    def reduced(self) -> Effect:
        return Lower(self.end, self.end)


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """Turn over: narrow until only the edge is seen, then show the other side, number 1."""

    def apply(self, look: Appearance, progress: float) -> Appearance:
        return look._replace(scale=abs(1 - 2 * progress), number=int(progress >= 0.5))

    def reduced(self) -> Effect:
        return Fade(0, 1)


@dataclass(frozen=True, slots=True)
class Pop(Effect):
    """Grow from nothing, slightly past the full size and back."""

    def apply(self, look: Appearance, progress: float) -> Appearance:
        return look._replace(scale=overshoot(progress))

    def reduced(self) -> Effect:
        return Fade(0, 1)


@dataclass(frozen=True, slots=True)
class Fade(Effect):
    """Change the opacity."""

    start: float
    end: float

    def apply(self, look: Appearance, progress: float) -> Appearance:
        return look._replace(opacity=_mix(self.start, self.end, progress))


@dataclass(frozen=True, slots=True)
class Flash(Effect):
    """Light up once."""

    strength: float = 1.0

    def apply(self, look: Appearance, progress: float) -> Appearance:
        return look._replace(glow=self.strength * there_and_back(progress))


@dataclass(frozen=True, slots=True)
class Count(Effect):
    """Count from one number to another."""

    start: int
    end: int

    def apply(self, look: Appearance, progress: float) -> Appearance:
        return look._replace(number=round(_mix(self.start, self.end, ease_out(progress))))


class _Route:
    """A measured line; `at` gives a place on it and the heading there, None without any way."""

    def __init__(self, places: Sequence[Point], last_heading: int | None) -> None:
        self._last = places[-1]
        legs = [(start, end, dist(start, end)) for start, end in pairwise(places) if start != end]
        *self._begins, self._length = accumulate((length for *_, length in legs), initial=0.0)
        self.legs = [
            (start, (end[0] - start[0]) / length, (end[1] - start[1]) / length, heading(start, end))
            for start, end, length in legs
        ]
        if self.legs and last_heading is not None:
            self.legs[-1] = (*self.legs[-1][:3], last_heading)

    def at(self, share: float) -> tuple[Point, int | None]:
        if not self.legs:
            return self._last, None
        if share >= 1:
            return self._last, self.legs[-1][3]
        gone = share * self._length
        turn = bisect_right(self._begins, gone) - 1
        (x, y), across, down, towards = self.legs[turn]
        gone -= self._begins[turn]
        return (x + across * gone, y + down * gone), towards


def heading(start: Point, end: Point) -> int:
    """The nearest heading with a picture; the screen's y grows downwards."""
    angle = degrees(atan2(start[1] - end[1], end[0] - start[0]))
    return round(angle / HEADING_STEP) * HEADING_STEP % 360


def _mix(start: float, end: float, share: float) -> float:
    return end if share >= 1 else start + (end - start) * share


# Easings: from the share of the time that has passed to the share of the movement that is done.


def ease_out(time: float) -> float:
    """Slow down to a stop."""
    return 1 - (1 - time) * (1 - time)


def ease_in_out(time: float) -> float:
    """Start slowly and slow down to a stop."""
    if time < 0.5:
        return 2 * time * time
    return 1 - 2 * (1 - time) * (1 - time)


def overshoot(time: float) -> float:
    """Go a little too far, and back to the end."""
    spring = 1.7
    left = time - 1
    return 1 + left * left * ((spring + 1) * left + spring) if time > 0 else 0.0


def bounce(time: float) -> float:
    """Fall to the end, and bounce a little from there."""
    if time < _LANDS:
        return (time / _LANDS) ** 2
    return 1 - _BOUNCE * there_and_back((time - _LANDS) / (1 - _LANDS))


def there_and_back(time: float) -> float:
    """Up to 1 at half time and down to 0 again."""
    return 4 * time * (1 - time)


def cruise(time: float, ramp: float) -> float:
    """At one speed; speeding up and stopping take `ramp` of the time each."""
    if not ramp:
        return time
    ramp = min(ramp, 0.5)
    speed = 1 / (1 - ramp)
    if time < ramp:
        return speed * time * time / (2 * ramp)
    if time > 1 - ramp:
        return 1 - speed * (1 - time) * (1 - time) / (2 * ramp)
    return speed * (time - ramp / 2)
