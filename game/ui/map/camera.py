"""The visible part of the map, and where a hex lies in it. Draws nothing."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from game.board import Board, Hex
from game.ui.media.assets import entries, numbers

CLOSEST = 4.0
_MARGIN = 0.9  # of a hex, around the outermost hexes
_BEYOND = 60  # hexes of sea around a board without a picture
_PLAIN_HEX = 108.0  # points of a hex there

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, width, height


@dataclass(frozen=True)
class Frame:
    """A board on the picture of its map: where hexes lie, and what must be visible of it."""

    board: Board
    size: Point
    zero: Point  # the middle of the hex (0, 0)
    across: float  # a hex, from flat side to flat side
    home: Box  # the best view of the whole map
    hexes: Box  # what must not be cut off

    def point(self, place: Hex) -> Point:
        """Where the middle of a hex lies on the picture."""
        x, y = unit_point(place)
        return self.zero[0] + self.across * x, self.zero[1] + self.across * y


def frame_of(manifest: Mapping[str, object], board: Board) -> Frame:
    """The frame of a board, by the manifest of the maps' pictures; plain without a picture."""
    pictures = entries(manifest["pictures"])
    if board.name not in pictures:
        return plain_frame(board)
    picture = entries(pictures[board.name])
    width, height = numbers(picture["size"])
    left, top = numbers(picture["hex_zero"])
    across = picture["across_flats"]
    if not isinstance(across, float):
        raise TypeError(f"a hex needs a width, not {across!r}")
    view = numbers(picture["home_view"])
    points = [unit_point(space.hex) for space in board.spaces]
    hexes = _around([(left + across * x, top + across * y) for x, y in points], across * _MARGIN)
    home = (view[0], view[1], view[2], view[3])
    if not _contains(home, hexes):
        home = hexes
    return Frame(board, (width, height), (left, top), across, home, hexes)


def plain_frame(board: Board) -> Frame:
    """The frame of a board without a picture: surrounded by enough sea."""
    wide = _around([unit_point(space.hex) for space in board.spaces], _BEYOND)
    zero = -wide[0] * _PLAIN_HEX, -wide[1] * _PLAIN_HEX
    size = wide[2] * _PLAIN_HEX, wide[3] * _PLAIN_HEX
    near = (_BEYOND - _MARGIN) * _PLAIN_HEX
    hexes = (near, near, size[0] - 2 * near, size[1] - 2 * near)
    return Frame(board, size, zero, _PLAIN_HEX, hexes, hexes)


def unit_point(place: Hex) -> Point:
    """Where a hex lies, in widths of a hex."""
    return place.q + place.r / 2, place.r * math.sqrt(3) / 2


@dataclass(frozen=True)
class Camera:
    """A view into a pane of the window; its methods return other cameras."""

    frame: Frame
    pane: tuple[int, int, int, int]  # left, top, width, height in the window
    zoom: float = 1.0
    middle: Point = (0.0, 0.0)  # the point of the picture in the middle of the pane
    corner: tuple[int, int] = (0, 0)  # where in the pane a picture of a part of it begins
    _middles: dict[Hex, Point] = field(default_factory=dict, init=False, compare=False, repr=False)

    @property
    def fits(self) -> bool:
        """Whether the whole map is visible."""
        return self.zoom == 1.0

    @cached_property
    def scale(self) -> float:
        """Pixels per point of the picture."""
        return _fit_scale(self.frame, self.pane[2:]) * self.zoom

    @property
    def hex_width(self) -> float:
        """Pixels from one flat side of a hex to the other."""
        return self.frame.across * self.scale

    @cached_property
    def origin(self) -> tuple[int, int]:
        """The picture's top left corner, in pixels from that of the pane."""
        (_, _, width, height), (left, top) = self.pane, self.corner
        x, y = self.middle
        return round(width / 2 - x * self.scale) - left, round(height / 2 - y * self.scale) - top

    def local(self, place: Hex) -> Point:
        """The middle of a hex, in pixels from the top left of the pane; cached for drawing."""
        known = self._middles.get(place)
        if known is None:
            x, y = self.frame.point(place)
            known = self.origin[0] + x * self.scale, self.origin[1] + y * self.scale
            self._middles[place] = known
        return known

    def pixel_of(self, place: Hex) -> tuple[int, int]:
        """The middle of a hex in the window, visible or not."""
        x, y = self.local(place)
        return self.pane[0] + round(x), self.pane[1] + round(y)

    def hex_at(self, pixel: tuple[float, float]) -> Hex | None:
        """The hex of the board under a pixel of the window."""
        left, top, width, height = self.pane
        x, y = pixel[0] - left, pixel[1] - top
        if not (0 <= x < width and 0 <= y < height):
            return None
        place = _nearest(
            ((x - self.origin[0]) / self.scale - self.frame.zero[0]) / self.frame.across,
            ((y - self.origin[1]) / self.scale - self.frame.zero[1]) / self.frame.across,
        )
        return place if place in self.frame.board else None

    def fit(self) -> "Camera":
        """The whole map."""
        return fitted(self.frame, self.pane)

    def zoomed(self, factor: float, about: tuple[float, float]) -> "Camera":
        """Closer or further; the point under this pixel of the window stays there."""
        zoom = min(max(self.zoom * factor, 1.0), CLOSEST)
        x = about[0] - self.pane[0] - self.pane[2] / 2
        y = about[1] - self.pane[1] - self.pane[3] / 2
        change = 1 / self.scale - 1 / (self.scale / self.zoom * zoom)
        middle = self.middle[0] + x * change, self.middle[1] + y * change
        return _clamped(replace(self, zoom=zoom, middle=middle))

    def panned(self, right: float, down: float) -> "Camera":
        """The map dragged by this many pixels."""
        x, y = self.middle
        return _clamped(replace(self, middle=(x - right / self.scale, y - down / self.scale)))

    def within(self, corner: tuple[int, int]) -> "Camera":
        """For a picture of a part of the pane; even numbers, or halves are rounded differently."""
        return replace(self, corner=corner)

    def shown(self, place: Hex, covered: int = 0) -> "Camera":
        """Panned just far enough to show all of a hex, above what covers the lowest pixels."""
        x, y = self.local(place)
        edge = self.hex_width
        right = max(edge - x, 0) + min(self.pane[2] - edge - x, 0)
        down = max(edge - y, 0) + min(self.pane[3] - covered - edge - y, 0)
        return self.panned(right, down) if right or down else self

    def shows(self, place: Hex, covered: int = 0) -> bool:
        """Whether the middle of a hex is visible; something covers the pane's lowest pixels."""
        x, y = self.local(place)
        return 0 <= x < self.pane[2] and 0 <= y < self.pane[3] - covered

    def centred(self, places: Sequence[Hex], covered: int = 0) -> "Camera":
        """Panned to the middle of these hexes, or to the last of many, if any is not visible."""
        if all(self.shows(place, covered) for place in places):
            return self
        lowest = self.pane[3] - covered
        points = [self.local(place) for place in places]
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        width, height = self.pane[2] - 2 * self.hex_width, lowest - 2 * self.hex_width
        x, y = points[-1]
        if right - left <= width and bottom - top <= height:
            x, y = (left + right) / 2, (top + bottom) / 2
        return self.panned(self.pane[2] / 2 - x, lowest / 2 - y)

    def resized(self, pane: tuple[int, int, int, int]) -> "Camera":
        """The same view in another pane."""
        return _clamped(replace(self, pane=pane))


