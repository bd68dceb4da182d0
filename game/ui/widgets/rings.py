"""A ring and an arrow that show where to look. They move a little at first, then stand still."""

import math
from typing import Literal

from pygame import Color, Rect, Surface, draw

from game.ui.map.shapes import NOTHING, Shapes, paint

_GOLD, _DARK = Color("#FFD75E"), Color("#2A1505")
_SWINGS, _SWING = 4, 0.7  # how often, and seconds each
_FRAMES = 10  # pictures of a swing
_REACH, _SWAY = 9, 14  # units that a ring grows and an arrow goes back

Side = Literal["left", "right", "above", "below"]
_TOWARDS: dict[Side, tuple[int, int]] = {
    "left": (1, 0),
    "right": (-1, 0),
    "above": (0, 1),
    "below": (0, -1),
}
# Of an arrow of length 1 with its tip at 0: along its way, and across it.
_CORNERS = ((0, 0), (-0.5, 0.5), (-0.5, 0.2), (-1, 0.2), (-1, -0.2), (-0.5, -0.2), (-0.5, -0.5))


def swing(elapsed: float) -> float:
    """How far a ring is from its place after so many seconds, from 0 to 1; at last it rests."""
    if elapsed >= _SWINGS * _SWING:
        return 0.0
    frame = int(elapsed / _SWING * _FRAMES) / _FRAMES
    return abs(math.sin(math.pi * frame))


class Pulse:
    """How far the ring is from its place, as time passes."""

    def __init__(self) -> None:
        self._elapsed = 0.0

    @property
    def away(self) -> float:
        """From 0 to 1; 0 at rest."""
        return swing(self._elapsed)

    def update(self, dt: float) -> bool:
        """Let time pass; True if the ring is elsewhere now."""
        before = self.away
        self._elapsed += dt
        return self.away != before


def draw_hex_ring(
    surface: Surface, shapes: Shapes, middle: tuple[int, int], width: float, away: float
) -> Rect:
    """A ring around a hex; returns where it lies."""
    large = width * (1.14 + 0.12 * away)
    thick = max(3, round(width * 0.09))
    boxes = []
    for colour, line in ((_DARK, thick + 3), (_GOLD, thick)):
        picture = shapes.hex(large + (3 if colour is _DARK else 0), NOTHING, paint(colour), line)
        boxes.append(surface.blit(picture, picture.get_rect(center=middle)))
    return boxes[0].unionall(boxes)


def draw_box_ring(surface: Surface, box: Rect, scale: float, away: float) -> Rect:
    """A frame around a card, a button or a locomotive; returns where it lies."""
    grown = round((4 + _REACH * away) * scale)
    outer = box.inflate(2 * grown, 2 * grown)
    thick, round_ = max(3, round(5 * scale)), max(4, round(10 * scale))
    draw.rect(surface, _DARK, outer.inflate(4, 4), thick + 4, border_radius=round_ + 2)
    draw.rect(surface, _GOLD, outer, thick, border_radius=round_)
    return outer.inflate(6, 6)


def draw_arrow(surface: Surface, box: Rect, scale: float, away: float, side: Side) -> Rect:
    """An arrow towards a box, from one of its sides; returns where it lies."""
    length, tip = _length(scale), round((6 + _SWAY * away) * scale)
    x, y = _touched(box, tip, side)
    (along_x, along_y) = _TOWARDS[side]
    shape = [
        (
            x + length * (along * along_x - across * along_y),
            y + length * (along * along_y + across * along_x),
        )
        for along, across in _CORNERS
    ]
    draw.polygon(surface, _GOLD, shape)
    draw.aalines(surface, _DARK, closed=True, points=shape)
    draw.lines(surface, _DARK, True, shape, max(2, round(3 * scale)))
    return _behind((x, y), length, side)


def arrow_box(box: Rect, scale: float, side: Side) -> Rect:
    """What an arrow towards a box covers while it swings."""
    near = _behind(_touched(box, 0, side), _length(scale), side)
    far = _behind(_touched(box, round((6 + _SWAY) * scale), side), _length(scale), side)
    return near.union(far)


def _length(scale: float) -> int:
    return max(26, round(50 * scale))


def _touched(box: Rect, gap: int, side: Side) -> tuple[int, int]:
    """Where the tip of an arrow is, a gap away from a box."""
    along_x, along_y = _TOWARDS[side]
    x = box.centerx - along_x * (box.width // 2 + gap)
    return x, box.centery - along_y * (box.height // 2 + gap)


def _behind(tip: tuple[int, int], length: int, side: Side) -> Rect:
    """What an arrow covers, as long as it is wide, by its tip."""
    along_x, along_y = _TOWARDS[side]
    middle = tip[0] - along_x * length // 2, tip[1] - along_y * length // 2
    return Rect(0, 0, length, length).move_to(center=middle).inflate(8, 8)
