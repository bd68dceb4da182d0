"""Easings: from the share of the time that has passed to the share of the way that is done.

All begin at exactly 0; all end at exactly 1, but for `there_and_back`, which ends at 0.
"""

from collections.abc import Callable

Easing = Callable[[float], float]


def linear(time: float) -> float:
    """At one speed."""
    return time


def ease_out(time: float) -> float:
    """Slowly to a stop."""
    return 1 - (1 - time) * (1 - time)


def ease_in_out(time: float) -> float:
    """Slowly off and slowly to a stop."""
    if time < 0.5:
        return 2 * time * time
    return 1 - 2 * (1 - time) * (1 - time)


def overshoot(time: float) -> float:
    """A little too far, and back to the end."""
    spring = 1.7
    left = time - 1
    return 1 + left * left * ((spring + 1) * left + spring) if time > 0 else 0.0


def there_and_back(time: float) -> float:
    """Up to 1 at half time and down to 0 again."""
    return 4 * time * (1 - time)


def cruise(time: float, ramp: float) -> float:
    """At one speed, but for getting off and stopping, each of which takes `ramp` of the time."""
    if not ramp:
        return time
    ramp = min(ramp, 0.5)
    speed = 1 / (1 - ramp)
    if time < ramp:
        return speed * time * time / (2 * ramp)
    if time > 1 - ramp:
        return 1 - speed * (1 - time) * (1 - time) / (2 * ramp)
    return speed * (time - ramp / 2)
