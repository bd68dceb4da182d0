"""The game's mouse cursors; where the system refuses them, its own remain."""

from typing import Literal

import pygame
from pygame.cursors import Cursor

from game.ui.media.assets import AssetError, Assets, entries, numbers

Pointer = Literal["arrow", "hand", "grab", "grabbing", "forbidden", "text"]
LARGE_FROM = 1600  # pixels of the window's height


class Cursors:
    """Shows cursors; showing the same one again costs nothing."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._made: dict[str, Cursor] = {}
        self._shown: str | None = None
        self._supported = True

    def show(self, pointer: Pointer | None, height: int) -> None:
        """Set the cursor for a window of this height; None leaves it as it is."""
        name = pointer and f"{pointer}_{64 if height >= LARGE_FROM else 32}"
        if name == self._shown or not self._supported:
            return
        self._shown = name
        if name is not None:
            try:
                pygame.mouse.set_cursor(self._cursor(name))
            except (pygame.error, AssetError):  # no colour cursors, no mouse, or missing files
                self._supported = False

    def _cursor(self, name: str) -> Cursor:
        if name.startswith("text"):  # the system's own
            return Cursor(pygame.SYSTEM_CURSOR_IBEAM)
        if name not in self._made:
            sprite = entries(entries(self._assets.manifest("cursors")["sprites"])[name])
            x, y = numbers(sprite["hotspot"])
            self._made[name] = Cursor((int(x), int(y)), self._assets.image(f"cursors/{name}"))
        return self._made[name]
