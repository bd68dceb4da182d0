"""The game's own mouse cursors; where the system takes none, its own stays."""

from typing import Literal

import pygame
from pygame.cursors import Cursor

from game.ui.media.assets import AssetError, Assets, entries, numbers

Pointer = Literal["arrow", "hand", "grab", "grabbing", "forbidden", "text"]
LARGE_FROM = 1600  # pixels of the window's height


class Cursors:
    """Shows one cursor after another; the same one again costs nothing."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._made: dict[str, Cursor] = {}
        self._shown: str | None = None
        self._able = True

    def show(self, pointer: Pointer | None, height: int) -> None:
        """Let the mouse look like this in a window of this height; None leaves it to others."""
        name = pointer and f"{pointer}_{64 if height >= LARGE_FROM else 32}"
        if name == self._shown or not self._able:
            return
        self._shown = name
        if name is not None:
            try:
                pygame.mouse.set_cursor(self._cursor(name))
            except (pygame.error, AssetError):  # no colours, no mouse, or no pictures
                self._able = False

    def _cursor(self, name: str) -> Cursor:
        if name.startswith("text"):  # every system has its own for that
            return Cursor(pygame.SYSTEM_CURSOR_IBEAM)
        if name not in self._made:
            sprite = entries(entries(self._assets.manifest("cursors")["sprites"])[name])
            x, y = numbers(sprite["hotspot"])
            self._made[name] = Cursor((int(x), int(y)), self._assets.image(f"cursors/{name}"))
        return self._made[name]
