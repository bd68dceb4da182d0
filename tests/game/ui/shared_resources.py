"""What all tests of the screen share, since making it takes longer than most of them.

Tests of the caches themselves have an `Assets` of their own.
"""

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path

import pygame
from fluent.runtime import FluentResource
from pygame import Surface
from pygame.font import Font

from game.ui.i18n import catalogues
from game.ui.i18n.text import Texts
from game.ui.map.camera import Camera
from game.ui.map.ground import MapPicture
from game.ui.media.assets import Assets, Role
from game.ui.media.surface_cache import SurfaceCache
from game.ui.widgets.skins import Skins

WINDOW = 1280, 720  # where a test does not speak of the size; larger ones take longer to draw
_ENOUGH = 96 << 20  # bytes
_SMALL = 1 << 18  # bytes of a file
_MOST_MAPS = 24

_decode, _decoded = pygame.image.load, cache(pygame.image.load)
map_steps = MapPicture.steps
_maps: dict[tuple[tuple[int, int], Camera], tuple[Surface, int]] = {}


def read_once() -> None:
    """Parse each catalogue, decode each smaller picture and draw each view of a map only once."""
    vars(catalogues)["FluentResource"] = cache(FluentResource)
    vars(pygame.image)["load"] = _load
    MapPicture.steps = _draw_map_once  # type: ignore[assignment, method-assign]


def _load(file: Path | BytesIO, name: str = "") -> Surface:
    if isinstance(file, Path) and file.stat().st_size < _SMALL:
        return _decoded(file)
    return _decode(file, name)


def _draw_map_once(picture: MapPicture, pane: Surface, camera: Camera) -> Iterator[None]:
    """Takes as many steps each time."""
    if picture.plain or pane.get_clip() != pane.get_rect():
        yield from map_steps(picture, pane, camera)
        return
    key = pane.get_size(), camera
    if key not in _maps:
        count = 0
        for _ in map_steps(picture, pane, camera):
            count += 1
            yield
        if len(_maps) == _MOST_MAPS:
            _maps.clear()
        _maps[key] = pane.copy(), count
    else:
        drawn, count = _maps[key]
        pane.blit(drawn, (0, 0))
        for _ in range(count):
            yield


class _SharedAssets(Assets):
    """Keeps what the program lets go of when the screen rests."""

    def __init__(self) -> None:
        super().__init__()
        self._opened: dict[tuple[Role, int], Font] = {}
        self._originals, self._shrunk = SurfaceCache(_ENOUGH), SurfaceCache(_ENOUGH)
        self._small = SurfaceCache(_ENOUGH)

    def font(self, role: Role, pixels: int) -> Font:
        try:
            font = self._opened[role, pixels]
            font.get_height()
        except (KeyError, pygame.error):  # an error if a test has closed pygame since
            self._fonts.clear()
            font = self._opened[role, pixels] = super().font(role, pixels)
        return font

    def rest(self) -> None:
        """The next test needs the same pictures."""

    def forget_shrunk(self) -> None:
        """The next test needs the same pictures."""

    def forget_scaled(self) -> None:
        """The next test needs the same pictures."""


class _SharedSkins(Skins):
    def clear(self) -> None:
        """The next test needs the same panels."""


@cache
def shared_texts(language: str) -> Texts:
    """They raise an error for a missing text."""
    return Texts(language, strict=True)


@cache
def shared_assets() -> Assets:
    return _SharedAssets()


@cache
def shared_skins() -> Skins:
    return _SharedSkins(shared_assets())
