"""The poster behind the title, for a window of any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

if TYPE_CHECKING:
    from game.ui.assets import Assets

_POSTERS = ((1280, 720), (1920, 1080))  # smaller than the whole: they load and shrink sooner


def poster(assets: Assets, size: tuple[int, int]) -> Surface:
    """The poster for a window, from the smallest of its files that is large enough."""
    enough = (width for width, height in _POSTERS if width >= size[0] and height >= size[1])
    width = next(enough, None)
    return cover(assets.photograph(f"title/poster_{width}" if width else "title/poster"), size)


def cover(picture: Surface, size: tuple[int, int]) -> Surface:
    """A picture that fills a size, cut where its shape is another."""
    width, height = picture.get_size()
    factor = max(size[0] / width, size[1] / height)
    part = Rect(0, 0, round(size[0] / factor), round(size[1] / factor)).clip(picture.get_rect())
    part.center = picture.get_rect().center
    seen = picture.subsurface(part).convert()  # pictures of 24 bits take long to scale
    return seen if seen.get_size() == size else pygame.transform.smoothscale(seen, size)
