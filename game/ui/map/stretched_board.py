"""The board while the camera moves: the last baked layer stretched, without smoothing."""

import pygame
from pygame import Rect, Surface

from game.ui.map.camera import Camera

_BEYOND = "#0d3557"
_SMALLER = 3  # the whole map is remembered at a third of its size


class StretchedBoard:
    """Stretches what is there to where the camera is now."""

    def __init__(self) -> None:
        self._whole: tuple[Surface, Camera] | None = None

    def remember(self, layer: Surface, camera: Camera) -> None:
        """Keep a small copy of the whole map, for what a closer layer does not show."""
        size = max(1, layer.get_width() // _SMALLER), max(1, layer.get_height() // _SMALLER)
        self._whole = pygame.transform.scale(layer, size), camera

    def draw(
        self, surface: Surface, part: Rect, camera: Camera, layer: Surface, seen: Camera
    ) -> None:
        """Put a layer that was seen from elsewhere into a part of the window."""
        pane = Rect(camera.pane)
        before = surface.get_clip()
        surface.set_clip(part.clip(before))
        target = _target(seen, camera)
        if not target.contains(((0, 0), pane.size)):
            surface.fill(_BEYOND, pane)
            if self._whole:
                _stretch(surface, pane, *self._whole, camera)
        _stretch(surface, pane, layer, seen, camera)
        surface.set_clip(before)


def _target(seen: Camera, camera: Camera) -> Rect:
    """Where the pane of one camera lies in the pane of another."""
    grows = camera.scale / seen.scale
    left = camera.origin[0] - seen.origin[0] * grows
    top = camera.origin[1] - seen.origin[1] * grows
    return Rect(round(left), round(top), round(seen.pane[2] * grows), round(seen.pane[3] * grows))


def _stretch(surface: Surface, pane: Rect, picture: Surface, seen: Camera, camera: Camera) -> None:
    target = _target(seen, camera)
    visible = target.clip(((0, 0), pane.size))
    if not visible or not target.width or not target.height:
        return
    across, down = picture.get_width() / target.width, picture.get_height() / target.height
    source = Rect(
        int((visible.left - target.left) * across),
        int((visible.top - target.top) * down),
        max(1, round(visible.width * across)),
        max(1, round(visible.height * down)),
    ).clip(picture.get_rect())
    if source:
        stretched = pygame.transform.scale(picture.subsurface(source), visible.size)
        surface.blit(stretched, visible.move(pane.topleft))
