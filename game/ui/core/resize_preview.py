"""The last picture of a scene, stretched while its window is being resized."""

import pygame
from pygame import Surface

from game.ui.core.context import Scene

SETTLED = 0.15  # seconds without another size, after which a resized window is laid out again


class ResizePreview:
    """Waits until the window keeps its size for a while."""

    def __init__(self) -> None:
        self._picture: Surface | None = None
        self._left = 0.0  # seconds until the window is laid out again

    @property
    def shown(self) -> bool:
        """Whether there is a picture."""
        return self._picture is not None

    @property
    def waiting(self) -> bool:
        """Whether the window was resized a moment ago."""
        return self._left > 0

    def begin(self) -> None:
        """The window has another size."""
        self._left = SETTLED

    def wait(self, dt: float) -> bool:
        """Let time pass; whether the window may still change."""
        self._left -= dt
        return self.waiting

    def hurry(self) -> None:
        """Wait no longer."""
        self._left = 0.0

    def keep(self, scene: Scene, size: tuple[int, int]) -> None:
        """Keep the picture of a scene."""
        self._picture = Surface(size)
        scene.draw(self._picture)

    def drop(self) -> None:
        """Free the picture."""
        self._picture = None

    def show(self, window: Surface, *, hidden: bool) -> None:
        """Stretch the picture over the window."""
        if self._picture is not None and not hidden:
            pygame.transform.scale(self._picture, window.get_size(), window)
            pygame.display.flip()
