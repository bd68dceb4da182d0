"""From mouse, fingers and keys to what the player means; says what was touched, knows no rules."""

from enum import Enum
from typing import Protocol

import pygame
from pygame.event import Event

from game.board import Hex
from game.board.hexes import DIRECTIONS
from game.rules.companies import COMPANIES, Company
from game.ui.table.map_hands import DOUBLE_CLICK, DRAG, MapHands, Mapped

NOWHERE = (-1, -1)


class Panel(Enum):
    """Where the keyboard can stand; Tab goes from one to the next."""

    MAP = 0
    CARDS = 1
    RACK = 2
    BUTTONS = 3


class Touched(Mapped, Protocol):
    """What a player can mean; the scene does it."""

    def touch_hex(self, place: Hex) -> None:
        """A hex of the map."""

    def touch_company(self, company: Company) -> None:
        """A company: its card or its key."""

    def touch_rack(self, company: Company) -> None:
        """A locomotive of the own rack."""

    def touch_log(self, place: tuple[int, int]) -> None:
        """The entry of the log under a point."""

    def company_at(self, place: tuple[int, int]) -> Company | None:
        """The card under a point."""

    def rack_at(self, place: tuple[int, int]) -> Company | None:
        """The own locomotive under a point."""

    def rack_size(self) -> int:
        """How many locomotives stand in the rack to be seen."""

    def button_count(self) -> int:
        """How many buttons the keyboard can stand on."""

    def on_rack(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the rack, covered or not."""

    def on_pane(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the map, or on the rack before it."""

    def log_at(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the log."""

    def confirm(self, panel: Panel, number: int) -> None:
        """Touch what the keyboard stands on, or do what is planned."""

    def take_back(self) -> None:
        """One step back."""

    def take_all_back(self) -> None:
        """All steps back."""

    def skip(self) -> None:
        """Let the animation be over."""

    def leave(self) -> None:
        """Drop the plan, or open the menu."""

    def help(self) -> None:
        """Show the keys."""

    def peek(self, looking: bool) -> None:
        """Look at the own rack, as long as it is held."""

    def point_at(self, place: tuple[int, int]) -> None:
        """The pointer is there now."""

    def focus_on(self, panel: Panel, place: Hex, number: int) -> None:
        """The keyboard stands there now."""


class Controls:
    """Follows one screen's mouse, fingers and keys."""

    def __init__(self, hands: Touched) -> None:
        self._hands, self._map = hands, MapHands(hands)
        self._pressed: tuple[int, int] | None = None
        self._on_the_map = False  # the press began there
        self._dragging = False
        self._carried: Company | None = None
        self._since_click = 10.0
        self._panel = Panel.MAP
        self._hex = Hex(0, 0)
        self._number = 0  # of the card, locomotive or button

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
                self._key(event.key, shifted=bool(event.mod & pygame.KMOD_SHIFT))
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
        double, self._since_click = self._since_click < DOUBLE_CLICK, 0.0
        hands = self._hands
        if self._carried:
            hands.touch_rack(self._carried)
        elif company := hands.company_at(place):
            hands.touch_company(company)
        elif hands.log_at(place):
            hands.touch_log(place)
        elif hands.on_map(place):
            found = hands.camera.hex_at(place)
            if found is not None:
                hands.touch_hex(found)
            elif double:
                self._map.fit()

    def _key(self, key: int, *, shifted: bool) -> None:
        hands = self._hands
        if pygame.K_1 <= key <= pygame.K_6:
            hands.touch_company(COMPANIES[key - pygame.K_1])
            return
        match key:
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                hands.confirm(self._panel, self._number)
            case pygame.K_BACKSPACE:
                hands.take_back()
            case pygame.K_DELETE:
                hands.take_all_back()
            case pygame.K_SPACE:
                hands.skip()
            case pygame.K_ESCAPE:
                hands.leave()
            case pygame.K_F1:
                hands.help()
            case pygame.K_p:
                hands.peek(True)
            case pygame.K_TAB:
                self._tab(-1 if shifted else 1)
            case pygame.K_LEFT | pygame.K_RIGHT | pygame.K_UP | pygame.K_DOWN:
                self._walk(key)
            case _:
                self._map.key(key)

    def _tab(self, step: int) -> None:
        panels = list(Panel)
        if not self._hands.rack_size():
            panels.remove(Panel.RACK)
        place = panels.index(self._panel) if self._panel in panels else 0
        self._panel, self._number = panels[(place + step) % len(panels)], 0
        self._hands.focus_on(self._panel, self._hex, self._number)

    def _walk(self, key: int) -> None:
        """Within the panel that the keyboard stands on."""
        if self._panel is Panel.MAP:
            self._hex = self._next_hex(key)
        else:
            count = {
                Panel.CARDS: len(COMPANIES),
                Panel.RACK: max(1, self._hands.rack_size()),
                Panel.BUTTONS: self._hands.button_count(),
            }[self._panel]
            step = 1 if key in (pygame.K_RIGHT, pygame.K_DOWN) else -1
            self._number = (self._number + step) % count
        self._hands.focus_on(self._panel, self._hex, self._number)

    def _next_hex(self, key: int) -> Hex:
        """The hex beside; up and down keep to a straight line as well as hexes can."""
        if key in (pygame.K_LEFT, pygame.K_RIGHT):
            steps = [Hex(1 if key == pygame.K_RIGHT else -1, 0)]
        else:
            row = 1 if key == pygame.K_DOWN else -1
            steps = [step for step in DIRECTIONS if step.r == row]
            steps = steps[::-1] if self._hex.r % 2 else steps
        for step in steps:
            there = Hex(self._hex.q + step.q, self._hex.r + step.r)
            if there in self._hands.camera.frame.board:
                return there
        return self._hex
