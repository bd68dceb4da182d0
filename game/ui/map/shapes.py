"""Hexes and discs drawn by hand, with smooth edges: rings, washes, counters."""

import math
from typing import NamedTuple

import pygame
from pygame import Color, Surface

from game.ui.media.surface_cache import SurfaceCache

_ROOM = 2 << 20
_FINER = 4  # drawn larger by this much and then shrunk

Paint = tuple[int, int, int, int]
NOTHING: Paint = (0, 0, 0, 0)


def paint(colour: Color, alpha: int = 255) -> Paint:
    """A colour, more or less opaque."""
    return colour.r, colour.g, colour.b, alpha


class _Look(NamedTuple):
    corners: int  # 6 for a hex, 0 for a disc
    width: int
    fill: Paint
    line: Paint
    thickness: int


class Shapes:
    """Makes shapes and keeps them."""

    def __init__(self) -> None:
        self._kept: SurfaceCache[_Look] = SurfaceCache(_ROOM)

    def hex(self, width: float, fill: Paint, line: Paint = NOTHING, thickness: int = 0) -> Surface:
        """A hex of a width from flat side to flat side, in the middle of a square picture."""
        look = _Look(6, round(width), fill, line, thickness)
        return self._kept.get(look, lambda: _make(look))

    def disc(self, width: float, fill: Paint, line: Paint = NOTHING, thickness: int = 0) -> Surface:
        """A disc in the middle of a square picture."""
        look = _Look(0, round(width), fill, line, thickness)
        return self._kept.get(look, lambda: _make(look))


def corners(width: float, middle: tuple[float, float]) -> list[tuple[float, float]]:
    """The six corners of a hex, from the one above the eastern side clockwise."""
    reach = width / math.sqrt(3)
    angles = [math.radians(60 * turn - 30) for turn in range(6)]
    return [
        (middle[0] + reach * math.cos(angle), middle[1] + reach * math.sin(angle))
        for angle in angles
    ]


def _make(look: _Look) -> Surface:
    side = math.ceil(look.width * (1.2 if look.corners else 1.0)) + 2
    large = Surface((side * _FINER, side * _FINER), pygame.SRCALPHA)
    middle = (side * _FINER / 2, side * _FINER / 2)
    width = look.width * _FINER
    rings = [(0, look.line)] if look.thickness else []
    for shrunk, shade in (*rings, (look.thickness, look.fill)):
        inner = width - 2 * shrunk * _FINER
        if look.corners:
            pygame.draw.polygon(large, shade, corners(inner, middle))
        else:
            pygame.draw.circle(large, shade, middle, inner / 2)
    return pygame.transform.smoothscale(large, (side, side)).convert_alpha()
