"""A ring and an arrow that show where to look. They move a little at first, then stand still."""

import math

from pygame import Color, Rect, Surface, draw

from game.ui.draw.shapes import NOTHING, Shapes, paint

_GOLD, _DARK = Color("#FFD75E"), Color("#2A1505")
_SWINGS, _SWING = 4, 0.7  # how often, and seconds each
_FRAMES = 10  # pictures of a swing
_REACH = 9  # units


class Pulse:
    """How far the ring is from its place, as time passes."""

    def __init__(self) -> None:
        self._elapsed = 0.0

    @property
    def away(self) -> float:
        """From 0 to 1; 0 at rest."""
        if self._elapsed >= _SWINGS * _SWING:
            return 0.0
        frame = int(self._elapsed / _SWING * _FRAMES) / _FRAMES
        return abs(math.sin(math.pi * frame))

    def update(self, dt: float) -> bool:
        """Let time pass; True if the ring is elsewhere now."""
        before = self.away
        self._elapsed += dt
        return self.away != before


def ring_hex(
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


def ring_box(surface: Surface, box: Rect, scale: float, away: float) -> Rect:
    """A frame around a card, a button or a locomotive; returns where it lies."""
    grown = round((4 + _REACH * away) * scale)
    outer = box.inflate(2 * grown, 2 * grown)
    thick, round_ = max(3, round(5 * scale)), max(4, round(10 * scale))
    draw.rect(surface, _DARK, outer.inflate(4, 4), thick + 4, border_radius=round_ + 2)
    draw.rect(surface, _GOLD, outer, thick, border_radius=round_)
    return outer.inflate(6, 6)


def arrow(surface: Surface, box: Rect, scale: float, away: float, *, sideways: bool) -> Rect:
    """An arrow towards a box, from the left or from above; returns where it lies."""
    side = max(26, round(50 * scale))
    tip = round((6 + 14 * away) * scale)
    corners = [(0, 0), (-0.5, 0.5), (-0.5, 0.2), (-1, 0.2), (-1, -0.2), (-0.5, -0.2), (-0.5, -0.5)]
    x, y = (box.left - tip, box.centery) if sideways else (box.centerx, box.top - tip)
    turned = corners if sideways else [(across, along) for along, across in corners]
    shape = [(x + side * across, y + side * along) for across, along in turned]
    draw.polygon(surface, _GOLD, shape)
    draw.aalines(surface, _DARK, closed=True, points=shape)
    draw.lines(surface, _DARK, True, shape, max(2, round(3 * scale)))
    whole = Rect(0, 0, side, side)
    whole = whole.move_to(midright=(x, y)) if sideways else whole.move_to(midbottom=(x, y))
    return whole.inflate(8, 8)
