"""The engine that comes out of the sun towards us, and its train behind it."""

import math
from collections.abc import Callable
from itertools import pairwise

from tools.table_art.palette import mixed
from tools.table_art.perspective import Place, face, facing_strips, front, scale, seen, side, wheel
from tools.table_art.poster_front import AXIS, FACE, GOLD, GOLD_LIGHT, MIDDLE, RED, beam, door, lamp
from tools.table_art.sheet import Box, Sheet, along, flat

_WHEELS = ((11.1, 0.92), (9.1, 0.92), (7.2, 0.92), (5.9, 0.5))


def train(sheet: Sheet) -> None:
    """Everything from the last carriage to the buffers."""
    _carriages(sheet)
    _cab(sheet)
    _drum(sheet, 0.90, 12.2, 6.4, _painted)
    for away in (11.6, 10.0, 8.4, 6.9):
        _drum(sheet, 0.93, away + 0.12, away, _gilt)
    _dome(sheet)
    _running_gear(sheet)
    _chimney(sheet)
    _drum(sheet, 1.0, 6.5, FACE, _sooty)
    door(sheet)
    beam(sheet)
    for x in (1.95, 4.05):
        lamp(sheet, x, 1.86, 0.2)


def _carriages(sheet: Sheet) -> None:
    """Wagons-lits: navy below, cream above, gold windows."""
    left, roof = 1.6, 3.85
    wall = along(seen((left, 2, 18)), seen((left, 2, 200)), (0, "#16335C", 1), (1, "#4A4458", 1))
    face(sheet, side(left, 1.0, roof, 18.5, 900), wall)
    face(sheet, side(left, 2.9, roof - 0.25, 18.5, 900), flat("#F0DCA8"))
    away = 19.2
    while away < 120:
        face(sheet, side(left, 2.95, roof - 0.4, away, away + 1.2), flat("#8A4A22"))
        face(sheet, side(left, 1.9, 2.7, away, away + 1.2), flat("#FFD278"))
        away += 2.1
    for low in (1.0, 1.75, 2.82):
        face(sheet, side(left, low, low + 0.07, 18.5, 900), flat(GOLD))


def _cab(sheet: Sheet) -> None:
    """Tender and cab, broad behind the boiler."""
    face(sheet, side(1.6, 1.1, 3.0, 14.6, 18.0), flat("#7E1E10"))
    face(sheet, side(1.6, 2.86, 3.0, 14.6, 18.0), flat(GOLD))
    face(sheet, side(1.55, 1.1, 4.1, 12.2, 14.4), along(
        seen((1.55, 4, 13)), seen((1.55, 1, 13)), (0, "#E2602F", 1), (1, "#8E2410", 1)
    ))  # fmt: skip
    face(sheet, side(1.55, 2.7, 3.7, 12.6, 13.7), flat("#FFD98A"))
    face(sheet, front(1.55, 4.45, 1.1, 4.1, 12.2), flat("#5A150B"))
    face(sheet, front(1.75, 2.3, 2.8, 3.75, 12.2), flat("#FFD98A"))
    face(sheet, front(3.7, 4.25, 2.8, 3.75, 12.2), flat("#C98A4A"))
    roof: list[Place] = [(1.35, 4.05, 12), (1.9, 4.32, 12), (3, 4.42, 12), (4.1, 4.32, 12)]
    face(sheet, [*roof, (4.65, 4.05, 12)], flat("#0E1D38"))
    face(
        sheet,
        [(1.35, 4.05, 12), (1.35, 4.12, 12), (1.35, 4.12, 14.6), (1.35, 4.05, 14.6)],
        flat(GOLD),
    )


def _drum(
    sheet: Sheet, radius: float, far: float, near: float, tone: Callable[[float], str]
) -> None:
    """A length of boiler, in strips whose tone depends on the way they face."""
    for start, end in facing_strips(MIDDLE, AXIS, radius):
        corners = []
        for away, turn in ((far, start), (near, start), (near, end), (far, end)):
            across, rise = radius * math.cos(turn), radius * math.sin(turn)
            corners.append((MIDDLE + across, AXIS + rise, away))
        face(sheet, corners, flat(tone((start + end) / 2)))


def _ramp(turn: float, stops: tuple[tuple[float, str], ...]) -> str:
    """The colour at an angle, between colours at given angles in degrees."""
    angle = math.degrees(turn)
    for (low, dark), (high, light) in pairwise(stops):
        if angle <= high:
            return mixed(dark, light, max(0.0, (angle - low) / (high - low)))
    return stops[-1][1]


def _painted(turn: float) -> str:
    return _ramp(turn, (
        (125, "#F9A05C"), (150, "#F07A40"), (163, "#FFD9A0"), (168, "#F4834A"), (190, "#CF4220"),
        (215, "#93240F"), (240, "#541109"), (262, "#6E2A1C"), (290, "#A3492A"),
    ))  # fmt: skip


def _gilt(turn: float) -> str:
    return _ramp(turn, (
        (125, "#F4D58A"), (160, "#FFF6D2"), (185, "#D9AE54"), (225, "#7A5420"), (290, "#A37A34"),
    ))  # fmt: skip


