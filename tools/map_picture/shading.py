"""Light and colour of the land: a relief lit from the north-west, painted like a poster."""

from collections.abc import Sequence

import numpy as np
from scipy import ndimage

from tools.map_picture import noise
from tools.map_picture.canvas import colour
from tools.map_picture.frame import HEIGHT, WIDTH, Floats, Frame

_LIGHT = (-0.60, -0.60, 0.53)  # towards the light: left, up, out of the paper
_STEEPNESS = 5.2
_SHADOW = "#5E4A86"
_GLOW = "#FFEBC0"

Stops = Sequence[tuple[float, str]]
LOWLAND: Stops = (
    (0.00, "#A9C58E"),
    (0.22, "#BBCF95"),
    (0.42, "#D2D69C"),
    (0.58, "#E6D89F"),
    (0.76, "#F0CE90"),
    (1.00, "#E9B877"),
)
HIGHLAND: Stops = (
    (0.00, "#E4D29A"),
    (0.16, "#DDBE82"),
    (0.34, "#CFA06C"),
    (0.52, "#BF8868"),
    (0.68, "#CBAA9A"),
    (0.80, "#F1E9DF"),
    (1.00, "#FFFFFF"),
)
AROUND_LOW: Stops = ((0.0, "#BFBA98"), (0.4, "#CFB68F"), (1.0, "#D0A57C"))
AROUND_HIGH: Stops = (
    (0.0, "#D2B88F"),
    (0.35, "#C59C76"),
    (0.62, "#BE9A86"),
    (0.80, "#DDCBBC"),
    (1.0, "#F4ECE2"),
)


def ramp(value: Floats, stops: Stops) -> Floats:
    """The colour of each value between 0 and 1, blended between stops."""
    places = [place for place, _ in stops]
    channels = zip(*(colour(code) for _, code in stops), strict=True)
    return np.stack(
        [np.interp(value, places, channel) for channel in channels], axis=-1, dtype=np.float32
    )


def home(frame: Frame, metres: Floats) -> Floats:
    """The land of the map: light green in the north, warm ochre in the south, snow on top."""
    paint = _tinted(frame, metres, LOWLAND, HIGHLAND)
    return lit(frame, paint, metres, depth=0.95, glow=0.60)


def around(frame: Frame, metres: Floats) -> Floats:
    """The neighbours: the same relief, quieter, in the warm tones of old paper."""
    paint = _tinted(frame, metres, AROUND_LOW, AROUND_HIGH)
    return lit(frame, paint, metres, depth=0.66, glow=0.46)


def lit(frame: Frame, paint: Floats, metres: Floats, depth: float, glow: float) -> Floats:
    """Shadows of violet and lights of cream over the paint."""
    light = _light_on(frame, metres)[..., None]
    shadow = np.clip(1 - light, 0, 1) * depth
    shine = np.clip(light - 1, 0, 1) * glow
    shaded = paint * (1 - shadow * (1 - np.array(colour(_SHADOW), np.float32)))
    shone: Floats = 1 - (1 - shaded) * (1 - shine * np.array(colour(_GLOW), np.float32))
    return shone


def _tinted(frame: Frame, metres: Floats, low: Stops, high: Stops) -> Floats:
    """Paint by latitude on the plains and by height in the mountains."""
    southwards = np.linspace(*frame.tints, HEIGHT, dtype=np.float32)[:, None]
    drift = 0.055 * noise.clouds((HEIGHT, WIDTH), 420, seed=4, octaves=3)
    plain = ramp(np.clip(southwards + drift, 0, 1), low)
    soft = ndimage.gaussian_filter(metres, 2.0)
    mountain = ramp(np.clip(soft / 3300, 0, 1) ** 0.85, high)
    share = np.clip((soft - 220) / 620, 0, 1)[..., None]
    tinted: Floats = plain * (1 - share) + mountain * share
    return tinted


def _light_on(frame: Frame, metres: Floats) -> Floats:
    """1 on flat land, more on slopes towards the light, less on those that look away."""
    kilometres = 0.9 * (np.maximum(metres, 0) / 900) ** 0.68  # low hills count for more
    soft = ndimage.gaussian_filter(kilometres, 0.8)
    down, across = np.gradient(soft * (frame.pixels_per_km * _STEEPNESS))
    towards = np.array(_LIGHT) / np.linalg.norm(_LIGHT)
    length = np.sqrt(down**2 + across**2 + 1)
    light: Floats = (towards[2] - across * towards[0] - down * towards[1]) / length / towards[2]
    return light
