"""The engine that comes out of the sun towards us, and its train behind it."""

import math
from collections.abc import Callable
from itertools import pairwise

from tools.table_art.palette import mixed
from tools.table_art.perspective import Place, face, facing_strips, front, scale, seen, side, wheel
from tools.table_art.sheet import Box, Sheet, along, down, flat, round_about

_MIDDLE, _AXIS = 3.0, 2.62  # the boiler's axis: metres to the right, metres up
_FACE = 5.2  # how far away the smokebox door is
_GOLD, _GOLD_LIGHT, _BLACK, _RED = "#D9AE54", "#FFEDB8", "#0A1424", "#B5301A"
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
    _drum(sheet, 1.0, 6.5, _FACE, _sooty)
    _door(sheet)
    _beam(sheet)
    for x in (1.95, 4.05):
        _lamp(sheet, x, 1.86, 0.2)


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
        face(sheet, side(left, low, low + 0.07, 18.5, 900), flat(_GOLD))


def _cab(sheet: Sheet) -> None:
    """Tender and cab, broad behind the boiler."""
    face(sheet, side(1.6, 1.1, 3.0, 14.6, 18.0), flat("#7E1E10"))
    face(sheet, side(1.6, 2.86, 3.0, 14.6, 18.0), flat(_GOLD))
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
        flat(_GOLD),
    )


def _drum(
    sheet: Sheet, radius: float, far: float, near: float, tone: Callable[[float], str]
) -> None:
    """A length of boiler, in strips whose tone depends on the way they face."""
    for start, end in facing_strips(_MIDDLE, _AXIS, radius):
        corners = []
        for away, turn in ((far, start), (near, start), (near, end), (far, end)):
            across, rise = radius * math.cos(turn), radius * math.sin(turn)
            corners.append((_MIDDLE + across, _AXIS + rise, away))
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
    x, base = seen((_MIDDLE, _AXIS + 0.86, 8.6))
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
    x, base = seen((_MIDDLE, _AXIS + 0.9, 5.75))
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
    face(sheet, side(1.75, 0.3, 1.5, 5.3, 12.2), flat("#050A14"))
    for away, radius in _WHEELS:
        up = radius
        face(sheet, wheel(1.72, up, away, radius), flat("#0A1220"))
        for share, colour in ((0.97, "#E8C878"), (0.92, "#B5301A"), (0.74, "#16100F")):
            face(sheet, wheel(1.7, up, away, radius * share), flat(colour))
        for spoke in range(12):
            turn = math.pi * spoke / 6 + away
            rise, along_line = radius * 0.8 * math.sin(turn), radius * 0.8 * math.cos(turn)
            sheet.polygon(
                [seen((1.69, up, away)), seen((1.69, up + rise, away + along_line))], False
            )
            sheet.stroke(flat("#C8401F"), scale(away) * 0.07)
        face(sheet, wheel(1.68, up, away, radius * 0.24), flat(_GOLD))
    face(sheet, side(1.6, 0.62, 0.78, 6.9, 11.3), flat("#0E1626"))
    face(sheet, side(1.58, 0.64, 0.76, 6.9, 11.3), flat("#E8D9B0"))
    for away in (7.2, 9.1, 11.1):
        face(sheet, wheel(1.56, 0.7, away, 0.13), flat(_GOLD))
    face(sheet, side(1.6, 1.5, 1.72, 5.2, 12.2), flat(_RED))
    face(sheet, side(1.6, 1.68, 1.74, 5.2, 12.2), flat(_GOLD_LIGHT))
    face(sheet, side(1.6, 1.48, 1.52, 5.2, 12.2), flat(_GOLD))
    cylinder = along(
        seen((1.4, 1.2, 6)),
        seen((1.4, 0.55, 6)),
        (0, "#E2602F", 1),
        (0.4, "#B5301A", 1),
        (1, "#3A0D06", 1),
    )
    face(sheet, side(1.45, 0.5, 1.25, 5.45, 6.5), cylinder)
    face(sheet, side(1.44, 0.5, 1.25, 6.38, 6.5), flat(_GOLD))
    face(sheet, front(1.45, 2.05, 0.5, 1.25, 5.45), flat("#4A120A"))


