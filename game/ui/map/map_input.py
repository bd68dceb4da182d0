"""The map under the player's hands: wheel, fingers, keys and drags move the camera.

For every scene that shows a map; knows nothing of a game.
"""

from dataclasses import replace
from math import dist
from typing import Protocol

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.map.camera import Camera, Frame, fitted

DRAG = 8  # pixels before a press becomes a drag
DOUBLE_CLICK = 0.35  # seconds
_NEARER = 1.18  # a notch of the wheel
_PAN = {  # pixels that the map moves by
    pygame.K_w: (0, 90),
    pygame.K_a: (90, 0),
    pygame.K_s: (0, -90),
    pygame.K_d: (-90, 0),
}


class Viewed(Protocol):
    """A map that can be seen from elsewhere."""

    @property
    def camera(self) -> Camera:
        """Where the map is seen from."""

    def set_camera(self, camera: Camera, moving: bool = False) -> None:
        """Look at the map from elsewhere."""


class Mapped(Viewed, Protocol):
    """A scene with a map."""

    def on_map(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the map."""


class MapHands:
    """Zooms and pans."""

    def __init__(self, viewed: Viewed) -> None:
        self._viewed = viewed
        self._fingers: dict[int, tuple[float, float]] = {}

    def wheel(self, notches: float) -> None:
        """Nearer or further, about the pointer."""
        self._zoom(_NEARER**notches, pygame.mouse.get_pos())

    def pinch(self, event: Event) -> None:
        """Two fingers that part or close zoom about the point between them."""
        before = list(self._fingers.values())
        if event.type == pygame.FINGERUP:
            self._fingers.pop(event.finger_id, None)
            return
        self._fingers[event.finger_id] = (event.x, event.y)
        now = list(self._fingers.values())
        if event.type == pygame.FINGERMOTION and len(before) == len(now) == 2:
            apart = dist(*before)
            width, height = pygame.display.get_window_size()  # fingers are told in shares of it
            x, y = (now[0][0] + now[1][0]) / 2, (now[0][1] + now[1][1]) / 2
            if apart > 0:
                self._zoom(dist(*now) / apart, (round(x * width), round(y * height)))

    def key(self, key: int) -> bool:
        """Whether a key was for the map."""
        camera = self._viewed.camera
        match key:
            case pygame.K_PLUS | pygame.K_KP_PLUS | pygame.K_EQUALS:
                self._zoom(_NEARER, Rect(camera.pane).center)
            case pygame.K_MINUS | pygame.K_KP_MINUS:
                self._zoom(1 / _NEARER, Rect(camera.pane).center)
            case pygame.K_0 | pygame.K_HOME:
                self.fit()
            case pygame.K_w | pygame.K_a | pygame.K_s | pygame.K_d:
                self._viewed.set_camera(camera.panned(*_PAN[key]), moving=False)
            case _:
                return False
        return True

    def drag(self, by: tuple[int, int]) -> None:
        """The map goes along with the pointer."""
        self._viewed.set_camera(self._viewed.camera.panned(*by), moving=True)

    def drop(self) -> None:
        """The map lies still again, and is sharp."""
        self._viewed.set_camera(self._viewed.camera, moving=False)

    def fit(self) -> None:
        """The whole map."""
        self._viewed.set_camera(self._viewed.camera.fit(), moving=False)

    def _zoom(self, factor: float, about: tuple[int, int]) -> None:
        self._viewed.set_camera(self._viewed.camera.zoomed(factor, about), moving=False)


class MapMouse:
    """Mouse and fingers on a map on which a click means nothing else."""

    def __init__(self, scene: Mapped) -> None:
        self._scene = scene
        self._hands = MapHands(scene)
        self._pressed: tuple[int, int] | None = None
        self._dragging = False
        self._since_click = DOUBLE_CLICK

    def update(self, dt: float) -> None:
        """Time passes between two clicks."""
        self._since_click += dt

    def handle(self, event: Event) -> None:
        """Wheel, drag, pinch, keys; a double click shows the whole map."""
        match event.type:
            case pygame.MOUSEWHEEL if self._scene.on_map(pygame.mouse.get_pos()):
                self._hands.wheel(event.y)
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                self._hands.pinch(event)
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 2, 3):
                self._pressed = event.pos if self._scene.on_map(event.pos) else None
                self._dragging = False
            case pygame.MOUSEMOTION if self._pressed is not None:
                self._move(self._pressed, event)
            case pygame.MOUSEBUTTONUP if event.button in (1, 2, 3) and self._pressed is not None:
                self._pressed = None
                self._release()
            case pygame.KEYDOWN:
                self._hands.key(event.key)
            case _:
                pass

    def _move(self, pressed: tuple[int, int], event: Event) -> None:
        away = max(abs(event.pos[0] - pressed[0]), abs(event.pos[1] - pressed[1]))
        self._dragging = self._dragging or away > DRAG
        if self._dragging:
            self._hands.drag(event.rel)

    def _release(self) -> None:
        if self._dragging:
            self._hands.drop()
        elif self._since_click < DOUBLE_CLICK:
            self._hands.fit()
        else:
            self._since_click = 0.0


def camera_in(pane: Rect, frame: Frame, before: Camera) -> Camera:
    """The camera for a pane that may be another than before: the same view, or the whole map."""
    box = (pane.left, pane.top, pane.width, pane.height)
    return fitted(frame, box) if before.fits else replace(before, frame=frame).resized(box)
