"""From mouse and fingers to what the player means; says what was touched, knows no rules."""

from math import dist
from typing import Protocol

import pygame
from pygame.event import Event

from game.board import Hex
from game.rules.companies import Company
from game.ui.map.map_input import DOUBLE_CLICK, DRAG, MapHands, Mapped
from game.ui.table.input.keyboard import Keyboard

NOWHERE = (-1, -1)


class Touched(Mapped, Protocol):
    """What a player can mean; the scene does it. `again` is the second click of a double one."""

    def touch_hex(self, place: Hex, *, again: bool = False) -> None:
        """A hex of the map."""

    def touch_company(self, company: Company, *, again: bool = False) -> None:
        """A company: its card or its key."""

    def touch_rack(self, company: Company, *, again: bool = False) -> None:
        """A locomotive of the own rack."""

    def touch_log(self, place: tuple[int, int]) -> None:
        """The entry of the log under a point."""

    def company_at(self, place: tuple[int, int]) -> Company | None:
        """The card under a point."""

    def rack_at(self, place: tuple[int, int]) -> Company | None:
        """The own locomotive under a point."""

    def on_rack(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the rack, covered or not."""

    def on_pane(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the map, or on the rack before it."""

    def log_at(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the log."""

    def take_back(self) -> None:
        """One step back."""

    def peek(self, looking: bool) -> None:
        """Look at the own rack, as long as it is held."""

    def point_at(self, place: tuple[int, int]) -> None:
        """The pointer is there now."""


class Controls:
    """Follows one screen's mouse, fingers and keys."""

    def __init__(self, hands: Touched, keyboard: Keyboard) -> None:
        self._hands, self._map, self._keyboard = hands, MapHands(hands), keyboard
        self._pressed: tuple[int, int] | None = None
        self._on_the_map = False  # the press began there
        self._dragging = False
        self._carried: Company | None = None
        self._since_click = 10.0
        self._clicked = NOWHERE

    @property
    def moving_the_map(self) -> bool:
        """Whether the map follows the pointer."""
        return self._dragging and self._on_the_map and not self._carried

    def update(self, dt: float) -> None:
        """Time passes between two clicks."""
        self._since_click += dt

    def handle(self, event: Event) -> None:
        """One event."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._move(event.pos, event.rel)
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 2, 3):
                self._press(event.pos)
            case pygame.MOUSEBUTTONUP if event.button in (1, 2, 3):
                self._release(event.pos, event.button)
            case pygame.WINDOWLEAVE:
                self._hands.point_at(NOWHERE)
            case pygame.MOUSEWHEEL if self._hands.on_pane(pygame.mouse.get_pos()):
                self._map.wheel(event.y)
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                self._map.pinch(event)
            case pygame.KEYDOWN:
                shifted = bool(event.mod & pygame.KMOD_SHIFT)
                if not self._keyboard.press(event.key, shifted=shifted):
                    self._map.key(event.key)
            case pygame.KEYUP if event.key == pygame.K_p:
                self._hands.peek(False)
            case _:
                pass

    def _press(self, place: tuple[int, int]) -> None:
        self._pressed, self._dragging = place, False
        self._on_the_map = self._hands.on_map(place)
        self._carried = self._hands.rack_at(place)
        if self._hands.on_rack(place):
            self._hands.peek(True)

    def _move(self, place: tuple[int, int], by: tuple[int, int]) -> None:
        if self._pressed and not self._dragging:
            away = max(abs(place[0] - self._pressed[0]), abs(place[1] - self._pressed[1]))
            self._dragging = away > DRAG
            if self._dragging and self._carried:
                self._hands.touch_rack(self._carried)
        if self.moving_the_map:
            self._map.drag(by)
        self._hands.point_at(place)

    def _release(self, place: tuple[int, int], button: int) -> None:
        pressed, self._pressed = self._pressed, None
        self._hands.peek(False)
        if pressed is None:
            return
        if self._dragging:
            self._drop(place)
        elif button == 1:
            self._click(place)
        else:
            self._hands.take_back()
        self._dragging, self._carried = False, None

    def _drop(self, place: tuple[int, int]) -> None:
        """The end of a drag: a locomotive on a company's card, or the map at rest."""
        company = self._hands.company_at(place)
        if self._carried and company:
            self._hands.touch_company(company)
        elif self._on_the_map:
            self._map.drop()

    def _click(self, place: tuple[int, int]) -> None:
        double = self._since_click < DOUBLE_CLICK and dist(place, self._clicked) <= DRAG
        self._since_click, self._clicked = 0.0, place
        hands = self._hands
        if self._carried:
            hands.touch_rack(self._carried, again=double)
        elif company := hands.company_at(place):
            hands.touch_company(company, again=double)
        elif hands.log_at(place):
            hands.touch_log(place)
        elif hands.on_map(place):
            found = hands.camera.hex_at(place)
            if found is not None:
                hands.touch_hex(found, again=double)
            elif double:
                self._map.fit()
