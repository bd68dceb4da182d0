"""Puts sea, land, waters and borders together into the one picture."""

import numpy as np
from scipy import ndimage

from tools.map_picture import canvas, geography, noise, sea, shading, terrain
from tools.map_picture.canvas import colour
from tools.map_picture.frame import HEIGHT, WIDTH, Floats, Frame, Positions

_SEAM = 0.6  # pixels by which neighbours swell, so that no sea shines through a border


def paint(frame: Frame) -> Floats:
    """The picture, height x width x red, green, blue, from 0 to 1."""
    home = canvas.filled(geography.outlines_of_home(frame))
    around = canvas.filled(geography.outlines_around(frame), _SEAM)
    land = np.maximum(home, around)
    metres = terrain.relief(frame, land)
    picture = _shore(sea.sea(land, terrain.depths(frame)), land)
    ground = _blend(shading.around(frame, metres), shading.home(frame, metres), home)
    ground = _lifted(ground, home)
    ground = _borders(frame, ground, home)
    ground = _waters(frame, ground)
    picture = _blend(picture, ground, land)
    picture = _coast(frame, picture)
    return np.clip(_paper(picture), 0, 1)


def _blend(below: Floats, above: Floats, share: Floats) -> Floats:
    return below + (above - below) * share[..., None]


def _tone(code: str) -> Floats:
    return np.array(colour(code), np.float32)


def _shore(picture: Floats, land: Floats) -> Floats:
    """Light water at the shore, and the shadow of land that stands above the sea."""
    foam = np.clip(ndimage.gaussian_filter(land, 7) * 1.5, 0, 1)[..., None]
    picture = 1 - (1 - picture) * (1 - 0.40 * foam * _tone("#FFF3D2"))
    aside = ndimage.shift(land, (9, 7), order=0, mode="nearest")
    shadow = ndimage.gaussian_filter(aside, 6)[..., None]
    shaded: Floats = picture * (1 - 0.42 * shadow * (1 - _tone("#2A4A66")))
    return shaded


def _lifted(ground: Floats, home: Floats) -> Floats:
    """The map stands above its neighbours: a shadow beside it, a light rim within."""
    aside = ndimage.shift(home, (7, 6), order=0, mode="nearest")
    shadow = ndimage.gaussian_filter(aside, 10)
    shadow = np.maximum(shadow, 0.7 * ndimage.gaussian_filter(home, 14)) * (1 - home)
    ground = ground * (1 - 0.62 * shadow[..., None] * (1 - _tone("#5A3E4A")))
    rim = np.clip(home - ndimage.gaussian_filter(home, 5), 0, 1) * home
    lifted: Floats = 1 - (1 - ground) * (1 - 0.8 * rim[..., None] * _tone("#FFF8E0"))
    return lifted


def _waters(frame: Frame, ground: Floats) -> Floats:
    """Rivers that widen to their mouths, and lakes, with light banks."""
    banks, streams = canvas.Ink(), canvas.Ink()
    for river in geography.rivers(frame):
        course = _meander(geography.smooth(river.course, closed=False), river.name)
        width = river.width * frame.rivers
        banks.taper(course, 3.2, 3.6 + 1.15 * width)
        streams.taper(course, 1.3 * frame.rivers, 1.3 + 1.0 * width)
    shores = [geography.smooth(shore, closed=True) for shore in geography.lakes(frame)]
    lakes = canvas.filled(shores)
    edges: Floats = np.maximum(banks.mask(), canvas.filled(shores, 1.8))
    ground = _blend(ground, _tone("#F8EFD0"), edges * np.float32(0.5))
    ground = _blend(ground, _tone("#3B8BA8"), streams.mask() * 0.95)
    inner = np.clip(ndimage.gaussian_filter(lakes, 3) * 2 - 1, 0, 1)
    ground = _blend(ground, _tone("#63B3BC"), lakes)
    ground = _blend(ground, _tone("#2C7D9C"), inner * lakes)
    rim = canvas.Ink()
    for shore in shores:
        rim.stroke(shore, 1.3, closed=True)
    return _blend(ground, _tone("#25617F"), rim.mask() * 0.8)


def _meander(course: Positions, name: str) -> Positions:
    """Bends of its own for each river; spring and mouth stay where they are."""
    random = np.random.default_rng(sum(name.encode()))
    evenly = _resampled(course, spacing=5.0)
    along = np.gradient(evenly, axis=0)
    sideways = np.stack([-along[:, 1], along[:, 0]], axis=1)
    sideways /= np.linalg.norm(sideways, axis=1, keepdims=True) + 1e-9
    bends = sum(
        reach * soft / soft.std()
        for reach, blur in ((1.5, 2.0), (2.4, 5.0))
        for soft in [ndimage.gaussian_filter1d(random.standard_normal(len(evenly)), blur)]
    )
    bends *= np.sin(np.linspace(0, np.pi, len(evenly))) ** 0.5
    return geography.smooth(evenly + sideways * bends[:, None], closed=False, steps=3)


def _resampled(line: Positions, spacing: float) -> Positions:
    """The same line with its points at even distances."""
    travelled = np.append(0, np.cumsum(np.hypot(*np.diff(line, axis=0).T)))
    stops = np.linspace(0, travelled[-1], max(4, round(travelled[-1] / spacing)))
    return np.stack([np.interp(stops, travelled, line[:, axis]) for axis in (0, 1)], axis=1)


def _borders(frame: Frame, ground: Floats, home: Floats) -> Floats:
    """Dashed borders between the neighbours, a firm one around the map."""
    quiet = canvas.Ink()
    for outline in geography.outlines_around(frame):
        quiet.stroke(outline, 1.8, closed=True, dashes=(11, 5, 2, 5))
    ground = _blend(ground, _tone("#7B5A45"), quiet.mask() * (1 - home) * 0.6)
    firm = canvas.Ink()
    for outline in geography.outlines_of_home(frame):
        firm.stroke(outline, 3.2, closed=True)
    return _blend(ground, _tone("#5B3A2A"), firm.mask() * 0.9)


def _coast(frame: Frame, picture: Floats) -> Floats:
    """A crisp dark line where land meets sea."""
    line = canvas.Ink()
    for outline in geography.outlines_of_home(frame):
        line.stroke(outline, 2.4, closed=True)
    return _blend(picture, _tone("#5B3A2A"), line.mask() * np.float32(0.85))


def _paper(picture: Floats) -> Floats:
    """The grain, fibres and uneven ink of printed paper."""
    shape = (HEIGHT, WIDTH)
    speckle = 0.012 * noise.grain(shape, seed=21, blur=(0.8, 0.8))
    fibres = 0.009 * noise.grain(shape, seed=22, blur=(0.8, 6.0))
    stains = 0.016 * noise.clouds(shape, 500, seed=23, octaves=3)
    printed: Floats = picture * (1 + speckle + fibres + stains)[..., None]
    return printed
