"""The arrival in the goal city as a timeline: rays, sparks, and a plaque that says it."""

from enum import Enum, auto
from math import cos, sin
from typing import NamedTuple

from game.rules.companies import Company
from game.ui.anim.effects import Fly, Point
from game.ui.anim.timeline import Timeline, count, cue, parallel, pause, pop, sequence, track

LASTS = 4.2  # seconds
RAY_STEPS = 60  # by which the rays turn
SPARKS = 40
_FIRST_SPARKS, _SPARK_ROUNDS, _SPARKS_EVERY = 0.25, 4, 0.7  # seconds
_SPARK_FLIES = 1.1
_PLAQUE_FROM, _PLAQUE_FALLS = 0.35, 0.5
_GOLDEN_ANGLE = 2.39996  # spreads sparks evenly


class Sight(Enum):
    """What is seen."""

    RAYS = auto()
    SPARK = auto()
    PLAQUE = auto()


class FinaleSubject(NamedTuple):
    """One of these."""

    sight: Sight
    number: int = 0


class FinalePlaces(NamedTuple):
    """Where everything is on the window."""

    city: Point
    reach: float  # pixels that sparks fly
    plaque: Point  # the middle of the plaque at rest
    above: float  # pixels that it falls


def finale_timeline(company: Company, places: FinalePlaces) -> Timeline:
    """All of it, with the company's whistle and the fanfare."""
    rays, plaque = FinaleSubject(Sight.RAYS), FinaleSubject(Sight.PLAQUE)
    x, y = places.plaque
    fall = track(plaque, _PLAQUE_FALLS, Fly((x, y - places.above), (x, y)))
    return parallel(
        cue("marseille"),
        sequence(pause(0.2), cue(f"whistle_{company}")),
        pop(rays, 0.6),
        count(rays, 0, RAY_STEPS, LASTS),
        sequence(pause(_PLAQUE_FROM), fall),
        *(_spark(number, places) for number in range(SPARKS)),
        pause(LASTS),
    )


def _spark(number: int, places: FinalePlaces) -> Timeline:
    """A spark flies from the city and falls a little; rounds of them follow each other."""
    per_round = -(-SPARKS // _SPARK_ROUNDS)
    angle = number * _GOLDEN_ANGLE
    far = places.reach * (0.55 + 0.45 * ((number * 7) % per_round) / per_round)
    x, y = places.city
    goal = x + far * cos(angle), y + far * sin(angle) * 0.8
    spark = FinaleSubject(Sight.SPARK, number)
    start = _FIRST_SPARKS + number // per_round * _SPARKS_EVERY
    flight = track(spark, _SPARK_FLIES, Fly(places.city, goal, places.reach * 0.3), keeps=False)
    return sequence(pause(start), flight)
