"""Draws the steam and the lamps of the locomotive on the title's poster, in small boxes."""

from collections.abc import Callable, Iterator, Sequence

import pygame
from pygame import BLEND_RGBA_MULT, SRCALPHA, Color, Rect, Surface

from game.ui.anim.breath import Breath, glow, puffs, radius
from game.ui.media.assets import Assets
from game.ui.widgets.compositor import fast_box

# On the poster, in shares of its width and height.
_CHIMNEY = (0.7515, 0.118)
_LAMPS = ((0.6742, 0.561), (0.9039, 0.561))
_LAMP = 0.1  # the width of a lamp's light, of the poster's
_SHAPE = 9 / 16  # the poster's height against its width
_LIGHT, _SHADE = Color("#F4E6C8"), Color("#7FA0C4")  # of a puff, to the left and to the right
_BRIGHTEST = 150  # of 255
_LEAST = 4  # pixels: the smallest puff


class TitleSteam:
    """The moving part of the title; it never covers a button."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self.breath = Breath()
        self._window = Rect(0, 0, 0, 0)
        self._width = 0.0  # of the poster
        self._pictures: dict[int, Surface] = {}  # by their size: no puff is as large as a lamp
        self._drawn: list[Rect] = []

    def layout(self, size: tuple[int, int]) -> None:
        """Follow a poster that fills a window of this size."""
        if size != self._window.size:
            self._window = Rect((0, 0), size)
            self._width = max(size[0], size[1] / _SHAPE)
            self.release()

    def release(self) -> None:
        """Free the pictures."""
        self._pictures, self._drawn = {}, []

    def draw(self, surface: Surface, buttons: Sequence[Rect]) -> list[Rect]:
        """Draw steam and light on the poster, where no button is; returns where."""
        drawn = []
        for picture, box in self._things():
            seen = box.clip(self._window)
            if seen and box.collidelist(buttons) < 0:
                surface.blit(picture, box)
                drawn.append(seen)
        self._drawn = drawn
        return drawn

    def redraw(self, surface: Surface, poster: Surface, buttons: Sequence[Rect]) -> list[Rect]:
        """Draw them again over the poster alone; returns what has changed."""
        before = [*map(fast_box, self._drawn)]
        for box in before:
            surface.blit(poster, box, box)
        return [*before, *self.draw(surface, buttons)]

    def _things(self) -> Iterator[tuple[Surface, Rect]]:
        """The lamps and puffs of the moment; draw each before asking for the next, since several
        share a picture with its own opacity."""
        breathed = self.breath.breathed
        if breathed is None:
            return
        lamp = self._picture(round(_LAMP * self._width), self._new_lamp)
        lamp.set_alpha(round(255 * glow(breathed)))
        yield from ((lamp, lamp.get_rect(center=self._at(place))) for place in _LAMPS)
        x, y = self._at(_CHIMNEY)
        for look in puffs(breathed):
            side = max(_LEAST, round(2 * radius(look.size) * self._width))
            puff = self._picture(side, _disc)
            puff.set_alpha(round(255 * look.opacity))
            right, down = (round(far * self._width) for far in look.place)
            yield puff, puff.get_rect(center=(x + right, y + down))

    def _picture(self, side: int, make: Callable[[int], Surface]) -> Surface:
        """A picture of this size, which is kept."""
        if side not in self._pictures:
            self._pictures[side] = make(side)
        return self._pictures[side]

    def _new_lamp(self, side: int) -> Surface:
        picture = self._assets.scaled("particles/glow", (side, side)).copy()
        picture.fill((*_LIGHT[:3], _BRIGHTEST), special_flags=BLEND_RGBA_MULT)
        return picture

    def _at(self, place: tuple[float, float]) -> tuple[int, int]:
        """A place on the poster, which is cut evenly to fill the window."""
        across, down = place[0] - 0.5, (place[1] - 0.5) * _SHAPE
        return (
            round(self._window.centerx + across * self._width),
            round(self._window.centery + down * self._width),
        )


def _disc(side: int) -> Surface:
    """A round cloud as on the poster, lit from the left."""
    shades = Surface((2, 2), SRCALPHA)
    for place, colour in {
        (0, 0): _SHADE.lerp(_LIGHT, 0.6),
        (0, 1): _LIGHT,
        (1, 0): _SHADE,
        (1, 1): _SHADE.lerp(_LIGHT, 0.25),
    }.items():
        shades.set_at(place, colour)
    disc = pygame.transform.smoothscale(shades, (side, side))
    mask = Surface((side, side), SRCALPHA)
    pygame.draw.aacircle(mask, "white", (side / 2, side / 2), side / 2 - 1)
    disc.blit(mask, (0, 0), special_flags=BLEND_RGBA_MULT)
    return disc
