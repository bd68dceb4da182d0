"""Moves the camera of a map by wheel, fingers, keys and drags."""

from collections.abc import Callable
from dataclasses import replace
from math import dist
from typing import Protocol

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.map.camera import Camera, Frame, fitted

DRAG = 8  # pixels before a press becomes a drag
DOUBLE_CLICK = 0.35  # seconds
_ZOOM_STEP = 1.18
_PAN = {  # pixels
    pygame.K_w: (0, 90),
    pygame.K_a: (90, 0),
    pygame.K_s: (0, -90),
    pygame.K_d: (-90, 0),
}


class MapView(Protocol):
    """A map with a camera."""

    @property
    def camera(self) -> Camera:
        """The current camera."""

    def set_camera(self, camera: Camera, moving: bool = False) -> None:
        """Change the camera; while `moving` the picture may be rough, until some time later."""


class CameraControl:
    """Zooms and pans."""

    def __init__(self, view: MapView) -> None:
        self._view = view
        self._fingers: dict[int, tuple[float, float]] = {}

    def wheel(self, notches: float) -> None:
        """Zoom about the pointer."""
        self._zoom(_ZOOM_STEP**notches, pygame.mouse.get_pos())

    def pinch(self, event: Event) -> None:
        """Zoom with two fingers about the point between them."""
        before = list(self._fingers.values())
        if event.type == pygame.FINGERUP:
            self._fingers.pop(event.finger_id, None)
            return
        self._fingers[event.finger_id] = (event.x, event.y)
        now = list(self._fingers.values())
        if event.type == pygame.FINGERMOTION and len(before) == len(now) == 2:
            apart = dist(*before)
            width, height = pygame.display.get_window_size()  # the unit of fingers
            x, y = (now[0][0] + now[1][0]) / 2, (now[0][1] + now[1][1]) / 2
            if apart > 0:
                self._zoom(dist(*now) / apart, (round(x * width), round(y * height)))

    def press_key(self, key: int) -> bool:
        """Handle a key; False if it is not one of the map's."""
        camera = self._view.camera
        match key:
            case pygame.K_PLUS | pygame.K_KP_PLUS | pygame.K_EQUALS:
                self._zoom(_ZOOM_STEP, Rect(camera.pane).center)
            case pygame.K_MINUS | pygame.K_KP_MINUS:
                self._zoom(1 / _ZOOM_STEP, Rect(camera.pane).center)
            case pygame.K_0 | pygame.K_HOME:
                self.fit()
            case pygame.K_w | pygame.K_a | pygame.K_s | pygame.K_d:
                self._view.set_camera(camera.panned(*_PAN[key]), moving=True)
            case _:
                return False
        return True

    def drag(self, by: tuple[int, int]) -> None:
        """Move the map with the pointer."""
        self._view.set_camera(self._view.camera.panned(*by), moving=True)

    def drop(self) -> None:
        """End a drag."""
        self._view.set_camera(self._view.camera, moving=True)

    def fit(self) -> None:
        """Show the whole map."""
        self._view.set_camera(self._view.camera.fit(), moving=True)

    def _zoom(self, factor: float, about: tuple[int, int]) -> None:
        self._view.set_camera(self._view.camera.zoomed(factor, about), moving=True)


class MapMouse:
    """All input on a map on which a click does nothing else."""

    def __init__(self, view: MapView, on_map: Callable[[tuple[int, int]], bool]) -> None:
        self._on_map = on_map
        self._camera_control = CameraControl(view)
        self._pressed: tuple[int, int] | None = None
        self._dragging = False
        self._since_click = DOUBLE_CLICK

    def update(self, dt: float) -> None:
        """Let time pass, for double clicks."""
        self._since_click += dt

    def handle(self, event: Event) -> None:
        """Zoom, pan or drag; a double click shows the whole map."""
        match event.type:
            case pygame.MOUSEWHEEL if self._on_map(pygame.mouse.get_pos()):
                self._camera_control.wheel(event.y)
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                self._camera_control.pinch(event)
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 2, 3):
                self._pressed = event.pos if self._on_map(event.pos) else None
                self._dragging = False
            case pygame.MOUSEMOTION if self._pressed is not None:
                (x, y), (start_x, start_y) = event.pos, self._pressed
                self._dragging |= max(abs(x - start_x), abs(y - start_y)) > DRAG
                if self._dragging:
                    self._camera_control.drag(event.rel)
            case pygame.MOUSEBUTTONUP if event.button in (1, 2, 3) and self._pressed is not None:
                self._pressed = None
                self._release()
            case pygame.KEYDOWN:
                self._camera_control.press_key(event.key)
            case _:
                pass

    def _release(self) -> None:
        if self._dragging:
            self._camera_control.drop()
        elif self._since_click < DOUBLE_CLICK:
            self._camera_control.fit()
        else:
            self._since_click = 0.0


def camera_in(pane: Rect, frame: Frame, before: Camera) -> Camera:
    """The camera for another pane: the same view, or the whole map."""
    box = (pane.left, pane.top, pane.width, pane.height)
    return fitted(frame, box) if before.fits else replace(before, frame=frame).resized(box)
