"""The walnut rack for the own portfolio, its slots, and the tray for a trade."""

from PIL import Image

from tools.table_art.palette import GOLD_DARK, GOLD_LIGHT, INK
from tools.table_art.piece import Piece, Pieces, all_round
from tools.table_art.sheet import SCALE, Box, Sheet, down, drawn, flat, gold, shadow, stacked
from tools.table_art.texture import walnut

HEIGHT = 116.0  # units, with six above and eight below for the shadow
_BODY = Box(0, 6, 0, 102)
_GROOVE = (34.0, 64.0)  # where the groove begins and how deep it is
_END, _MIDDLE = 44.0, 256.0


def rack() -> Pieces:
    """Left end, middle that repeats, right end; slots and trays."""
    whole = _whole()
    end, middle = round(_END * SCALE), round(_MIDDLE * SCALE)
    tall = whole.height
    pieces = {
        "rack/left": Piece(whole.crop((0, 0, end, tall)), overhang=(12, 12, 0, 16)),
        "rack/middle": Piece(
            whole.crop((end, 0, end + middle, tall)), overhang=(0, 12, 0, 16), tiles="x"
        ),
        "rack/right": Piece(
            whole.crop((end + middle, 0, whole.width, tall)), overhang=(0, 12, 12, 16)
        ),
        "tray/give": _tray(upward=True),
        "tray/take": _tray(upward=False),
    }
    for state, opacity in (("normal", 0.0), ("hover", 0.55), ("chosen", 1.0)):
        pieces[f"rack/slot_{state}"] = _slot(state, opacity)
    return pieces


def _whole() -> Image.Image:
    """The rack with one length of middle; the grain runs through from end to end."""
    width = 2 * _END + _MIDDLE
    grain = walnut(round(_MIDDLE * SCALE), round(_BODY.height * SCALE))
    board = Image.new("RGBA", (round(width * SCALE), round(HEIGHT * SCALE)))
    for turn in (-1, 0, 1):
        left = round((_END + turn * _MIDDLE) * SCALE)
        board.paste(grain, (left, round(_BODY.top * SCALE)))
    body = Box(6, _BODY.top, width - 12, _BODY.height)
    shape = drawn(width, HEIGHT, lambda sheet: sheet.rounded(body, 11).fill(flat(INK)))
    wood = Image.new("RGBA", board.size)
    wood.paste(board, (0, 0), shape.getchannel("A"))
    lights = drawn(width, HEIGHT, lambda sheet: _turned(sheet, body))
    return stacked(shadow(shape, 9, 8, 0.85), wood, lights)


def _turned(sheet: Sheet, body: Box) -> None:
    """Light on the edges, the groove, and brass caps over both ends."""
    sheet.rounded(body, 11).clip()
    sheet.box(body)
    sheet.fill(down(body.top, body.bottom, (0, "#FFD9A0", 0.22), (0.3, INK, 0), (1, INK, 0.5)))
    edge = down(
        body.top, body.bottom, (0, "#FFDFAE", 0.95), (0.4, "#7A4A22", 0.2), (1, "#160903", 0.95)
    )
    sheet.rounded(body.inset(1), 10).stroke(edge, 2)
    groove = Box(body.left + 12, body.top + _GROOVE[0], body.width - 24, _GROOVE[1] - 4)
    sheet.rounded(groove, 7)
    sheet.fill(
        down(
            groove.top,
            groove.bottom,
            (0, "#0D0502", 0.92),
            (0.3, "#1A0C05", 0.74),
            (1, "#3A2010", 0.5),
        ),
        keep=True,
    )
    lip = down(
        groove.top, groove.bottom, (0, "#0A0401", 1), (0.6, "#6E441F", 0.5), (1, "#F3C98A", 0.9)
    )
    sheet.stroke(lip, 1.6)
    sheet.box(Box(groove.left + 8, groove.bottom - 13, groove.width - 16, 1.2))
    sheet.fill(flat("#F3C98A", 0.22))
    for x in (_END - 2, body.right + 8 - _END):
        _joint(sheet, x, body, groove)
    for left in (body.left, body.right - 24):
        _cap(sheet, Box(left, body.top, 24, body.height), left == body.left)


