"""Sizes, pivots and angles of the frames. Knows nothing of Blender.

Heading 0 points east (right) on the screen and headings grow counter-clockwise.
"""

from math import atan2, cos, hypot, pi, radians, sin
from typing import NamedTuple

HEADINGS = tuple(range(0, 360, 30))


class Frame(NamedTuple):
    """A picture of the engine: how large, from how high, and how much of the world is in it."""

    size: int
    elevation: float
    """Degrees of the camera above the ground."""
    width: float
    """How much of the world the picture is wide, in units of the model."""
    pivot: tuple[int, int]
    """The pixel on which the engine's ground centre lies."""

    @property
    def height_in_centre(self) -> float:
        """The height above the ground centre that lies in the middle of the picture."""
        below = self.pivot[1] - self.size / 2
        return below * self.width / self.size / cos(radians(self.elevation))


BOARD = Frame(size=192, elevation=52, width=3.7, pivot=(96, 116))
START_PLAYER = Frame(size=288, elevation=52, width=3.7, pivot=(144, 174))
PORTRAIT = Frame(size=360, elevation=26, width=3.3, pivot=(168, 256))
PORTRAIT_HEADING = 332
START_PLAYER_HEADING = 330


class Pose(NamedTuple):
    """How the model stands: turned by an angle in radians and drawn out along its length."""

    turn: float
    stretch: float


def pose(heading: float, elevation: float, evenness: float = 0.62) -> Pose:
    """The pose in which the engine points along the true heading on the screen.

    The camera's slant shortens an engine that drives up or down the screen; the stretch gives back
    a share of that, from 0 (none, true perspective) to 1 (equally long in all headings).
    """
    slant = sin(radians(elevation))
    angle = radians(heading)
    turn = atan2(sin(angle) / slant, cos(angle))
    seen = hypot(cos(turn), sin(turn) * slant)
    return Pose(turn % (2 * pi), 1 + evenness * (1 / seen - 1))
