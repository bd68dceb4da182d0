"""Shows one company alone on the map while its card, or Shift and its number, is held."""

from math import dist

import pygame
from pygame.event import Event

from game.rules.companies import COMPANIES, Company
from game.ui.map.map_input import DRAG
from game.ui.table.geometry import Point
from game.ui.table.layer import Layer
from game.ui.table.model import TableModel
from game.ui.table.target import OnCard

HOLD = 0.4  # seconds: a shorter press is a click
_SHIFTS = (pygame.K_LSHIFT, pygame.K_RSHIFT)


class CompanySpotlight(Layer):
    """Lies above the table's input, which gets every press that is not held."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self._pressed: tuple[Company, Point] | None = None  # a card, until it is held or let go
        self._held = 0.0  # seconds
        self._key: int | None = None  # that is held with Shift

    def update(self, dt: float) -> bool:
        if self._pressed is None:
            return False
        self._held += dt
        if self._held < HOLD:
            return False
        self._model.shine_on(self._pressed[0])
        self._pressed = None
        return True

    def handle(self, event: Event) -> bool:
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                target = self.geometry.target_at(event.pos)
                self._pressed = (target.company, event.pos) if isinstance(target, OnCard) else None
                self._held = 0.0
            case pygame.MOUSEMOTION:
                if self._pressed and dist(event.pos, self._pressed[1]) > DRAG:
                    self._pressed = None
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._pressed = None
                return self._end()
            case pygame.WINDOWLEAVE | pygame.WINDOWFOCUSLOST:
                self._pressed = None
                self._end()
            case pygame.KEYDOWN if event.mod & pygame.KMOD_SHIFT:
                return self._press_key(event.key)
            case pygame.KEYUP if self._key is not None and event.key in (self._key, *_SHIFTS):
                self._end()
            case _:
                pass
        return False

    def _press_key(self, key: int) -> bool:
        if not pygame.K_1 <= key <= pygame.K_6:
            return False
        self._key = key
        self._model.shine_on(COMPANIES[key - pygame.K_1])
        return True

    def _end(self) -> bool:
        """Show all companies again; whether one was alone."""
        shown = self._model.pointing.spotlight is not None
        self._key = None
        self._model.shine_on(None)
        return shown
