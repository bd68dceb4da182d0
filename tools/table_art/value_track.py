"""The value track: a railway line across the card, and the enamel disc that travels on it."""

from functools import partial

from PIL import Image

from tools.table_art.palette import GOLD_DARK, INK, Livery, liveries, mixed
from tools.table_art.piece import Piece, Pieces, all_round
from tools.table_art.sheet import (
    Box,
    Sheet,
    down,
    drawn,
    flat,
    gold,
    round_about,
    shadow,
    stacked,
)

_STEP, _HEIGHT = 14.0, 18.0  # one value, one sleeper


def value_track() -> Pieces:
    """Rails ahead, rails already passed in each colour, ticks, ends and markers."""
    pieces = {
        "track/rail": Piece(drawn(_STEP, _HEIGHT, partial(_rail, livery=None)), tiles="x"),
        "track/buffer": Piece(drawn(18, _HEIGHT, _buffer)),
        "track/tick": Piece(drawn(4, 6, lambda sheet: _tick(sheet, 1.2, 4))),
        "track/tick_five": Piece(drawn(4, 6, lambda sheet: _tick(sheet, 1.8, 6))),
    }
    for livery in liveries():
        rail = drawn(_STEP, _HEIGHT, partial(_rail, livery=livery))
        pieces[f"track/passed_{livery.company}"] = Piece(rail, tiles="x")
        marker = Piece(_marker(livery), overhang=all_round(10), text=livery.ink)
        pieces[f"track/marker_{livery.company}"] = marker
    return pieces


def _rail(sheet: Sheet, livery: Livery | None) -> None:
    """One sleeper and its length of rail; the bed is coloured where the company has been."""
    middle = _HEIGHT / 2
    if livery:
        bed = Box(0, middle - 5, _STEP, 10)
        light = mixed(livery.body, livery.light, 0.45)
        sheet.box(bed).fill(down(bed.top, bed.bottom, (0, light, 1), (1, livery.body, 1)))
    sleeper = Box(_STEP / 2 - 2, middle - 7, 4, 14)
    sheet.rounded(sleeper, 0.8)
    wood = ("#5A3A1E", "#3B2412") if livery else ("#B08B5C", "#94703F")
    sheet.fill(down(sleeper.top, sleeper.bottom, (0, wood[0], 1), (1, wood[1], 1)))
    for top in (middle - 4.4, middle + 2.6):
        sheet.box(Box(0, top + 0.9, _STEP, 1.6)).fill(flat(INK, 0.3))
        steel = ("#F4EFE2", "#55504A") if livery else ("#8F8A80", "#4A4640")
        sheet.box(Box(0, top, _STEP, 1.9))
        sheet.fill(down(top, top + 1.9, (0, steel[0], 1), (1, steel[1], 1)))


def _buffer(sheet: Sheet) -> None:
    """A buffer stop, where the printed track ends."""
    middle = _HEIGHT / 2
    for top in (middle - 4.4, middle + 2.6):
        sheet.box(Box(0, top, 9, 1.9)).fill(flat("#6A665E"))
    sheet.rounded(Box(7, 1, 6, 16), 1.2)
    sheet.fill(down(1, 17, (0, "#D9532A", 1), (1, "#8E2410", 1)), keep=True).stroke(flat(INK), 1)
    for top in (3.6, 8.0, 12.4):
        sheet.box(Box(7.6, top, 4.8, 2)).fill(flat("#FFF6DF"))


def _tick(sheet: Sheet, width: float, height: float) -> None:
    sheet.box(Box(2 - width / 2, 0, width, height)).fill(flat("#6A4E2C"))


def _marker(livery: Livery) -> Image.Image:
    """A round enamel disc in a brass ring; its number is written at run time."""

    def draw(sheet: Sheet) -> None:
        x = y = 20.0
        ring = Box(x - 15, y - 15, 30, 30)
        sheet.circle(x, y, 15).fill(gold(ring), keep=True).stroke(flat(GOLD_DARK), 0.8)
        sheet.circle(x, y, 12.4).fill(flat(livery.dark))
        light = mixed(livery.body, livery.light, 0.3)
        enamel = round_about(
            x, y, 13, (0, light, 1), (0.6, livery.body, 1), (1, livery.dark, 1), light=(-3, -5)
        )
        sheet.circle(x, y, 11.7).fill(enamel)
        sheet.circle(x, y, 11.7).clip()
        sheet.pen.save()
        sheet.pen.translate(x, y - 9.5)
        sheet.pen.scale(1, 0.62)
        sheet.circle(0, 0, 11).fill(down(-11, 11, (0, "#FFFFFF", 0.5), (1, "#FFFFFF", 0.05)))
        sheet.pen.restore()

    image = drawn(40, 40, draw)
    return stacked(shadow(image, 3, 4, 0.6, INK), image)
