"""A card over the map with a short text for the player, closed by a click."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event
from pygame.font import Font

from game.ui.core.context import Context
from game.ui.map.shapes import Shapes
from game.ui.media.cursors import Pointer
from game.ui.table.help.tips import Tip, Tips
from game.ui.table.layer import MOUSE, Layer
from game.ui.table.layout import TableLayout
from game.ui.table.model import TableModel
from game.ui.widgets.compositor import Part
from game.ui.widgets.placement import KeepClear, least_hidden
from game.ui.widgets.rings import draw_hex_ring
from game.ui.widgets.text_layout import balanced, write_line

_PANEL = "panel/tooltip"
_WIDEST, _PAD, _SIGN, _GAP = 440, 16, 26, 10  # units
_LETTERS, _LEAST_LETTERS = 19, 13
_LINE = 1.12  # of the font's line height: room for accents and apostrophes
_GOLD = "#9A6B00"


class TipCard(Layer):
    """The guide of a real game, in a corner where it covers nothing that it mentions."""

    def __init__(self, context: Context, model: TableModel, *, once: bool = False) -> None:
        """With `once`, every tip appears only once; they have a star, and Escape closes them."""
        self._context, self._model = context, model
        self.tips = Tips(context, model, once=once)
        self.tip: Tip | None = None
        self.box = Rect(0, 0, 0, 0)
        self.lines: Sequence[str] = ()
        self._hovered = False
        self._shapes = Shapes()

    def arrange(self, layout: TableLayout) -> None:
        self._layout_card()

    def cursor(self) -> Pointer | None:
        return "hand" if self.tip and self._hovered else None

    def obstacles(self) -> Sequence[Rect]:
        return [self.box] if self.tip else []

    def handle(self, event: Event) -> bool:
        if self.tip is None:
            return False
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            closes = self.tips.once and self._model.question is None
            if closes:
                self._dismiss()
            return closes
        if event.type not in MOUSE:
            return False
        self._hovered = self.box.collidepoint(event.pos)
        if not self._hovered or event.type == pygame.MOUSEMOTION:
            return False
        if event.type == pygame.MOUSEBUTTONUP:
            self._dismiss()
        return True

    def update(self, dt: float) -> bool:
        before, self.tip = self.tip, self.tips.tip(self.geometry)
        if self.tip == before:
            return False
        self._hovered = self._hovered and self.tip is not None
        self._layout_card()
        return True

    def parts(self) -> list[Part]:
        if self.tip is None:
            return []
        scale, box, lines = self.geometry.layout.scale, Rect(self.box), tuple(self.lines)
        return [
            Part(
                self._context.skins.bounds(_PANEL, box, scale),
                (lines, scale),
                lambda surface: self._draw(surface, box, lines),
            )
        ]

    def draw_moving(self, surface: Surface) -> list[Rect]:
        camera = self.geometry.camera
        return [
            draw_hex_ring(surface, self._shapes, camera.pixel_of(place), camera.hex_width, 0.0)
            for place in (self.tip.ringed if self.tip else ())
        ]

    @property
    def _font(self) -> Font:
        pixels = max(_LEAST_LETTERS, self.geometry.layout.letters_of(_LETTERS))
        return self._context.assets.font("reading", pixels)

    def _dismiss(self) -> None:
        self.tips.dismiss()
        self.tip, self._hovered = None, False
        self._context.audio.play("click")

    def _layout_card(self) -> None:
        if self.tip is None:
            return
        layout, font = self.geometry.layout, self._font
        pixels, pane, edge = layout.letters_of, layout.pane, layout.pixels(26)
        self.lines = balanced(self.tip.text, font, min(pixels(_WIDEST), pane.width // 2))
        star = pixels(_PAD + _SIGN) if self.tips.once else 0
        text = max(font.size(line)[0] for line in self.lines)
        width = text + star + 2 * pixels(_PAD) + pixels(_GAP + _SIGN)
        height = max(_line_height(font) * len(self.lines), pixels(_SIGN)) + pixels(_PAD + 8)
        box = Rect(pane.left + edge, pane.top + edge, width, height)
        top = layout.tools[0].bottom + layout.pixels(10)
        bottom, right = layout.rack.top - layout.pixels(14), pane.right - edge
        corners = [
            box,
            box.move_to(bottomleft=(box.left, bottom)),
            box.move_to(bottomright=(right, bottom)),
            box.move_to(topright=(right, top)),
        ]
        about = [self.geometry.hex_box(place, 1.0) for place in self.tip.about]
        self.box = least_hidden(corners, [KeepClear([*about, *self.geometry.goals])])

    def _draw(self, surface: Surface, box: Rect, lines: Sequence[str]) -> None:
        layout, skins, font = self.geometry.layout, self._context.skins, self._font
        skins.stretch(surface, _PANEL, box, layout.scale)
        ink, pad, sign = skins.ink(_PANEL), layout.letters_of(_PAD), layout.letters_of(_SIGN)
        left = box.left + pad
        if self.tips.once:
            skins.draw_icon(surface, "star", (left + sign // 2, box.centery), sign, _GOLD)
            left += sign + pad
        small = round(sign * 0.7)
        skins.draw_icon(surface, "close", (box.right - pad - small // 2, box.top + pad), small, ink)
        step = _line_height(font)
        top = box.centery - step * len(lines) // 2 + (step - font.get_linesize()) // 2
        for number, line in enumerate(lines):
            write_line(surface, font, line, ink, (left, top + number * step))


def _line_height(font: Font) -> int:
    return round(_LINE * font.get_linesize())
