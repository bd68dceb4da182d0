"""The face of the poster's engine: smokebox door, buffer beam, wheels from the front, lamps."""

import math

from tools.table_art.perspective import Place, face, front, scale, seen
from tools.table_art.sheet import Box, Sheet, along, down, flat, round_about

MIDDLE, AXIS = 3.0, 2.62  # the boiler's axis: metres to the right, metres up
FACE = 5.2  # how far away the smokebox door is
GOLD, GOLD_LIGHT, BLACK, RED = "#D9AE54", "#FFEDB8", "#0A1424", "#B5301A"


def door(sheet: Sheet) -> None:
    """The smokebox door: black, ringed with brass, a star of rays beaten into it."""
    x, y = seen((MIDDLE, AXIS, FACE))
    unit = scale(FACE)
    rim = along(
        (x - unit, y - unit), (x + unit, y + unit), (0, "#FFF3C8", 1), (0.35, "#D9AE54", 1),
        (0.7, "#6E4A1A", 1), (1, "#C8973E", 1),
    )  # fmt: skip
    sheet.circle(x, y, unit).fill(flat("#101D33"))
    sheet.circle(x, y, 0.95 * unit).fill(rim)
    sheet.circle(x, y, 0.88 * unit).fill(flat(BLACK))
    sheet.circle(x, y, 0.86 * unit)
    steel = round_about(
        x, y, 0.9 * unit, (0, "#35547A", 1), (0.6, "#152844", 1), (1, "#08101E", 1),
        light=(-0.35 * unit, -0.3 * unit),
    )  # fmt: skip
    sheet.fill(steel)
    for number in range(24):
        start = math.pi * (number + 0.25) / 12
        sheet.ray(x, y, 0.74 * unit, start, start + math.pi / 24)
        sheet.fill(round_about(x, y, 0.74 * unit, (0.25, "#D9AE54", 0.5), (1, "#D9AE54", 0.08)))
    sheet.circle(x, y, 0.77 * unit).stroke(flat(GOLD, 0.9), 0.022 * unit)
    sheet.circle(x, y, 0.36 * unit).fill(rim)
    sheet.circle(x, y, 0.31 * unit).fill(flat("#8E2410"))
    red = round_about(
        x, y, 0.3 * unit, (0, "#F58350", 1), (1, "#A82C12", 1), light=(-0.1 * unit, -0.1 * unit)
    )
    sheet.circle(x, y, 0.29 * unit).fill(red)
    sheet.circle(x, y, 0.1 * unit).fill(rim)
    for number in range(16):
        turn = math.pi * number / 8
        sheet.circle(
            x + 0.915 * unit * math.cos(turn), y + 0.915 * unit * math.sin(turn), 0.021 * unit
        )
        sheet.fill(flat("#4A3010"))


def beam(sheet: Sheet) -> None:
    """Buffer beam, buffers, coupling, and what is dark beneath."""
    face(sheet, front(2.1, 3.9, 0.16, 0.95, 5.3), flat("#050A14"))
    for x in (2.28, 3.72):
        _leading_wheel(sheet, x)
    plough: list[Place] = [
        (1.7, 0.95, 5.05),
        (4.3, 0.95, 5.05),
        (3.98, 0.4, 5.05),
        (2.02, 0.4, 5.05),
    ]
    low, high = seen((0, 0.4, 5.05))[1], seen((0, 0.95, 5.05))[1]
    face(sheet, plough, down(high, low, (0, "#0B1628", 1), (1, "#24406A", 1)))
    face(sheet, front(2.02, 3.98, 0.4, 0.44, 5.05), flat(GOLD))
    face(sheet, front(1.55, 4.45, 1.42, 1.74, FACE), flat("#0E1A2E"))
    top, low = seen((0, 1.5, 5))[1], seen((0, 0.9, 5))[1]
    enamel = down(top, low, (0, "#F07A40", 1), (0.35, "#CF4220", 1), (1, "#7E1D0B", 1))
    face(sheet, front(1.5, 4.5, 0.92, 1.5, 5.0), enamel)
    for low_edge in (0.92, 1.45):
        face(sheet, front(1.5, 4.5, low_edge, low_edge + 0.05, 5.0), flat(GOLD_LIGHT))
    for x in (2.1, 3.82):
        _buffer(sheet, x)
    _coupling(sheet)


