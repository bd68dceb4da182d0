"""The window: its size for a screen, and its first picture, which waits for few imports."""

import os
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pygame
from pygame import Surface

from game.storage.settings import LARGEST_SCALE, SMALLEST_WINDOW, Settings

TITLE = "Paris Connection"
_SHARE = 0.8  # of the screen, for the first window
_SHAPE = 16 / 9
_READABLE = 1280  # points: the width of a window that is easy to read at 100 %
_MOST_AT_FIRST = 150  # per cent
_STEP = 5
_INCH = 96  # dots, on a screen of density 1


def open_window(size: tuple[int, int], *, fullscreen: bool = False) -> Surface:
    """Open the window; without scaled modes, which take six times as long to draw."""
    shape = ((0, 0), pygame.FULLSCREEN) if fullscreen else (size, pygame.RESIZABLE)
    surface = pygame.display.set_mode(*shape)
    if not fullscreen and surface.get_size() != size:
        # Without a window manager, SDL leaves full screen first and changes the size only then.
        surface = pygame.display.set_mode(*shape)
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
    width, height = poster.get_size()
    factor = max(window.get_width() / width, window.get_height() / height)
    whole = (round(width * factor), round(height * factor))
    picture = pygame.transform.smoothscale(poster, whole)
    window.blit(picture, picture.get_rect(center=window.get_rect().center))
    pygame.display.flip()
    return window


def loading_bar(window: Surface, share: float) -> None:
    """Show the progress of loading along the window's lower edge."""
    width, height = window.get_size()
    thick = max(4, height // 120)
    window.fill("#0C1526", (0, height - thick, width, thick))
    window.fill("#F4DD9A", (0, height - thick, round(width * min(max(share, 0.0), 1.0)), thick))
    pygame.display.flip()


def suit_to_screen(settings: Settings) -> Settings:
    """The settings with a window and a scale for this screen."""
    pygame.display.init()
    if pygame.display.get_driver() == "dummy":  # no screen
        return settings
    window = default_window(pygame.display.get_desktop_sizes()[0])
    return replace(settings, window=window, ui_scale=default_scale(window, pixel_density()))


def default_window(desktop: tuple[int, int]) -> tuple[int, int]:
    """A window that leaves some of the desktop free, if the desktop is large enough."""
    width = min(desktop[0] * _SHARE, desktop[1] * _SHARE * _SHAPE)
    wide, high = SMALLEST_WINDOW
    width = max(width, min(high * _SHAPE, desktop[0]), wide)
    return round(width), max(round(width / _SHAPE), high)


def default_scale(window: tuple[int, int], density: float) -> int:
    """The scale, in per cent, at which a window is easy to read."""
    wanted = 100 * _READABLE * density / min(window[0], window[1] * _SHAPE)
    within = min(max(wanted, 100), _MOST_AT_FIRST, LARGEST_SCALE)
    return round(within / _STEP) * _STEP


def pixel_density(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform
) -> float:
    """Pixels per point, 1 if unknown; on macOS SDL counts points, so there it is always 1."""
    if platform == "win32":
        return _windows_dots() / _INCH
    if platform.startswith("linux"):
        for name in ("GDK_SCALE", "QT_SCALE_FACTOR"):
            try:
                return min(max(float(environment.get(name, "")), 1.0), 4.0)
            except ValueError:
                continue
    return 1.0


def _windows_dots() -> int:
    """Dots per inch on Windows."""
    import ctypes

    try:
        return int(ctypes.windll.user32.GetDpiForSystem())  # type: ignore[attr-defined]
    except (AttributeError, OSError):  # before Windows 10
        return _INCH
