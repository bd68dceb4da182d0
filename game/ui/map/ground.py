"""The static ground: the picture of the map, hexes, stations, city plates."""

import math
from collections.abc import Iterator

import pygame
from pygame import Color, Rect, Surface

from game.board import Board, HexKind, Space
from game.ui.map.camera import Camera
from game.ui.map.lands import land_steps
from game.ui.map.pieces import MapPieces
from game.ui.map.shapes import corners
from game.ui.media.assets import Assets, entries, numbers

BEYOND = "#0d3557"  # around a photograph, in a pane of unusual shape
_HIGHEST_PLATE = 4
_HEXES_AT_ONCE = 20
_PIXELS_AT_ONCE = 300_000  # of circles: about two milliseconds
_MIRRORED = 0.15  # of the pane: narrower gaps beside a photograph show its mirror image
_FADING = 0.3  # of the visible photograph: in wider gaps its mirror image fades within this
_TURNED = {(0, 1): 0, (1, 0): 90, (0, -1): 180, (-1, 0): 270}  # degrees, by the side
_STATIONS = ("nord", "austerlitz", "lyon", "saint-lazare", "est", "montparnasse")

# Plain land and sea; radii in widths of a hex.
_DEEP = "#1B5A79"
_SHALLOWS = ((2.3, "#27738F"), (1.75, "#3A90A6"), (1.3, "#5DB0B6"), (0.98, "#8CCBC3"))
_FOAM = (0.78, "#BFE3D3")
_COAST = (0.665, "#5B3A2A")
_LAND = 0.64  # leaves no water between neighbours, and rounds the coasts
_NORTH, _SOUTH = Color("#B4CA91"), Color("#EBD79B")
_UNEVEN = 0.06  # how much lighter or darker single hexes are


