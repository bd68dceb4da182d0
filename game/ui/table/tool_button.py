"""A small button over the map's upper right corner. Knows nothing of what it opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ui.table.scene import TableScene

_PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class ToolButton:
    """A sign that can be pressed; `words` is the key of what is said of it."""

    def __init__(
        self, scene: TableScene, icon: str, words: str, opened: Callable[[], None]
    ) -> None:
        self._scene, self.words, self.open = scene, words, opened
        self.button = Button(icon, "secondary", icon)

    def handle(self, event: Event) -> bool:
        """Whether an event was for the button."""
        before = self.button.state
        if self.button.handle(event):
            self.open()
            return True
        if self.button.state != before:
            self._scene.refresh()
        return event.type in _PRESSES and bool(self.button.rect.collidepoint(event.pos))
