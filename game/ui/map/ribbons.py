"""The cities' ribbons: points and name, above everything that stands on the map."""

from collections.abc import Iterator
from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface
from pygame.font import Font

from game.board import Hex, Space
from game.ui.map.camera import Camera, Point, unit_point
from game.ui.map.labels import LabelArea, label_steps, letters
from game.ui.map.pieces import MapPiece, MapPieces
from game.ui.media.assets import Assets
from game.ui.media.surface_cache import SurfaceCache

_CACHED = 4 << 20
_AT_ONCE = 10  # names that are measured in one step
_HIGHEST = 4
_LETTERS_OF_THE_PIECE = 23.0  # the height of the font that the ribbon was drawn for
_SHADOW = 4.0  # of the piece, around the ribbon itself
_ACCENT_WITHIN = 0.6  # the word moves down for the rest of an accent
_BADGE_HEX = 0.5  # of a hex's width: a ribbon without its name
_WIDEST = 2.6  # hexes; a longer name would cover the neighbours
_FOOT = 0.6  # hexes below its middle: ribbons up to there lie at the foot of their hex
_TIP_HIGH = (0.09, 0.16)  # hexes, at least and at most: it must not touch the figure
_FIGURE = 0.18  # hexes from the middle up to where a city's figure reaches
_TIP_EDGE = "#2A1A10"
_BAND = (0.24, 0.74)  # of the piece's height: the band without shadow and edge
_FINER = 4  # tips are drawn larger by this factor and then shrunk
_SHORT = {"Clermont-Ferrand": "Clermont-Fd"}  # as on French maps and signs


class Ribbons:
    """The ribbons of one board at the size of one view."""

    def __init__(self, assets: Assets, pieces: MapPieces, camera: Camera) -> None:
        self._assets, self._pieces = assets, pieces
        self._board = camera.frame.board
        self._letters = letters(camera.hex_width)
        self._scale = self._letters / _LETTERS_OF_THE_PIECE
        if not self._letters:
            self._scale = camera.hex_width * _BADGE_HEX / 60
        self._pictures: SurfaceCache[Hex] = SurfaceCache(_CACHED)
        self._margin = _SHADOW * self._scale
        self._height = round(self._piece(self._board.cities[0]).size[1] * self._scale)
        self._widths: dict[Hex, int] = {}
        self._places: dict[Hex, Point] = {}
        self._tips: dict[Hex, _Tip] = {}

    def placing_steps(self, camera: Camera) -> Iterator[None]:
        """Find a place for every ribbon; before that, there are none."""
        for number, city in enumerate(self._board.cities, 1):
            self._widths[city.hex] = self._width(city)
            if number % _AT_ONCE == 0:
                yield
        sizes = {place: self._size(place) for place in self._widths}
        bounds = _bounds(camera)
        self._places = yield from label_steps(self._board, camera.hex_width, sizes, bounds)
        self._tips = {place: self._tip(place, camera.hex_width) for place in self._places}

    def boxes(self, camera: Camera) -> dict[Hex, Rect]:
        """The pixels of the pane that every ribbon covers, with the tip towards its hex."""
        zero_x, zero_y = camera.local(Hex(0, 0))
        boxes = {}
        for place, (x, y) in self._places.items():
            width, (high, _, above) = self._widths[place], self._tips[place]
            left, top = round(zero_x + x - width / 2), round(zero_y + y - self._height / 2)
            boxes[place] = Rect(left, top if above else top - high, width, self._height + high)
        return boxes

    def draw(self, pane: Surface, place: Hex, box: Rect) -> None:
        """Draw a city's ribbon into its box."""
        pane.blit(self._pictures.get(place, lambda: self._make(place)), box)

    def _size(self, place: Hex) -> Point:
        """The size without shadow, and a pixel around it for rounding."""
        return self._widths[place] - 2 * self._margin + 2, self._height - 2 * self._margin + 2

    def _tip(self, place: Hex, hex_width: float) -> "_Tip":
        """How a ribbon points at its hex; not at all from the foot of it."""
        (x, y), (left, top) = unit_point(place), self._places[place]
        aside, below = left - x * hex_width, (top - y * hex_width) / hex_width
        if not self._letters or 0 < below < _FOOT:
            return _Tip(0, 0, above=True)
        free = abs(below) - _FIGURE - self._height * (_BAND[1] - 0.5) / hex_width
        high = round(hex_width * min(max(free, _TIP_HIGH[0]), _TIP_HIGH[1]))
        end = self._widths[place] / 2 - self._margin - high
        return _Tip(high, round(min(max(-aside, -end), end)), above=below < 0)

    def _piece(self, city: Space) -> MapPiece:
        return self._pieces.piece(_band(city))

    def _name(self, city: Space) -> str:
        font = self._assets.font("reading-bold", self._letters)
        if font.size(city.name.upper())[0] > _WIDEST * self._pieces.hex_width:
            return _SHORT.get(city.name, city.name).upper()
        return city.name.upper()

    def _width(self, city: Space) -> int:
        piece = self._piece(city)
        if not self._letters:
            return round(piece.slices[0] * self._scale)
        written = self._assets.font("reading-bold", self._letters).size(self._name(city))[0]
        return round(written + (piece.text_box[0] + piece.text_box[2]) * self._scale)

    def _make(self, place: Hex) -> Surface:
        city = self._board[place]
        piece = self._piece(city)
        width, height = (round(side * self._scale) for side in piece.size)
        band = self._assets.scaled(f"map/{_band(city)}", (width, height))
        if not self._letters:
            return band.subsurface((0, 0, self._widths[place], height)).copy()
        ends = round(piece.slices[0] * self._scale), round(piece.slices[2] * self._scale)
        ribbon = _stretched(band, self._widths[place], *ends)
        colour = ribbon.get_at((ends[0] + 1, round(height * sum(_BAND) / 2)))
        name = self._name(city)
        line = self._assets.text("reading-bold", self._letters, name, piece.ink)
        free = piece.text_box[1] * self._scale, height - piece.text_box[3] * self._scale
        font = self._assets.font("reading-bold", self._letters)
        top = round((free[0] + free[1]) / 2 - _middle_of_capitals(font, name))
        ribbon.blit(line, (round(piece.text_box[0] * self._scale), top))
        tip = self._tips[place]
        return _pointed(ribbon, tip, colour) if tip.high else ribbon


