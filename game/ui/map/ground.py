"""The ground that nothing built changes: the picture of the map, hexes, stations, city plates."""

import math
from collections.abc import Iterator
from typing import Protocol

import pygame
from pygame import Rect, Surface

from game.board import Board, HexKind, Space
from game.ui.map.camera import Camera
from game.ui.map.lands import draw_lands
from game.ui.map.pieces import MapPieces
from game.ui.map.plain_ground import PlainPicture
from game.ui.media.assets import Assets, entries, numbers

_BEYOND = "#0d3557"  # around the picture, in a pane of a strange shape
_HIGHEST_PLATE = 4
_MIRRORED = 0.15  # of the pane: so far the picture goes on as in a mirror
_TURNED = {(0, 1): 0, (1, 0): 90, (0, -1): 180, (-1, 0): 270}  # degrees, by the side
_FADING = 0.3  # of what is seen: so far it goes on where there is more room, and fades


class Picture(Protocol):
    """What lies below the hexes of a board."""

    def draw(self, pane: Surface, camera: Camera) -> None:
        """Fill a pane with what a camera sees."""

    def mend(self, pane: Surface, camera: Camera) -> None:
        """Draw it anew where the pane's clip lets us."""

    def steps(self, pane: Surface, camera: Camera) -> Iterator[None]:
        """Mend it bit by bit, for those who cannot wait for the whole."""


def picture_of(assets: Assets, board: Board) -> Picture:
    """The photograph of a board's map, or plain land and sea if there is none."""
    if board.name in entries(assets.manifest("map")["pictures"]):
        return MapPicture(assets, board.name)
    return PlainPicture()