def _joint(sheet: Sheet, x: float, body: Box, groove: Box) -> None:
    """Where an end block meets the rails; it hides that the grain does not run on."""
    for top, bottom in ((body.top + 2, groove.top - 1), (groove.bottom + 1, body.bottom - 2)):
        sheet.box(Box(x - 0.8, top, 1.3, bottom - top)).fill(flat("#120702", 0.85))
        sheet.box(Box(x + 0.5, top, 0.8, bottom - top)).fill(flat("#FFD9A0", 0.35))


def _cap(sheet: Sheet, box: Box, is_left: bool) -> None:
    """A stepped brass corner above and below, with a screw."""
    for top, upright in ((box.top, 1), (box.bottom, -1)):
        sheet.pen.save()
        sheet.pen.translate(box.left if is_left else box.right, top)
        sheet.pen.scale(1 if is_left else -1, upright)
        steps = [(0.0, 0.0), (24.0, 0.0), (24.0, 8.0), (16.0, 8.0), (16.0, 16.0), (8.0, 16.0)]
        sheet.polygon([*steps, (8.0, 24.0), (0.0, 24.0)])
        plate = gold(Box(0, 0, 24, 26)) if upright == 1 else flat("#A87E34")
        sheet.fill(plate, keep=True).stroke(flat("#4C3110"), 1)
        sheet.circle(8, 8, 2).fill(flat("#5E4418"))
        sheet.box(Box(6.6, 7.6, 2.8, 0.8)).fill(flat(GOLD_LIGHT))
        sheet.pen.restore()


def _slot(state: str, opacity: float) -> Piece:
    """The place of one locomotive in the groove."""

    def draw(sheet: Sheet) -> None:
        box = Box(4, 4, 64, 56)
        sheet.rounded(box, 6)
        sheet.fill(down(4, 60, (0, "#000000", 0.30), (1, "#FFD9A0", 0.10)), keep=True)
        sheet.stroke(down(4, 60, (0, "#000000", 0.5), (1, "#F3C98A", 0.35)), 1)
        if opacity:
            sheet.rounded(box, 6).fill(flat("#FFD36A", 0.16 * opacity), keep=True)
            sheet.stroke(flat("#FFE9A8", opacity), 2.2)

    image = drawn(72, 64, draw)
    if state == "chosen":
        image = stacked(shadow(image, 5, 0, 0.9, "#FFD36A"), image)
    return Piece(image, all_round(24), all_round(8), state=state)


def _tray(upward: bool) -> Piece:
    """One half of the trade: walnut rim, felt, and an engraved arrow in its left margin."""
    grain = walnut(512, 256, seed=19).crop((0, 0, 320, 208))
    outer = Box(6, 4, 148, 92)

    def felt(sheet: Sheet) -> None:
        sheet.rounded(outer, 8).clip()
        rim = down(4, 96, (0, "#FFDFAE", 0.9), (0.5, "#7A4A22", 0.1), (1, "#160903", 0.9))
        sheet.rounded(outer.inset(0.8), 8).stroke(rim, 1.8)
        bed = outer.inset(8)
        tones = ("#10243F", "#1D3C62") if upward else ("#3E0F0B", "#7A2418")
        sheet.rounded(bed, 5).fill(
            down(bed.top, bed.bottom, (0, tones[0], 1), (1, tones[1], 1)), True
        )
        sheet.stroke(down(bed.top, bed.bottom, (0, "#0A0401", 1), (1, "#F3C98A", 0.9)), 1.6)
        sheet.rounded(bed.inset(4), 3).stroke(flat(GOLD_LIGHT, 0.3), 0.8)
        _engraved_arrow(sheet, 38, 50, upward)

    shape = drawn(160, 104, lambda sheet: sheet.rounded(outer, 8).fill(flat(INK)))
    wood = Image.new("RGBA", shape.size)
    wood.paste(grain, (0, 0), shape.getchannel("A"))
    image = stacked(shadow(shape, 6, 6, 0.75), wood, drawn(160, 104, felt))
    return Piece(image, (120, 88, 40, 88), (12, 8, 12, 16), text="#F6EBCF")


def _engraved_arrow(sheet: Sheet, x: float, y: float, upward: bool) -> None:
    turn = 1 if upward else -1
    half = [(0, -20), (14, -4), (6, -4), (6, 4), (6, 18)]
    points = [(x + across, y + turn * rise) for across, rise in half]
    points += [(x - across, y + turn * rise) for across, rise in reversed(half[1:])]
    sheet.polygon(points).fill(gold(Box(0, y - 20, 0, 40), 0.85), keep=True)
    sheet.stroke(flat(GOLD_DARK), 1)
