"""A ring and an arrow that show where to look. They move at first, then stand still."""

import math
from typing import Literal

from pygame import Color, Rect, Surface, draw

from game.ui.map.shapes import NOTHING, Shapes, paint

_GOLD, _DARK = Color("#FFD75E"), Color("#2A1505")
_SWINGS, _SWING = 4, 0.7  # how often, and seconds each
_FRAMES = 10  # pictures of a swing
_REACH, _SWAY = 9, 14  # units that a ring grows and an arrow moves back

Side = Literal["left", "right", "above", "below"]
_DIRECTIONS: dict[Side, tuple[int, int]] = {
    "left": (1, 0),
    "right": (-1, 0),
    "above": (0, 1),
    "below": (0, -1),
}
# Of an arrow of length 1 with its tip at 0: along its direction, and across it.
_CORNERS = ((0, 0), (-0.5, 0.5), (-0.5, 0.2), (-1, 0.2), (-1, -0.2), (-0.5, -0.2), (-0.5, -0.5))


def swing(elapsed: float) -> float:
    """How far a ring is from its resting place after so many seconds, from 0 to 1."""
    if elapsed >= _SWINGS * _SWING:
        return 0.0
    frame = int(elapsed / _SWING * _FRAMES) / _FRAMES
    return abs(math.sin(math.pi * frame))


class Pulse:
    """How far a ring is from its resting place, as time passes."""

    _elapsed = 0.0

    @property
    def away(self) -> float:
        """From 0, at rest, to 1."""
        return swing(self._elapsed)

    def update(self, dt: float) -> bool:
        """Advance time; True if the ring has moved."""
        before = self.away
        self._elapsed += dt
        return self.away != before


def draw_hex_ring(
    surface: Surface, shapes: Shapes, middle: tuple[int, int], width: float, away: float
) -> Rect:
    """Draw a ring around a hex; returns what it covers."""
    large = width * (1.14 + 0.12 * away)
    thick = max(3, round(width * 0.09))
    boxes = []
    for colour, extra in ((_DARK, 3), (_GOLD, 0)):
        picture = shapes.hex(large + extra, NOTHING, paint(colour), thick + extra)
        boxes.append(surface.blit(picture, picture.get_rect(center=middle)))
    return boxes[0].union(boxes[1])


def draw_box_ring(surface: Surface, box: Rect, scale: float, away: float) -> Rect:
    """Draw a frame around a card, a button or a locomotive; returns what it covers."""
    grown = round((4 + _REACH * away) * scale)
    outer = box.inflate(2 * grown, 2 * grown)
    thick, radius = max(3, round(5 * scale)), max(4, round(10 * scale))
    draw.rect(surface, _DARK, outer.inflate(4, 4), thick + 4, border_radius=radius + 2)
    draw.rect(surface, _GOLD, outer, thick, border_radius=radius)
    return outer.inflate(6, 6)


def draw_arrow(surface: Surface, box: Rect, scale: float, away: float, side: Side) -> Rect:
    """Draw an arrow towards a box, from one of its sides; returns what it covers."""
    length, (x, y) = _length(scale), _tip(box, round((6 + _SWAY * away) * scale), side)
    dx, dy = _DIRECTIONS[side]
    shape = [
        (x + length * (along * dx - across * dy), y + length * (along * dy + across * dx))
        for along, across in _CORNERS
    ]
    draw.polygon(surface, _GOLD, shape)
    draw.aalines(surface, _DARK, closed=True, points=shape)
    draw.lines(surface, _DARK, True, shape, max(2, round(3 * scale)))
    return _covered((x, y), length, side)


def arrow_box(box: Rect, scale: float, side: Side) -> Rect:
    """What an arrow towards a box covers while it swings."""
    length, far = _length(scale), _tip(box, round((6 + _SWAY) * scale), side)
    return _covered(_tip(box, 0, side), length, side).union(_covered(far, length, side))


def _length(scale: float) -> int:
    return max(26, round(50 * scale))


def _tip(box: Rect, gap: int, side: Side) -> tuple[int, int]:
    dx, dy = _DIRECTIONS[side]
    return box.centerx - dx * (box.width // 2 + gap), box.centery - dy * (box.height // 2 + gap)


def _covered(tip: tuple[int, int], length: int, side: Side) -> Rect:
    """What an arrow covers, which is as long as it is wide."""
    dx, dy = _DIRECTIONS[side]
    middle = tip[0] - dx * length // 2, tip[1] - dy * length // 2
    return Rect(0, 0, length, length).move_to(center=middle).inflate(8, 8)
