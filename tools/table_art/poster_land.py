"""The poster's distance: sun, rays, the tower, the roofs of Paris, and the line that runs there."""

import math
from itertools import pairwise

from tools.table_art.perspective import HEIGHT, VANISHING, WIDTH, face, seen
from tools.table_art.sheet import Box, Point, Sheet, along, down, flat, round_about
from tools.table_art.silhouettes import half_width, tower

_SUN_X, _HORIZON = VANISHING
_TOWER = 830.0
_SHADE = "#0A1730"


def sky(sheet: Sheet) -> None:
    """Night above, fire below, and rays from the sun over all of it."""
    sheet.box(Box(0, 0, WIDTH, HEIGHT))
    sheet.fill(down(0, _HORIZON, (0, "#081226", 1), (0.55, "#10284A", 1), (1, "#1A4668", 1)))
    for number in range(44):
        start = math.pi * (1 + (number + 0.25) / 44)
        sheet.ray(_SUN_X, _HORIZON, 2000, start, start + math.pi * 0.5 / 44)
        light = round_about(
            _SUN_X, _HORIZON, 1900, (0, "#FFD98A", 0.5), (0.3, "#E88A4A", 0.30),
            (0.55, "#3F7F98", 0.15), (1, "#2B5A80", 0.07),
        )  # fmt: skip
        sheet.fill(light)
    for radius, colour, opacity in _HALOES:
        halo = round_about(
            _SUN_X, _HORIZON, radius, (0, colour, opacity), (1, colour, opacity * 0.35)
        )
        sheet.circle(_SUN_X, _HORIZON, radius).fill(halo)
    disc = down(
        _HORIZON - 330, _HORIZON, (0, "#FFF6D6", 1), (0.45, "#FFDA86", 1), (1, "#F08A3C", 1)
    )
    sheet.circle(_SUN_X, _HORIZON, 330).fill(disc)


_HALOES = (
    (760, "#2F7C92", 0.22),
    (620, "#C4643E", 0.26),
    (500, "#EB8B42", 0.42),
    (405, "#F9B85C", 0.6),
)


def paris(sheet: Sheet) -> None:
    """The tower before the sun, and roofs along the horizon."""
    _hill(sheet)
    _roofs(sheet, seed=5, tallest=62, colour="#1B3C5E")
    tower(sheet, _SUN_X, _HORIZON, _TOWER)
    top = _HORIZON - _TOWER
    sheet.fill(
        down(top, _HORIZON, (0, "#27507A", 1), (0.3, "#12284A", 1), (1, _SHADE, 1)), keep=True
    )
    sheet.stroke(flat("#F2C877", 0.55), 1.6)
    _openings(sheet)
    _lattice(sheet)
    _platforms(sheet)
    _roofs(sheet, seed=11, tallest=34, colour=_SHADE)


def _openings(sheet: Sheet) -> None:
    """The great arch, and the gap between the legs above it, with the sun behind."""
    burning = along(
        (_SUN_X, _HORIZON - 330), (_SUN_X, _HORIZON), (0, "#FFE7A8", 1), (1, "#F08A3C", 1)
    )
    base = half_width(0) * _TOWER * 0.58
    sheet.pen.move_to(_SUN_X - base, _HORIZON)
    sheet.pen.curve_to(
        _SUN_X - base * 0.86, _HORIZON - 128, _SUN_X + base * 0.86, _HORIZON - 128,
        _SUN_X + base, _HORIZON,
    )  # fmt: skip
    sheet.fill(burning)
    for low, high, share in ((0.185, 0.335, 0.42), (0.365, 0.50, 0.34)):
        near, far = half_width(low) * _TOWER * share, half_width(high) * _TOWER * share
        bottom, upper = _HORIZON - low * _TOWER, _HORIZON - high * _TOWER
        shape: list[Point] = [(_SUN_X - near, bottom), (_SUN_X + near, bottom)]
        sheet.polygon([*shape, (_SUN_X + far * 0.5, upper), (_SUN_X - far * 0.5, upper)])
        sheet.fill(burning if low < 0.3 else flat("#FFDF98"))


def _lattice(sheet: Sheet) -> None:
    """Crossed girders in thin gold."""
    levels = [0.03, 0.075, 0.12, 0.2, 0.235, 0.27, 0.305, 0.38, 0.42, 0.46]
    levels += [0.5 + 0.035 * step for step in range(11)]
    for low, high in pairwise(levels):
        if high - low > 0.06:
            continue
        inner = 0.62 if low < 0.14 else 0.46 if low < 0.33 else 0.36 if low < 0.47 else -1.0
        for mirror in (-1, 1):
            outer = (half_width(low) * _TOWER * 0.94, half_width(high) * _TOWER * 0.94)
            within = (outer[0] * inner, outer[1] * inner)
            below, above = _HORIZON - low * _TOWER, _HORIZON - high * _TOWER
            for start, end in ((outer[0], within[1]), (within[0], outer[1])):
                line = [(_SUN_X + mirror * start, below), (_SUN_X + mirror * end, above)]
                sheet.polygon(line, closed=False).stroke(flat("#E9B860", 0.55), 1.7)


