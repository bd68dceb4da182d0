"""A card upon the map with a few words for the player, which a click puts away."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.board import Hex
from game.ui.core.context import Context
from game.ui.map.shapes import Shapes
from game.ui.media.cursors import Pointer
from game.ui.table.geometry import Geometry
from game.ui.table.layer import MOUSE, Layer
from game.ui.table.layout import TableLayout
from game.ui.table.model import TableModel
from game.ui.widgets.compositor import Part
from game.ui.widgets.placement import KeepClear, least_hidden
from game.ui.widgets.rings import ring_hex
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import balanced, write_line

_PANEL = "panel/tooltip"
_WIDEST, _PAD, _SIGN, _GAP = 440, 16, 26, 10  # units
_LETTERS, _LEAST_LETTERS = 19, 13
_LINE = 1.12  # times as high as its letters ask for: accents and apostrophes keep their distance
_GOLD = "#9A6B00"


class Tip(NamedTuple):
    """Words, the hexes they speak of, and those of them that could be overlooked."""

    words: str
    about: tuple[Hex, ...] = ()
    ringed: tuple[Hex, ...] = ()


class TipSource(Protocol):
    """Knows what is worth telling a player."""

    once: bool  # a tip is told once: it has a star, and Escape puts it away

    def tip(self, geometry: Geometry) -> Tip | None:
        """What to tell now."""

    def put_away(self) -> None:
        """The player has read it."""


class TipCard(Layer):
    """The guide of a real game. It lies in a corner where it hides nothing it speaks of."""

    def __init__(self, stage: Context, model: TableModel, source: TipSource) -> None:
        self._stage, self._model, self.source = stage, model, source
        self.tip: Tip | None = None
        self.box = Rect(0, 0, 0, 0)
        self.lines: Sequence[str] = ()
        self._inside = False  # the pointer is
        self._shapes = Shapes()

    def layout(self, geometry: Geometry) -> None:
        """Find lines and a place for another window."""
        anew = self.tip is not None and geometry.layout is not self.geometry.layout
        super().layout(geometry)
        if anew:
            self._lay()

    def cursor(self) -> Pointer | None:
        """A hand: a click puts it away."""
        return "hand" if self.tip and self._inside else None

    def obstacles(self) -> Sequence[Rect]:
        """The card."""
        return [self.box] if self.tip else []

    def handle(self, event: Event) -> bool:
        """A click puts the card away; so does Escape, if nothing is asked."""
        if self.tip is None:
            return False
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            if self.source.once and self._model.question is None:
                self._put_away()
                return True
            return False
        if event.type not in MOUSE:
            return False
        self._inside = self.box.collidepoint(event.pos)
        if not self._inside or event.type == pygame.MOUSEMOTION:
            return False
        if event.type == pygame.MOUSEBUTTONUP:
            self._put_away()
        return True

    def update(self, dt: float) -> bool:
        """See whether there is something else to tell; True if so."""
        before, self.tip = self.tip, self.source.tip(self.geometry)
        if self.tip == before:
            return False
        self._inside = self._inside and self.tip is not None
        self._lay()
        return True

    def parts(self) -> list[Part]:
        """The card."""
        if self.tip is None:
            return []
        layout, skins = self.geometry.layout, self._stage.skins
        box, lines = Rect(self.box), tuple(self.lines)
        return [
            Part(
                skins.reach(_PANEL, box, layout.scale),
                (lines, layout.scale),
                lambda surface: self._draw(surface, box, lines),
            )
        ]

    def draw_moving(self, surface: Surface) -> list[Rect]:
        """Rings around what could be overlooked."""
        camera = self.geometry.camera
        return [
            ring_hex(surface, self._shapes, camera.pixel_of(place), camera.hex_width, 0.0)
            for place in (self.tip.ringed if self.tip else ())
        ]

    def _put_away(self) -> None:
        self.source.put_away()
        self.tip, self._inside = None, False
        self._stage.audio.play("click")

    def _lay(self) -> None:
        if self.tip is None:
            return
        layout, skins = self.geometry.layout, self._stage.skins
        widest = min(layout.letters_of(_WIDEST), layout.pane.width // 2)
        self.lines = balanced(self.tip.words, _font(skins, layout), widest)
        about = [self.geometry.hex_box(place, 1.0) for place in self.tip.about]
        clear = KeepClear([*about, *self.geometry.goals])
        self.box = least_hidden(_corners(layout, self._size(skins, layout)), [clear])

    def _size(self, skins: Skins, layout: TableLayout) -> tuple[int, int]:
        font, pixels = _font(skins, layout), layout.letters_of
        wide = max(font.size(line)[0] for line in self.lines)
        star = pixels(_PAD + _SIGN) if self.source.once else 0
        high = max(round(_LINE * font.get_linesize()) * len(self.lines), pixels(_SIGN))
        close = pixels(_GAP + _SIGN)
        return wide + star + 2 * pixels(_PAD) + close, high + pixels(_PAD + 8)

    def _draw(self, surface: Surface, box: Rect, lines: Sequence[str]) -> None:
        layout, skins = self.geometry.layout, self._stage.skins
        skins.spread(surface, _PANEL, box, layout.scale)
        ink, pad, sign = skins.ink(_PANEL), layout.letters_of(_PAD), layout.letters_of(_SIGN)
        font, left = _font(skins, layout), box.left + pad
        if self.source.once:
            skins.icon(surface, "star", (left + sign // 2, box.centery), sign, _GOLD)
            left += sign + pad
        small = round(sign * 0.7)
        skins.icon(surface, "close", (box.right - pad - small // 2, box.top + pad), small, ink)
        high = round(_LINE * font.get_linesize())
        top = box.centery - high * len(lines) // 2 + (high - font.get_linesize()) // 2
        for number, line in enumerate(lines):
            write_line(surface, font, line, ink, (left, top + number * high))


def _font(skins: Skins, layout: TableLayout) -> pygame.font.Font:
    return skins.assets.font("reading", max(_LEAST_LETTERS, layout.letters_of(_LETTERS)))


def _corners(layout: TableLayout, size: tuple[int, int]) -> list[Rect]:
    """The corners of the map, the usual one first."""
    pane, edge = layout.pane, layout.pixels(26)
    box = Rect(pane.left + edge, pane.top + edge, *size)
    top, low = layout.tools[0].bottom + layout.pixels(10), layout.rack.top - layout.pixels(14)
    right = pane.right - edge
    return [
        box,
        box.move_to(bottomleft=(box.left, low)),
        box.move_to(bottomright=(right, low)),
        box.move_to(topright=(right, top)),
    ]