def fitted(frame: Frame, pane: tuple[int, int, int, int]) -> Camera:
    """The camera that shows the whole board."""
    left, top, width, height = _fit_view(frame, pane[2:])
    return Camera(frame, pane, 1.0, (left + width / 2, top + height / 2))


def _fit_scale(frame: Frame, size: tuple[int, ...]) -> float:
    """The largest scale that shows the home view, but close enough to fill the pane."""
    width, height = max(size[0], 1), max(size[1], 1)
    home = min(width / frame.home[2], height / frame.home[3])
    cover = max(width / frame.size[0], height / frame.size[1])
    return min(max(home, cover), min(width / frame.hexes[2], height / frame.hexes[3]))


def _fit_view(frame: Frame, size: tuple[int, ...]) -> Box:
    """The part of the picture in a pane that shows the whole map."""
    scale = _fit_scale(frame, size)
    width, height = size[0] / scale, size[1] / scale
    left = _seen_from(width, frame.size[0], frame.home[0::2], frame.hexes[0::2])
    top = _seen_from(height, frame.size[1], frame.home[1::2], frame.hexes[1::2])
    return left, top, width, height


def _seen_from(
    length: float, picture: float, home: Sequence[float], hexes: Sequence[float]
) -> float:
    """The start of a view: around the home view, on the picture, and with every hex in it."""
    begin = _held(home[0] + home[1] / 2, length, 0, picture) - length / 2
    return min(max(begin, hexes[0] + hexes[1] - length), hexes[0])


def _clamped(camera: Camera) -> Camera:
    """The camera within what the whole map shows."""
    left, top, width, height = _fit_view(camera.frame, camera.pane[2:])
    x = _held(camera.middle[0], width / camera.zoom, left, left + width)
    y = _held(camera.middle[1], height / camera.zoom, top, top + height)
    return replace(camera, middle=(x, y))


def _held(middle: float, length: float, low: float, high: float) -> float:
    """The middle of a range moved into a longer one, or the middle of a shorter one."""
    if length >= high - low:
        return (low + high) / 2
    return min(max(middle, low + length / 2), high - length / 2)


def _nearest(x: float, y: float) -> Hex:
    r = y * 2 / math.sqrt(3)
    q = x - r / 2
    near_q, near_r, near_s = round(q), round(r), round(-q - r)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s + q + r)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return Hex(near_q, near_r)


def _around(points: list[Point], margin: float) -> Box:
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    return left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin


def _contains(outer: Box, inner: Box) -> bool:
    ends = ((outer[side], outer[side + 2], inner[side], inner[side + 2]) for side in (0, 1))
    return all(low <= begin and begin + short <= low + long for low, long, begin, short in ends)
