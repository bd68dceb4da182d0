"""What is drawn on the board temporarily: available hexes, the ghost train, refusals, the focus."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import BLEND_RGB_MULT, BLEND_RGBA_MULT, SRCALPHA, Color, Rect, Surface, draw

from game.board import Hex
from game.rules.companies import Company
from game.ui.map.boxes import area
from game.ui.map.camera import Camera, Point
from game.ui.map.lineup import Lineup, PlacedLocomotive, PlacedRail
from game.ui.map.locomotives import Locomotives
from game.ui.map.pieces import MapPieces
from game.ui.map.shapes import NOTHING, Paint, Shapes, corners, paint
from game.ui.map.tracks import Tracks
from game.ui.media.assets import Assets

_GHOST_RAIL, _ROUTE_RAIL = 215, 150
_CUT_OFF: Paint = (184, 28, 16, 120)
_CUT_OFF_LINE = Color("#b81c10")
_CREAM = Color("#fff6df")
_SHIELD = ((0.0, -0.5), (0.0, 0.5), (-0.8, 0.0), (0.8, 0.0))  # widths of a hex from its middle
_GOLD = Color("#8f6a00")
_RIM: Paint = (255, 246, 223, 255)
_WASH: Paint = (255, 250, 232, 56)
_DIMMED = (110, 115, 126)  # of 255
_WHOLE: Paint = (255, 255, 255, 255)
_HALO_LIGHT = (255, 240, 190)
_HALO = ((1.9, 60), (1.5, 129), (1.22, 203))  # widths of a hex, and alpha
_FOCUS: Paint = (255, 243, 200, 255)  # as around a button
_FOCUS_RIM: Paint = (42, 21, 5, 255)
# The corners at the ends of the side towards each neighbour.
_SIDES = {
    Hex(1, 0): (0, 1),
    Hex(0, 1): (1, 2),
    Hex(-1, 1): (2, 3),
    Hex(-1, 0): (3, 4),
    Hex(0, -1): (4, 5),
    Hex(1, -1): (5, 0),
}


class Spotlight(NamedTuple):
    """One company alone: its line, and what it can reach in one build with the points of each."""

    company: Company
    line: frozenset[Hex]
    within_reach: Mapping[Hex, int]

    def shows(self, place: Hex) -> bool:
        """Whether a hex is not dimmed."""
        return place in self.line or place in self.within_reach


@dataclass(frozen=True)
class Overlay:
    """What is drawn on the board; equal ones look the same."""

    company: Company | None = None
    open: Mapping[Hex, int] = field(default_factory=dict)  # with the points of each
    chosen: Sequence[Hex] = ()
    route: Sequence[Hex] = ()  # what a click would add to `chosen`
    hover: Hex | None = None
    refused: Hex | None = None
    cut_off: Sequence[Hex] = ()  # a region that a company could no longer leave (R19)
    cut_off_company: Company | None = None
    focus: Hex | None = None
    past: Sequence[Hex] = ()  # of a move of the log
    past_company: Company | None = None
    dims: bool = True  # everything but `past`
    pointed: Hex | None = None  # no other city's name covers it
    names: bool = True  # of the cities
    spotlight: Spotlight | None = None

    def covered(self) -> set[Hex]:
        """The hexes on which something is drawn."""
        pointed = {place for place in (self.hover, self.refused) if place is not None}
        return pointed | {*self.open, *self.chosen, *self.route, *self.cut_off, *self.past}

    def kept_visible(self) -> frozenset[Hex]:
        """The hexes that names give way to: where something can be built, is, or is pointed at."""
        pointed = {place for place in (self.pointed, self.hover, self.focus) if place is not None}
        return frozenset(pointed.union(self.open, self.chosen, self.route))

    def names_city(self, place: Hex) -> bool:
        """Whether a city's name is shown: all, none, or those where the map is not dimmed."""
        lit = self.spotlight is None or self.spotlight.shows(place)
        return self.names and lit and (not self.past or not self.dims or place in self.past)

    def differing(self, other: "Overlay") -> set[Hex]:
        """The hexes on which two overlays look different."""
        changed: set[Hex | None] = set()
        if self._companies() != other._companies():
            changed |= self.covered() | other.covered()
        changed |= {place for place, _ in self.open.items() ^ other.open.items()}
        changed |= {place for _, place in {*enumerate(self.chosen)} ^ {*enumerate(other.chosen)}}
        changed |= {place for _, place in {*enumerate(self.route)} ^ {*enumerate(other.route)}}
        changed |= {*self.cut_off} ^ {*other.cut_off} | {*self.past} ^ {*other.past}
        changed |= {self.hover} ^ {other.hover} | {self.refused} ^ {other.refused}
        changed |= {self.focus} ^ {other.focus}
        return {place for place in changed if place is not None}

    def _companies(self) -> tuple[Company | None, ...]:
        return self.company, self.past_company, self.cut_off_company


