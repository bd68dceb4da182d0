"""The six marks that tell the companies apart without colour."""

import math

from tools.table_art.sheet import Box, Point, Sheet


def mark(sheet: Sheet, shape: str, middle: Point, radius: float) -> None:
    """Put a mark into the pen's path."""
    x, y = middle
    if shape == "circle":
        sheet.circle(x, y, radius * 0.86)
    elif shape == "square":
        side = radius * 1.56
        sheet.rounded(Box(x - side / 2, y - side / 2, side, side), radius * 0.08)
    elif shape == "triangle":
        sheet.polygon(_wheel(x, y + radius * 0.2, [radius * 1.1] * 3))
    elif shape == "diamond":
        sheet.polygon(_wheel(x, y, [radius * 1.06, radius * 0.86] * 2))
    elif shape == "star":
        sheet.polygon(_wheel(x, y + radius * 0.06, [radius * 1.1, radius * 0.47] * 5))
    else:
        sheet.polygon(_cross(x, y, radius * 0.92, radius * 0.33))


def _wheel(x: float, y: float, radii: list[float]) -> list[Point]:
    """Points around a middle, the first on top."""
    turn = 2 * math.pi / len(radii)
    return [
        (x + radius * math.sin(number * turn), y - radius * math.cos(number * turn))
        for number, radius in enumerate(radii)
    ]


def _cross(x: float, y: float, arm: float, half: float) -> list[Point]:
    quarter = [(-half, -arm), (half, -arm), (half, -half)]
    points = []
    for turn in range(4):
        for across, along in quarter:
            for _ in range(turn):
                across, along = -along, across
            points.append((x + across, y + along))
    return points
