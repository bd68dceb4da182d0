"""A picture's frame: how large it is, how degrees and hexes come to lie on its pixels.

Every picture is wider and taller than the pane it fills at 1920x1080: at half its size it
also covers a 16:10 window, a 21:9 window beside the side panel, and the title screen without one.
"""

import math
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from game.board.hexes import Hex
from tools.projection import Point, project
from tools.regions import FRANCE, PARIS_BRUXELLES, Region

WIDTH, HEIGHT = 3960, 2400
CELL = 2  # pixels of a cell of the relief; finer, the streams would be too fine to be seen

Floats: TypeAlias = NDArray[np.float32]
Positions: TypeAlias = NDArray[np.float64]


class Frame(NamedTuple):
    """Where a region lies on its picture, and how it is painted."""

    region: Region
    pixels_per_km: float
    left_km: float
    top_km: float
    steepness: float  # by so much its mountains are higher than they are
    tints: tuple[float, float]  # of the plains, from the picture's top to its foot
    # What the map pane of a 1920x1080 window shows: left, top, width, height in the picture.
    home_view: tuple[int, int, int, int]
    rivers: float  # by so much its rivers are wider than on the map of France

    @property
    def hex_pixels(self) -> float:
        """A hex, from flat side to flat side."""
        return self.region.hex_km * self.pixels_per_km

    def to_pixel(self, point: Point) -> tuple[float, float]:
        """Where a place of the projected plane lies in the picture."""
        across, down = point.x - self.left_km, self.top_km - point.y
        return across * self.pixels_per_km, down * self.pixels_per_km

    def pixel_at(self, latitude: float, longitude: float) -> tuple[float, float]:
        """Where a place on earth lies in the picture."""
        return self.to_pixel(project(latitude, longitude))

    def pixel_of(self, space: Hex) -> tuple[float, float]:
        """Where a hex's middle lies in the picture."""
        return self.to_pixel(self.region.grid.centre_of(space))

    def degrees_of_grid(self, columns: int, rows: int) -> tuple[Positions, Positions]:
        """Latitude and longitude of each cell's middle, for a grid that fills the picture."""
        x = self.left_km + (np.arange(columns) + 0.5) * WIDTH / self.pixels_per_km / columns
        y = self.top_km - (np.arange(rows) + 0.5) * HEIGHT / self.pixels_per_km / rows
        return _unproject(*np.meshgrid(x, y))


FRAMES = (
    Frame(FRANCE, 2.0, -745.0, 608.0, 1.0, (-0.02, 1.0), (60, 120, 2580, 2160), 1.0),
    Frame(PARIS_BRUXELLES, 4.5, -328.1, 582.2, 2.0, (0.0, 0.5), (60, 60, 2406, 2014), 1.6),
)


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
