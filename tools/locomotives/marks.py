"""Outlines of the six marks, pointing along +x, counter-clockwise. Knows nothing of Blender."""

from math import cos, pi, sin

from tools.locomotives.liveries import Mark

Outline = tuple[tuple[float, float], ...]


def outline(mark: Mark, radius: float) -> Outline:
    """The mark's corners; all marks of one radius look equally large."""
    match mark:
        case Mark.CIRCLE:
            return _ring(48, radius * 0.98)
        case Mark.TRIANGLE:
            return _moved(_ring(3, radius * 1.32), -0.16 * radius)
        case Mark.DIAMOND:
            return _stretched(_ring(4, radius * 1.28), 1.0, 0.84)
        case Mark.SQUARE:
            return _ring(4, radius * 1.20, pi / 4)
        case Mark.STAR:
            return _star(radius * 1.34, radius * 0.60)
        case Mark.CROSS:
            return _cross(radius * 1.14, radius * 0.41)


def _ring(corners: int, radius: float, turn: float = 0.0) -> Outline:
    angles = (turn + 2 * pi * corner / corners for corner in range(corners))
    return tuple((radius * cos(angle), radius * sin(angle)) for angle in angles)


def _star(long: float, short: float) -> Outline:
    radii = (long if point % 2 == 0 else short for point in range(10))
    return tuple(
        (radius * cos(point * pi / 5), radius * sin(point * pi / 5))
        for point, radius in enumerate(radii)
    )


def _cross(reach: float, half: float) -> Outline:
    arm = ((reach, -half), (reach, half), (half, half))
    turns = ((1, 0), (0, 1), (-1, 0), (0, -1))
    return tuple((x * c - y * s, x * s + y * c) for c, s in turns for x, y in arm)


def _moved(points: Outline, by: float) -> Outline:
    return tuple((x + by, y) for x, y in points)


def _stretched(points: Outline, along: float, across: float) -> Outline:
    return tuple((x * along, y * across) for x, y in points)
