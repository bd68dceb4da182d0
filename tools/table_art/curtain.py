"""The curtain that falls between two players at one screen, and the plaque that hangs on it."""

import numpy as np
from PIL import Image

from tools.table_art.palette import CREAM, GOLD, GOLD_LIGHT
from tools.table_art.panels import corner_suns
from tools.table_art.piece import Piece, Pieces
from tools.table_art.sheet import Box, Sheet, down, drawn, flat, gold, shadow, stacked
from tools.table_art.texture import Floats, noise, toned

WIDTH, HEIGHT = 1320, 1440  # pixels of one half; the halves lap over in the middle
_VELVET = ("#12010A", "#3D0511", "#7E0F1C", "#B21E26", "#D23A34", "#E8664F")
_BRASS = ("#2E1B05", "#7A5317", "#C4963F", "#F0D388", "#FFF6D2")
_FRINGE, _BRAID = 74, 46


def curtain() -> Pieces:
    """Both halves, the valance above, and the plaque."""
    left = _half()
    return {
        "curtain/left": Piece(left, suffix="webp"),
        "curtain/right": Piece(left.transpose(Image.Transpose.FLIP_LEFT_RIGHT), suffix="webp"),
        "curtain/valance": Piece(_valance(), tiles="x", suffix="webp"),
        "curtain/plaque": _plaque(),
    }


def _half() -> Image.Image:
    folds = _folds(WIDTH, HEIGHT)
    cloth = toned(_velvet(folds, HEIGHT), _VELVET)
    braid = _braid(folds)
    top = HEIGHT - _FRINGE - braid.height
    cloth.paste(braid, (0, top))
    cloth.paste(_fringe(folds), (0, HEIGHT - _FRINGE))
    edge = _edge()
    cloth.paste(edge, (WIDTH - edge.width, 0))
    cloth.putalpha(_hem(folds))
    return cloth


def _folds(width: int, height: int) -> Floats:
    """The cloth's depth: folds of many widths that sway a little on their way down."""
    across = np.linspace(0, 1, width)[None, :]
    drop = np.linspace(0, 1, height)[:, None]
    sway = 0.006 * np.sin(4 * drop + 9 * across) + 0.003 * np.sin(7 * drop + 23 * across)
    place = across + sway * (0.3 + drop) + 0.018 * np.sin(across * 19)
    broad = np.sin(2 * np.pi * place * 9.5)
    narrow = np.sin(2 * np.pi * place * 19 + 1.1 + 0.8 * drop)
    return np.asarray(0.72 * broad + (0.22 + 0.10 * drop) * narrow)


def _velvet(folds: Floats, height: int) -> Floats:
    """Tones of the cloth: lit from the upper left, with the sheen that velvet has on its edges."""
    slope = np.gradient(folds, axis=1) * 60
    lit = 0.34 + 0.17 * folds + 0.24 * np.tanh(-slope * 0.7)
    away = 1 / (1 + np.exp(slope * 6))
    sheen = 0.20 * np.exp(-(((folds - 0.5) / 0.26) ** 2)) * away
    drop = np.linspace(0, 1, height)[:, None]
    spot = 1.06 - 0.50 * np.abs(drop - 0.42) ** 1.4 * 1.6
    nap = 0.012 * noise(height, WIDTH, 14, 2.5, 5)
    return np.asarray((lit + sheen) * spot + nap)


def _braid(folds: Floats) -> Image.Image:
    """A band of gold thread with steps woven into it, which follows the folds."""
    rows = np.arange(_BRAID)[:, None]
    columns = np.arange(WIDTH)[None, :]
    zigzag = np.abs((columns % 48) - 24) * 0.9
    stepped = np.floor(zigzag / 6) * 6
    woven = ((rows - 10 - stepped) % 26 < 11) & (rows > 8) & (rows < _BRAID - 8)
    lines = (rows < 5) | (rows > _BRAID - 6)
    shade = (
        0.36 + 0.24 * folds[-_BRAID:] - 0.16 * np.tanh(np.gradient(folds[-_BRAID:], axis=1) * 45)
    )
    thread = 0.05 * np.sin(columns * 1.9 + rows * 0.8)
    brass = toned(shade + 0.16 + thread, _BRASS)
    velvet = toned(shade * 0.55, _VELVET)
    mask = Image.fromarray(((woven | lines) * 255).astype(np.uint8))
    velvet.paste(brass, (0, 0), mask)
    return velvet


