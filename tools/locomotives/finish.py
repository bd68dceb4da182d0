"""What happens to a rendered picture before it is kept: clean edges, shadow tint, small files."""

from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

Pixels: TypeAlias = NDArray[np.float64]
"""Rows of pixels with red, green, blue and alpha from 0 to 1."""

_SHADOW = (0.13, 0.08, 0.05)
_SHADOW_STRENGTH = 0.82
_SHADOW_FLOOR = 0.03
_CONTOUR = 0.52
_FADE = 0.145
_BLEED = 6


def load(path: Path) -> Pixels:
    """The pixels of a picture."""
    with Image.open(path) as picture:
        return np.asarray(picture.convert("RGBA"), dtype=np.float64) / 255


def save(pixels: Pixels, path: Path) -> None:
    """Keep the picture as a PNG with alpha."""
    path.parent.mkdir(parents=True, exist_ok=True)
    picture = Image.fromarray(np.rint(pixels * 255).astype(np.uint8), "RGBA")
    picture.save(path, optimize=True)


def bled(pixels: Pixels) -> Pixels:
    """Carry the edge's colour a few pixels out, so that shrinking draws no dark fringe."""
    colour, known = pixels[..., :3].copy(), pixels[..., 3] > 0
    colour[~known] = 0
    for _ in range(_BLEED):
        weight = _summed(known.astype(np.float64))
        total = _summed(colour * known[..., None])
        fresh = ~known & (weight > 0)
        colour[fresh] = total[fresh] / weight[fresh][..., None]
        known = known | fresh
    return np.dstack([colour, pixels[..., 3]])


def tinted(pixels: Pixels) -> Pixels:
    """A warm, even shadow that fades out before the border."""
    size = pixels.shape[0]
    steps = np.minimum(np.arange(size), np.arange(size)[::-1])
    rim = np.clip((np.minimum.outer(steps, steps) - 1) / (_FADE * size), 0, 1)
    depth = np.clip((pixels[..., 3] - _SHADOW_FLOOR) / (1 - _SHADOW_FLOOR), 0, 1)
    alpha = depth * rim * rim * (3 - 2 * rim) * _SHADOW_STRENGTH
    return np.dstack([np.broadcast_to(_SHADOW, (size, size, 3)), alpha])


def contoured(pixels: Pixels) -> Pixels:
    """Draw a thin dark line around the engine, so that it stays clear on pale ground when small."""
    alpha = Image.fromarray(np.rint(pixels[..., 3] * 255).astype(np.uint8), "L")
    spread = np.asarray(alpha.filter(ImageFilter.GaussianBlur(1.5)), dtype=np.float64) / 255
    line = np.clip(spread * 2.2, 0, 1) * _CONTOUR
    line[spread < _SHADOW_FLOOR] = 0
    return over(pixels, np.dstack([np.broadcast_to(_SHADOW, (*line.shape, 3)), line]))


def over(top: Pixels, bottom: Pixels) -> Pixels:
    """One picture laid over another."""
    share = top[..., 3:] + bottom[..., 3:] * (1 - top[..., 3:])
    colour = top[..., :3] * top[..., 3:]
    colour = colour + bottom[..., :3] * bottom[..., 3:] * (1 - top[..., 3:])
    return np.dstack([colour / np.maximum(share, 1e-6), share])


def _summed(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """For each pixel the sum over itself and its eight neighbours."""
    width = [(1, 1), (1, 1)] + [(0, 0)] * (values.ndim - 2)
    padded = np.pad(values, width)
    height, length = values.shape[:2]
    total = np.zeros_like(values)
    for down in range(3):
        for right in range(3):
            total += padded[down : down + height, right : right + length]
    return total
