"""Tips for a player's first games: each is told once, when it is of use for the first time.

What has been told is kept with the settings, so that it does not come again in the next game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.board import Hex
from game.ui.draw.shapes import Shapes
from game.ui.layout import TableLayout
from game.ui.scenes.keeping import keep
from game.ui.table.occasions import Occasion, occasions
from game.ui.table.rings import ring_hex
from game.ui.table.still import Part
from game.ui.widgets.skins import Skins
from game.ui.widgets.words import wrapped, write_line

if TYPE_CHECKING:
    from game.rules.actions import Action
    from game.ui.plan import Plan
    from game.ui.scenes.table import TableScene

_PANEL = "panel/tooltip"
_WIDEST, _PAD, _SIGN = 440, 16, 26  # units
_LETTERS, _LEAST_LETTERS = 19, 13
_GOLD = "#9A6B00"
_RINGED = ("cut-off",)  # a hex that looks like any other


class Tips:
    """The guide of one who plays alone against others."""

    advised = True
    usual = False

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.shown: Occasion | None = None
        self.box = Rect(0, 0, 0, 0)
        self._lines: list[str] = []
        self._seen: Plan | None = None  # the plan that was thought about last
        self._told_at = -1  # the turn at which something was told that nobody asked about
        self._inside = False  # the pointer is
        self._shapes = Shapes()

    @property
    def pointed(self) -> bool:
        """Whether the pointer is on a tip, which a click puts away."""
        return self.shown is not None and self._inside

    @property
    def boxes(self) -> Sequence[Rect]:
        """Where the tip lies."""
        return [self.box] if self.shown else []

    def lay(self) -> None:
        """Words and place, in that corner of the map where the tip hides nothing it speaks of."""
        if self.shown is None:
            return
        scene = self._scene
        layout, skins = scene.layout, scene.stage.skins
        city = {"city": self.shown.city} if self.shown.city else {}
        words = scene.stage.texts.say(f"tips-{self.shown.name}", **city)
        self._lines = wrapped(words, _font(skins, layout), layout.pixels(_WIDEST))
        side = round(scene.camera.hex_width)
        hexes = [_around(scene.camera.pixel_of(place), side) for place in self._about()]
        size = _size(skins, layout, self._lines)
        self.box = _free(_corners(layout, size, advised=scene.hints.offered), hexes)

    def handle(self, event: Event) -> bool:
        """Follow the pointer; a click or Escape puts the tip away."""
        if self.shown is None:
            return False
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._put_away()
            return True
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        self._inside = self.box.collidepoint(event.pos)
        if not self._inside or event.type == pygame.MOUSEMOTION:
            return False
        if event.type == pygame.MOUSEBUTTONUP:
            self._put_away()
        return True

    def update(self, dt: float) -> bool:
        """See whether there is something new; True if the tip is another one now."""
        scene, before = self._scene, self.shown
        plan = scene.plan
        if not scene.stage.settings.hints or scene.moving or scene.hints.open or not plan.mine:
            self.shown = self._seen = None
        elif plan is not self._seen:
            self._seen = plan
            self._consider(plan)
        return self.shown is not before

    def allows(self, action: Action) -> bool:
        """Whatever the rules allow."""
        return True

    def parts(self) -> list[Part]:
        """The tip as a part of the still picture."""
        if self.shown is None:
            return []
        layout, skins = self._scene.layout, self._scene.stage.skins
        box, lines = Rect(self.box), tuple(self._lines)
        return [
            Part(
                skins.reach(_PANEL, box, layout.scale),
                (lines, layout.scale),
                lambda surface: _draw(surface, skins, layout, box, lines),
            )
        ]

    def mark(self, surface: Surface) -> list[Rect]:
        """A ring around what could be overlooked."""
        if self.shown is None or self.shown.name not in _RINGED:
            return []
        camera = self._scene.camera
        return [
            ring_hex(surface, self._shapes, camera.pixel_of(place), camera.hex_width, 0.0)
            for place in self.shown.about
        ]

    def _consider(self, plan: Plan) -> None:
        """Tell the first thing that is new; what was told stays as long as it is of use."""
        stage, turn = self._scene.stage, plan.view.table.actions
        now = list(occasions(plan))
        told = stage.settings.told
        new = next((one for one in now if one.name not in told), None)
        if new and not (plan.empty and self._told_at == turn):
            self._told_at = turn if plan.empty else self._told_at
            self.shown = new
            self.lay()
            keep(stage, replace(stage.settings, told=(*told, new.name)))
        elif self.shown:
            same = (one for one in now if self.shown and one.name == self.shown.name)
            self.shown = next(same, None)
            self.lay()

    def _about(self) -> Iterable[Hex]:
        """What must be seen: the hexes spoken of, and the line in the making."""
        planned = self._scene.plan.planned
        return {*(self.shown.about if self.shown else ()), *(planned.hexes if planned else ())}

    def _put_away(self) -> None:
        self.shown, self._inside = None, False
        self._scene.stage.audio.play("click")
        self._scene.refresh()


def _font(skins: Skins, layout: TableLayout) -> pygame.font.Font:
    return skins.assets.font("reading", max(_LEAST_LETTERS, layout.pixels(_LETTERS)))


def _size(skins: Skins, layout: TableLayout, lines: Sequence[str]) -> tuple[int, int]:
    font = _font(skins, layout)
    width = max(font.size(line)[0] for line in lines)
    signs = 2 * layout.pixels(_PAD) + layout.pixels(_SIGN)
    high = max(font.get_linesize() * len(lines), layout.pixels(_SIGN))
    return width + signs + layout.pixels(_PAD + _SIGN + 10), high + layout.pixels(_PAD + 8)


def _corners(layout: TableLayout, size: tuple[int, int], *, advised: bool) -> list[Rect]:
    """The places where a tip may lie, the usual one first."""
    pane, edge = layout.pane, layout.pixels(26)
    box = Rect(pane.left + edge, pane.top + edge, *size)
    top = layout.tools[0].bottom + layout.pixels(10) if advised else box.top
    right, low = pane.right - edge, layout.rack.top - layout.pixels(14)
    return [
        box,
        box.move_to(bottomleft=(box.left, low)),
        box.move_to(bottomright=(right, low)),
        box.move_to(topright=(right, top)),
    ]


def _around(middle: tuple[int, int], side: int) -> Rect:
    return Rect(0, 0, side, side).move_to(center=middle)


def _free(places: Sequence[Rect], hexes: Sequence[Rect]) -> Rect:
    """The first place that hides the fewest hexes."""
    return min(places, key=lambda place: len(place.collidelistall(list(hexes))))


def _draw(
    surface: Surface, skins: Skins, layout: TableLayout, box: Rect, lines: Sequence[str]
) -> None:
    skins.spread(surface, _PANEL, box, layout.scale)
    ink, pad, sign = skins.ink(_PANEL), layout.pixels(_PAD), layout.pixels(_SIGN)
    skins.icon(surface, "star", (box.left + pad + sign // 2, box.centery), sign, _GOLD)
    small = round(sign * 0.7)
    skins.icon(surface, "close", (box.right - pad - small // 2, box.top + pad), small, ink)
    font, left = _font(skins, layout), box.left + 2 * pad + sign
    top = box.centery - font.get_linesize() * len(lines) // 2
    for number, line in enumerate(lines):
        write_line(surface, font, line, ink, (left, top + number * font.get_linesize()))
