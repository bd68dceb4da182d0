"""The screen that the game is on: how dense it is, and which window and scale suit it at first.

Everything is laid out for the window, so a window that suits the screen is most of it; the scale
makes up for a screen on which such a window is small to the eye. Imported before the first
picture, so it imports next to nothing.
"""

import os
import sys
from collections.abc import Mapping
from dataclasses import replace

import pygame

from game.storage.settings import LARGEST_SCALE, SMALLEST_WINDOW, Settings

_SHARE = 0.8  # of the screen, for the first window
_SHAPE = 16 / 9
_EASY = 1280  # a window of so many points is easy to read at 100 %
_MOST_AT_FIRST = 150  # per cent
_STEP = 5
_INCH = 96  # dots, on a screen of density 1


def suited(settings: Settings) -> Settings:
    """Settings with a window and a scale for this screen; opens no window."""
    pygame.display.init()
    if pygame.display.get_driver() == "dummy":  # nobody sees it
        return settings
    window = first_window(pygame.display.get_desktop_sizes()[0])
    return replace(settings, window=window, ui_scale=usual_scale(window, density()))


def first_window(desktop: tuple[int, int]) -> tuple[int, int]:
    """A window that leaves some of the desktop free, where it can be so large and still do."""
    width = min(desktop[0] * _SHARE, desktop[1] * _SHARE * _SHAPE)
    wide, high = SMALLEST_WINDOW
    width = max(width, min(high * _SHAPE, desktop[0]), wide)
    return round(width), max(round(width / _SHAPE), high)


def usual_scale(window: tuple[int, int], dense: float) -> int:
    """The scale, in per cent, at which words in a window are large enough for most eyes."""
    wanted = 100 * _EASY * dense / min(window[0], window[1] * _SHAPE)
    within = min(max(wanted, 100), _MOST_AT_FIRST, LARGEST_SCALE)
    return round(within / _STEP) * _STEP


def density(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> float:
    """Pixels for a point, as the desktop wants it; 1 where it does not say.

    On macOS SDL counts points, not pixels, so there it is 1 on every screen.
    """
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
    """Dots an inch, after Windows has been told that we can handle them."""
    import ctypes

    try:
        # The types know `windll` on Windows only.
        return int(ctypes.windll.user32.GetDpiForSystem())  # type: ignore[attr-defined]
    except (AttributeError, OSError):  # before Windows 10
        return _INCH
