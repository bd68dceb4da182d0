"""The first picture: a window with the poster, before anything that takes time is imported."""

from pathlib import Path

import pygame
from pygame import Surface

TITLE = "Paris Connection"


def open_window(size: tuple[int, int], *, fullscreen: bool = False) -> Surface:
    """The window; plain surfaces, since scaled modes cost six times as much."""
    flags = pygame.RESIZABLE
    if fullscreen:
        flags, size = pygame.FULLSCREEN, (0, 0)
    surface = pygame.display.set_mode(size, flags)
    pygame.display.set_caption(TITLE)
    return surface


def open_with_poster(root: Path, size: tuple[int, int], *, fullscreen: bool = False) -> Surface:
    """Open the window and fill it with a quick, soft version of the poster."""
    pygame.display.init()
    folder = root / "sprites" / "title"
    pygame.display.set_icon(pygame.image.load(folder / "icon_64.png"))
    window = open_window(size, fullscreen=fullscreen)
    # Converted first: pictures of 24 bits take four times as long to stretch.
    poster = pygame.image.load(folder / "poster_first.jpg").convert()
    width, height = window.get_size()
    factor = max(width / poster.get_width(), height / poster.get_height())
    whole = (round(poster.get_width() * factor), round(poster.get_height() * factor))
    picture = pygame.transform.smoothscale(poster, whole)
    window.blit(picture, picture.get_rect(center=window.get_rect().center))
    pygame.display.flip()
    return window


def loading_bar(window: Surface, share: float) -> None:
    """How far the loading has come, in gold along the window's lower edge."""
    width, height = window.get_size()
    thick = max(4, height // 120)
    window.fill("#0C1526", (0, height - thick, width, thick))
    window.fill("#F4DD9A", (0, height - thick, round(width * min(max(share, 0.0), 1.0)), thick))
    pygame.display.flip()
