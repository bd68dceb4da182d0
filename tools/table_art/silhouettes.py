"""Silhouettes that several sprites share: the steam engine in profile, the tower."""

import math

import cairocffi

from tools.table_art.sheet import Box, Point, Sheet


def locomotive(sheet: Sheet, width: float, paint: "cairocffi.Pattern") -> None:
    """A steam engine in profile, facing right, drawn 24 parts wide and 18 high."""
    pen = sheet.pen
    pen.save()
    pen.scale(width / 24, width / 24)
    cab: list[Point] = [(1.4, 1.4), (9.4, 1.4), (9.4, 3.2), (8.6, 3.2), (8.6, 11.4), (2.2, 11.4)]
    sheet.polygon([*cab, (2.2, 3.2), (1.4, 3.2)])
    pen.rectangle(6.9, 4.4, -3.0, 3.2)
    pen.set_fill_rule(cairocffi.FILL_RULE_EVEN_ODD)
    sheet.fill(paint)
    sheet.rounded(Box(9.4, 5.2, 12, 6.2), 1.1).fill(paint)
    funnel: list[Point] = [(17.4, 4.6), (17.0, 2.4), (16.2, 1.0), (20.4, 1.0), (19.6, 2.4)]
    sheet.polygon([*funnel, (19.2, 4.6)]).fill(paint)
    pen.arc(12.8, 4.6, 1.7, math.pi, 2 * math.pi)
    pen.close_path()
    sheet.fill(paint)
    sheet.polygon([(20.8, 12.2), (22.0, 12.2), (23.8, 17.2), (20.8, 17.2)]).fill(paint)
    for x, radius in ((5.2, 2.9), (11.6, 2.9), (17.2, 2.1)):
        sheet.circle(x, 17.4 - radius, radius).circle(x, 17.4 - radius, radius * 0.3).fill(paint)
    pen.restore()


def tower(sheet: Sheet, x: float, ground: float, height: float) -> None:
    """The outline of the tower of Paris; into the pen's path."""
    levels = [step / 40 for step in range(39)]
    right = [(x + half_width(level) * height, ground - level * height) for level in levels]
    left = [(x - half_width(level) * height, ground - level * height) for level in levels]
    top = [(x + height * 0.005, ground - height), (x - height * 0.005, ground - height)]
    sheet.polygon([*right, *top, *reversed(left)])


def half_width(level: float) -> float:
    """Half the tower's width at a level from 0 to 1, in parts of its height."""
    return 0.008 + 0.19 * math.exp(-level * 4.0) * math.pow(1 - level, 0.4)