class _Tip(NamedTuple):
    """The tip of a ribbon that lies away from the foot of its hex."""

    high: int  # pixels; none without a tip
    aside: int  # from the middle of the ribbon
    above: bool  # the ribbon lies above its hex


def _pointed(ribbon: Surface, tip: _Tip, colour: Color) -> Surface:
    width, height = ribbon.get_size()
    side = 2 * tip.high
    large = Surface((side * _FINER, side * _FINER), pygame.SRCALPHA)
    for shade, edge in ((_TIP_EDGE, 0.0), (colour, max(1.0, side * 0.09) * _FINER)):
        across, down = side * _FINER - 1.6 * edge, (side * _FINER) - 1.9 * edge
        middle = side * _FINER / 2
        shape = [(middle - across / 2, 0), (middle + across / 2, 0), (middle, down)]
        pygame.draw.polygon(large, shade, shape)
    arrow = pygame.transform.smoothscale(large, (side, side))
    whole = Surface((width, height + tip.high), pygame.SRCALPHA)
    left, base = width // 2 + tip.aside - side // 2, round(height * _BAND[1]) - tip.high
    if not tip.above:
        arrow, base = pygame.transform.flip(arrow, False, True), round(height * _BAND[0])
    whole.blit(arrow, (left, base))
    whole.blit(ribbon, (0, 0 if tip.above else tip.high))
    return whole


def _band(city: Space) -> str:
    return f"ribbon/{min(city.value, _HIGHEST)}"


def _bounds(camera: Camera) -> LabelArea:
    """The area of the whole map, in pixels of this view from the middle of the hex (0, 0)."""
    whole = camera.fit()
    x, y = whole.local(Hex(0, 0))
    zoom = camera.zoom
    return LabelArea(-x * zoom, -y * zoom, (whole.pane[2] - x) * zoom, (whole.pane[3] - y) * zoom)


def _middle_of_capitals(font: Font, name: str) -> float:
    """The middle of a plain capital letter, from the top of the rendered name."""
    tops = [entry[3] for entry in font.metrics(name) if entry]
    accent = max(0, *tops) - font.get_ascent()  # accents rise above all other letters
    capital = font.metrics("H")[0]
    middle = font.get_ascent() - (capital[3] if capital else font.get_ascent()) / 2
    return middle + max(0, accent * _ACCENT_WITHIN)


def _stretched(band: Surface, width: int, left: int, right: int) -> Surface:
    ribbon = Surface((width, band.get_height()), pygame.SRCALPHA).convert_alpha()
    ribbon.fill((0, 0, 0, 0))
    height = band.get_height()
    middle = band.subsurface((left, 0, band.get_width() - left - right, height))
    between = max(1, width - left - right)
    ribbon.blit(band, (0, 0), (0, 0, left, height))
    ribbon.blit(pygame.transform.smoothscale(middle, (between, height)), (left, 0))
    ribbon.blit(band, (width - right, 0), (band.get_width() - right, 0, right, height))
    return ribbon
