"""The relief: measured heights, refined by streams so that mountains have ridges and valleys."""

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from tools.map_picture import canvas, erosion, geography, noise
from tools.map_picture.frame import CELL, HEIGHT, WIDTH, Floats, Frame

COLUMNS, ROWS = WIDTH // CELL, HEIGHT // CELL
_ROUNDS = 18


def relief(frame: Frame, land: Floats) -> Floats:
    """Metres above the sea for each pixel; 0 on the sea."""
    dry: NDArray[np.bool_] = _resized(land, 1 / CELL) > 0.5
    rough = _roughened(frame.steepness * _measured(frame, dry), dry)
    rough -= _valleys(frame) * np.minimum(0.3 * rough, 150.0)
    cut = erosion.erode(rough, ~dry, cutting=0.08, rebound=0.12, rounds=_ROUNDS)
    return np.maximum(_resized(cut, CELL), 0) * land


def depths(frame: Frame) -> Floats:
    """Metres below the sea for each pixel, smooth."""
    coarse = geography.metres_of_grid(frame, COLUMNS // 4, ROWS // 4)
    soft = ndimage.gaussian_filter(coarse, 2.5)
    return np.maximum(-_resized(soft, 4 * CELL), 0)


def _measured(frame: Frame, dry: NDArray[np.bool_]) -> Floats:
    """The measured heights, with the gaps of the survey mended.

    ETOPO5 has next to no height in some blocks of mountain coast: low land that stands
    beside a high mountain is such a gap, and rises from the coast to its neighbour instead.
    """
    metres = geography.metres_of_grid(frame, COLUMNS, ROWS)
    gap = (metres < 48) & (ndimage.maximum_filter(metres, 60) > 700)
    known = (metres > 2) & ~gap
    nearest = ndimage.distance_transform_edt(~known, return_distances=False, return_indices=True)
    carried = ndimage.gaussian_filter(metres[tuple(nearest)], 5)
    from_coast = np.minimum(ndimage.distance_transform_edt(dry) / 35, 1) ** 0.7
    mended = np.where(known, metres, carried * from_coast)
    seam = ndimage.gaussian_filter(gap.astype(np.float32), 4) > 0.05
    mended = np.where(seam, ndimage.gaussian_filter(mended, 4), mended)
    return np.where(dry, np.maximum(mended, 2), 0).astype(np.float32)


def _roughened(metres: Floats, dry: NDArray[np.bool_]) -> Floats:
    """Add hills too small for the survey: more where the land is already hilly."""
    shape = metres.shape
    mean = ndimage.gaussian_filter(metres, 12)
    spread = np.sqrt(np.maximum(ndimage.gaussian_filter((metres - mean) ** 2, 12), 0))
    strength = 12 + 0.05 * mean + spread
    hills = noise.clouds(shape, 22, seed=11, octaves=4)
    ridges = 1 - 2 * np.abs(noise.clouds(shape, 26, seed=12, octaves=4)) / 1.6
    hilly = metres + strength * (0.45 * hills + 0.55 * ridges)
    hilly += 2 * _steepness(hilly) * noise.clouds(shape, 9, seed=13, octaves=3)
    return np.where(dry, np.maximum(hilly, 2), 0)


def _steepness(metres: Floats) -> Floats:
    """Metres of fall a cell, of the land around it."""
    down, across = np.gradient(metres)
    around: Floats = ndimage.gaussian_filter(np.hypot(down, across), 6)
    return around


def _valleys(frame: Frame) -> Floats:
    """Where the drawn rivers run, so that the streams find the same beds; 0 to 1."""
    ink = canvas.Ink()
    for river in geography.rivers(frame):
        ink.taper(geography.smooth(river.course, closed=False), 4, 8)
    bed = _resized(ink.mask(), 1 / CELL)
    soft = ndimage.gaussian_filter(bed, 3.5)
    beds: Floats = np.clip(soft * 2.4, 0, 1)
    return beds


def _resized(field: Floats, factor: float) -> Floats:
    """A field with more or fewer cells over the same land."""
    order = 3 if factor > 1 else 1
    resized: Floats = ndimage.zoom(field, factor, order=order, mode="nearest", grid_mode=True)
    return resized