class MapPicture:
    """The photograph of a map, in tiles. It is large: what is seen is read, and not kept."""

    def __init__(self, assets: Assets, name: str) -> None:
        self._assets = assets
        book = entries(entries(assets.manifest("map")["pictures"])[name])
        width, height = numbers(book["size"])
        self._whole = Rect(0, 0, round(width), round(height))
        across, down = numbers(book["tile"])
        self._tile = round(across), round(down)
        self._names = f"map/{book['tiles']}".removesuffix(".jpg")

    def draw(self, pane: Surface, camera: Camera) -> None:
        """Fill a pane with what a camera sees."""
        pane.fill(_BEYOND)
        self.mend(pane, camera)
        _go_on(pane, _target(camera, self._whole))

    def mend(self, pane: Surface, camera: Camera) -> None:
        """Draw the photograph anew where the pane's clip lets us."""
        for _ in self.steps(pane, camera):
            pass

    def steps(self, pane: Surface, camera: Camera) -> Iterator[None]:
        """Mend it a tile at a time."""
        (across, down), seen = self._tile, _seen(camera, pane.get_clip(), self._whole)
        for row in range(seen.top // down, (seen.bottom - 1) // down + 1):
            for column in range(seen.left // across, (seen.right - 1) // across + 1):
                tile = self._read(row, column).convert()  # of 24 bits, it would take longer
                box = Rect(column * across, row * down, *tile.get_size())
                target = _target(camera, box)
                pane.blit(pygame.transform.smoothscale(tile, target.size), target)
                yield

    def _read(self, row: int, column: int) -> Surface:
        return self._assets.photograph(self._names.format(row=row, column=column))


def draw_ground(
    pane: Surface, assets: Assets, picture: Picture, pieces: MapPieces, camera: Camera
) -> None:
    """Fill a pane with the ground that a camera sees, or mend it where the pane's clip lets us."""
    if pane.get_clip() == pane.get_rect():
        picture.draw(pane, camera)
    else:
        picture.mend(pane, camera)
    draw_lands(pane, assets, camera)
    draw_hexes(pane, pieces, camera)


def draw_hexes(pane: Surface, pieces: MapPieces, camera: Camera) -> None:
    """The hexes and what belongs to them, where the pane's clip lets us."""
    clip = pane.get_clip()
    board, side = camera.frame.board, round(2 * camera.hex_width)
    near = clip.inflate(side, side)
    for space in sorted(board.spaces, key=lambda space: space.hex.r):
        middle = camera.local(space.hex)
        if near.collidepoint(middle):
            for name in ("hex/normal", _plate(board, pieces, space)):
                if name:
                    pane.blit(pieces.picture(name), pieces.corner(name, middle))


def _go_on(pane: Surface, picture: Rect) -> None:
    """Go on beyond the edges of the picture with what lies before them; far out, all is sea."""
    whole = pane.get_rect()
    seen = picture.clip(whole)
    above, below = seen.top, whole.bottom - seen.bottom
    left, right = seen.left, whole.right - seen.right
    for gap, length, side in (
        (above, seen.height, (0, -1)),
        (below, seen.height, (0, 1)),
        (left, seen.width, (-1, 0)),
        (right, seen.width, (1, 0)),
    ):
        fades = gap >= _MIRRORED * (whole.height if side[1] else whole.width)
        reach = min(gap, round(length * _FADING) if fades else length)
        if reach > 0:
            _continue(pane, seen, reach, side, fades=fades)


def _continue(pane: Surface, seen: Rect, reach: int, side: tuple[int, int], *, fades: bool) -> None:
    """Lay what is seen at one side of the picture beside it, as in a mirror."""
    right, down = side
    edge = Rect(0, 0, pane.get_width() if down else reach, reach if down else pane.get_height())
    if down:
        edge.top = seen.top if down < 0 else seen.bottom - reach
    else:
        edge.left = seen.left if right < 0 else seen.right - reach
    strip = pygame.transform.flip(pane.subsurface(edge), bool(right), bool(down))
    if fades:
        veil = pygame.transform.rotate(_veil(reach), _TURNED[side])
        strip.blit(pygame.transform.scale(veil, edge.size), (0, 0))
    pane.blit(strip, edge.move(right * reach, down * reach))


def _veil(length: int) -> Surface:
    """A column of sea, thin at its upper end and thick at its lower one."""
    veil = Surface((1, length), pygame.SRCALPHA)
    for step in range(length):
        thick = math.sin(math.pi / 2 * (step + 1) / length)
        veil.set_at((0, step), (*pygame.Color(_BEYOND)[:3], round(255 * thick)))
    return veil


def _target(camera: Camera, source: Rect) -> Rect:
    """Where a part of the photograph lies in the pane."""
    left, top = camera.origin
    scale = camera.scale
    target = Rect(left + round(source.left * scale), top + round(source.top * scale), 0, 0)
    target.width = left + round(source.right * scale) - target.left
    target.height = top + round(source.bottom * scale) - target.top
    return target


def _seen(camera: Camera, part: Rect, whole: Rect) -> Rect:
    """What a part of the pane shows of the photograph, in its whole pixels."""
    (left, top), scale = camera.origin, camera.scale
    seen = Rect(math.floor((part.left - left) / scale), math.floor((part.top - top) / scale), 0, 0)
    seen.width = math.ceil((part.right - left) / scale) - seen.left
    seen.height = math.ceil((part.bottom - top) / scale) - seen.top
    pixel = math.ceil(1 / scale)  # by that much a tile's place may have been rounded
    return seen.inflate(2 * pixel, 2 * pixel).clip(whole)


def _plate(board: Board, pieces: MapPieces, space: Space) -> str:
    """What lies on a hex: a station, a city's plate or nothing."""
    if space.kind is HexKind.CITY:
        return f"plate/{min(space.value, _HIGHEST_PLATE)}"
    if space.kind is HexKind.START:
        own = f"station/{space.name.lower()}"
        known = ("nord", "austerlitz", "lyon", "saint-lazare", "est", "montparnasse")
        another = known[board.stations.index(space) % len(known)]
        return own if own in pieces else f"station/{another}"
    return ""