def _coupling(sheet: Sheet) -> None:
    """A hook, and a chain of three links that hangs from it."""
    for up in (0.62, 0.84, 1.06):
        x, y = seen((MIDDLE, up, 4.9))
        link = Box(x - 15, y - 44, 30, 76)
        sheet.rounded(link, 15).stroke(flat("#05090F"), 18)
        sheet.rounded(link, 15).stroke(flat("#C8973E"), 9)
    hook = seen((MIDDLE, 1.27, 4.9))
    sheet.circle(*hook, 26).fill(flat("#E0B65E"), keep=True).stroke(flat("#05090F"), 6)


def _leading_wheel(sheet: Sheet, x: float) -> None:
    """A wheel of the bogie from the front: a drum of steel on the rail."""
    left, top = seen((x - 0.08, 0.98, 5.4))
    right, bottom = seen((x + 0.08, 0.04, 5.4))
    steel = along(
        (left, 0),
        (right, 0),
        (0, "#F2D9A0", 1),
        (0.16, "#8A7A66", 1),
        (0.45, "#2A3A52", 1),
        (1, "#070D18", 1),
    )
    sheet.rounded(Box(left, top, right - left, bottom - top), 14).fill(steel)
    flange = Box(right - 5, top - 4, 11, bottom - top + 12)
    sheet.rounded(flange, 7).fill(flat("#16233A"))
    under = round_about((left + right) / 2, bottom, 120, (0, "#000000", 0.6), (1, "#000000", 0))
    sheet.box(Box(left - 90, bottom, right - left + 180, 30)).fill(under)


def _buffer(sheet: Sheet, x: float) -> None:
    far, near = seen((x, 1.2, 5.0)), seen((x, 1.2, 4.55))
    sheet.polygon([far, near], closed=False).stroke(flat("#05090F"), 74)
    sheet.polygon([far, near], closed=False).stroke(flat("#7E1D0B"), 62)
    unit = scale(4.55)
    sheet.circle(*near, 0.26 * unit).fill(flat("#05090F"))
    plate = round_about(
        *near, 0.26 * unit, (0, "#FFF6D2", 1), (0.5, "#C8973E", 1), (1, "#5A3C12", 1),
        light=(-0.1 * unit, -0.1 * unit),
    )  # fmt: skip
    sheet.circle(*near, 0.24 * unit).fill(plate)
    sheet.circle(*near, 0.15 * unit).stroke(flat("#5A3C12", 0.6), 3)


def lamp(sheet: Sheet, x: float, up: float, radius: float) -> None:
    """A lamp that shines at us."""
    middle = seen((x, up, 5.0))
    unit = scale(5.0) * radius
    halo = round_about(
        *middle, unit * 4, (0.2, "#FFD27A", 0.55), (0.5, "#F0A048", 0.2), (1, "#E08030", 0)
    )
    sheet.circle(*middle, unit * 4).fill(halo)
    sheet.box(Box(middle[0] - unit * 0.3, middle[1] - unit * 1.6, unit * 0.6, unit)).fill(
        flat(BLACK)
    )
    sheet.circle(*middle, unit * 1.16).fill(flat(BLACK))
    sheet.circle(*middle, unit).fill(flat("#D9AE54"))
    glass = round_about(*middle, unit, (0, "#FFFFFF", 1), (0.6, "#FFF1B8", 1), (1, "#F9C25E", 1))
    sheet.circle(*middle, unit * 0.82).fill(glass)
