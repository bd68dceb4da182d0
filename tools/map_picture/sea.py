"""The sea: airbrushed bands of depth as on a travel poster, pale at the coast."""

import numpy as np
from scipy import ndimage

from tools.map_picture import noise
from tools.map_picture.canvas import colour
from tools.map_picture.frame import CELL, HEIGHT, WIDTH, Floats

# How deep a band begins, on a scale that joins cells from the coast and the sea floor.
_BANDS = (
    (0, "#BFE3D3"),
    (13, "#8CCBC3"),
    (31, "#5DB0B6"),
    (58, "#3A90A6"),
    (96, "#27738F"),
    (146, "#1B5A79"),
    (205, "#144866"),
)
_LINED = 4  # so many band edges carry a pale line


def sea(land: Floats, depths: Floats) -> Floats:
    """The colour of the sea for each pixel, under the land too."""
    deep = _deepness(land, depths)
    paint = np.empty((HEIGHT, WIDTH, 3), np.float32)
    paint[:] = colour(_BANDS[0][1])
    for number, (start, code) in enumerate(_BANDS[1:], 1):
        end = _BANDS[number + 1][0] if number + 1 < len(_BANDS) else start + 90
        inside = (1 / (1 + np.exp(-np.clip((deep - start) * 2.2, -30, 30))))[..., None]
        fade = 1.05 - 0.13 * np.clip((deep - start) / (end - start), 0, 1)[..., None]
        paint = paint * (1 - inside) + np.array(colour(code), np.float32) * fade * inside
    for number in range(1, _LINED + 1):
        line = np.exp(-(((deep - _BANDS[number][0]) / 0.6) ** 2)) * (0.50 - 0.09 * number)
        paint = 1 - (1 - paint) * (1 - line[..., None])
    return paint


def _deepness(land: Floats, depths: Floats) -> Floats:
    """Cells from the coast, hastened where the sea floor falls away."""
    far = (ndimage.distance_transform_edt(land < 0.5) / CELL).astype(np.float32)
    near = ndimage.gaussian_filter(far, 2.5 * CELL)
    wide = _wide_blur(far, 26 * CELL)
    share = np.clip((far - 10) / 45, 0, 1)
    coastal = near * (1 - share) + wide * share
    fall = 34 * np.clip(np.log1p(depths / 150) / np.log(30), 0, 1.2) * np.clip(far / 40, 0, 1)
    swell = 2.2 * noise.clouds((HEIGHT, WIDTH), 260, seed=31, octaves=3) * np.clip(far / 90, 0, 1)
    deep: Floats = coastal * 0.86 + _wide_blur(fall.astype(np.float32), 9 * CELL) + swell
    return deep


def _wide_blur(field: Floats, sigma: float) -> Floats:
    """A blur so wide that it is done on a smaller field."""
    small = ndimage.gaussian_filter(field[::4, ::4], sigma / 4)
    large: Floats = ndimage.zoom(small, 4, order=1, mode="nearest", grid_mode=True)
    return large[: field.shape[0], : field.shape[1]]