class MapPicture:
    """The picture below the hexes: a photograph, read in large tiles, or plain land and sea."""

    def __init__(self, assets: Assets, board: Board) -> None:
        self._assets = assets
        pictures = entries(assets.manifest("map")["pictures"])
        self.plain = board.name not in pictures
        if not self.plain:
            picture = entries(pictures[board.name])
            width, height = numbers(picture["size"])
            self._whole = Rect(0, 0, round(width), round(height))
            across, down = numbers(picture["tile"])
            self._tile = round(across), round(down)
            self._names = f"map/{picture['tiles']}".removesuffix(".jpg")

    def draw(self, pane: Surface, camera: Camera) -> None:
        """Fill a pane, or the part of it within its clip."""
        for _ in self.filling_steps(pane, camera):
            pass

    def filling_steps(self, pane: Surface, camera: Camera) -> Iterator[None]:
        """Fill a pane, or the part of it within its clip, piece by piece."""
        whole = Rect((0, 0), camera.pane[2:]).move(-camera.corner[0], -camera.corner[1])
        beyond = not self.plain and pane.get_clip() == whole
        if beyond:
            pane.fill(BEYOND)
        yield from self.steps(pane, camera)
        if beyond:
            _extend(pane, _target(camera, self._whole))

    def steps(self, pane: Surface, camera: Camera) -> Iterator[None]:
        """Draw it piece by piece within the pane's clip, one tile at most in each step."""
        if self.plain:
            yield from _plain_steps(pane, camera)
            return
        (across, down), seen = self._tile, _seen(camera, pane.get_clip(), self._whole)
        places = [
            (column, row)
            for row in range(seen.top // down, (seen.bottom - 1) // down + 1)
            for column in range(seen.left // across, (seen.right - 1) // across + 1)
        ]
        names = [self._names.format(row=row, column=column) for column, row in places]
        converted = Surface(self._tile)  # for all tiles: new memory takes longer than converting
        for (column, row), photograph in zip(places, self._assets.photographs(names), strict=True):
            converted.blit(photograph, (0, 0))
            tile = converted.subsurface(photograph.get_rect())
            target = _target(camera, Rect(column * across, row * down, *tile.get_size()))
            if target.width > across:  # which takes longer
                yield
            pane.blit(pygame.transform.smoothscale(tile, target.size), target)
            yield


def ground_steps(
    pane: Surface, assets: Assets, picture: MapPicture, pieces: MapPieces, camera: Camera
) -> Iterator[None]:
    """Fill a pane, or the part of it within its clip, with the ground, piece by piece."""
    yield from picture.filling_steps(pane, camera)
    yield from land_steps(pane, assets, camera)
    yield from hex_steps(pane, pieces, camera)


def hex_steps(pane: Surface, pieces: MapPieces, camera: Camera) -> Iterator[None]:
    """Draw the hexes, stations and city plates within the pane's clip, some in each step."""
    board, side = camera.frame.board, round(2 * camera.hex_width)
    near = pane.get_clip().inflate(side, side)
    for number, space in enumerate(sorted(board.spaces, key=lambda space: space.hex.r), 1):
        if number % _HEXES_AT_ONCE == 0:
            yield
        middle = camera.local(space.hex)
        if near.collidepoint(middle):
            pieces.draw(pane, "hex/normal", middle)
            name = _piece_on(space, board, pieces)
            if name:
                pieces.draw(pane, name, middle)


def _piece_on(space: Space, board: Board, pieces: MapPieces) -> str:
    if space.kind is HexKind.CITY:
        return f"plate/{min(space.value, _HIGHEST_PLATE)}"
    if space.kind is not HexKind.START:
        return ""
    name = f"station/{space.name.lower()}"
    if name in pieces:
        return name
    return f"station/{_STATIONS[board.stations.index(space) % len(_STATIONS)]}"


def _extend(pane: Surface, picture: Rect) -> None:
    """Continue beyond the edges of the picture with its mirror image; further out is sea."""
    whole = pane.get_rect()
    seen = picture.clip(whole)
    for gap, length, side in (
        (seen.top, seen.height, (0, -1)),
        (whole.bottom - seen.bottom, seen.height, (0, 1)),
        (seen.left, seen.width, (-1, 0)),
        (whole.right - seen.right, seen.width, (1, 0)),
    ):
        fades = gap >= _MIRRORED * (whole.height if side[1] else whole.width)
        reach = min(gap, round(length * _FADING) if fades else length)
        if reach > 0:
            _mirror(pane, seen, reach, side, fades=fades)


def _mirror(pane: Surface, seen: Rect, reach: int, side: tuple[int, int], *, fades: bool) -> None:
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
    """A column of sea, from transparent at the top to opaque at the bottom."""
    veil = Surface((1, length), pygame.SRCALPHA)
    for step in range(length):
        opacity = math.sin(math.pi / 2 * (step + 1) / length)
        veil.set_at((0, step), (*Color(BEYOND)[:3], round(255 * opacity)))
    return veil


def _target(camera: Camera, source: Rect) -> Rect:
    """Where a part of the photograph lies in the pane."""
    (left, top), scale = camera.origin, camera.scale
    target = Rect(left + round(source.left * scale), top + round(source.top * scale), 0, 0)
    target.width = left + round(source.right * scale) - target.left
    target.height = top + round(source.bottom * scale) - target.top
    return target


def _seen(camera: Camera, part: Rect, whole: Rect) -> Rect:
    """The part of the photograph that a part of the pane shows, in whole pixels."""
    (left, top), scale = camera.origin, camera.scale
    seen = Rect(math.floor((part.left - left) / scale), math.floor((part.top - top) / scale), 0, 0)
    seen.width = math.ceil((part.right - left) / scale) - seen.left
    seen.height = math.ceil((part.bottom - top) / scale) - seen.top
    pixel = math.ceil(1 / scale)  # a tile's place may have been rounded by this
    return seen.inflate(2 * pixel, 2 * pixel).clip(whole)


def _plain_steps(pane: Surface, camera: Camera) -> Iterator[None]:
    pane.fill(_DEEP)
    across = camera.hex_width
    reach = math.ceil(2 * _SHALLOWS[0][0] * across)
    near = pane.get_clip().inflate(reach, reach)
    places = sorted(space.hex for space in camera.frame.board.spaces)
    rows = sorted(place.r for place in places)
    middles = {place: camera.local(place) for place in places}
    seen = {place: middle for place, middle in middles.items() if near.collidepoint(middle)}
    tints = {place: _tint(place.r, rows[0], rows[-1]) for place in seen}
    for share, colour in (*_SHALLOWS, _FOAM, _COAST):
        at_once = _circles_at_once(share * across)
        for number, middle in enumerate(seen.values(), 1):
            pygame.draw.aacircle(pane, colour, middle, share * across)
            if number % at_once == 0:
                yield
        yield
    at_once = _circles_at_once(_LAND * across)
    for number, (place, middle) in enumerate(seen.items(), 1):
        pygame.draw.aacircle(pane, tints[place], middle, _LAND * across)
        if number % at_once == 0:
            yield
    for number, (place, middle) in enumerate(seen.items(), 1):
        tint = _uneven(tints[place], place.q * 7 + place.r * 13)
        ring = corners(across + math.sqrt(3), middle)  # a pixel larger, against seams
        pygame.draw.polygon(pane, tint, ring[1:] + ring[:1])
        if number % at_once == 0:
            yield
    yield


def _circles_at_once(radius: float) -> int:
    return max(4, round(_PIXELS_AT_ONCE / radius**2))


def _tint(row: int, first: int, last: int) -> Color:
    """From green in the north to straw in the south."""
    return _NORTH.lerp(_SOUTH, (row - first) / max(1, last - first))


def _uneven(tint: Color, number: int) -> Color:
    """A little lighter or darker, always the same for the same number."""
    share = _UNEVEN * math.sin(number * 12.9898)
    return tint.lerp("white", share) if share > 0 else tint.lerp("#8A7A4A", -share)
