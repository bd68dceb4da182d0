"""A spot of the window that feels the mouse. How it looks, and what a click means, others know."""

import pygame
from pygame import Rect
from pygame.event import Event


class HitArea:
    """Pointed at, pressed, and clicked when it is let go inside."""

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.enabled = True
        self._hovered = False
        self._pressed = False

    @property
    def pointed(self) -> bool:
        """Whether the pointer is on it and can press it."""
        return self._hovered and self.enabled

    @property
    def held(self) -> bool:
        """Whether it would be clicked if it were let go now."""
        return self._pressed and self.pointed

    def place(self, rect: Rect) -> None:
        """Take a place in the window."""
        self.rect = rect

    def enable(self, enabled: bool) -> None:
        """Let it be pressed, or not."""
        self.enabled = enabled

    def hover(self, place: tuple[int, int] | None) -> None:
        """The pointer is at a place of the window now, or outside of it."""
        self._hovered = place is not None and self.rect.collidepoint(place)

    def handle(self, event: Event) -> bool:
        """Follow the mouse; True when the spot has been clicked."""
        match event.type:
            case pygame.MOUSEMOTION:
                self.hover(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self.hover(event.pos)
                self._pressed = self.pointed
            case pygame.MOUSEBUTTONUP if event.button == 1:
                clicked = self._pressed and self.rect.collidepoint(event.pos)
                self._pressed = False
                return clicked and self.enabled
            case pygame.WINDOWLEAVE:
                self.hover(None)
            case _:
                pass
        return False
