"""Timelines of effects and cues: pure values, and a Playback that owns the elapsed time."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from game.storage.settings import AnimationSpeed
from game.ui.anim.effects import Appearance, Count, Drive, Effect, Flash, Fly, Lay, Point, Pop

FACTORS = {AnimationSpeed.SLOW: 0.5, AnimationSpeed.NORMAL: 1.0, AnimationSpeed.FAST: 2.5}

_UNMOVED = Appearance()


class Cue(NamedTuple):
    """A named moment, mostly a sound to play."""

    moment: float
    name: str


class EffectTrack(NamedTuple):
    """One effect on one subject, for a time."""

    subject: Hashable
    start: float
    end: float
    effect: Effect
    keeps: bool = True  # the subject stays visible when the effect is over


@dataclass(frozen=True)
class Timeline:
    """Tracks and cues in the order of time. Made by the functions below."""

    tracks: tuple[EffectTrack, ...] = ()
    cues: tuple[Cue, ...] = ()
    lasting: float = 0.0  # seconds, if longer than its content

    @property
    def duration(self) -> float:
        """The seconds until nothing happens any more."""
        ends = (track.end for track in self.tracks)
        return max(self.lasting, *ends, *(cue.moment for cue in self.cues), 0.0)

    def at(self, elapsed: float) -> Mapping[Hashable, Appearance]:
        """How all visible subjects look; of two effects on one subject, the later counts."""
        looks: dict[Hashable, Appearance] = {}
        for subject, tracks in self._by_subject.items():
            look, seen, running = _UNMOVED, False, False
            for _, start, end, effect, keeps in tracks:
                if elapsed < start:
                    break
                if elapsed < end:
                    running, progress = True, (elapsed - start) / (end - start)
                else:
                    progress = 1.0
                look, seen = effect.apply(look, progress), keeps
            if seen or running:
                looks[subject] = look
        return looks

    @cached_property
    def _by_subject(self) -> Mapping[Hashable, Sequence[EffectTrack]]:
        found: dict[Hashable, list[EffectTrack]] = {}
        for one in self.tracks:
            found.setdefault(one.subject, []).append(one)
        return found

    def shifted(self, by: float) -> "Timeline":
        """The same, but later."""
        return Timeline(
            tuple(one._replace(start=one.start + by, end=one.end + by) for one in self.tracks),
            tuple(cue._replace(moment=cue.moment + by) for cue in self.cues),
            self.lasting + by,
        )

    def reduced(self) -> "Timeline":
        """The same at the same moments, with fades instead of movement."""
        effects = ((one, one.effect.reduced()) for one in self.tracks)
        tracks = tuple(one._replace(effect=effect) for one, effect in effects if effect is not None)
        return Timeline(tracks, self.cues, self.lasting)


def parallel(*timelines: Timeline, stagger: float = 0.0) -> Timeline:
    """All together, or each a little after the one before."""
    return _together(one.shifted(number * stagger) for number, one in enumerate(timelines))


def sequence(*timelines: Timeline) -> Timeline:
    """One after the other."""
    starts = accumulate((timeline.duration for timeline in timelines), initial=0.0)
    return _together(one.shifted(start) for one, start in zip(timelines, starts, strict=False))


def track(subject: Hashable, seconds: float, effect: Effect, *, keeps: bool = True) -> Timeline:
    """One effect on one subject."""
    if seconds < 0:
        raise ValueError(f"an effect cannot last {seconds} seconds")
    return Timeline((EffectTrack(subject, 0.0, seconds, effect, keeps),))


def pause(seconds: float) -> Timeline:
    """Nothing, for a time."""
    return Timeline(lasting=max(seconds, 0.0))


def cue(name: str) -> Timeline:
    """A named moment."""
    return Timeline(cues=(Cue(0.0, name),))


def beats(name: str, *, every: float, seconds: float) -> Timeline:
    """The same cue repeatedly, from the start until the time is up."""
    if every <= 0:
        raise ValueError(f"nothing can happen every {every} seconds")
    cues: list[Cue] = []
    while (moment := len(cues) * every) < seconds:
        cues.append(Cue(moment, name))
    return Timeline(cues=tuple(cues), lasting=max(seconds, 0.0))


def lay(
    subject: Hashable, places: Sequence[Point], leg: int, seconds_a_step: float = 0.3
) -> Timeline:
    """Grow along one leg of a `drive` over the same places at the same time."""
    steps = max(len(places) - 1, 1)
    ramp = min(0.5 / steps, 0.5)
    return track(subject, steps * seconds_a_step, Lay(Drive(tuple(places), ramp), leg))


def drive(
    subject: Hashable,
    places: Sequence[Point],
    seconds_a_step: float = 0.3,
    last_heading: int | None = None,
) -> Timeline:
    """Drive along hex centres; speeding up and stopping take half a step each."""
    steps = max(len(places) - 1, 1)
    effect = Drive(tuple(places), min(0.5 / steps, 0.5), last_heading)
    return track(subject, steps * seconds_a_step, effect)


def fly(
    subject: Hashable, start: Point, end: Point, *, height: float = 0.0, seconds: float = 0.5
) -> Timeline:
    """Fly to a place and disappear there."""
    return track(subject, seconds, Fly(start, end, height), keeps=False)


def pop(subject: Hashable, seconds: float = 0.25) -> Timeline:
    """Grow from nothing."""
    return track(subject, seconds, Pop())


def flash(subject: Hashable, seconds: float = 0.6) -> Timeline:
    """Light up once."""
    return track(subject, seconds, Flash())


def count(subject: Hashable, start: int, end: int, seconds: float = 0.5) -> Timeline:
    """Count from one number to another."""
    return track(subject, seconds, Count(start, end))


class Playback:
    """A timeline being played. With speed OFF it is over immediately, and has only cues."""

    def __init__(
        self, timeline: Timeline, speed: AnimationSpeed, *, reduced_motion: bool = False
    ) -> None:
        self.timeline = timeline.reduced() if reduced_motion else timeline
        self.speed, self._reduced = speed, reduced_motion
        self._duration = timeline.duration
        self.elapsed = self._duration if speed is AnimationSpeed.OFF else 0.0
        self._cues_passed = 0

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.elapsed >= self._duration

    def continued(self, timeline: Timeline) -> "Playback":
        """Continues with a timeline of the same moments at other places."""
        other = Playback(timeline, self.speed, reduced_motion=self._reduced)
        other.elapsed, other._cues_passed = self.elapsed, self._cues_passed
        return other

    def looks(self) -> Mapping[Hashable, Appearance]:
        """How all visible subjects look now."""
        return self.timeline.at(self.elapsed)

    def update(self, dt: float) -> tuple[Cue, ...]:
        """Let real seconds pass; the cues passed meanwhile, each only once."""
        if self.speed is AnimationSpeed.OFF:
            return self.skip()
        self.elapsed = min(self.elapsed + max(dt, 0.0) * FACTORS[self.speed], self._duration)
        return self._passed()

    def skip(self) -> tuple[Cue, ...]:
        """Go to the end; the remaining cues."""
        self.elapsed = self._duration
        return self._passed()

    def _passed(self) -> tuple[Cue, ...]:
        rest = self.timeline.cues[self._cues_passed :]
        passed = tuple(cue for cue in rest if cue.moment <= self.elapsed)
        self._cues_passed += len(passed)
        return passed


def _together(timelines: Iterable[Timeline]) -> Timeline:
    parts = tuple(timelines)
    tracks = (track for part in parts for track in part.tracks)
    cues = (cue for part in parts for cue in part.cues)
    return Timeline(
        tuple(sorted(tracks, key=lambda track: track.start)),
        tuple(sorted(cues, key=lambda cue: cue.moment)),
        max((part.lasting for part in parts), default=0.0),
    )
