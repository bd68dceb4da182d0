"""The ground of a board that nobody has painted: its hexes as land in a sea."""

import math
from collections.abc import Iterator

import pygame
from pygame import Color, Surface

from game.ui.map.camera import Camera, Point

_DEEP = "#1B5A79"
# How far the water is shallow around a hex's middle, with the width of a hex as the measure.
_SHALLOWS = ((2.3, "#27738F"), (1.75, "#3A90A6"), (1.3, "#5DB0B6"), (0.98, "#8CCBC3"))
_FOAM = (0.78, "#BFE3D3")
_COAST = (0.665, "#5B3A2A")
_LAND = 0.64  # so much that no water is left between neighbours, and coasts are round
_NORTH, _SOUTH = Color("#B4CA91"), Color("#EBD79B")
_UNEVEN = 0.06  # by so much one hex may be lighter or darker than the next


class PlainPicture:
    """Land and sea made of the board itself; nothing is read, nothing kept."""

    def draw(self, pane: Surface, camera: Camera) -> None:
        """Fill a pane with what a camera sees."""
        self.mend(pane, camera)

    def mend(self, pane: Surface, camera: Camera) -> None:
        """Draw it anew where the pane's clip lets us."""
        for _ in self.steps(pane, camera):
            pass

    def steps(self, pane: Surface, camera: Camera) -> Iterator[None]:
        """Mend it bit by bit: the sea, the coasts, the land."""
        pane.fill(_DEEP)
        across = camera.hex_width
        reach = math.ceil(2 * _SHALLOWS[0][0] * across)
        near = pane.get_clip().inflate(reach, reach)
        spaces = sorted(space.hex for space in camera.frame.board.spaces)
        places = {place: camera.local(place) for place in spaces}
        seen = {place: middle for place, middle in places.items() if near.collidepoint(middle)}
        for share, colour in (*_SHALLOWS, _FOAM, _COAST):
            for middle in seen.values():
                pygame.draw.aacircle(pane, colour, middle, share * across)
            yield
        rows = [place.r for place in spaces]
        for place, middle in seen.items():
            tint = _tint(place.r, min(rows), max(rows))
            pygame.draw.aacircle(pane, tint, middle, _LAND * across)
        for place, middle in seen.items():
            tint = _uneven(_tint(place.r, min(rows), max(rows)), place.q * 7 + place.r * 13)
            pygame.draw.polygon(pane, tint, _corners(middle, across))
        yield


def _tint(row: int, first: int, last: int) -> Color:
    """Green in the north, straw in the south."""
    return _NORTH.lerp(_SOUTH, (row - first) / max(1, last - first))


def _uneven(tint: Color, number: int) -> Color:
    """A little lighter or darker, always the same for the same hex."""
    share = _UNEVEN * math.sin(number * 12.9898)
    return tint.lerp("white", share) if share > 0 else tint.lerp("#8A7A4A", -share)


def _corners(middle: Point, across: float) -> list[Point]:
    """The corners of a hex that stands on one of them, and a pixel more against seams."""
    radius = across / math.sqrt(3) + 1
    angles = [math.radians(30 + 60 * corner) for corner in range(6)]
    return [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in angles]
