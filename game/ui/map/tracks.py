"""Pictures of rails: a bed in the company's colour with a track on it."""

import math
from collections.abc import Iterator
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.rules.companies import Company
from game.ui.map.camera import Camera, Point
from game.ui.map.lineup import PlacedRail
from game.ui.media.assets import Assets
from game.ui.media.surface_cache import SurfaceCache

_CACHED, _CACHED_IN_A_JOB = 4 << 20, 1 << 19
_DRAWN_FOR = 116  # the width of a hex that the pictures fit


class LaidRail(NamedTuple):
    """The picture of a rail, its box in the window, and where it begins and ends."""

    picture: Surface
    box: Rect
    one: Point
    other: Point

    def seen(self, share: float) -> Rect:
        """The part of the box that a share of the rail covers. It is cut in its longer direction:
        the locomotive that lays it hides the cut."""
        (x, y), (end_x, end_y), box = self.one, self.other, self.box
        if share >= 1:
            return box
        right, down = end_x - x, end_y - y
        if abs(right) >= abs(down):
            at = round(x + right * share)
            wide = at - box.left if right > 0 else box.right - at
            return Rect(box.left if right > 0 else at, box.top, wide, box.height)
        at = round(y + down * share)
        high = at - box.top if down > 0 else box.bottom - at
        return Rect(box.left, box.top if down > 0 else at, box.width, high)


class Tracks:
    """Draws rails and caches their pictures."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._cache: SurfaceCache[tuple[str, Company | None, int, int, float, int]] = SurfaceCache(
            _CACHED
        )

    def clear(self) -> None:
        """Free the pictures of all rails."""
        self._cache.clear()

    def spare(self) -> None:
        """Keep fewer pictures: a job makes many of which most are drawn once."""
        self._cache.shrink(_CACHED_IN_A_JOB)

    def box(self, rail: PlacedRail, camera: Camera) -> Rect:
        """The pixels of the pane that a rail may touch."""
        one, other = ends(rail, camera)
        reach = math.ceil(camera.hex_width * 0.45)
        left, top = round(min(one[0], other[0])), round(min(one[1], other[1]))
        width, height = abs(one[0] - other[0]), abs(one[1] - other[1])
        box = Rect(left, top, math.ceil(width) + 1, math.ceil(height) + 1)
        return box.inflate(2 * reach, 2 * reach)

    def draw(
        self, pane: Surface, rails: list[PlacedRail], camera: Camera, alpha: int = 255
    ) -> None:
        """Draw rails: all beds first, so that no bed covers a track."""
        for _ in self.steps(pane, rails, camera, alpha):
            pass

    def steps(
        self, pane: Surface, rails: list[PlacedRail], camera: Camera, alpha: int = 255
    ) -> Iterator[None]:
        """Draw rails, one picture in each step."""
        for layer in ("bed", "track"):
            for rail in rails:
                one, other = ends(rail, camera)
                picture = self._picture(layer, rail, one, other, camera.hex_width)
                picture.set_alpha(alpha)  # of the cached picture: copies would take longer
                x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
                width, height = picture.get_size()
                pane.blit(picture, (round(x - width / 2), round(y - height / 2)))
                yield

    def _picture(
        self, layer: str, rail: PlacedRail, one: Point, other: Point, hex_width: float
    ) -> Surface:
        right, down = other[0] - one[0], other[1] - one[1]
        angle = round(math.degrees(math.atan2(-down, right))) % 180
        length = round(math.hypot(right, down) / hex_width * 1000)
        company = rail.company if layer == "bed" else None
        key = layer, company, angle, length, rail.size, round(hex_width)
        return self._cache.get(key, lambda: self._make(*key))

    def _make(
        self,
        layer: str,
        company: Company | None,
        angle: int,
        length: int,  # in thousandths of a hex
        size: float,
        hex_width: int,
    ) -> Surface:
        straight = self._assets.image(f"map/rail/{layer}_east")
        width, height = straight.get_size()
        drawn = round(width * length / 1000), round(height * size)
        turned = pygame.transform.rotozoom(pygame.transform.smoothscale(straight, drawn), angle, 1)
        scale = hex_width / _DRAWN_FOR
        small_size = [max(1, round(side * scale)) for side in turned.get_size()]
        small = pygame.transform.smoothscale(turned, small_size).convert_alpha()
        if company is not None:
            small.fill(self._assets.livery(company).body, special_flags=pygame.BLEND_RGBA_MULT)
        return small


def ends(rail: PlacedRail, camera: Camera) -> tuple[Point, Point]:
    """Where a rail begins and ends, in pixels of the pane."""
    one, other = camera.local(rail.one), camera.local(rail.other)
    width = camera.hex_width
    return (
        (one[0] + rail.one_aside[0] * width, one[1] + rail.one_aside[1] * width),
        (other[0] + rail.other_aside[0] * width, other[1] + rail.other_aside[1] * width),
    )
