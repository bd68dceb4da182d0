"""The picture's frame: how large it is, how degrees and hexes come to lie on its pixels.

The picture is wider and taller than the pane it fills at 1920x1080: at one pixel a kilometre it
also covers a 16:10 window, a 21:9 window beside the side panel, and the title screen without one.
"""

import math
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from game.board.hexes import Hex
from tools.make_board import HEX_KM, france_grid
from tools.projection import Point, project

WIDTH, HEIGHT = 3960, 2400
PIXELS_PER_KM = 2.0
LEFT_KM, TOP_KM = -745.0, 608.0
HEX_PIXELS = HEX_KM * PIXELS_PER_KM
# What the map pane of a 1920x1080 window shows: left, top, width, height in the picture.
HOME_VIEW = (60, 120, 2580, 2160)

Floats: TypeAlias = NDArray[np.float32]
Positions: TypeAlias = NDArray[np.float64]


def to_pixel(point: Point) -> tuple[float, float]:
    """Where a place of the projected plane lies in the picture."""
    return (point.x - LEFT_KM) * PIXELS_PER_KM, (TOP_KM - point.y) * PIXELS_PER_KM


def pixel_at(latitude: float, longitude: float) -> tuple[float, float]:
    """Where a place on earth lies in the picture."""
    return to_pixel(project(latitude, longitude))


def pixel_of(space: Hex) -> tuple[float, float]:
    """Where a hex's middle lies in the picture."""
    return to_pixel(france_grid().centre_of(space))


def degrees_of_grid(columns: int, rows: int) -> tuple[Positions, Positions]:
    """Latitude and longitude of each cell's middle, for a grid that fills the picture."""
    x = LEFT_KM + (np.arange(columns) + 0.5) * WIDTH / PIXELS_PER_KM / columns
    y = TOP_KM - (np.arange(rows) + 0.5) * HEIGHT / PIXELS_PER_KM / rows
    return _unproject(*np.meshgrid(x, y))


def _unproject(x: Positions, y: Positions) -> tuple[Positions, Positions]:
    """The way back from the plane, from what project tells of its own cone."""
    origin_latitude, origin_longitude = 46.5, 3.0
    probe = project(origin_latitude, origin_longitude + 1)
    apex = (probe.x**2 + probe.y**2) / (2 * probe.y)
    cone = math.atan2(probe.x, apex - probe.y) / math.radians(1)
    stretch = math.tan(math.pi / 4 + math.radians(origin_latitude) / 2)
    radius = np.hypot(x, apex - y)
    latitude = 2 * np.arctan(stretch * (apex / radius) ** (1 / cone)) - math.pi / 2
    longitude = np.arctan2(x, apex - y) / cone
    return np.degrees(latitude), origin_longitude + np.degrees(longitude)
