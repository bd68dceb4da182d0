"""The poster behind the title and the lobby, and the name of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.widgets.theme import CREAM, GOLD

if TYPE_CHECKING:
    from collections.abc import Generator

    from game.ui.core.context import Context
    from game.ui.media.assets import Assets

_POSTERS = ((1280, 720), (1920, 1080))  # smaller files, which load and scale faster


def poster(assets: Assets, size: tuple[int, int]) -> Surface:
    """The poster for a window, from the smallest file that is large enough."""
    return cover(assets.photograph(_name(size)), size)


def begin_poster(assets: Assets, size: tuple[int, int]) -> None:
    """Let another thread read the poster, before anything asks for it."""
    assets.begin_photograph(_name(size))


def poster_steps(assets: Assets, size: tuple[int, int]) -> Generator[None, None, Surface]:
    """The same, read in small steps."""
    picture = yield from assets.photograph_steps(_name(size))
    return cover(picture, size)


def _name(size: tuple[int, int]) -> str:
    enough = (width for width, height in _POSTERS if width >= size[0] and height >= size[1])
    width = next(enough, None)
    return f"title/poster_{width}" if width else "title/poster"


def cover(picture: Surface, size: tuple[int, int]) -> Surface:
    """A picture scaled and cut to fill a size."""
    width, height = picture.get_size()
    factor = max(size[0] / width, size[1] / height)
    part = Rect(0, 0, round(size[0] / factor), round(size[1] / factor)).clip(picture.get_rect())
    part.center = picture.get_rect().center
    visible = picture.subsurface(part).convert()  # pictures of 24 bits take long to scale
    return visible if visible.get_size() == size else pygame.transform.smoothscale(visible, size)


def draw_game_name(
    surface: Surface, context: Context, scale: float, middle: int, width: int, drop: int = 0
) -> None:
    """Draw the name of the game and its tagline around a middle; all lengths are units."""

    def pixels(units: float) -> int:
        return max(1, round(units * scale))

    for text, letters, top, colour in (("PARIS", 168, 142, GOLD), ("CONNECTION", 84, 260, CREAM)):
        for shade, shift in (("#070E1A", pixels(4)), (colour, 0)):
            picture = context.assets.text("display", pixels(letters), text, shade)
            place = picture.get_rect(center=(pixels(middle) + shift, pixels(top + drop) + shift))
            surface.blit(picture, place)
    line = Rect(0, pixels(316 + drop), pixels(width), pixels(36)).move_to(centerx=pixels(middle))
    tagline = context.texts.say("title-tagline")
    context.skins.write(surface, tagline, line, pixels(26), CREAM, align=0.5)
