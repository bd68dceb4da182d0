"""Panels: the navy grounds with gold lines that everything else lies on."""

import math

from tools.table_art.palette import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    MIDNIGHT,
    PAPER,
    PAPER_DARK,
)
from tools.table_art.piece import Piece, Pieces, all_round
from tools.table_art.sheet import (
    Box,
    Sheet,
    along,
    down,
    drawn,
    flat,
    gold,
    shadow,
    stacked,
)

_FAN = Box(0, 0, 48, 48)  # one fan of the pattern and the half fans between which it lies


def panels() -> Pieces:
    """Every panel by its name."""
    return {
        "panel/side": Piece(drawn(64, 96, _side), slices=(32, 4, 24, 4), text=CREAM),
        "panel/pattern": Piece(drawn(_FAN.width, _FAN.height, _fans), tiles="xy"),
        "panel/action": Piece(drawn(96, 96, _action), slices=all_round(56), text=CREAM),
        "panel/dialog": _dialog(),
        "panel/tooltip": _tooltip(),
        "panel/log": Piece(drawn(48, 48, _log), slices=all_round(24), text=CREAM),
        "panel/heading": Piece(drawn(120, 8, _heading), slices=(100, 4, 100, 4)),
        "panel/rule": Piece(drawn(120, 9, _rule), slices=(80, 4, 80, 4)),
        "panel/badge": Piece(drawn(32, 26, _badge), slices=(20, 16, 20, 16), text=INK),
        "panel/map_frame": Piece(drawn(128, 128, _map_frame), slices=all_round(96)),
    }


def _side(sheet: Sheet) -> None:
    whole = sheet.whole
    navy = down(0, whole.height, (0, "#1D3457", 1), (0.5, "#14253F", 1), (1, "#0C182A", 1))
    sheet.box(whole).fill(navy)
    for left, width, opacity in ((0, 3, 1), (5.5, 1, 0.75)):
        lines = down(
            0, whole.height, (0, GOLD_LIGHT, opacity), (0.5, GOLD, opacity), (1, GOLD_DARK, opacity)
        )
        sheet.box(Box(left, 0, width, whole.height)).fill(lines)
    sheet.box(Box(3, 0, 9, whole.height))
    sheet.fill(along((3, 0), (12, 0), (0, MIDNIGHT, 0.55), (1, MIDNIGHT, 0)))


def _fans(sheet: Sheet) -> None:
    sheet.box(sheet.whole).clip()
    for row in range(-1, 4):
        for column in range(-1, 3):
            x = column * 48 + (24 if row % 2 else 0)
            y = row * 24 + 24
            for radius in (23.5, 18, 12.5, 7):
                sheet.pen.new_sub_path()
                sheet.pen.arc(x, y, radius, math.pi * 1.02, math.pi * 1.98)
                sheet.stroke(flat(GOLD, 0.085), 0.9)
            sheet.circle(x, y - 1.5, 1.4).fill(flat(GOLD, 0.10))


def _action(sheet: Sheet) -> None:
    outer = sheet.whole.inset(1)
    navy = down(0, outer.bottom, (0, "#203A5D", 0.96), (1, "#0E1B2F", 0.96))
    sheet.stepped(outer, 7).fill(navy, keep=True).stroke(flat(GOLD, 0.9), 1.5)
    sheet.stepped(outer.inset(5), 7).stroke(flat(GOLD, 0.28), 0.8)


def _dialog() -> Piece:
    def draw(sheet: Sheet) -> None:
        outer = Box(16, 12, 168, 168)
        navy = down(
            outer.top, outer.bottom, (0, "#223E64", 1), (0.45, NAVY_DEEP, 1), (1, "#0B1628", 1)
        )
        sheet.stepped(outer, 10).fill(navy, keep=True).stroke(gold(outer), 3)
        sheet.stepped(outer.inset(6), 10).stroke(flat(GOLD, 0.75), 1)
        sheet.stepped(outer.inset(9), 10).stroke(flat(GOLD, 0.3), 0.8)
        corner_suns(sheet, outer.inset(21))

    image = drawn(200, 200, draw)
    image = stacked(shadow(image, 14, 8, 0.8), image)
    return Piece(image, slices=(128, 120, 128, 136), overhang=(32, 24, 32, 40), text=CREAM)