class OverlayPainter:
    """Draws overlays; caches shapes and the ghost train."""

    def __init__(self, assets: Assets, tracks: Tracks, locomotives: Locomotives) -> None:
        self._assets, self._tracks, self._locomotives = assets, tracks, locomotives
        self._shapes = Shapes()
        self._pieces: MapPieces | None = None
        self._train: _Train | None = None
        self._route: _Train | None = None  # with the hexes that a click would add

    def draw_below_names(
        self, pane: Surface, overlay: Overlay, lineup: Lineup, camera: Camera
    ) -> None:
        """Draw everything that must not cover a city's name."""
        brush = self._brush(pane, camera)
        if overlay.spotlight is not None:
            self._draw_spotlight(brush, overlay.spotlight, lineup)
        if overlay.past:
            livery = self._assets.livery(overlay.past_company) if overlay.past_company else None
            light = livery.light if livery else Color("#ffe68c")
            dark = livery.dark if livery else _GOLD
            # A light wash keeps the rails visible.
            if overlay.dims:
                self._draw_veil(brush, overlay.past)
                self._draw_halo(brush, overlay.past)
            self._draw_region(brush, overlay.past, paint(light, 70), dark, lineup)
        if overlay.cut_off:
            self._draw_region(brush, overlay.cut_off, _CUT_OFF, _CUT_OFF_LINE, lineup)
        self._draw_open(brush, overlay, lineup)
        if overlay.refused is not None:
            brush.draw_piece("hex/refused", overlay.refused)
        if overlay.chosen and overlay.company is not None:
            train = self._ghost_train(tuple(overlay.chosen), overlay.company, lineup)
            self._draw_ghost_rails(brush, train)
        if overlay.route and overlay.company is not None:
            self._draw_route(brush, overlay, overlay.company, lineup)

    def draw_above_names(
        self,
        pane: Surface,
        overlay: Overlay,
        lineup: Lineup,
        camera: Camera,
        names: Sequence[Rect],
    ) -> None:
        """Draw the ghost train, which nothing may cover, a cut-off company's name, the focus."""
        brush, width = self._brush(pane, camera), camera.hex_width
        if overlay.company is not None:
            if overlay.chosen:
                train = self._ghost_train(tuple(overlay.chosen), overlay.company, lineup)
                self._draw_ghosts(brush, train)
            for number, place in enumerate((*overlay.chosen, *overlay.route), 1):
                if brush.sees(place):
                    planned = number <= len(overlay.chosen)
                    self._draw_number(brush, place, number, overlay.company, planned=planned)
        if overlay.cut_off and overlay.cut_off_company is not None:
            self._draw_shield(brush, overlay.cut_off, overlay.cut_off_company, names)
        if overlay.focus is not None:
            thick = max(4, round(width * 0.14))
            outer = self._shapes.hex(width * 1.06, NOTHING, _FOCUS_RIM, thick)
            inner = self._shapes.hex(width * 1.02, NOTHING, _FOCUS, thick * 2 // 3)
            brush.draw(outer, overlay.focus)
            brush.draw(inner, overlay.focus)

    def _brush(self, pane: Surface, camera: Camera) -> "_Brush":
        if self._pieces is None or self._pieces.hex_width != camera.hex_width:
            self._pieces = MapPieces(self._assets, camera.hex_width)
        return _Brush(pane, self._pieces, camera)

    def _draw_open(self, brush: "_Brush", overlay: Overlay, lineup: Lineup) -> None:
        """Available hexes, the locomotives there once more, and the points of each hex."""
        seen = [place for place in overlay.open if brush.sees(place)]
        self._draw_available(brush, seen, overlay.company, _WASH)
        lit = list(seen)
        if overlay.hover is not None:
            brush.draw_piece("hex/hover", overlay.hover)
            lit += [overlay.hover] if overlay.hover not in overlay.open else []
        self._draw_locomotives(brush, lit, lineup)
        for place in seen:
            if place not in overlay.chosen:
                self._draw_points(brush, place, overlay.open[place], overlay.company, lineup)

    def _draw_available(
        self, brush: "_Brush", places: Sequence[Hex], company: Company | None, wash: Paint
    ) -> None:
        """A pale rim between lines of the company's colour, and a wash that hides no rail."""
        livery, width = self._assets.livery(company) if company else None, brush.camera.hex_width
        dark, body = (livery.dark, livery.body) if livery else (_GOLD, _GOLD)
        thin, wide = max(1, round(width * 0.03)), max(2, round(width * 0.06))
        insets = (
            (0, paint(dark)),
            (thin, _RIM),
            (thin + wide, paint(body)),
            (2 * thin + wide, wash),
        )
        picture = self._shapes.nested(width * 1.03, insets)
        for place in places:
            brush.draw(picture, place)

    def _draw_spotlight(self, brush: "_Brush", spotlight: Spotlight, lineup: Lineup) -> None:
        """Dim everything but a company's line and the hexes that it can reach in one build."""
        self._draw_veil(brush, (*spotlight.line, *spotlight.within_reach))
        reached = [place for place in spotlight.within_reach if brush.sees(place)]
        self._draw_available(brush, reached, spotlight.company, NOTHING)
        shown = sorted((*spotlight.line, *reached), key=lambda place: place.r)
        for place in filter(brush.sees, shown):
            for placed in lineup.by_hex.get(place, ()):
                if placed.company is spotlight.company:
                    self._locomotives.draw(brush.pane, placed, brush.camera)
        for place in reached:
            points = spotlight.within_reach[place]
            self._draw_points(brush, place, points, spotlight.company, lineup)

    def _draw_veil(self, brush: "_Brush", shown: Sequence[Hex]) -> None:
        """Dim everything but some hexes, which are drawn once more: a surface of the pane's size
        would take ten times as long."""
        pane, clip = brush.pane, brush.pane.get_clip()
        shape = self._shapes.hex(brush.camera.hex_width + 1, _WHOLE)
        lit = []
        for place in filter(brush.sees, shown):
            x, y = brush.camera.local(place)
            box = shape.get_rect(center=(round(x), round(y)))
            part = Surface(box.size, SRCALPHA)
            part.blit(pane, (0, 0), box)
            part.blit(shape, (0, 0), special_flags=BLEND_RGBA_MULT)
            lit.append((part, box))
        pane.fill(_DIMMED, clip, special_flags=BLEND_RGB_MULT)
        pane.fblits(lit)

    def _draw_halo(self, brush: "_Brush", region: Sequence[Hex]) -> None:
        """Light around hexes, which is brightest beside them."""
        width = brush.camera.hex_width
        widest = width * _HALO[0][0]
        insets = [
            (round((widest - width * wider) / 2), (*_HALO_LIGHT, alpha)) for wider, alpha in _HALO
        ]
        light = self._shapes.nested(widest, insets)
        for place in filter(brush.sees, region):
            brush.draw(light, place)

    def _draw_locomotives(self, brush: "_Brush", places: Sequence[Hex], lineup: Lineup) -> None:
        for place in sorted(places, key=lambda place: place.r):
            for placed in lineup.by_hex.get(place, ()):
                self._locomotives.draw(brush.pane, placed, brush.camera)

    def _draw_region(
        self, brush: "_Brush", region: Sequence[Hex], wash: Paint, line: Color, lineup: Lineup
    ) -> None:
        """Hexes in a colour with a line around them, and their locomotives once more."""
        width = brush.camera.hex_width
        washed = self._shapes.hex(width, wash)
        for place in region:
            brush.draw(washed, place)
        inside, thick = set(region), max(2, round(width * 0.06))
        border = [
            (ring[one], ring[other])
            for place in region
            for ring in [corners(width, brush.camera.local(place))]
            for step, (one, other) in _SIDES.items()
            if Hex(place.q + step.q, place.r + step.r) not in inside
        ]
        for colour, wide in ((_CREAM, 2 * thick + 2), (line, thick + 1)):
            for start, end in border:
                draw.aaline(brush.pane, colour, start, end, wide)
        self._draw_locomotives(brush, region, lineup)

    def _draw_shield(
        self, brush: "_Brush", region: Sequence[Hex], company: Company, ribbons: Sequence[Rect]
    ) -> None:
        """A shield with the company's name beside a hex of the region, over few ribbons."""
        livery, width = self._assets.livery(company), brush.camera.hex_width
        size = max(12, round(width * 0.3))
        ink = livery.ink.r, livery.ink.g, livery.ink.b
        name = self._assets.text("reading-bold", size, livery.railway.upper(), ink)
        box = name.get_rect().inflate(size, size // 2)
        places = [
            box.move_to(center=(round(x + right * width), round(y + down * width)))
            for right, down in _SHIELD
            for x, y in map(brush.camera.local, sorted(region, key=lambda place: place[::-1]))
        ]
        shield = min(places, key=lambda place: _hidden(place.inflate(8, 8), ribbons, brush.pane))
        draw.rect(brush.pane, _CUT_OFF_LINE, shield.inflate(8, 8), border_radius=size // 2 + 2)
        draw.rect(brush.pane, _CREAM, shield.inflate(4, 4), border_radius=size // 2)
        draw.rect(brush.pane, livery.body, shield, border_radius=size // 2 - 2)
        brush.pane.blit(name, name.get_rect(center=(shield.centerx, shield.centery + 1)))

    def _draw_points(
        self, brush: "_Brush", place: Hex, points: int, company: Company | None, lineup: Lineup
    ) -> None:
        """A dot in the company's colour, or a counter with the points of a city."""
        width = brush.camera.hex_width
        livery = self._assets.livery(company) if company else None
        body = paint(livery.body if livery else _GOLD)
        if not points:
            x, y = lineup.spot(company, place) if company else (0.0, 0.0)
            dark = paint(livery.dark if livery else _GOLD)
            aside, size = (x * width, y * width), max(6, width * 0.2)
            brush.draw(self._shapes.disc(size + 2, _RIM, dark, 1), place, aside)
            brush.draw(self._shapes.disc(size - 2, body), place, aside)
            return
        rim = max(1, round(width / 40))
        brush.draw(self._shapes.disc(max(15, width * 0.5), body, _RIM, rim), place)
        ink = livery.ink if livery else _CREAM
        self._write(brush, place, f"+{points}", max(11, width * 0.3), ink)

    def _ghost_train(self, chosen: tuple[Hex, ...], company: Company, lineup: Lineup) -> "_Train":
        self._train = train = _train(self._train, lineup, company, chosen)
        return train

    def _draw_ghost_rails(self, brush: "_Brush", train: "_Train") -> None:
        clip, camera = brush.pane.get_clip(), brush.camera
        for place in filter(brush.sees, train.chosen):
            brush.draw_piece("hex/chosen", place)
        rails = [one for one in train.rails if clip.colliderect(self._tracks.box(one, camera))]
        self._tracks.draw(brush.pane, rails, camera, _GHOST_RAIL)

    def _draw_ghosts(self, brush: "_Brush", train: "_Train") -> None:
        clip, camera = brush.pane.get_clip(), brush.camera
        for placed in train.locomotives:
            if clip.colliderect(self._locomotives.box(placed, camera)):
                self._locomotives.draw_ghost(brush.pane, placed, camera)

    def _draw_route(
        self, brush: "_Brush", overlay: Overlay, company: Company, lineup: Lineup
    ) -> None:
        """What a click would lay, fainter than what is planned already."""
        chosen, route = tuple(overlay.chosen), tuple(overlay.route)
        self._route = train = _train(self._route, lineup, company, chosen + route)
        clip, camera, livery = brush.pane.get_clip(), brush.camera, self._assets.livery(company)
        width, line = camera.hex_width, paint(livery.dark)
        framed = self._shapes.hex(
            width, paint(livery.light, 130), line, max(2, round(width * 0.06))
        )
        for place in filter(brush.sees, route):
            brush.draw(framed, place)
        self._draw_locomotives(brush, [*filter(brush.sees, route)], lineup)
        rails = train.rails[len(chosen) :]
        seen = [one for one in rails if clip.colliderect(self._tracks.box(one, camera))]
        self._tracks.draw(brush.pane, seen, camera, _ROUTE_RAIL)
        for placed in train.locomotives[len(chosen) :]:
            if clip.colliderect(self._locomotives.box(placed, camera)):
                self._locomotives.draw_ghost(brush.pane, placed, camera, faint=True)

    def _draw_number(
        self, brush: "_Brush", place: Hex, number: int, company: Company, *, planned: bool
    ) -> None:
        width, livery = brush.camera.hex_width, self._assets.livery(company)
        above, size = (0.36 * width, 0.0), max(14, width * 0.36)
        rim, body = max(1, round(width / 36)), paint(livery.body)
        disc = (body, _RIM) if planned else (_RIM, body)
        brush.draw(self._shapes.disc(size, *disc, rim), place, above)
        ink = livery.ink if planned else livery.dark
        self._write(brush, place, str(number), size * 0.68, ink, above)

    def _write(
        self,
        brush: "_Brush",
        place: Hex,
        text: str,
        height: float,
        ink: Color,
        aside: Point = (0, 0),
    ) -> None:
        line = self._assets.text("reading-bold", round(height), text, (ink.r, ink.g, ink.b))
        # The font leaves more room below its figures than above.
        brush.draw(line, place, (aside[0], aside[1] + height * 0.06))


def _hidden(box: Rect, ribbons: Sequence[Rect], pane: Surface) -> int:
    """The pixels of ribbons that a box would cover, and its own outside of the pane."""
    covered = sum(area(ribbons[number].clip(box)) for number in box.collidelistall(ribbons))
    return covered + area(box) - area(box.clip(pane.get_rect()))


class _Train(NamedTuple):
    lineup: Lineup
    company: Company
    chosen: tuple[Hex, ...]
    locomotives: list[PlacedLocomotive]
    rails: list[PlacedRail]


def _train(
    before: _Train | None, lineup: Lineup, company: Company, hexes: tuple[Hex, ...]
) -> _Train:
    """The train of a planned build; the one before, if it is the same."""
    if before and before.lineup is lineup and before[1:3] == (company, hexes):
        return before
    return _Train(lineup, company, hexes, *lineup.ghosts(company, hexes))


class _Brush:
    def __init__(self, pane: Surface, pieces: MapPieces, camera: Camera) -> None:
        self.pane, self.camera, self._pieces = pane, camera, pieces
        self._clip = pane.get_clip().inflate(2 * camera.hex_width, 2 * camera.hex_width)

    def sees(self, place: Hex) -> bool:
        return bool(self._clip.collidepoint(self.camera.local(place)))

    def draw_piece(self, name: str, place: Hex) -> None:
        self._pieces.draw(self.pane, name, self.camera.local(place))

    def draw(self, picture: Surface, place: Hex, aside: Point = (0, 0)) -> None:
        x, y = self.camera.local(place)
        width, height = picture.get_size()
        corner = round(x + aside[0] - width / 2), round(y + aside[1] - height / 2)
        self.pane.blit(picture, corner)
