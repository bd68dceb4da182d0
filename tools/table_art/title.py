"""The title picture: an engine out of the rising sun, with room on the left for words."""

import math

import numpy as np
from PIL import Image, ImageFilter

from tools.table_art import poster_engine, poster_land
from tools.table_art.palette import GOLD, GOLD_LIGHT
from tools.table_art.perspective import HEIGHT, VANISHING, WIDTH
from tools.table_art.piece import Piece, Pieces
from tools.table_art.sheet import (
    Box,
    Sheet,
    along,
    down,
    drawn,
    flat,
    gold,
    round_about,
    stacked,
)
from tools.table_art.silhouettes import locomotive
from tools.table_art.texture import noise

FIRST_SIZE = (640, 360)  # of the first picture, which is stretched over the window
SMALLER_WIDTHS = (1280, 1920)  # for windows that need not wait for the whole
ICON_SIZES = (16, 32, 48, 64, 128, 256)
# Where the plume goes: pixels right, down, radius. Small and dense first, then wide and thin.
_PLUME = (
    (1925, 190, 44), (1972, 140, 62), (1905, 128, 50), (2040, 100, 80), (1985, 62, 66),
    (2130, 62, 96), (2065, 14, 90), (2240, 36, 118), (2180, -30, 120), (2370, 4, 140),
    (2500, -20, 160), (2330, -80, 150),
)  # fmt: skip


def title() -> Pieces:
    """The picture, a small one that appears immediately, and the window icons."""
    poster = _poster()
    small = poster.resize(FIRST_SIZE, Image.Resampling.LANCZOS)
    pieces = {"poster": Piece(poster, suffix="jpg"), "poster_first": Piece(small, suffix="jpg")}
    for width in SMALLER_WIDTHS:
        smaller = poster.resize((width, width * HEIGHT // WIDTH), Image.Resampling.LANCZOS)
        pieces[f"poster_{width}"] = Piece(smaller, suffix="jpg")
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
    """A red engine before the sun, edged in cream so that it reads when it is tiny."""
    fine = size * 4 / 128
    engine = drawn(128, 128, _engine, scale=fine)
    reach = 2 * round(3 * fine) + 1
    edge = Image.new("RGBA", engine.size, "#FFF6DC")
    edge.putalpha(engine.getchannel("A").filter(ImageFilter.MaxFilter(reach)))
    frame = Box(2, 2, 124, 124)

    def rim(sheet: Sheet) -> None:
        sheet.stepped(frame, 7).stroke(gold(frame), 7 if size < 48 else 6)

    ground = drawn(128, 128, lambda sheet: _ground(sheet, frame, size < 48), scale=fine)
    whole = stacked(ground, edge, engine, drawn(128, 128, rim, scale=fine))
    return whole.resize((size, size), Image.Resampling.BOX)


def _engine(sheet: Sheet) -> None:
    sheet.pen.translate(11, 24)
    locomotive(sheet, 108, down(0, 18, (0, "#DC4B22", 1), (1, "#A5270F", 1)))


def _ground(sheet: Sheet, frame: Box, tiny: bool) -> None:
    """Navy, a sun with its rays where there is room for them, and the rail."""
    sheet.stepped(frame, 7).fill(down(0, 128, (0, "#2B5284", 1), (1, "#0C1930", 1)))
    sheet.stepped(frame, 7).clip()
    for number in range(0 if tiny else 11):
        start = math.pi * (1 + (number + 0.2) / 11)
        sheet.ray(64, 100, 130, start, start + math.pi * 0.55 / 11)
        sheet.fill(round_about(64, 100, 120, (0, "#FFD98A", 0.9), (0.95, GOLD, 0.3)))
    sheet.circle(64, 100, 50).fill(down(50, 100, (0, "#FFF3C4", 1), (1, "#F2A040", 1)))
    sheet.box(Box(0, 102, 128, 26)).fill(flat("#0C1930"))
    for left in range(5, 128, 16):
        sheet.box(Box(left, 106, 9, 7)).fill(flat("#8A6238"))
    sheet.box(Box(0, 102, 128, 5)).fill(flat(GOLD_LIGHT))
