"""How a map's camera glides from one point of the map to another, as a timeline."""

from math import dist

from game.storage.settings import AnimationSpeed
from game.ui.anim.effects import Fly, Point
from game.ui.anim.timeline import Playback, Timeline, track

CAMERA = "camera"
_SHORTEST, _LONGEST = 0.35, 0.8  # seconds
_SPEED = 1600.0  # pixels a second


def glide(start: Point, end: Point, scale: float) -> Timeline:
    """From one point of the map's picture to another, of which each is `scale` pixels wide."""
    seconds = dist(start, end) * scale / _SPEED
    return track(CAMERA, min(max(seconds, _SHORTEST), _LONGEST), Fly(start, end))


def gliding(start: Point, end: Point, scale: float) -> Playback:
    """The same as it is played; at one speed, since it is no part of a move."""
    return Playback(glide(start, end, scale), AnimationSpeed.NORMAL)


def middle_now(playback: Playback) -> Point:
    """The point in the middle of the view at this moment."""
    return playback.looks()[CAMERA].place
