"""What lies upon the board for a moment: open hexes, the ghost train, why not there, the focus."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Color, Rect, Surface, draw

from game.board import Hex
from game.rules.companies import Company
from game.ui.map.camera import Camera
from game.ui.map.lineup import Laid, Lineup, Stand
from game.ui.map.locomotives import Locomotives
from game.ui.map.pieces import MapPieces
from game.ui.map.shapes import NOTHING, Paint, Shapes, corners, paint
from game.ui.map.tracks import Tracks
from game.ui.media.assets import Assets

_GHOST_RAIL = 215
_HEMMED: Paint = (184, 28, 16, 120)
_HEMMED_LINE = Color("#b81c10")
_HEMMED_RIM = Color("#fff6df")
_SHIELD = ((0.0, -0.5), (0.0, 0.5), (-0.8, 0.0), (0.8, 0.0))  # widths of a hex from its middle
_GOLD = Color("#8f6a00")
_RIM: Paint = (255, 246, 223, 255)
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


@dataclass(frozen=True)
class Overlay:
    """All that is shown upon the board. Two that are equal look the same."""

    company: Company | None = None
    open: Mapping[Hex, int] = field(default_factory=dict)  # with what each is worth
    chosen: Sequence[Hex] = ()
    hover: Hex | None = None
    refused: Hex | None = None
    hemmed: Sequence[Hex] = ()  # where a company could no longer get out
    hemmed_company: Company | None = None
    focus: Hex | None = None
    past: Sequence[Hex] = ()  # of a move of the log
    past_company: Company | None = None

    def covered(self) -> set[Hex]:
        """The hexes on which something lies that a city's name must stay above."""
        pointed = {place for place in (self.hover, self.refused) if place is not None}
        return pointed | {*self.open, *self.chosen, *self.hemmed, *self.past}

    def differing(self, other: "Overlay") -> set[Hex]:
        """The hexes on which two overlays look different."""
        if self._companies() != other._companies():
            changed = self.covered() | other.covered()
        else:
            changed = set()
        changed |= {place for place, _ in self.open.items() ^ other.open.items()}
        changed |= {place for _, place in _numbered(self.chosen) ^ _numbered(other.chosen)}
        changed |= {*self.hemmed} ^ {*other.hemmed} | {*self.past} ^ {*other.past}
        for one, two in zip(self._pointed_in_turn(), other._pointed_in_turn(), strict=True):
            if one != two:
                changed |= {place for place in (one, two) if place is not None}
        return changed

    def _companies(self) -> tuple[Company | None, ...]:
        return self.company, self.past_company, self.hemmed_company

    def _pointed_in_turn(self) -> tuple[Hex | None, ...]:
        return self.hover, self.refused, self.focus


def _numbered(chosen: Sequence[Hex]) -> set[tuple[int, Hex]]:
    return set(enumerate(chosen))


