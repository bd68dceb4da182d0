"""The cities' names on ribbons.

A free city's ribbon has the colour of its worth; a taken one is small, and has its company's colour
and mark.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface
from pygame.font import Font

from game.board import Hex, Space
from game.rules.companies import Company
from game.ui.map.camera import Camera, Point, unit_point
from game.ui.map.labels import LabelArea, covered_hexes, label_area, label_steps, letters
from game.ui.map.pieces import MapPieces
from game.ui.media.assets import Assets
from game.ui.media.surface_cache import SurfaceCache

_CACHED = 4 << 20
_AT_ONCE = 10  # names that are measured in one step
_HIGHEST = 4
_LETTERS_OF_THE_PIECE = 23.0  # the height of the font that the ribbon was drawn for
_SHADOW = 4.0  # of the piece, around the ribbon itself
_CUT = Rect(60, 8, 82, 44)  # of the piece: the ribbon without the badge at its left end
_END = 18  # of the piece: an end that is not stretched
_PAD = 14.0  # of the piece, beside a name
_ACCENT_WITHIN = 0.6  # the word moves down for the rest of an accent
_WIDEST = 2.6  # hexes; a longer name would cover the neighbours
_FOOT = 0.6  # hexes below its middle: ribbons up to there lie at the foot of their hex
_TIP_HIGH = (0.09, 0.16)  # hexes, at least and at most: it must not touch the figure
_FIGURE = 0.18  # hexes from the middle up to where a city's figure reaches
_EDGE, _LINE = "#2A1A10", "#FFF6DF"
_BAND = (4 / 44, 39 / 44)  # of the ribbon's height: without its shadow
_LINE_SHARE = 0.4  # of the line's colour in a company's
_FINER = 4  # drawn larger by this factor and then shrunk
_SHORT = {"Clermont-Ferrand": "Clermont-Fd"}  # as on French maps and signs
_TAKEN = 0.84  # letters of a taken city's name
_LEAST_LETTERS = 9  # pixels
_TAKEN_HIGH = 1.34  # times its letters
_FAINT = 80  # of 255


class Ribbon(NamedTuple):
    """A ribbon in one of its looks; it lies so far from the middle of the hex (0, 0)."""

    left: float
    top: float
    width: int
    height: int  # without its tip
    tip: "_Tip"
    covers: frozenset[Hex]  # other hexes of which it hides the middle


class _Tip(NamedTuple):
    """The tip of a ribbon that lies away from the foot of its hex."""

    high: int  # pixels; none without a tip
    aside: int  # from the middle of the ribbon
    above: bool  # the ribbon lies above its hex


class Ribbons:
    """The ribbons of one board at the size of one view; none where no name could be read."""

    def __init__(self, assets: Assets, pieces: MapPieces, camera: Camera) -> None:
        self._assets, self._pieces = assets, pieces
        self._board = camera.frame.board
        self._letters = letters(camera.hex_width)
        self._taken_letters = min(self._letters, max(_LEAST_LETTERS, round(self._letters * _TAKEN)))
        self._scale = self._letters / _LETTERS_OF_THE_PIECE
        self._pictures: SurfaceCache[tuple[Hex, Company | None, bool]] = SurfaceCache(_CACHED)
        self._widths: dict[Hex, int] = {}
        self._places: dict[Hex, Point] = {}
        self._ribbons: dict[tuple[Hex, Company | None], Ribbon] = {}

    def placing_steps(self, camera: Camera) -> Iterator[None]:
        """Find a place for every ribbon; before that, there are none."""
        if not self._letters:
            return
        sizes = {}
        for number, city in enumerate(self._board.cities, 1):
            sizes[city.hex] = self._size(city)
            if number % _AT_ONCE == 0:
                yield
        bounds = _bounds(camera)
        self._places = yield from label_steps(self._board, camera.hex_width, sizes, bounds)

    def picture_steps(self, camera: Camera, owners: Mapping[Hex, Company]) -> Iterator[None]:
        """Make the pictures of all ribbons in the pane, one in each step."""
        pane = Rect((0, 0), camera.pane[2:])
        for place in self._places:
            owner = owners.get(place)
            if self.box(camera, place, owner).colliderect(pane):
                self.picture(place, owner, faint=False)
                yield

    @property
    def shadow(self) -> float:
        """Pixels of a free ribbon's shadow, at each of its sides."""
        return _SHADOW * self._scale

    def __iter__(self) -> Iterator[Hex]:
        """The cities whose ribbons have found their places."""
        return iter(self._places)

    def ribbon(self, place: Hex, owner: Company | None) -> Ribbon:
        """Size and place of a city's ribbon, free or taken by a company."""
        found = self._ribbons.get((place, owner))
        if found is None:
            found = self._ribbons[place, owner] = self._new_ribbon(place, owner)
        return found

    def box(self, camera: Camera, place: Hex, owner: Company | None) -> Rect:
        """The pixels of the pane that a ribbon covers, with the tip towards its hex."""
        zero_x, zero_y = camera.local(Hex(0, 0))
        left, top, width, height, (high, _, above), _ = self.ribbon(place, owner)
        lowered = 0 if above else high
        return Rect(round(zero_x + left), round(zero_y + top) - lowered, width, height + high)

    def draw(
        self, pane: Surface, place: Hex, owner: Company | None, box: Rect, *, faint: bool
    ) -> None:
        """Draw a city's ribbon into its box; a faint one shows what lies below it."""
        pane.blit(self.picture(place, owner, faint=faint), box)

    def picture(self, place: Hex, owner: Company | None, *, faint: bool) -> Surface:
        """A city's ribbon; a faint one shows what lies below it."""
        return self._pictures.get(
            (place, owner, faint),
            lambda: (
                _thinned(self.picture(place, owner, faint=False))
                if faint
                else self._make(place, owner)
            ),
        )

    def _size(self, city: Space) -> Point:
        """What a free or taken ribbon needs without its shadow, and a pixel for rounding."""
        free, taken = self._free_width(city), self._taken_width(city)
        inner = free - 2 * self.shadow
        return max(inner, taken) + 2, (_CUT.height - 2 * _SHADOW) * self._scale + 2

    def _free_width(self, city: Space) -> int:
        written = self._assets.font("reading-bold", self._letters).size(self._name(city))[0]
        return round(written + 2 * _PAD * self._scale)

    def _taken_width(self, city: Space) -> int:
        written = self._assets.font("reading-bold", self._taken_letters).size(self._name(city))[0]
        high = self._taken_height
        return round(written + high + 0.5 * high)

    @property
    def _taken_height(self) -> int:
        return round(self._taken_letters * _TAKEN_HIGH)

    def _new_ribbon(self, place: Hex, owner: Company | None) -> Ribbon:
        """A taken ribbon keeps the side of the free one that is further from its hex."""
        city, (x, y), hex_width = self._board[place], self._places[place], self._pieces.hex_width
        width, height, middle = self._free_width(city), round(_CUT.height * self._scale), y
        if owner is not None:
            spare = max(0.0, (height - 2 * self.shadow - self._taken_height) / 2)
            width, height = self._taken_width(city), self._taken_height
            middle = y + (spare if y > unit_point(place)[1] * hex_width else -spare)
        left, top = x - width / 2, middle - height / 2
        covers = covered_hexes(
            self._board, place, hex_width, label_area((x, middle), (width, height))
        )
        return Ribbon(
            left, top, width, height, self._tip(place, (x, middle), (width, height)), covers
        )

    def _tip(self, place: Hex, middle: Point, size: tuple[int, int]) -> _Tip:
        """How a ribbon points at its hex; not at all from the foot of it."""
        (x, y), hex_width = unit_point(place), self._pieces.hex_width
        aside, below = middle[0] - x * hex_width, (middle[1] - y * hex_width) / hex_width
        if 0 < below < _FOOT:
            return _Tip(0, 0, above=True)
        free = abs(below) - _FIGURE - size[1] * (_BAND[1] - 0.5) / hex_width
        high = round(hex_width * min(max(free, _TIP_HIGH[0]), _TIP_HIGH[1]))
        end = size[0] / 2 - self.shadow - high
        return _Tip(high, round(min(max(-aside, -end), end)), above=below < 0)

    def _name(self, city: Space) -> str:
        font = self._assets.font("reading-bold", self._letters)
        if font.size(city.name.upper())[0] > _WIDEST * self._pieces.hex_width:
            return _SHORT.get(city.name, city.name).upper()
        return city.name.upper()

    def _make(self, place: Hex, owner: Company | None) -> Surface:
        city, tip = self._board[place], self.ribbon(place, owner).tip
        if owner is None:
            band, colour, ends = self._free_band(city)
        else:
            band, colour, ends = self._taken_band(city, owner)
        return _pointed(band, tip, colour, ends) if tip.high else band

    def _free_band(self, city: Space) -> tuple[Surface, Color, tuple[int, int]]:
        """A ribbon in the colour of the city's worth, which its plate tells."""
        piece = self._pieces.piece(_band(city))
        size = round(piece.size[0] * self._scale), round(piece.size[1] * self._scale)
        whole, scale = self._assets.scaled(f"map/{_band(city)}", size), self._scale
        cut = Rect(*(round(side * scale) for side in _CUT)).clip(whole.get_rect())
        height = round(_CUT.height * scale)
        ribbon = _stretched(
            whole.subsurface(cut), (self._free_width(city), height), round(_END * scale)
        )
        colour = ribbon.get_at((ribbon.get_width() // 2, height // 2))
        self._write(ribbon, self._name(city), self._letters, piece.ink, (0, _BAND))
        return ribbon, colour, (round(height * _BAND[0]), round(height * _BAND[1]))

    def _taken_band(self, city: Space, owner: Company) -> tuple[Surface, Color, tuple[int, int]]:
        """A small label in the company's colour; its mark stands on a pale square."""
        livery = self._assets.livery(owner)
        width, height = self._taken_width(city), self._taken_height
        band = _label((width, height), livery.body)
        side = max(5, round(height * 0.66))
        mark = self._assets.scaled(f"table/mark/{owner}", (side, side))
        band.blit(mark, mark.get_rect(center=(round(height * 0.56), height // 2)))
        ink = f"#{livery.ink.r:02x}{livery.ink.g:02x}{livery.ink.b:02x}"
        self._write(band, self._name(city), self._taken_letters, ink, (height, (0.0, 1.0)))
        return band, livery.body, (1, height - 1)

    def _write(
        self,
        ribbon: Surface,
        name: str,
        size: int,
        ink: str,
        room: tuple[int, tuple[float, float]],
    ) -> None:
        """Write a name in the middle of what is right of a mark, within a share of the height."""
        (from_left, band), (width, height) = room, ribbon.get_size()
        line = self._assets.text("reading-bold", size, name, ink)
        font = self._assets.font("reading-bold", size)
        top = round(height * sum(band) / 2 - _middle_of_capitals(font, name))
        ribbon.blit(line, (from_left + (width - from_left - line.get_width()) // 2, top))


def _label(size: tuple[int, int], body: Color) -> Surface:
    """A coloured label with a pale square at its left end, inside a thin line and a dark edge."""
    (width, height), fine = size, _FINER
    large = Surface((width * fine, height * fine), pygame.SRCALPHA)
    box, radius = large.get_rect(), round(height * fine * 0.2)
    inner, square = box.inflate(-fine * 3, -fine * 3), round((height - 1) * fine)
    pygame.draw.rect(large, _EDGE, box, border_radius=radius)
    line = body.lerp(_LINE, _LINE_SHARE)
    pygame.draw.rect(large, line, box.inflate(-fine * 2, -fine * 2), border_radius=radius)
    pygame.draw.rect(large, body, inner, border_radius=radius)
    pale = Rect(inner.left, inner.top, square - inner.left, inner.height)
    ends = {"border_top_left_radius": radius, "border_bottom_left_radius": radius}
    pygame.draw.rect(large, _LINE, pale, **ends)
    return pygame.transform.smoothscale(large, size).convert_alpha()


def _thinned(picture: Surface) -> Surface:
    faint = picture.copy()
    faint.fill((255, 255, 255, _FAINT), special_flags=pygame.BLEND_RGBA_MULT)
    return faint


def _pointed(ribbon: Surface, tip: _Tip, colour: Color, ends: tuple[int, int]) -> Surface:
    """A ribbon with a tip at the lower or upper end of its band."""
    width, height = ribbon.get_size()
    side = 2 * tip.high
    large = Surface((side * _FINER, side * _FINER), pygame.SRCALPHA)
    for shade, edge in ((_EDGE, 0.0), (colour, max(1.0, side * 0.09) * _FINER)):
        across, down = side * _FINER - 1.6 * edge, (side * _FINER) - 1.9 * edge
        middle = side * _FINER / 2
        shape = [(middle - across / 2, 0), (middle + across / 2, 0), (middle, down)]
        pygame.draw.polygon(large, shade, shape)
    arrow = pygame.transform.smoothscale(large, (side, side))
    whole = Surface((width, height + tip.high), pygame.SRCALPHA)
    left, base = width // 2 + tip.aside - side // 2, ends[1] - tip.high
    if not tip.above:
        arrow, base = pygame.transform.flip(arrow, False, True), ends[0]
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


def _stretched(band: Surface, size: tuple[int, int], end: int) -> Surface:
    """A band with its right end at both sides."""
    (width, height), right = size, band.get_width() - end
    ribbon = Surface(size, pygame.SRCALPHA).convert_alpha()
    ribbon.fill((0, 0, 0, 0))
    tail = band.subsurface((right, 0, end, band.get_height()))
    middle = band.subsurface((0, 0, right, band.get_height()))
    between = max(1, width - 2 * end)
    ribbon.blit(pygame.transform.smoothscale(middle, (between, height)), (end, 0))
    ribbon.blit(pygame.transform.flip(tail, True, False), (0, 0))
    ribbon.blit(tail, (width - end, 0))
    return ribbon