NAVY_DEEP = "#152845"


def corner_suns(sheet: Sheet, box: Box) -> None:
    """A quarter of a sun in each corner."""
    for left in (True, False):
        for upper in (True, False):
            _corner_sun(sheet, box, left, upper)


def _corner_sun(sheet: Sheet, box: Box, left: bool, upper: bool) -> None:
    x, y = box.left if left else box.right, box.top if upper else box.bottom
    sheet.pen.save()
    sheet.pen.translate(x, y)
    sheet.pen.scale(1 if left else -1, 1 if upper else -1)
    for number in range(6):
        start = math.pi / 2 * (number + 0.22) / 6
        reach = 24 if number % 2 else 18
        sheet.ray(0, 0, reach, start, start + math.pi / 2 * 0.56 / 6)
        sheet.fill(flat(GOLD, 0.6))
    sheet.pen.move_to(0, 0)
    sheet.pen.arc(0, 0, 8, 0, math.pi / 2)
    sheet.pen.close_path()
    sheet.fill(flat(NAVY_DEEP), keep=True).stroke(flat(GOLD, 0.9), 1)
    sheet.pen.restore()


def _tooltip() -> Piece:
    def draw(sheet: Sheet) -> None:
        outer = Box(6, 4, 52, 38)
        paper = down(outer.top, outer.bottom, (0, PAPER, 1), (1, PAPER_DARK, 1))
        sheet.stepped(outer, 3).fill(paper, keep=True).stroke(flat(GOLD_DARK), 1.4)
        sheet.stepped(outer.inset(3), 3).stroke(flat(GOLD, 0.8), 0.8)

    image = drawn(64, 50, draw)
    image = stacked(shadow(image, 5, 4, 0.7), image)
    return Piece(image, slices=(36, 32, 36, 40), overhang=(12, 8, 12, 16), text=INK)


def _log(sheet: Sheet) -> None:
    outer = sheet.whole
    sheet.rounded(outer, 5).fill(flat(MIDNIGHT, 0.62))
    sheet.rounded(outer.inset(0.75), 5)
    sheet.stroke(down(0, outer.height, (0, BLACK_LINE, 0.7), (1, GOLD, 0.35)), 1)


BLACK_LINE = "#03060C"


def _heading(sheet: Sheet) -> None:
    """A pair of lines that runs on from a heading and ends in a lozenge."""
    sheet.box(Box(0, 2.5, 108, 1.2)).fill(flat(GOLD, 0.85))
    sheet.box(Box(0, 6, 104, 0.8)).fill(flat(GOLD, 0.4))
    sheet.polygon([(108, 3.2), (113, 0.2), (118, 3.2), (113, 6.2)]).fill(flat(GOLD_LIGHT))


def _rule(sheet: Sheet) -> None:
    """A line that fades at both ends and carries nothing but itself."""
    fade = along((0, 0), (120, 0), (0, GOLD, 0), (0.3, GOLD, 0.7), (0.7, GOLD, 0.7), (1, GOLD, 0))
    sheet.box(Box(0, 4, 120, 1)).fill(fade)


def _badge(sheet: Sheet) -> None:
    """A small gold plate for a number."""
    outer = sheet.whole.inset(1)
    sheet.stepped(outer, 2.5).fill(down(0, 26, (0, "#F9E9BC", 1), (1, "#D2AA55", 1)), keep=True)
    sheet.stroke(flat(GOLD_DARK), 1.2)


def _map_frame(sheet: Sheet) -> None:
    outer = sheet.whole.inset(12)
    for inset, step, width, opacity in ((0, 9, 4, 0.35), (6, 9, 2, 0.25)):
        sheet.stepped(outer.inset(inset), step).stroke(flat(MIDNIGHT, opacity), width)
    sheet.stepped(outer, 9).stroke(flat(GOLD_LIGHT, 0.95), 2)
    sheet.stepped(outer.inset(6), 9).stroke(flat(GOLD_LIGHT, 0.6), 1)
    sheet.stepped(outer.inset(-5), 9).stroke(flat(GOLD_LIGHT, 0.3), 0.8)
