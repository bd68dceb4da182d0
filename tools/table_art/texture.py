"""Textures that repeat without a seam: noise, walnut."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from tools.table_art.palette import channels

Floats: TypeAlias = NDArray[np.float64]


def noise(height: int, width: int, tall: float, wide: float, seed: int) -> Floats:
    """Soft random hills of about that height and width in pixels, from edge to edge seamless."""
    chance = np.random.default_rng(seed).standard_normal((height, width))
    rows = np.fft.fftfreq(height)[:, None] * tall
    columns = np.fft.fftfreq(width)[None, :] * wide
    soft = np.fft.ifft2(np.fft.fft2(chance) * np.exp(-2 * np.pi**2 * (rows**2 + columns**2))).real
    return np.asarray((soft - soft.mean()) / soft.std())


def walnut(width: int, height: int, seed: int = 7) -> Image.Image:
    """Walnut cut along the grain; it repeats from left to right."""
    flow = noise(2 * height, width, 26, 190, seed)[:height]
    bend = noise(2 * height, width, 60, 120, seed + 1)[:height]
    down = np.linspace(0, 1, height)[:, None]
    rings = np.sin(2 * np.pi * (down * 5.5 + flow * 0.42 + bend * 0.3))
    bands = np.sin(2 * np.pi * (down * 17 + flow * 1.2 + bend * 0.9))
    fibre = noise(2 * height, width, 0.9, 46, seed + 2)[:height]
    pores = np.clip(noise(2 * height, width, 0.8, 9, seed + 3)[:height] - 1.5, 0, 1.5)
    tone = 0.46 + 0.20 * rings + 0.09 * bands + 0.075 * fibre - 0.26 * pores
    return toned(tone, ("#35190B", "#6B3A1C", "#9A5F31", "#BE8750"))


def toned(tone: Floats, ramp: tuple[str, ...]) -> Image.Image:
    """Tones from 0 to 1 as colours between those of a ramp."""
    places = np.linspace(0, 1, len(ramp))
    colours = np.array([channels(code) for code in ramp])
    clipped = np.clip(tone, 0, 1)
    mixed = [np.interp(clipped, places, colours[:, channel]) for channel in range(3)]
    return Image.fromarray((np.stack(mixed, -1) * 255).round().astype(np.uint8)).convert("RGBA")
