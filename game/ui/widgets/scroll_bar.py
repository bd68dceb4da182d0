"""A scroll bar: a thumb on a rail, dragged or clicked; it knows nothing of what it scrolls."""

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets.skins import Skins

_SHORTEST = 2  # times as long as it is wide


class ScrollBar:
    """Shows which part of something long is seen; hidden where all of it is."""

    def __init__(self) -> None:
        self.rail = Rect(0, 0, 0, 0)
        self.offset = 0
        self.height = 0
        self._held: int | None = None  # where in the thumb it is held
        self._hovered = False

    @property
    def max_offset(self) -> int:
        """How far it can scroll, in pixels."""
        return max(0, self.height - self.rail.height)

    @property
    def shown(self) -> bool:
        """Whether there is anything to scroll."""
        return self.max_offset > 0

    @property
    def hovered(self) -> bool:
        """Whether the pointer is on it, or holds it."""
        return self.shown and (self._hovered or self._held is not None)

    @property
    def thumb(self) -> Rect:
        """Where the thumb is now."""
        rail = self.rail
        least = min(rail.height, rail.width * _SHORTEST)
        high = max(least, rail.height * rail.height // max(1, self.height))
        top = rail.top + (rail.height - high) * self.offset // max(1, self.max_offset)
        return Rect(rail.left, top, rail.width, high)

    def state(self) -> Hashable:
        """All that the look depends on."""
        return self.offset, self.height, self._hovered, self._held is not None

    def layout(self, rail: Rect, whole: int) -> None:
        """Take a place beside something of a height; the rail is as high as what is seen."""
        self.rail, self.height = rail, whole
        self.scroll(self.offset)

    def scroll(self, offset: int) -> bool:
        """Show what lies from so many pixels on; True if that is something else."""
        before, self.offset = self.offset, min(max(offset, 0), self.max_offset)
        return self.offset != before

    def handle(self, event: Event) -> bool:
        """Follow the mouse; True if the event was for the bar."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._hovered = self.rail.collidepoint(event.pos)
                if self._held is not None:
                    self._drag(event.pos[1])
                return self._held is not None
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and self._takes(event.pos):
                thumb = self.thumb
                inside = thumb.collidepoint(event.pos)
                self._held = event.pos[1] - thumb.top if inside else thumb.height // 2
                self._drag(event.pos[1])
                return True
            case pygame.MOUSEBUTTONUP if event.button == 1 and self._held is not None:
                self._held = None
                return True
            case pygame.WINDOWLEAVE:
                self._hovered = False
            case _:
                pass
        return False

    def draw(self, surface: Surface, skins: Skins, scale: float) -> None:
        """Rail and thumb."""
        if not self.shown:
            return
        skins.stretch(surface, "control/scroll_rail", self.rail, scale)
        held = self._held is not None
        look = "pressed" if held else "hover" if self._hovered else "normal"
        skins.stretch(surface, f"control/scroll_thumb_{look}", self.thumb, scale)

    def _takes(self, place: tuple[int, int]) -> bool:
        return self.shown and bool(self.rail.collidepoint(place))

    def _drag(self, y: int) -> None:
        room = self.rail.height - self.thumb.height
        top = y - (self._held or 0) - self.rail.top
        self.scroll(round(top / max(1, room) * self.max_offset))