def _fringe(folds: Floats) -> Image.Image:
    """Bullion: twisted gold cords side by side."""
    rows = np.arange(_FRINGE)[:, None]
    columns = np.arange(WIDTH)[None, :]
    cord = np.abs(np.sin(np.pi * columns / 9.0))
    twist = 0.12 * np.sin(rows * 0.9 + columns * 1.4)
    shade = 0.2 + 0.42 * cord + twist + 0.16 * folds[-_FRINGE:]
    shade = shade - 0.16 * np.tanh(np.gradient(folds[-_FRINGE:], axis=1) * 45)
    return toned(shade * (1 - 0.25 * rows / _FRINGE), _BRASS)


def _edge() -> Image.Image:
    """A cord along the edge where the halves meet."""
    width = 26
    rows, columns = np.arange(HEIGHT)[:, None], np.arange(width)[None, :]
    across = (columns - width / 2) / (width / 2)
    roundness = np.sqrt(np.clip(1 - across**2, 0, 1))
    twist = 0.16 * np.sin((rows + 9 * across) * 2 * np.pi / 22)
    return toned(0.08 + 0.6 * roundness - 0.2 * across + twist, _BRASS)


def _hem(folds: Floats) -> Image.Image:
    """Where there is cloth: the fringe ends in round tips that hang lower in the deep folds."""
    rows = np.arange(HEIGHT)[:, None]
    columns = np.arange(WIDTH)[None, :]
    tips = 7 * np.abs(np.sin(np.pi * columns / 9.0)) + 5 * folds[-1:]
    return Image.fromarray((np.clip(HEIGHT - 14 + tips - rows, 0, 1) * 255).astype(np.uint8))


def _valance() -> Image.Image:
    """Swags along the top, which repeat; each a fan of folds with a fringe below."""
    width, height = 640, 236
    across = (np.arange(width)[None, :] / width - 0.5) * 2
    rows = np.arange(height)[:, None] / height
    sag = 0.52 + 0.34 * (1 - across**2)
    depth = rows / sag
    folds = np.sin(2 * np.pi * (depth * 4.2 + 0.5 * across**2))
    slope = np.cos(2 * np.pi * (depth * 4.2 + 0.5 * across**2))
    tone = 0.40 + 0.22 * folds + 0.16 * slope - 0.22 * np.abs(across) ** 5
    cloth = np.asarray(toned(tone, _VELVET))
    columns = np.arange(width)[None, :]
    cord = 0.30 + 0.40 * np.abs(np.sin(np.pi * columns / 8.0)) + 0.1 * np.sin(rows * 190)
    brass = np.asarray(toned(cord - 0.3 * np.abs(across) ** 5, _BRASS))
    trim = depth > 0.86
    pixels = np.where(trim[..., None], brass, cloth)
    tips = 0.02 * np.abs(np.sin(np.pi * columns / 8.0))
    pixels[..., 3] = np.clip((sag + tips - rows) * height, 0, 1) * 255
    swag = Image.fromarray(pixels.astype(np.uint8))
    return stacked(shadow(swag, 10, 10, 0.85), swag)


def _plaque() -> Piece:
    """A stepped plaque in navy enamel with a sun in each corner, for the name of who comes next."""

    def draw(sheet: Sheet) -> None:
        outer = Box(20, 16, 280, 208)
        sheet.stepped(outer, 12).fill(gold(outer))
        inner = outer.inset(5)
        navy = down(
            inner.top, inner.bottom, (0, "#284A76", 1), (0.5, "#162B4B", 1), (1, "#0B172B", 1)
        )
        sheet.stepped(inner, 12).fill(navy)
        sheet.stepped(inner.inset(6), 12).stroke(flat(GOLD_LIGHT, 0.9), 1.6)
        sheet.stepped(inner.inset(11), 12).stroke(flat(GOLD, 0.45), 1)
        corner_suns(sheet, inner.inset(24))

    image = drawn(320, 244, draw)
    image = stacked(shadow(image, 18, 12, 0.9), image)
    return Piece(image, (176, 208, 176, 208), (40, 32, 40, 40), text=CREAM)
