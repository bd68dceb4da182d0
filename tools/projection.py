"""From degrees to kilometres to hexes: the one projection that map file and map picture share."""

import math
from typing import NamedTuple

from game.board.hexes import Hex

EARTH_RADIUS_KM = 6371.0
PARIS = (48.8566, 2.3522)  # latitude, longitude: the centre of hex (0, 0)

_PARALLELS = (math.radians(44.0), math.radians(49.0))
_ORIGIN_LATITUDE = math.radians(46.5)
_ORIGIN_LONGITUDE = math.radians(3.0)


class Point(NamedTuple):
    """A place on the projected plane, in kilometres; x grows eastwards, y northwards."""

    x: float
    y: float


def _stretch(latitude: float) -> float:
    return math.tan(math.pi / 4 + latitude / 2)


_CONE = math.log(math.cos(_PARALLELS[0]) / math.cos(_PARALLELS[1])) / math.log(
    _stretch(_PARALLELS[1]) / _stretch(_PARALLELS[0])
)
_SCALE = math.cos(_PARALLELS[0]) * _stretch(_PARALLELS[0]) ** _CONE / _CONE
_ORIGIN_RADIUS = EARTH_RADIUS_KM * _SCALE / _stretch(_ORIGIN_LATITUDE) ** _CONE


def project(latitude: float, longitude: float) -> Point:
    """Lambert conformal conic with parallels 44 and 49, origin 46.5 N 3 E."""
    radius = EARTH_RADIUS_KM * _SCALE / _stretch(math.radians(latitude)) ** _CONE
    angle = _CONE * (math.radians(longitude) - _ORIGIN_LONGITUDE)
    return Point(radius * math.sin(angle), _ORIGIN_RADIUS - radius * math.cos(angle))


class HexGrid:
    """Pointy-top hexes over the plane, hex (0, 0) centred on a given point."""

    def __init__(self, centre: Point, across_flats_km: float) -> None:
        self.centre = centre
        self.across_flats_km = across_flats_km
        self.corner_km = across_flats_km / math.sqrt(3)

    def centre_of(self, space: Hex) -> Point:
        """Where a hex's middle lies."""
        return Point(
            self.centre.x + self.across_flats_km * (space.q + space.r / 2),
            self.centre.y - 1.5 * self.corner_km * space.r,
        )

    def corners_of(self, space: Hex) -> tuple[Point, ...]:
        """The six corners, counter-clockwise, beginning at the upper right."""
        middle = self.centre_of(space)
        angles = (math.radians(30 + 60 * corner) for corner in range(6))
        return tuple(
            Point(middle.x + self.corner_km * math.cos(a), middle.y + self.corner_km * math.sin(a))
            for a in angles
        )

    def hex_at(self, point: Point) -> Hex:
        """The hex that a point lies in."""
        r = -(point.y - self.centre.y) / (1.5 * self.corner_km)
        q = (point.x - self.centre.x) / self.across_flats_km - r / 2
        return _round(q, r)


def _round(q: float, r: float) -> Hex:
    """The nearest hex to fractional coordinates, by rounding in three axes."""
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if off_q > off_r and off_q > off_s:
        return Hex(-near_r - near_s, near_r)
    if off_r > off_s:
        return Hex(near_q, -near_q - near_s)
    return Hex(near_q, near_r)
