"""Cursors in cream with a navy edge, at 32 and 64 pixels, with the point that clicks."""

import math
from collections.abc import Callable

import cairocffi

from tools.table_art.palette import CREAM, GOLD, VERMILION
from tools.table_art.piece import Piece, Pieces
from tools.table_art.sheet import Box, Point, Sheet, down, drawn, flat, shadow, stacked

_EDGE = "#0C1728"
_SIZES = (32, 64)
Draw = Callable[[Sheet], None]


def cursors() -> Pieces:
    """Every cursor in both sizes."""
    pieces = {}
    for name, (draw, (x, y)) in _CURSORS.items():
        for size in _SIZES:
            image = drawn(32, 32, draw, scale=size / 32)
            image = stacked(shadow(image, size / 40, size // 32, 0.55), image)
            hotspot = (round(x * size / 32), round(y * size / 32))
            pieces[f"{name}_{size}"] = Piece(image, hotspot=hotspot)
    return pieces


def _body(sheet: Sheet) -> None:
    """Fill and edge what is in the path."""
    sheet.pen.set_line_join(cairocffi.LINE_JOIN_ROUND)
    sheet.stroke(flat(_EDGE), 3.6, keep=True)
    sheet.fill(down(3, 29, (0, "#FFFDF4", 1), (0.6, CREAM, 1), (1, "#DFC88F", 1)))


def _arrow(sheet: Sheet) -> None:
    points: list[Point] = [(4, 3), (4, 24.4), (9.4, 19.6), (13, 27.6), (17, 25.8), (13.4, 18)]
    sheet.polygon([*points, (20.4, 17.6)])
    _body(sheet)
    sheet.polygon([(6.4, 8.6), (6.4, 19), (9.2, 16.6)]).fill(flat(GOLD, 0.55))


def _palm(sheet: Sheet, tops: tuple[float, float, float, float]) -> None:
    """A hand whose four fingers reach up to given heights."""
    for number, top in enumerate(tops):
        sheet.rounded(Box(9.6 + number * 4.4, top, 4.6, 24 - top), 2.2)
    sheet.polygon(
        [(9.6, 17), (27.2, 17), (27.2, 22), (24.4, 28.6), (13, 28.6), (5.2, 19.6), (7.6, 17.4)]
    )
    _body(sheet)
    for number in range(1, 4):
        x = 9.7 + number * 4.4
        sheet.polygon([(x, max(tops[number - 1 : number + 1]) + 2.4), (x, 18.4)], closed=False)
        sheet.stroke(flat(_EDGE), 1.1)
    sheet.rounded(Box(12, 25.6, 13.6, 3.6), 1).fill(flat("#B4321A"), keep=True)
    sheet.stroke(flat(_EDGE), 1.2)


def _hand(sheet: Sheet) -> None:
    _palm(sheet, (3.4, 11.6, 12.2, 13.4))


def _grab(sheet: Sheet) -> None:
    _palm(sheet, (6.4, 4.4, 5.2, 8))


def _grabbing(sheet: Sheet) -> None:
    _palm(sheet, (12.4, 11.6, 12, 13.4))


def _forbidden(sheet: Sheet) -> None:
    sheet.circle(16, 16, 10.4).stroke(flat(_EDGE), 7.4)
    sheet.polygon([(8.8, 8.8), (23.2, 23.2)], closed=False).stroke(flat(_EDGE), 7)
    sheet.circle(16, 16, 10.4).stroke(flat(CREAM), 5)
    sheet.polygon([(9, 9), (23, 23)], closed=False).stroke(flat(CREAM), 4.6)
    sheet.circle(16, 16, 10.4).stroke(flat(VERMILION), 3)
    sheet.polygon([(9, 9), (23, 23)], closed=False).stroke(flat(VERMILION), 2.8)


def _wait(sheet: Sheet) -> None:
    """The driving wheel of an engine."""
    sheet.circle(16, 16, 13)
    _body(sheet)
    sheet.circle(16, 16, 11.6).stroke(flat("#B4321A"), 2.6)
    for number in range(8):
        turn = math.pi * number / 4
        end = (16 + 10 * math.cos(turn), 16 + 10 * math.sin(turn))
        sheet.polygon([(16, 16), end], closed=False).stroke(flat(_EDGE), 1.5)
    sheet.circle(16, 16, 3.2).fill(flat(GOLD), keep=True).stroke(flat(_EDGE), 1.2)


_CURSORS: dict[str, tuple[Draw, Point]] = {
    "arrow": (_arrow, (4, 3)),
    "hand": (_hand, (12, 4)),
    "forbidden": (_forbidden, (16, 16)),
    "grab": (_grab, (17, 16)),
    "grabbing": (_grabbing, (17, 18)),
    "wait": (_wait, (16, 16)),
}
