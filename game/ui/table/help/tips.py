"""Tips for a player's first games: each is told once, when it is of use for the first time.

What has been told is kept with the settings, so that it does not come again in the next game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.keeping import keep
from game.ui.map.shapes import Shapes
from game.ui.table.help.occasions import Occasion, occasions, practised
from game.ui.table.help.tip_guide import SlipGuide
from game.ui.widgets.rings import ring_hex

if TYPE_CHECKING:
    from game.ui.table.plan import Plan
    from game.ui.table.scene import TableScene

_RINGED = ("cut-off",)  # a hex that looks like any other
_ADVICE, _MAP = "advice", "map"  # that there is a button for hints, and how the map is moved


class Tips(SlipGuide):
    """The guide of one who plays alone against others."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene, starred=True)
        self.shown: Occasion | None = None
        self._seen: Plan | None = None  # the plan that was thought about last
        self._told_at = -1  # the turn at which something was told that nobody asked about
        self._shapes = Shapes()

    def lay(self) -> None:
        """Words and place, in that corner of the map where the tip hides nothing it speaks of."""
        if self.shown is None:
            self._slip.write("")
            return
        city = {"city": self.shown.city} if self.shown.city else {}
        words = self._scene.stage.texts.say(f"tips-{self.shown.name}", **city)
        planned = self._scene.plan.planned
        self._slip.write(words, {*self.shown.about, *(planned.hexes if planned else ())})

    def handle(self, event: Event) -> bool:
        """Follow the pointer; a click puts the tip away, and so does Escape, if it does not answer
        whether a move is meant."""
        pressed = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if self.shown and pressed and not self._scene.asked:
            self._slip.put_away()
            return True
        return super().handle(event)

    def update(self, dt: float) -> bool:
        """See whether there is something new; True if the tip is another one now."""
        scene, before = self._scene, self.shown
        plan = scene.plan
        if scene.hints.open:
            self._remember(_ADVICE)  # whoever has asked a bot knows that this can be done
        if not scene.camera.fits:
            self._remember(_MAP)
        if not scene.stage.settings.hints or scene.moving or scene.hints.open or not plan.mine:
            self.shown = self._seen = None
            self.lay()
        elif plan is not self._seen:
            self._seen = plan
            self._consider(plan)
        return self.shown is not before

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
        for name in practised(plan):
            self._remember(name)
        turn, told = plan.view.table.actions, self._scene.stage.settings.told
        now = list(occasions(plan))
        new = next((one for one in now if one.name not in told), None)
        if new and not (plan.empty and self._told_at == turn):
            self._told_at = turn if plan.empty else self._told_at
            self.shown = new
            self._remember(new.name)
        elif self.shown:
            same = (one for one in now if self.shown and one.name == self.shown.name)
            self.shown = next(same, None)
        self.lay()

    def _remember(self, name: str) -> None:
        """It need not be told again."""
        stage = self._scene.stage
        if name not in stage.settings.told:
            keep(stage, replace(stage.settings, told=(*stage.settings.told, name)))

    def _put_away(self) -> None:
        self.shown = None
