"""Smooth random fields: cloudy variation for paper, sea and relief, the same at every run."""

import numpy as np
from scipy import ndimage

from tools.map_picture.frame import Floats


def clouds(shape: tuple[int, int], cell: float, seed: int, octaves: int = 5) -> Floats:
    """Layered noise with features of about cell pixels and finer; mean 0, spread about 1."""
    random = np.random.default_rng(seed)
    total = np.zeros(shape, np.float32)
    strength = 1.0
    for octave in range(octaves):
        size = cell / 2**octave
        if size < 2:
            break
        total += strength * _layer(shape, size, random)
        strength *= 0.5
    return total / np.float32(total.std())


def grain(shape: tuple[int, int], seed: int, blur: tuple[float, float]) -> Floats:
    """Fine speckle such as paper has, blurred by so many pixels down and across."""
    speckle = np.random.default_rng(seed).standard_normal(shape, np.float32)
    soft: Floats = ndimage.gaussian_filter(speckle, blur)
    return soft / np.float32(soft.std())


def _layer(shape: tuple[int, int], size: float, random: np.random.Generator) -> Floats:
    rows, columns = (int(length / size) + 4 for length in shape)
    knots = random.standard_normal((rows, columns), np.float32)
    matrix = np.array([1 / size, 1 / size])
    layer: Floats = ndimage.affine_transform(knots, matrix, offset=1, output_shape=shape, order=3)
    return layer
