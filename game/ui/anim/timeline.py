"""Timelines: what happens when. Pure, but for a Playback, which owns the elapsed time.

arrival = sequence(
    parallel(drive("engine", places), beats("chuff", every=0.25, seconds=1.5)),
    cue("clank"),
    parallel(flash("Lyon"), fly("points", city, value_track), cue("city_3")),
    count("value", 7, 10),
)
playback = Playback(arrival, settings.animation, reduced_motion=settings.reduced_motion)
for sound in playback.update(dt): ...
for subject, look in playback.looks().items(): ...
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from game.storage.settings import AnimationSpeed
from game.ui.anim.effects import Appearance, Count, Drive, Effect, Fade, Flash, Fly, Point, Pop

FACTORS = {AnimationSpeed.SLOW: 0.5, AnimationSpeed.NORMAL: 1.0, AnimationSpeed.FAST: 2.5}

_UNMOVED = Appearance()


class Cue(NamedTuple):
    """Something to do at a moment, mostly a sound to play; pan from -1 (left) to 1 (right)."""

    moment: float
    name: str
    pan: float = 0.0


@dataclass(frozen=True, slots=True)
class EffectTrack:
    """One effect on one thing, for a time."""

    subject: Hashable
    start: float
    duration: float
    effect: Effect
    keeps: bool = True  # the thing is still to be seen when the effect is over

    @property
    def end(self) -> float:
        """The moment at which the effect is complete."""
        return self.start + self.duration


@dataclass(frozen=True)
class Timeline:
    """Tracks and cues in the order of their moments. Made by the functions below."""

    tracks: tuple[EffectTrack, ...] = ()
    cues: tuple[Cue, ...] = ()
    lasting: float = 0.0  # seconds, where it is longer than what happens in it

    @property
    def duration(self) -> float:
        """From 0 to where nothing happens any more."""
        ends = (track.end for track in self.tracks)
        return max(self.lasting, *ends, *(cue.moment for cue in self.cues), 0.0)

    def at(self, elapsed: float) -> Mapping[Hashable, Appearance]:
        """How all that is to be seen looks; of two effects on one thing the later one counts."""
        looks: dict[Hashable, Appearance] = {}
        for subject, part in self._parts:
            look, seen, running = _UNMOVED, False, False
            for start, end, effect, keeps in part:
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
    def _parts(self) -> list[tuple[Hashable, list[tuple[float, float, Effect, bool]]]]:
        """What each thing does in its turn, as plain as every frame can use it."""
        parts: dict[Hashable, list[tuple[float, float, Effect, bool]]] = {}
        for one in self.tracks:
            part = parts.setdefault(one.subject, [])
            part.append((one.start, one.end, one.effect, one.keeps))
        return list(parts.items())

    def shifted(self, by: float) -> "Timeline":
        """The same, but later."""
        return Timeline(
            tuple(replace(track, start=track.start + by) for track in self.tracks),
            tuple(cue._replace(moment=cue.moment + by) for cue in self.cues),
            self.lasting + by,
        )

    def reduced(self) -> "Timeline":
        """The same at the same moments, with fades instead of movement."""
        tracks = (replace(track, effect=track.effect.reduced()) for track in self.tracks)
        return replace(self, tracks=tuple(tracks))


def parallel(*timelines: Timeline, stagger: float = 0.0) -> Timeline:
    """All at once, or each a little after the one before."""
    starts = (number * stagger for number in range(len(timelines)))
    return _together(
        timeline.shifted(start) for timeline, start in zip(timelines, starts, strict=True)
    )


def sequence(*timelines: Timeline) -> Timeline:
    """One after the other."""
    starts = accumulate((timeline.duration for timeline in timelines), initial=0.0)
    return _together(
        timeline.shifted(start) for timeline, start in zip(timelines, starts, strict=False)
    )


def track(subject: Hashable, seconds: float, effect: Effect, *, keeps: bool = True) -> Timeline:
    """One effect on one thing."""
    if seconds < 0:
        raise ValueError(f"an effect cannot last {seconds} seconds")
    return Timeline((EffectTrack(subject, 0.0, seconds, effect, keeps),))


def pause(seconds: float) -> Timeline:
    """Nothing, for a time."""
    return Timeline(lasting=max(seconds, 0.0))


def cue(name: str, pan: float = 0.0) -> Timeline:
    """A moment with a name."""
    return Timeline(cues=(Cue(0.0, name, pan),))


def beats(name: str, *, every: float, seconds: float, pan: float = 0.0) -> Timeline:
    """The same cue again and again, from the start on and before the time is up."""
    if every <= 0:
        raise ValueError(f"nothing can happen every {every} seconds")
    cues: list[Cue] = []
    while (moment := len(cues) * every) < seconds:
        cues.append(Cue(moment, name, pan))
    return Timeline(cues=tuple(cues), lasting=max(seconds, 0.0))


def drive(subject: Hashable, places: Sequence[Point], seconds_a_step: float = 0.3) -> Timeline:
    """Run along hex centres; getting off and stopping take half a step each."""
    steps = max(len(places) - 1, 1)
    return track(subject, steps * seconds_a_step, Drive(tuple(places), min(0.5 / steps, 0.5)))


def fly(
    subject: Hashable, start: Point, end: Point, *, height: float = 0.0, seconds: float = 0.5
) -> Timeline:
    """Through the air to a place, and gone there."""
    return track(subject, seconds, Fly(start, end, height), keeps=False)


def pop(subject: Hashable, seconds: float = 0.25) -> Timeline:
    """Spring up."""
    return track(subject, seconds, Pop())


def fade(subject: Hashable, start: float, end: float, seconds: float = 0.25) -> Timeline:
    """Appear or vanish; what has vanished is not there any more."""
    return track(subject, seconds, Fade(start, end), keeps=end > 0)


def flash(subject: Hashable, seconds: float = 0.6) -> Timeline:
    """Light up once."""
    return track(subject, seconds, Flash())


def count(subject: Hashable, start: int, end: int, seconds: float = 0.5) -> Timeline:
    """Roll a number."""
    return track(subject, seconds, Count(start, end))


class Playback:
    """A timeline being played. With speed OFF only its cues are left to be told."""

    def __init__(
        self, timeline: Timeline, speed: AnimationSpeed, *, reduced_motion: bool = False
    ) -> None:
        self.timeline = timeline.reduced() if reduced_motion else timeline
        self.speed, self._reduced = speed, reduced_motion
        self._duration = timeline.duration
        self._elapsed = self._duration if speed is AnimationSpeed.OFF else 0.0
        self._cues_passed = 0

    @property
    def elapsed(self) -> float:
        """How far it has come, in seconds of the timeline."""
        return self._elapsed

    @property
    def over(self) -> bool:
        """Whether the end is reached."""
        return self._elapsed >= self._duration

    def along(self, timeline: Timeline) -> "Playback":
        """A timeline with the same moments at other places, played on from where this one is."""
        other = Playback(timeline, self.speed, reduced_motion=self._reduced)
        other._elapsed, other._cues_passed = self._elapsed, self._cues_passed
        return other

    def looks(self) -> Mapping[Hashable, Appearance]:
        """How all that is to be seen looks now."""
        return self.timeline.at(self._elapsed)

    def update(self, dt: float) -> tuple[Cue, ...]:
        """Let real seconds pass; the cues that were passed, each of them once in all."""
        if self.speed is AnimationSpeed.OFF:
            return self.skip()
        moved = self._elapsed + max(dt, 0.0) * FACTORS[self.speed]
        self._elapsed = min(moved, self._duration)
        return self._passed()

    def skip(self) -> tuple[Cue, ...]:
        """Go to the end; the cues that were not passed yet."""
        self._elapsed = self._duration
        return self._passed()

    def _passed(self) -> tuple[Cue, ...]:
        rest = self.timeline.cues[self._cues_passed :]
        passed = tuple(cue for cue in rest if cue.moment <= self._elapsed)
        self._cues_passed += len(passed)
        return passed


def _together(timelines: Iterable[Timeline]) -> Timeline:
    every = tuple(timelines)
    tracks = (track for timeline in every for track in timeline.tracks)
    cues = (cue for timeline in every for cue in timeline.cues)
    return Timeline(
        tuple(sorted(tracks, key=lambda track: track.start)),
        tuple(sorted(cues, key=lambda cue: cue.moment)),
        max((timeline.lasting for timeline in every), default=0.0),
    )
