"""A place in the window that follows the mouse."""

import pygame
from pygame import Rect
from pygame.event import Event


class HitArea:
    """Hovered, pressed, and clicked when the mouse is released inside."""

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.enabled = True
        self._under_mouse = False
        self._mouse_down = False

    @property
    def hovered(self) -> bool:
        """Whether the mouse is on it and can press it."""
        return self._under_mouse and self.enabled

    @property
    def pressed(self) -> bool:
        """Whether releasing the mouse now would click it."""
        return self._mouse_down and self.hovered

    def hover(self, place: tuple[int, int] | None) -> None:
        """The mouse is at a place of the window, or outside of it."""
        self._under_mouse = place is not None and self.rect.collidepoint(place)

    def handle(self, event: Event) -> bool:
        """Follow the mouse; True when it was clicked."""
        match event.type:
            case pygame.MOUSEMOTION:
                self.hover(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self.hover(event.pos)
                self._mouse_down = self.hovered
            case pygame.MOUSEBUTTONUP if event.button == 1:
                clicked = self._mouse_down and self.rect.collidepoint(event.pos)
                self._mouse_down = False
                return clicked and self.enabled
            case pygame.WINDOWLEAVE:
                self.hover(None)
        return False
