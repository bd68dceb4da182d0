"""The ground that nothing built changes: the picture of the map, hexes, stations, city plates."""

import math
from functools import partial

import pygame
from pygame import Rect, Surface

from game.board import Board, Kind, Space
from game.ui.assets import Assets, entries, numbers
from game.ui.draw.camera import Camera
from game.ui.draw.lands import draw_lands
from game.ui.draw.pieces import Pieces
from game.ui.surface_cache import SurfaceCache

_BEYOND = "#0d3557"  # around the picture, in a pane of a strange shape
_HIGHEST_PLATE = 4
_BAND = 240  # rows of the photograph
_MIRRORED = 0.15  # of the pane
_ROOM = 6 << 20  # bytes: two rows of its tiles, so that none is read twice for one view


class MapPicture:
    """The photograph of the map, in tiles. It is large: what is seen is read, and not kept."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        book = entries(assets.manifest("map")["picture"])
        width, height = numbers(book["size"])
        self._whole = Rect(0, 0, round(width), round(height))
        across, down = numbers(book["tile"])
        self._tile = round(across), round(down)
        self._names = f"map/{book['tiles']}".removesuffix(".jpg")
        self._tiles: SurfaceCache[tuple[int, int]] = SurfaceCache(_ROOM)

    def draw(self, pane: Surface, camera: Camera) -> None:
        """Fill a pane with what a camera sees."""
        pane.fill(_BEYOND)
        seen = _seen(camera, self._whole)
        # Band by band: shrinking takes a copy of all that it is given, and this is large.
        for top in range(seen.top, seen.bottom, _BAND):
            band = Rect(seen.left, top, seen.width, min(_BAND, seen.bottom - top))
            target = _target(camera, band)
            if target.width > 0 and target.height > 0:
                pane.blit(pygame.transform.smoothscale(self._part(band), target.size), target)
        self._tiles.clear()
        _mirror(pane, _target(camera, self._whole))

    def _part(self, box: Rect) -> Surface:
        """A part of the photograph, put together."""
        part, (across, down) = Surface(box.size).convert(), self._tile
        for row in range(box.top // down, (box.bottom - 1) // down + 1):
            for column in range(box.left // across, (box.right - 1) // across + 1):
                tile = self._tiles.get((row, column), partial(self._read, row, column))
                part.blit(tile, (column * across - box.left, row * down - box.top))
        return part

    def _read(self, row: int, column: int) -> Surface:
        return self.assets.photograph(self._names.format(row=row, column=column))


def draw_ground(pane: Surface, picture: MapPicture, pieces: Pieces, camera: Camera) -> None:
    """Fill a pane with the ground that a camera sees."""
    picture.draw(pane, camera)
    draw_lands(pane, picture.assets, camera)
    board = camera.frame.board
    for space in sorted(board.spaces, key=lambda space: space.hex.r):
        middle = camera.local(space.hex)
        for name in ("hex/normal", _plate(board, pieces, space)):
            if name:
                pane.blit(pieces.picture(name), pieces.corner(name, middle))


def _mirror(pane: Surface, picture: Rect) -> None:
    """Go on beyond the edges of the picture with what lies before them, where that is not far."""
    whole = pane.get_rect()
    seen = picture.clip(whole)
    below, right = whole.bottom - seen.bottom, whole.right - seen.right
    if 0 < below < whole.height * _MIRRORED:
        strip = pane.subsurface((0, seen.bottom - below, whole.width, below))
        pane.blit(pygame.transform.flip(strip, False, True), (0, seen.bottom))
    for gap, source, target in (
        (seen.left, seen.left, 0),
        (right, seen.right - right, seen.right),
    ):
        if 0 < gap < whole.width * _MIRRORED:
            strip = pane.subsurface((source, 0, gap, whole.height))
            pane.blit(pygame.transform.flip(strip, True, False), (target, 0))


def _target(camera: Camera, source: Rect) -> Rect:
    """Where a part of the photograph lies in the pane."""
    left, top = camera.origin
    scale = camera.scale
    target = Rect(left + round(source.left * scale), top + round(source.top * scale), 0, 0)
    target.width = left + round(source.right * scale) - target.left
    target.height = top + round(source.bottom * scale) - target.top
    return target


def _seen(camera: Camera, whole: Rect) -> Rect:
    """The part of the photograph in the pane, in its whole pixels."""
    left, top = (-start / camera.scale for start in camera.origin)
    width, height = (length / camera.scale for length in camera.pane[2:])
    seen = Rect(math.floor(left), math.floor(top), 0, 0)
    seen.width = math.ceil(left + width) - seen.left
    seen.height = math.ceil(top + height) - seen.top
    return seen.clip(whole)


def _plate(board: Board, pieces: Pieces, space: Space) -> str:
    """What lies on a hex: a station, a city's plate or nothing."""
    if space.kind is Kind.CITY:
        return f"plate/{min(space.value, _HIGHEST_PLATE)}"
    if space.kind is Kind.START:
        own = f"station/{space.name.lower()}"
        known = ("nord", "austerlitz", "lyon", "saint-lazare", "est", "montparnasse")
        another = known[board.stations.index(space) % len(known)]
        return own if own in pieces else f"station/{another}"
    return ""