def _door(sheet: Sheet) -> None:
    """The smokebox door: black, ringed with brass, a star of rays beaten into it."""
    x, y = seen((_MIDDLE, _AXIS, _FACE))
    unit = scale(_FACE)
    rim = along(
        (x - unit, y - unit), (x + unit, y + unit), (0, "#FFF3C8", 1), (0.35, "#D9AE54", 1),
        (0.7, "#6E4A1A", 1), (1, "#C8973E", 1),
    )  # fmt: skip
    sheet.circle(x, y, unit).fill(flat("#101D33"))
    sheet.circle(x, y, 0.95 * unit).fill(rim)
    sheet.circle(x, y, 0.88 * unit).fill(flat(_BLACK))
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
    sheet.circle(x, y, 0.77 * unit).stroke(flat(_GOLD, 0.9), 0.022 * unit)
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


def _beam(sheet: Sheet) -> None:
    """Buffer beam, buffers, coupling, and what is dark beneath."""
    face(sheet, front(1.85, 4.15, 0.12, 0.95, 5.3), flat("#050A14"))
    for x in (2.28, 3.72):
        _leading_wheel(sheet, x)
    face(sheet, front(1.55, 4.45, 1.42, 1.74, _FACE), flat("#0E1A2E"))
    top, low = seen((0, 1.5, 5))[1], seen((0, 0.9, 5))[1]
    enamel = down(top, low, (0, "#F07A40", 1), (0.35, "#CF4220", 1), (1, "#7E1D0B", 1))
    face(sheet, front(1.5, 4.5, 0.92, 1.5, 5.0), enamel)
    for low_edge in (0.92, 1.45):
        face(sheet, front(1.5, 4.5, low_edge, low_edge + 0.05, 5.0), flat(_GOLD_LIGHT))
    for x in (2.1, 3.82):
        _buffer(sheet, x)
    hook, under = seen((_MIDDLE, 1.3, 4.9)), seen((_MIDDLE, 0.62, 4.9))
    sheet.polygon([hook, under], closed=False).stroke(flat("#05090F"), 34)
    sheet.polygon([hook, under], closed=False).stroke(flat("#B98836"), 12)
    sheet.circle(*hook, 30).fill(flat("#D9AE54"), keep=True).stroke(flat("#05090F"), 6)


def _leading_wheel(sheet: Sheet, x: float) -> None:
    """A wheel of the bogie from the front: a drum of steel on the rail."""
    left, top = seen((x - 0.13, 0.98, 5.25))
    right, bottom = seen((x + 0.13, 0.1, 5.25))
    steel = along(
        (left, 0),
        (right, 0),
        (0, "#F2D9A0", 1),
        (0.16, "#8A7A66", 1),
        (0.45, "#2A3A52", 1),
        (1, "#070D18", 1),
    )
    sheet.rounded(Box(left, top, right - left, bottom - top), 14).fill(steel)
    flange = Box(right - 10, top - 4, 16, bottom - top + 14)
    sheet.rounded(flange, 7).fill(flat("#16233A"))
    under = round_about((left + right) / 2, bottom, 120, (0, "#000000", 0.6), (1, "#000000", 0))
    sheet.box(Box(left - 90, bottom, right - left + 180, 30)).fill(under)


def _buffer(sheet: Sheet, x: float) -> None:
    far, near = seen((x, 1.2, 5.0)), seen((x, 1.2, 4.55))
    sheet.polygon([far, near], closed=False).stroke(flat("#0A1220"), 62)
    unit = scale(4.55)
    sheet.circle(*near, 0.26 * unit).fill(flat("#05090F"))
    plate = round_about(
        *near, 0.26 * unit, (0, "#FFF6D2", 1), (0.5, "#C8973E", 1), (1, "#5A3C12", 1),
        light=(-0.1 * unit, -0.1 * unit),
    )  # fmt: skip
    sheet.circle(*near, 0.24 * unit).fill(plate)
    sheet.circle(*near, 0.15 * unit).stroke(flat("#5A3C12", 0.6), 3)


def _lamp(sheet: Sheet, x: float, up: float, radius: float) -> None:
    """A lamp that shines at us."""
    middle = seen((x, up, 5.0))
    unit = scale(5.0) * radius
    sheet.rounded(Box(middle[0] - unit, middle[1] - unit * 1.3, 2 * unit, 2.5 * unit), unit * 0.3)
    sheet.fill(flat("#0A1220"))
    sheet.circle(*middle, unit).fill(flat("#D9AE54"))
    glass = round_about(*middle, unit, (0, "#FFFFFF", 1), (0.6, "#FFF1B8", 1), (1, "#F9C25E", 1))
    sheet.circle(*middle, unit * 0.82).fill(glass)
    halo = round_about(
        *middle, unit * 5.5, (0, "#FFF3C0", 0.75), (0.25, "#FFDD88", 0.3), (1, "#FFDD88", 0)
    )
    sheet.circle(*middle, unit * 5.5).fill(halo)
