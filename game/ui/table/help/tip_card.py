"""A slip of paper upon the map, with a few words for the player that a click puts away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.table.layout import TableLayout
from game.ui.widgets.compositor import Part
from game.ui.widgets.skins import Skins
from game.ui.widgets.words import balanced, write_line

if TYPE_CHECKING:
    from game.board import Hex
    from game.ui.table.scene import TableScene

_PANEL = "panel/tooltip"
_WIDEST, _PAD, _SIGN, _GAP = 440, 16, 26, 10  # units
_LETTERS, _LEAST_LETTERS = 19, 13
_LINE = 1.12  # times as high as its letters ask for: accents and apostrophes keep their distance
_GOLD = "#9A6B00"
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Slip:
    """Words in that corner of the map where they hide nothing they speak of."""

    def __init__(self, scene: TableScene, on_away: Callable[[], None], *, starred: bool) -> None:
        """With a star it is something that is told once."""
        self._scene, self._on_away, self._starred = scene, on_away, starred
        self.words = ""
        self.box = Rect(0, 0, 0, 0)
        self.lines: Sequence[str] = ()
        self._about: Sequence[Hex] = ()
        self._inside = False  # the pointer is

    @property
    def pointed(self) -> bool:
        """Whether the pointer is on the slip."""
        return bool(self.words) and self._inside

    @property
    def boxes(self) -> Sequence[Rect]:
        """Where the slip lies."""
        return [self.box] if self.words else []

    def write(self, words: str, about: Iterable[Hex] = ()) -> None:
        """Other words, which speak of these hexes; no words take the slip away."""
        self.words, self._about = words, tuple(about)
        self._inside = self._inside and bool(words)
        self.lay()

    def lay(self) -> None:
        """Find lines and place for the window of now."""
        if not self.words:
            return
        scene = self._scene
        layout, skins, camera = scene.layout, scene.stage.skins, scene.camera
        widest = min(layout.letters_of(_WIDEST), layout.pane.width // 2)
        self.lines = balanced(self.words, _font(skins, layout), widest)
        hexes = [
            Rect(0, 0, *[round(camera.hex_width)] * 2).move_to(center=camera.pixel_of(place))
            for place in self._about
        ]
        size = self._size(skins, layout)
        places = _corners(layout, size)
        self.box = min(places, key=lambda place: len(place.collidelistall(hexes)))

    def handle(self, event: Event) -> bool:
        """Whether an event was for the slip: a click puts it away."""
        if not self.words or event.type not in _MOUSE:
            return False
        self._inside = self.box.collidepoint(event.pos)
        if not self._inside or event.type == pygame.MOUSEMOTION:
            return False
        if event.type == pygame.MOUSEBUTTONUP:
            self.put_away()
        return True

    def put_away(self) -> None:
        """The player has read it."""
        self.write("")
        self._scene.stage.audio.play("click")
        self._scene.refresh()
        self._on_away()

    def parts(self) -> list[Part]:
        """The slip as a part of the still picture."""
        if not self.words:
            return []
        layout, skins = self._scene.layout, self._scene.stage.skins
        box, lines = Rect(self.box), tuple(self.lines)
        return [
            Part(
                skins.reach(_PANEL, box, layout.scale),
                (lines, layout.scale),
                lambda surface: self._draw(surface, box, lines),
            )
        ]

    def _size(self, skins: Skins, layout: TableLayout) -> tuple[int, int]:
        font, pixels = _font(skins, layout), layout.letters_of
        wide = max(font.size(line)[0] for line in self.lines)
        star = pixels(_PAD + _SIGN) if self._starred else 0
        high = max(round(_LINE * font.get_linesize()) * len(self.lines), pixels(_SIGN))
        close = pixels(_GAP + _SIGN)
        return wide + star + 2 * pixels(_PAD) + close, high + pixels(_PAD + 8)

    def _draw(self, surface: Surface, box: Rect, lines: Sequence[str]) -> None:
        layout, skins = self._scene.layout, self._scene.stage.skins
        skins.spread(surface, _PANEL, box, layout.scale)
        ink, pad, sign = skins.ink(_PANEL), layout.letters_of(_PAD), layout.letters_of(_SIGN)
        font, left = _font(skins, layout), box.left + pad
        if self._starred:
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
    """The places where a slip may lie, the usual one first."""
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
