"""A spot of the window that feels the mouse. How it looks, and what a click means, others know."""

import pygame
from pygame import Rect
from pygame.event import Event


class HitArea:
    """Pointed at, pressed, and clicked when it is let go inside."""

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.enabled = True
        self._under_mouse = False
        self._mouse_down = False

    @property
    def hovered(self) -> bool:
        """Whether the pointer is on it and can press it."""
        return self._under_mouse and self.enabled

    @property
    def pressed(self) -> bool:
        """Whether it would be clicked if it were let go now."""
        return self._mouse_down and self.hovered

    def place(self, rect: Rect) -> None:
        """Take a place in the window."""
        self.rect = rect

    def set_enabled(self, enabled: bool) -> None:
        """Let it be pressed, or not."""
        self.enabled = enabled

    def hover(self, place: tuple[int, int] | None) -> None:
        """The pointer is at a place of the window now, or outside of it."""
        self._under_mouse = place is not None and self.rect.collidepoint(place)

    def handle(self, event: Event) -> bool:
        """Follow the mouse; True when the spot has been clicked."""
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
            case _:
                pass
        return False
