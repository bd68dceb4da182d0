"""The title picture: an engine out of the rising sun, with room on the left for words."""

import math

import numpy as np
from PIL import Image

from tools.table_art import poster_engine, poster_land
from tools.table_art.palette import GOLD, GOLD_LIGHT
from tools.table_art.perspective import HEIGHT, VANISHING, WIDTH
from tools.table_art.piece import Piece, Pieces
from tools.table_art.sheet import Box, Point, Sheet, along, down, drawn, flat, gold, round_about
from tools.table_art.silhouettes import locomotive
from tools.table_art.texture import noise

ICON_SIZES = (16, 32, 48, 64, 128, 256)
# Where the plume goes: pixels right, down, radius. Small and dense first, then wide and thin.
_PLUME = (
    (1925, 190, 44), (1972, 140, 62), (1905, 128, 50), (2040, 100, 80), (1985, 62, 66),
    (2130, 62, 96), (2065, 14, 90), (2240, 36, 118), (2180, -30, 120), (2370, 4, 140),
    (2500, -20, 160), (2330, -80, 150),
)  # fmt: skip
_JETS = (
    ((1640.0, 1186.0), (1120.0, 1350.0), 105.0, 0.34),
    ((1640.0, 1186.0), (1200.0, 1326.0), 52.0, 0.5),
    ((1640.0, 1186.0), (1330.0, 1285.0), 18.0, 0.8),
)


def title() -> Pieces:
    """The picture and the window icons."""
    pieces = {"poster": Piece(_poster(), suffix="jpg")}
    for size in ICON_SIZES:
        pieces[f"icon_{size}"] = Piece(_icon(size))
    return pieces


def _poster() -> Image.Image:
    sheet = Sheet(WIDTH, HEIGHT, 1)
    poster_land.sky(sheet)
    poster_land.paris(sheet)
    poster_land.ground(sheet)
    for x, y, radius in reversed(_PLUME):
        _billow(sheet, x, y, radius)
    poster_engine.train(sheet)
    for start, end, spread, strength in _JETS:
        _jet(sheet, start, end, spread, strength)
    return _printed(sheet.image().convert("RGB"))


def _billow(sheet: Sheet, x: float, y: float, radius: float) -> None:
    """A ball of steam: bright where the sun strikes it, blue on the side that turns away."""
    turn = math.atan2(VANISHING[1] - y, VANISHING[0] - x) + 0.35
    across, fall = radius * math.cos(turn), radius * math.sin(turn)
    shade = along(
        (x + across, y + fall), (x - across, y - fall),
        (0, "#FFF6DC", 1), (0.22, "#F6DDB0", 1), (0.5, "#9FB0B4", 1), (0.8, "#46698A", 1),
        (1, "#2C4C70", 1),
    )  # fmt: skip
    sheet.circle(x, y, radius).fill(shade)


def _jet(sheet: Sheet, start: Point, end: Point, spread: float, strength: float) -> None:
    """Steam from a cylinder cock: a wedge that widens and fades."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = math.hypot(x, y)
    aside = (-y / length * spread, x / length * spread)
    tips = [(end[0] + aside[0], end[1] + aside[1]), (end[0] - aside[0], end[1] - aside[1])]
    fade = along(
        start, end, (0, "#FFF6DC", strength), (0.4, "#EBDCBC", strength * 0.7), (1, "#9FB0B4", 0)
    )
    sheet.polygon([start, *tips]).fill(fade)


def _printed(image: Image.Image) -> Image.Image:
    """As if printed on paper: grain, and corners a little darker."""
    pixels = np.asarray(image).astype(np.float64) / 255
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    away = np.hypot(
        (columns - WIDTH * 0.52) / (WIDTH * 0.62), (rows - HEIGHT * 0.5) / (HEIGHT * 0.72)
    )
    edge = 1 - 0.34 * np.clip(away - 0.62, 0, 1) ** 1.5
    grain = 0.016 * noise(HEIGHT, WIDTH, 0.9, 0.9, 3) + 0.008 * noise(HEIGHT, WIDTH, 5, 5, 4)
    light = pixels * edge[..., None] * (1 + 0.6 * grain[..., None]) + 0.35 * grain[..., None]
    return Image.fromarray((np.clip(light, 0, 1) * 255).round().astype(np.uint8))


def _icon(size: int) -> Image.Image:
    """A red engine before the sun, on navy; without the frame where there are few pixels."""
    small = size < 48

    def draw(sheet: Sheet) -> None:
        box = Box(2, 2, 124, 124)
        navy = down(0, 128, (0, "#2B5284", 1), (1, "#0C1930", 1))
        sheet.stepped(box, 8).fill(navy)
        sheet.stepped(box, 8).clip()
        for number in range(13):
            start = math.pi * (1 + (number + 0.2) / 13)
            sheet.ray(64, 94, 120, start, start + math.pi * 0.55 / 13)
            sheet.fill(round_about(64, 94, 120, (0, "#FFD98A", 0.9), (0.9, GOLD, 0.35)))
        sun = down(44, 94, (0, "#FFF3C4", 1), (1, "#F2A040", 1))
        sheet.circle(64, 94, 44).fill(sun)
        sheet.box(Box(0, 94, 128, 34)).fill(flat("#0C1930"))
        sheet.box(Box(0, 100 if small else 96, 128, 5)).fill(flat(GOLD_LIGHT))
        sheet.pen.translate(9 if small else 18, 22 if small else 30)
        locomotive(sheet, 110 if small else 92, flat("#C23A1A" if not small else "#B5301A"))
        sheet.pen.identity_matrix()
        sheet.pen.scale(size * 4 / 128, size * 4 / 128)
        sheet.stepped(box, 8).stroke(gold(box), 8 if small else 6)

    return drawn(128, 128, draw, scale=size * 4 / 128).resize((size, size), Image.Resampling.BOX)
