"""How a curtain comes down and goes up, as timelines: how far down it hangs is a share of 1."""

from game.storage.settings import AnimationSpeed
from game.ui.anim.effects import Lower
from game.ui.anim.timeline import Playback, Timeline, track

CURTAIN = "curtain"
FALLS, RISES = 0.6, 0.55  # seconds


def falling() -> Timeline:
    """Down, with a small bounce."""
    return track(CURTAIN, FALLS, Lower(0.0, 1.0))


def rising() -> Timeline:
    """Up and away."""
    return track(CURTAIN, RISES, Lower(1.0, 0.0))


def hanging(playback: Playback) -> float:
    """How far down a curtain hangs at this moment of a playback: 0 is up, 1 is closed."""
    return playback.looks()[CURTAIN].place[1]


def moves(speed: AnimationSpeed, *, reduced_motion: bool) -> bool:
    """Whether curtains move at all with these settings."""
    return speed is not AnimationSpeed.OFF and not reduced_motion
