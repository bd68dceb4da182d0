"""A slider over whole numbers: dragged, or clicked anywhere on its rail."""

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets.skins import Skins


class Slider:
    """Chooses a number from 0 to `last`."""

    def __init__(self, last: int) -> None:
        self.last = last
        self.number = 0
        self.rect = Rect(0, 0, 0, 0)
        self._held = False
        self._hovered = False

    @property
    def state(self) -> str:
        """The look that the knob has now."""
        if self._held:
            return "focused"
        return "hover" if self._hovered else "normal"

    def layout(self, rect: Rect) -> None:
        """Take a place."""
        self.rect = rect

    def set_number(self, number: int) -> None:
        """Stand at a number."""
        self.number = number

    def place(self, number: float) -> int:
        """Where a number stands on the rail."""
        rail = self._rail()
        return rail.left + round(rail.width * number / max(1, self.last))

    def handle(self, event: Event) -> int | None:
        """Follow the mouse; a number when one has been chosen."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = self.rect.collidepoint(event.pos)
            return self._number_at(event.pos[0]) if self._held else None
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._held = False
        elif event.type == pygame.MOUSEMOTION:
            self._hovered = self.rect.collidepoint(event.pos)
            if self._held:
                return self._number_at(event.pos[0])
        return None

    def draw(self, surface: Surface, skins: Skins, scale: float) -> None:
        """The rail, the part of it that is passed, and the knob."""
        rail = self._rail()
        high = round(14 * scale)
        bed = Rect(rail.left - high // 2, rail.centery - high // 2, rail.width + high, high)
        skins.stretch(surface, "control/slider_rail", bed, scale)
        passed = Rect(bed.left, bed.top, self.place(self.number) - bed.left, high)
        if passed.width > high:
            skins.stretch(surface, "control/slider_filled", passed, scale)
        middle = self.place(self.number), rail.centery
        skins.draw(surface, f"control/knob_{self.state}", middle, scale)

    def _rail(self) -> Rect:
        return self.rect.inflate(-self.rect.height, 0)

    def _number_at(self, x: int) -> int:
        rail = self._rail()
        share = (x - rail.left) / max(1, rail.width)
        return min(max(round(share * self.last), 0), self.last)
