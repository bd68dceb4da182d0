"""Rails as pictures: a bed in the company's colour with a track on it, from engine to engine."""

import math
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.rules.companies import Company
from game.ui.map.camera import Camera, Point
from game.ui.map.lineup import Laid
from game.ui.media.assets import Assets
from game.ui.media.surface_cache import SurfaceCache

_ROOM = 4 << 20


class _Look(NamedTuple):
    """All that makes the picture of a rail what it is."""

    layer: str
    company: Company | None
    angle: int  # degrees
    length: int  # of a thousandth of a hex
    size: float
    hex_width: int


class Tracks:
    """Draws rails; keeps the pictures of those that it drew."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._pictures: SurfaceCache[_Look] = SurfaceCache(_ROOM)

    def forget(self) -> None:
        """Give back the memory of rails, as after a change of size."""
        self._pictures.clear()

    def box(self, rail: Laid, camera: Camera) -> Rect:
        """The pixels of the pane that a rail may lie on."""
        one, other = _ends(rail, camera)
        reach = math.ceil(camera.hex_width * 0.45)
        left, top = min(one[0], other[0]), min(one[1], other[1])
        box = Rect(round(left), round(top), 0, 0)
        box.width = math.ceil(abs(one[0] - other[0])) + 1
        box.height = math.ceil(abs(one[1] - other[1])) + 1
        return box.inflate(2 * reach, 2 * reach)

    def draw(self, pane: Surface, rails: list[Laid], camera: Camera, alpha: int = 255) -> None:
        """Lay rails: all beds first, so that no bed covers a track."""
        for layer in ("bed", "track"):
            for rail in rails:
                one, other = _ends(rail, camera)
                picture = self._picture(layer, rail, one, other, camera.hex_width)
                if alpha < 255:
                    picture = picture.copy()
                    picture.set_alpha(alpha)
                x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
                width, height = picture.get_size()
                pane.blit(picture, (round(x - width / 2), round(y - height / 2)))

    def _picture(
        self, layer: str, rail: Laid, one: Point, other: Point, hex_width: float
    ) -> Surface:
        right, down = other[0] - one[0], other[1] - one[1]
        angle = round(math.degrees(math.atan2(-down, right))) % 180
        length = round(math.hypot(right, down) / hex_width * 1000)
        company = rail.company if layer == "bed" else None
        look = _Look(layer, company, angle, length, rail.size, round(hex_width))
        return self._pictures.get(look, lambda: self._make(look))

    def _make(self, look: _Look) -> Surface:
        straight = self._assets.image(f"map/rail/{look.layer}_east")
        width, height = straight.get_size()
        drawn = width * look.length / 1000, height * look.size
        long = pygame.transform.smoothscale(straight, (round(drawn[0]), round(drawn[1])))
        turned = pygame.transform.rotozoom(long, look.angle, 1.0)
        scale = look.hex_width / 116
        size = [max(1, round(side * scale)) for side in turned.get_size()]
        small = pygame.transform.smoothscale(turned, (size[0], size[1])).convert_alpha()
        if look.company is not None:
            small.fill(self._assets.livery(look.company).body, special_flags=pygame.BLEND_RGBA_MULT)
        return small


def _ends(rail: Laid, camera: Camera) -> tuple[Point, Point]:
    one, other = camera.local(rail.one), camera.local(rail.other)
    width = camera.hex_width
    return (
        (one[0] + rail.one_aside[0] * width, one[1] + rail.one_aside[1] * width),
        (other[0] + rail.other_aside[0] * width, other[1] + rail.other_aside[1] * width),
    )
