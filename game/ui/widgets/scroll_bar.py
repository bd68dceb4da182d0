"""A scroll bar: a thumb on a rail, dragged or clicked."""

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets.skins import Skins

_SHORTEST = 2  # length of the thumb in widths


class ScrollBar:
    """Shows which part of something long is in view; hidden if all of it is."""

    def __init__(self) -> None:
        self.rail = Rect(0, 0, 0, 0)
        self.offset = 0
        self.height = 0  # of everything
        self.view = 0  # the height of the part that is in view
        self._grip: int | None = None  # where in the thumb the mouse holds it
        self._under_mouse = False

    @property
    def max_offset(self) -> int:
        """How far it can scroll, in pixels."""
        return max(0, self.height - self.view)

    @property
    def shown(self) -> bool:
        """Whether there is anything to scroll."""
        return self.max_offset > 0

    @property
    def hovered(self) -> bool:
        """Whether the mouse is on it, or holds it."""
        return self.shown and (self._under_mouse or self._grip is not None)

    @property
    def thumb(self) -> Rect:
        """The place of the thumb."""
        rail = self.rail
        least = min(rail.height, rail.width * _SHORTEST)
        high = max(least, rail.height * self.view // max(1, self.height))
        top = rail.top + (rail.height - high) * self.offset // max(1, self.max_offset)
        return Rect(rail.left, top, rail.width, high)

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self.offset, self.height, self._under_mouse, self._grip is not None

    def layout(self, rail: Rect, height: int, view: int | None = None) -> None:
        """Take a rail beside something of a height, of which a part as high as `view` is seen; by
        default as much as the rail is high."""
        self.rail, self.height = rail, height
        self.view = rail.height if view is None else view
        self.scroll(self.offset)

    def scroll(self, offset: int) -> bool:
        """Scroll to an offset; False if nothing moved."""
        before, self.offset = self.offset, min(max(offset, 0), self.max_offset)
        return self.offset != before

    def handle(self, event: Event) -> bool:
        """Follow the mouse; True if the event was for the bar."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._under_mouse = self.rail.collidepoint(event.pos)
                if self._grip is not None:
                    self._drag(event.pos[1], self._grip)
                return self._grip is not None
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and self._hit(event.pos):
                thumb = self.thumb
                inside = thumb.collidepoint(event.pos)
                self._grip = event.pos[1] - thumb.top if inside else thumb.height // 2
                self._drag(event.pos[1], self._grip)
                return True
            case pygame.MOUSEBUTTONUP if event.button == 1 and self._grip is not None:
                self._grip = None
                return True
            case pygame.WINDOWLEAVE:
                self._under_mouse = False
        return False

    def draw(self, surface: Surface, skins: Skins, scale: float) -> None:
        """Draw rail and thumb."""
        if self.shown:
            skins.stretch(surface, "control/scroll_rail", self.rail, scale)
            hover = "hover" if self._under_mouse else "normal"
            look = hover if self._grip is None else "pressed"
            skins.stretch(surface, f"control/scroll_thumb_{look}", self.thumb, scale)

    def _hit(self, place: tuple[int, int]) -> bool:
        return self.shown and bool(self.rail.collidepoint(place))

    def _drag(self, y: int, grip: int) -> None:
        room = max(1, self.rail.height - self.thumb.height)
        self.scroll(round((y - grip - self.rail.top) / room * self.max_offset))
