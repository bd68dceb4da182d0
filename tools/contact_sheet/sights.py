"""Engines as they must also be told apart: small, large, and by colour-blind eyes."""

import numpy as np
from PIL import Image

from tools.colours import MATRICES, Vision
from tools.contact_sheet.drawing import Lettering, engine, write
from tools.table_art.palette import liveries

_TITLE = Lettering(face="display", size=18)
_SIDES = (40, 64, 96)
_LEFT, _TOP, _STEP = 30, 890, 62


def draw_sights(page: Image.Image) -> None:
    """Two rows at the foot of the page of engines."""
    write(page, (_LEFT, _TOP), "40, 64 and 96 pixels wide", _TITLE)
    left = _LEFT
    for number, side in enumerate(_SIDES):
        for place, livery in enumerate(liveries()):
            small = engine(f"locomotives/{livery.company}", (number * 6 + place) * 30 % 360, side)
            page.alpha_composite(small, (left, _TOP + 60 - side // 2))
            left += side
    left = _LEFT
    for vision in Vision:
        write(page, (left, _TOP + 116), f"{vision} vision".capitalize(), _TITLE)
        for number, livery in enumerate(liveries()):
            seen = _as_seen(engine(f"locomotives/{livery.company}", 330, _STEP), vision)
            page.alpha_composite(seen, (left + number * _STEP, _TOP + 126))
        left += 7 * _STEP


def _as_seen(picture: Image.Image, vision: Vision) -> Image.Image:
    pixels = np.asarray(picture, dtype=np.float64) / 255
    linear = np.where(pixels <= 0.04045, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)[..., :3]
    linear = np.clip(linear @ np.array(MATRICES[vision]).T, 0, 1)
    encoded = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    seen = np.dstack([encoded, pixels[..., 3]])
    return Image.fromarray(np.rint(seen * 255).astype(np.uint8), "RGBA")
