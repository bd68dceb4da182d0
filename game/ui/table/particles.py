"""Steam behind driving locomotives, and the glow of a city that is reached."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import BLEND_RGBA_MULT, Rect, Surface, transform

from game.ui.media.assets import Assets

PUFFS = 5  # behind a driving locomotive
PUFF_KINDS = 6
_GLOWS = 16  # steps in which a glow grows
_LARGEST_GLOW = 160  # pixels: a larger one is stretched, as all steps of it would take much memory


class Puff(NamedTuple):
    """Steam of one age, in several shapes."""

    size: int
    left: float  # from the locomotive to its corner, plus half a pixel: blits drop fractions
    top: float
    kinds: Sequence[Surface]


class Particles:
    """Their pictures for hexes of one width, with transparent pixels: far quicker to draw than
    with a surface alpha."""

    def __init__(self, assets: Assets, hex_width: float) -> None:
        self._assets, self._hex_width = assets, hex_width
        self._puffs: list[Puff] = []
        self._glows: dict[int, Surface] = {}

    @property
    def puffs(self) -> Sequence[Puff]:
        """Puffs by their age, the youngest first."""
        for _ in self.puff_steps():
            pass
        return self._puffs

    def puff_steps(self) -> Iterator[None]:
        """Make all puffs, those of one age in each step."""
        while len(self._puffs) < PUFFS:
            self._puffs.append(self._puff(len(self._puffs) + 1))
            yield

    def glow_steps(self) -> Iterator[None]:
        """Make a glow in all its sizes, one in each step."""
        for step in range(_GLOWS + 1):
            self._glow(step)
            yield

    def draw_glow(self, surface: Surface, middle: tuple[int, int], glow: float) -> Rect:
        """Draw a glow of this strength, from 0 to 1; returns where."""
        step = round(glow * _GLOWS)
        picture, side = self._glow(step), self._glow_side(step)
        if picture.get_width() < side:
            picture = transform.smoothscale(picture, (side, side))
        return surface.blit(picture, picture.get_rect(center=middle))

    def forget_glows(self) -> None:
        """Free the pictures of glows, which few moves need."""
        self._glows.clear()

    def _glow(self, step: int) -> Surface:
        if step not in self._glows:
            side = min(self._glow_side(step), _LARGEST_GLOW)
            self._glows[step] = self._fade("particles/glow", side, round(255 * step / _GLOWS))
        return self._glows[step]

    def _glow_side(self, step: int) -> int:
        return round(self._hex_width * (1.3 + step / _GLOWS))

    def _puff(self, number: int) -> Puff:
        """Where puffs of this age lie beside the locomotive."""
        width = self._hex_width
        size, alpha = round(width * (0.22 + 0.09 * number)), 190 * (1 - number / (PUFFS + 1))
        kinds = [
            self._fade(f"particles/steam_{1 + (kind + 1) % PUFF_KINDS}", size, round(alpha))
            for kind in range(PUFF_KINDS)
        ]
        above = size / 2 + width * (0.42 + 0.09 * number)
        return Puff(size, 0.5 - size / 2, 0.5 - above, kinds)

    def _fade(self, name: str, side: int, alpha: int) -> Surface:
        picture = self._assets.copied(name, (side, side))
        picture.fill((255, 255, 255, alpha), special_flags=BLEND_RGBA_MULT)
        return picture