class OverlayPainter:
    """Draws overlays; keeps the shapes that it drew."""

    def __init__(self, assets: Assets, tracks: Tracks, engines: Locomotives) -> None:
        self._assets, self._tracks, self._engines = assets, tracks, engines
        self._shapes = Shapes()
        self._pieces: MapPieces | None = None
        self._train: _Train | None = None

    def draw_below_ribbons(
        self, pane: Surface, overlay: Overlay, lineup: Lineup, camera: Camera
    ) -> None:
        """All that must not cover a city's name."""
        brush = self._brush(pane, camera)
        if overlay.past:
            self._draw_past(brush, overlay, lineup)
        if overlay.hemmed:
            self._draw_region(brush, overlay.hemmed, _HEMMED, _HEMMED_LINE)
            self._draw_engines(brush, overlay.hemmed, lineup)
        self._draw_open(brush, overlay, lineup)
        if overlay.refused is not None:
            brush.put("hex/refused", overlay.refused)
        if overlay.chosen and overlay.company is not None:
            self._draw_ghosts(brush, overlay.chosen, overlay.company, lineup)

    def draw_above_ribbons(
        self, pane: Surface, overlay: Overlay, camera: Camera, ribbons: Sequence[Rect] = ()
    ) -> None:
        """What points at a hex, and the numbers of the ghost train."""
        brush = self._brush(pane, camera)
        if overlay.company is not None:
            for number, place in enumerate(overlay.chosen, 1):
                if brush.sees(place):
                    self._draw_number(brush, place, number, overlay.company)
        if overlay.hemmed and overlay.hemmed_company is not None:
            self._name_hemmed(brush, overlay.hemmed, overlay.hemmed_company, ribbons)
        if overlay.focus is not None:
            width = camera.hex_width
            thick = max(4, round(width * 0.14))
            brush.lay(self._shapes.hex(width * 1.06, NOTHING, _FOCUS_RIM, thick), overlay.focus)
            inner = self._shapes.hex(width * 1.02, NOTHING, _FOCUS, thick * 2 // 3)
            brush.lay(inner, overlay.focus)

    def _draw_open(self, brush: "_Brush", overlay: Overlay, lineup: Lineup) -> None:
        """The glow of open hexes, those who stand there upon it, and what each hex is worth."""
        seen = [place for place in overlay.open if brush.sees(place)]
        for place in seen:
            brush.put("hex/open", place)
        lit = list(seen)
        if overlay.hover is not None:
            brush.put("hex/hover", overlay.hover)
            lit += [overlay.hover] if overlay.hover not in overlay.open else []
        self._draw_engines(brush, lit, lineup)
        for place in seen:
            if place not in overlay.chosen:
                self._draw_worth(brush, place, overlay, lineup)

    def _draw_engines(self, brush: "_Brush", places: Sequence[Hex], lineup: Lineup) -> None:
        """Those who stand in these hexes once more, above what was laid there."""
        for place in sorted(places, key=lambda place: place.r):
            for stand in lineup.at.get(place, ()):
                self._engines.draw(brush.pane, stand, brush.camera)

    def _brush(self, pane: Surface, camera: Camera) -> "_Brush":
        if self._pieces is None or self._pieces.hex_width != camera.hex_width:
            self._pieces = MapPieces(self._assets, camera.hex_width)
        return _Brush(pane, self._pieces, camera)

    def _draw_past(self, brush: "_Brush", overlay: Overlay, lineup: Lineup) -> None:
        """A light wash and a line around all of it: rails from hex to hex stay visible."""
        livery = self._assets.livery(overlay.past_company) if overlay.past_company else None
        light = livery.light if livery else Color("#ffe68c")
        dark = livery.dark if livery else _GOLD
        self._draw_region(brush, overlay.past, paint(light, 70), dark)
        self._draw_engines(brush, overlay.past, lineup)

    def _draw_region(
        self, brush: "_Brush", region: Sequence[Hex], wash: Paint, line: Color
    ) -> None:
        """Hexes in a colour, with a line around them."""
        width = brush.camera.hex_width
        washed = self._shapes.hex(width, wash)
        for place in region:
            brush.lay(washed, place)
        inside, thick = set(region), max(2, round(width * 0.06))
        border = [
            (ring[one], ring[other])
            for place in region
            for ring in [corners(width, brush.camera.local(place))]
            for step, (one, other) in _SIDES.items()
            if Hex(place.q + step.q, place.r + step.r) not in inside
        ]
        for colour, wide in ((_HEMMED_RIM, 2 * thick + 2), (line, thick + 1)):
            for one, other in border:
                brush.line(one, other, wide, colour)

    def _name_hemmed(
        self, brush: "_Brush", region: Sequence[Hex], company: Company, ribbons: Sequence[Rect]
    ) -> None:
        """A shield with the company's name over the region, where it hides no city's name."""
        livery, width = self._assets.livery(company), brush.camera.hex_width
        size = max(12, round(width * 0.3))
        ink = livery.ink.r, livery.ink.g, livery.ink.b
        words = self._assets.text("reading-bold", size, livery.railway.upper(), ink)
        box = words.get_rect().inflate(size, size // 2)
        places = [
            box.move_to(center=(round(x + right * width), round(y + down * width)))
            for right, down in _SHIELD
            for x, y in map(brush.camera.local, sorted(region, key=lambda place: place[::-1]))
        ]
        shield = min(places, key=lambda place: _hidden(place.inflate(8, 8), ribbons, brush.pane))
        draw.rect(brush.pane, _HEMMED_LINE, shield.inflate(8, 8), border_radius=size // 2 + 2)
        draw.rect(brush.pane, _HEMMED_RIM, shield.inflate(4, 4), border_radius=size // 2)
        draw.rect(brush.pane, livery.body, shield, border_radius=size // 2 - 2)
        brush.pane.blit(words, words.get_rect(center=(shield.centerx, shield.centery + 1)))

    def _draw_worth(self, brush: "_Brush", place: Hex, overlay: Overlay, lineup: Lineup) -> None:
        """A dot in the company's colour, or a counter with the points of a city."""
        width, worth, company = brush.camera.hex_width, overlay.open[place], overlay.company
        livery = self._assets.livery(company) if company else None
        body = paint(livery.body if livery else _GOLD)
        if not worth:
            x, y = lineup.spot(company, place) if company else (0.0, 0.0)
            dot = self._shapes.disc(max(5, width * 0.15), body, _RIM, 1)
            brush.lay(dot, place, (x * width, y * width))
            return
        rim = max(1, round(width / 40))
        brush.lay(self._shapes.disc(max(15, width * 0.5), body, _RIM, rim), place)
        ink = livery.ink if livery else Color("#fff6df")
        self._write(brush, place, f"+{worth}", max(11, width * 0.3), ink)

    def _draw_ghosts(
        self, brush: "_Brush", chosen: Sequence[Hex], company: Company, lineup: Lineup
    ) -> None:
        train = self._train
        if not (train and train.lineup is lineup and train[1:3] == (company, tuple(chosen))):
            ghosts = lineup.ghosts(company, chosen)
            train = self._train = _Train(lineup, company, tuple(chosen), *ghosts)
        clip, camera = brush.pane.get_clip(), brush.camera
        for place in filter(brush.sees, chosen):
            brush.put("hex/chosen", place)
        laid = [one for one in train.laid if clip.colliderect(self._tracks.box(one, camera))]
        self._tracks.draw(brush.pane, laid, camera, _GHOST_RAIL)
        for engine in train.engines:
            if clip.colliderect(self._engines.box(engine, camera)):
                self._engines.draw_ghost(brush.pane, engine, camera)

    def _draw_number(self, brush: "_Brush", place: Hex, number: int, company: Company) -> None:
        width = brush.camera.hex_width
        livery = self._assets.livery(company)
        body = paint(livery.body)
        above = (0.36 * width, 0.0)
        size = max(14, width * 0.36)
        brush.lay(self._shapes.disc(size, body, _RIM, max(1, round(width / 36))), place, above)
        self._write(brush, place, str(number), size * 0.68, livery.ink, above)

    def _write(
        self,
        brush: "_Brush",
        place: Hex,
        words: str,
        height: float,
        ink: Color,
        aside: tuple[float, float] = (0, 0),
    ) -> None:
        shade = (ink.r, ink.g, ink.b)
        text = self._assets.text("reading-bold", round(height), words, shade)
        # The font leaves more room below its figures than above.
        brush.lay(text, place, (aside[0], aside[1] + height * 0.06))


def _hidden(box: Rect, ribbons: Sequence[Rect], pane: Surface) -> int:
    """How many pixels of names a box would cover, or of itself lie outside of the pane."""
    parts = [ribbons[number].clip(box) for number in box.collidelistall(ribbons)]
    seen = box.clip(pane.get_rect())
    outside = box.width * box.height - seen.width * seen.height
    return outside + sum(part.width * part.height for part in parts)


class _Train(NamedTuple):
    """The ghosts of a build in the making, kept while it stays the same."""

    lineup: Lineup
    company: Company
    chosen: tuple[Hex, ...]
    engines: list[Stand]
    laid: list[Laid]


class _Brush:
    """A pane to draw on, with hexes for places."""

    def __init__(self, pane: Surface, pieces: MapPieces, camera: Camera) -> None:
        self.pane, self.camera, self._pieces = pane, camera, pieces
        self._clip = pane.get_clip().inflate(2 * camera.hex_width, 2 * camera.hex_width)

    def sees(self, place: Hex) -> bool:
        return bool(self._clip.collidepoint(self.camera.local(place)))

    def put(self, name: str, place: Hex) -> None:
        corner = self._pieces.corner(name, self.camera.local(place))
        self.pane.blit(self._pieces.picture(name), corner)

    def lay(self, picture: Surface, place: Hex, aside: tuple[float, float] = (0, 0)) -> None:
        x, y = self.camera.local(place)
        width, height = picture.get_size()
        corner = round(x + aside[0] - width / 2), round(y + aside[1] - height / 2)
        self.pane.blit(picture, corner)

    def line(
        self, one: tuple[float, float], other: tuple[float, float], thick: int, colour: Color
    ) -> None:
        draw.aaline(self.pane, colour, one, other, thick)