def _sooty(turn: float) -> str:
    return _ramp(turn, (
        (125, "#54708C"), (150, "#2A4566"), (162, "#9DB6C4"), (168, "#34506E"), (195, "#14233C"),
        (235, "#050A14"), (262, "#1A1A24"), (290, "#4A3430"),
    ))  # fmt: skip


def _dome(sheet: Sheet) -> None:
    """The steam dome, of brass."""
    x, base = seen((MIDDLE, AXIS + 0.86, 8.6))
    unit = scale(8.6)
    pen = sheet.pen
    pen.move_to(x - 0.44 * unit, base + 0.1 * unit)
    pen.line_to(x - 0.4 * unit, base - 0.28 * unit)
    pen.curve_to(
        x - 0.36 * unit, base - 0.72 * unit, x + 0.36 * unit, base - 0.72 * unit,
        x + 0.4 * unit, base - 0.28 * unit,
    )  # fmt: skip
    pen.line_to(x + 0.44 * unit, base + 0.1 * unit)
    pen.close_path()
    brass = along(
        (x - 0.44 * unit, 0), (x + 0.44 * unit, 0), (0, "#C08F3C", 1), (0.22, "#FFF3C8", 1),
        (0.4, "#D9AE54", 1), (0.75, "#6E4A1A", 1), (1, "#3A2410", 1),
    )  # fmt: skip
    sheet.fill(brass)


def _chimney(sheet: Sheet) -> None:
    """A flared chimney with a brass rim."""
    unit = scale(5.75)
    x, base = seen((MIDDLE, AXIS + 0.9, 5.75))
    top = base - 0.82 * unit
    body = [(x - 0.36 * unit, base + 0.15 * unit), (x - 0.27 * unit, base - 0.12 * unit)]
    body += [(x - 0.34 * unit, top), (x + 0.34 * unit, top), (x + 0.27 * unit, base - 0.12 * unit)]
    black = along(
        (x - 0.34 * unit, 0), (x + 0.34 * unit, 0), (0, "#2A4566", 1), (0.18, "#A9BFCB", 1),
        (0.3, "#22395A", 1), (0.65, "#070D18", 1), (1, "#1A1A24", 1),
    )  # fmt: skip
    sheet.polygon([*body, (x + 0.36 * unit, base + 0.15 * unit)]).fill(black)
    rim = Box(x - 0.42 * unit, top - 0.14 * unit, 0.84 * unit, 0.18 * unit)
    brass = along(
        (rim.left, 0), (rim.right, 0), (0, "#B98836", 1), (0.22, "#FFF6D2", 1), (0.5, "#D9AE54", 1),
        (1, "#54360F", 1),
    )  # fmt: skip
    sheet.rounded(rim, 12).fill(brass)


def _running_gear(sheet: Sheet) -> None:
    """Wheels, rods, and the plate above them."""
    face(sheet, side(2.3, 0.3, 1.5, 5.3, 12.2), flat("#050A14"))
    for away, radius in _WHEELS:
        _wheel(sheet, away, radius)
    for x, low, high, colour in ((2.02, 0.60, 0.80, "#0E1626"), (2.0, 0.63, 0.77, "#EBDDB6")):
        face(sheet, side(x, low, high, 6.9, 11.3), flat(colour))
    for away in (7.2, 9.1, 11.1):
        face(sheet, wheel(1.98, 0.7, away, 0.12), flat(GOLD))
    face(sheet, side(1.6, 1.5, 1.72, 5.2, 12.2), flat(RED))
    face(sheet, side(1.6, 1.68, 1.74, 5.2, 12.2), flat(GOLD_LIGHT))
    face(sheet, side(1.6, 1.48, 1.52, 5.2, 12.2), flat(GOLD))
    cylinder = along(
        seen((1.4, 1.2, 6)),
        seen((1.4, 0.55, 6)),
        (0, "#E2602F", 1),
        (0.4, "#B5301A", 1),
        (1, "#3A0D06", 1),
    )
    face(sheet, side(1.45, 0.5, 1.25, 5.45, 6.5), cylinder)
    face(sheet, side(1.44, 0.5, 1.25, 6.38, 6.5), flat(GOLD))
    face(sheet, front(1.45, 2.05, 0.5, 1.25, 5.45), flat("#4A120A"))


def _wheel(sheet: Sheet, away: float, radius: float) -> None:
    """A red wheel with a bright tyre and gold spokes."""
    for x, share, colour in (
        (2.14, 1.0, "#0A1220"), (2.12, 0.98, "#F0DCA8"), (2.11, 0.91, RED), (2.1, 0.76, "#1A0A08")
    ):  # fmt: skip
        face(sheet, wheel(x, radius, away, radius * share), flat(colour))
    for spoke in range(14):
        turn = math.pi * spoke / 7
        rise, ahead = radius * 0.78 * math.sin(turn), radius * 0.78 * math.cos(turn)
        ends = [seen((2.09, radius, away)), seen((2.09, radius + rise, away + ahead))]
        sheet.polygon(ends, closed=False).stroke(flat("#D2502A"), scale(away) * 0.03)
    face(sheet, wheel(2.08, radius, away, radius * 0.22), flat(GOLD))
