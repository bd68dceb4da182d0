"""Drawn hexes and discs with smooth edges: rings, washes, counters."""

import math
from collections.abc import Sequence

import pygame
from pygame import Color, Surface

from game.ui.map.camera import Point
from game.ui.media.surface_cache import SurfaceCache

_CACHED = 1 << 20
_LARGE = 120  # pixels: a wider hex has fine edges without much help
_FINER = 4  # drawn larger by this factor and then shrunk

Paint = tuple[int, int, int, int]
NOTHING: Paint = (0, 0, 0, 0)


def paint(colour: Color, alpha: int = 255) -> Paint:
    """A colour with an opacity."""
    return colour.r, colour.g, colour.b, alpha


class Shapes:
    """Draws shapes and caches them."""

    def __init__(self) -> None:
        self._nested: SurfaceCache[tuple[int, tuple[tuple[int, Paint], ...]]] = SurfaceCache(
            _CACHED
        )
        self._cache: SurfaceCache[tuple[bool, int, Paint, Paint, int]] = SurfaceCache(_CACHED)

    def hex(self, width: float, fill: Paint, line: Paint = NOTHING, thickness: int = 0) -> Surface:
        """A hex of a width from flat side to flat side, in the middle of a square picture."""
        key = True, round(width), fill, line, thickness
        return self._cache.get(key, lambda: _make(*key))

    def nested(self, width: float, insets: Sequence[tuple[int, Paint]]) -> Surface:
        """Hexes of a width less twice an inset, each in place of the inner part of the one before;
        one picture, since many of them are drawn."""
        key = round(width), tuple(insets)
        return self._nested.get(key, lambda: _nested(*key))

    def disc(self, width: float, fill: Paint, line: Paint = NOTHING, thickness: int = 0) -> Surface:
        """A disc in the middle of a square picture."""
        key = False, round(width), fill, line, thickness
        return self._cache.get(key, lambda: _make(*key))


def corners(width: float, middle: Point) -> list[Point]:
    """The six corners of a hex, clockwise from the one above the eastern side."""
    reach = width / math.sqrt(3)
    angles = [math.radians(60 * turn - 30) for turn in range(6)]
    return [
        (middle[0] + reach * math.cos(angle), middle[1] + reach * math.sin(angle))
        for angle in angles
    ]


def _nested(width: int, insets: Sequence[tuple[int, Paint]]) -> Surface:
    side = math.ceil(width * 1.2) + 2
    finer = _FINER if width <= _LARGE else 2
    large = Surface((side * finer, side * finer), pygame.SRCALPHA)
    for inset, shade in insets:
        ring = corners((width - 2 * inset) * finer, (side * finer / 2, side * finer / 2))
        pygame.draw.polygon(large, shade, ring)
    return pygame.transform.smoothscale(large, (side, side)).convert_alpha()


def _make(six_sided: bool, width: int, fill: Paint, line: Paint, thickness: int) -> Surface:
    side = math.ceil(width * (1.2 if six_sided else 1.0)) + 2
    large = Surface((side * _FINER, side * _FINER), pygame.SRCALPHA)
    middle = (side * _FINER / 2, side * _FINER / 2)
    rings = [(0, line)] if thickness else []
    for inset, shade in (*rings, (thickness, fill)):
        inner = (width - 2 * inset) * _FINER
        if six_sided:
            pygame.draw.polygon(large, shade, corners(inner, middle))
        else:
            pygame.draw.circle(large, shade, middle, inner / 2)
    return pygame.transform.smoothscale(large, (side, side)).convert_alpha()
