"""The small button over the map that opens the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class BookButton:
    """Stands beside the button for hints, or in its place where there are none."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.button = Button("book", "secondary", "book")

    def lay(self) -> None:
        """Find its place in the window of now."""
        scene = self._scene
        self.button.rect = scene.layout.tools[1 if scene.hints.offered else 0]

    def open(self) -> None:
        """Open the book where it speaks of what the table has just refused."""
        from game.ui.scenes.book import open_rulebook  # the table is there without forms

        open_rulebook(self._scene.stage, self._scene.rule)

    def handle(self, event: Event) -> bool:
        """Whether an event was for the button."""
        before = self.button.state
        if self.button.handle(event):
            self.open()
            return True
        if self.button.state != before:
            self._scene.refresh()
        return event.type in _PRESSES and bool(self.button.rect.collidepoint(event.pos))