def _platforms(sheet: Sheet) -> None:
    for level, beyond, height in ((0.155, 12, 20), (0.345, 9, 15), (0.88, 6, 12)):
        half = half_width(level) * _TOWER + beyond
        top = _HORIZON - level * _TOWER - height / 2
        sheet.box(Box(_SUN_X - half, top, 2 * half, height)).fill(flat("#0B1A34"))
        sheet.box(Box(_SUN_X - half, top, 2 * half, 2.4)).fill(flat("#F2C877"))
        sheet.box(Box(_SUN_X - half, top + height - 3, 2 * half, 1.4)).fill(flat("#F2C877", 0.55))
    sheet.box(Box(_SUN_X - 1.6, _HORIZON - _TOWER - 44, 3.2, 46)).fill(flat("#F2C877", 0.7))


def _hill(sheet: Sheet) -> None:
    """Montmartre with its white domes, far off, between the words on the left and the sun."""
    pen, middle = sheet.pen, 790
    pen.move_to(middle - 230, _HORIZON)
    pen.curve_to(middle - 50, _HORIZON - 92, middle + 30, _HORIZON - 92, middle + 230, _HORIZON)
    sheet.fill(flat("#17405F"))
    pale = flat("#5E93A6", 0.75)
    sheet.box(Box(middle - 32, _HORIZON - 92, 64, 30)).fill(pale)
    for aside, base, width, height in ((0, 90, 17, 34), (-24, 90, 9, 17), (24, 90, 9, 17)):
        x = middle + aside
        pen.move_to(x - width, _HORIZON - base)
        pen.curve_to(
            x - width, _HORIZON - base - height * 0.8, x - 2, _HORIZON - base - height,
            x, _HORIZON - base - height * 1.25,
        )  # fmt: skip
        pen.curve_to(
            x + 2, _HORIZON - base - height, x + width, _HORIZON - base - height * 0.8,
            x + width, _HORIZON - base,
        )  # fmt: skip
        sheet.fill(pale)


def _roofs(sheet: Sheet, seed: int, tallest: float, colour: str) -> None:
    """Mansard roofs with chimneys, in one tone."""
    x, number = -20.0, seed
    while x < WIDTH:
        number = (number * 37 + 11) % 101
        width, height = 46 + number % 43, tallest * (0.45 + (number % 17) / 31)
        slope, eaves = 9.0, height * 0.58
        sheet.polygon([
            (x, _HORIZON), (x, _HORIZON - eaves), (x + slope, _HORIZON - height),
            (x + width - slope, _HORIZON - height), (x + width, _HORIZON - eaves),
            (x + width, _HORIZON),
        ]).fill(flat(colour))  # fmt: skip
        for stack in range(1 + number % 2):
            left = x + width * (0.22 + 0.4 * stack)
            sheet.box(Box(left, _HORIZON - height - 9, 7, 12)).fill(flat(colour))
        x += width + (number % 3) * 2 - 1


def ground(sheet: Sheet) -> None:
    """Dark land, lit along the horizon, with two tracks that run to the sun."""
    land = down(
        _HORIZON,
        HEIGHT,
        (0, "#8C4A33", 1),
        (0.05, "#3A2B3C", 1),
        (0.22, "#12233F", 1),
        (1, "#060D1B", 1),
    )
    sheet.box(Box(0, _HORIZON, WIDTH, HEIGHT - _HORIZON)).fill(land)
    glow = round_about(_SUN_X, _HORIZON, 520, (0, "#FFB45A", 0.55), (1, "#FFB45A", 0))
    sheet.pen.save()
    sheet.box(Box(0, _HORIZON, WIDTH, HEIGHT - _HORIZON)).clip()
    sheet.circle(_SUN_X, _HORIZON, 520).fill(glow)
    for middle in (-1.6, 3.0):
        _track(sheet, middle)
    sheet.pen.restore()
    sheet.box(Box(0, _HORIZON - 1.5, WIDTH, 3)).fill(flat("#F2C877", 0.8))


def _track(sheet: Sheet, middle: float) -> None:
    bed = [(middle - 1.7, 0, 2.8), (middle + 1.7, 0, 2.8), (middle, 0, 900)]
    face(
        sheet,
        bed,
        down(_HORIZON, HEIGHT, (0, "#6A4036", 1), (0.25, "#1E2438", 1), (1, "#10192C", 1)),
    )
    away = 2.9
    while away < 120:
        depth = 0.3
        corners = [(middle - 1.25, 0, away), (middle + 1.25, 0, away)]
        corners += [(middle + 1.25, 0, away + depth), (middle - 1.25, 0, away + depth)]
        face(sheet, corners, flat("#B98650", max(0.0, min(0.62, 5.0 / away))))
        away += 0.72
    for rail in (middle - 0.72, middle + 0.72):
        edges = [(rail - 0.055, 0.1, 2.8), (rail + 0.055, 0.1, 2.8), (rail, 0.1, 2500)]
        shine = along(
            seen((rail, 0.1, 2.8)),
            VANISHING,
            (0, "#7F98AC", 1),
            (0.5, "#E9C98A", 1),
            (1, "#FFF0C4", 1),
        )
        under = [(rail - 0.07, 0, 2.8), (rail + 0.09, 0, 2.8), (rail, 0, 2500)]
        face(sheet, under, flat("#05090F", 0.7))
        face(sheet, edges, shine)
