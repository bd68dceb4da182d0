"""From mouse and keys to what the player means. Knows no rules: it only says what was touched."""

from typing import Protocol

import pygame
from pygame import Rect
from pygame.event import Event

from game.board import Hex
from game.board.hexes import DIRECTIONS
from game.rules.companies import COMPANIES, Company
from game.ui.draw.camera import Camera

DRAG = 8  # pixels before a press becomes a drag
DOUBLE_CLICK = 0.35  # seconds
_WHEEL = 1.18
_ARROWS = {
    pygame.K_RIGHT: Hex(1, 0),
    pygame.K_LEFT: Hex(-1, 0),
}


class Hands(Protocol):
    """What a player can mean; the scene does it."""

    @property
    def camera(self) -> Camera:
        """Where the map is seen from."""

    def touch_hex(self, place: Hex) -> None:
        """A hex of the map."""

    def touch_company(self, company: Company) -> None:
        """A company: its card or its key."""

    def touch_rack(self, company: Company) -> None:
        """A locomotive of the own rack."""

    def touch_log(self, y: int) -> None:
        """An entry of the log, by its height in the window."""

    def company_at(self, place: tuple[int, int]) -> Company | None:
        """The card under a point."""

    def rack_at(self, place: tuple[int, int]) -> Company | None:
        """The own locomotive under a point."""

    def log_at(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the log."""

    def on_map(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the map."""

    def move_camera(self, camera: Camera, *, moving: bool) -> None:
        """Look at the map from elsewhere."""

    def confirm(self) -> None:
        """Do what is planned, or touch the hex in focus."""

    def take_back(self) -> None:
        """One step back."""

    def take_all_back(self) -> None:
        """All steps back."""

    def skip(self) -> None:
        """Let the animation be over."""

    def leave(self) -> None:
        """Drop the plan, or open the menu."""

    def point_at(self, place: tuple[int, int]) -> None:
        """The pointer is there now."""

    def focus_on(self, place: Hex) -> None:
        """The keyboard stands on a hex."""


class Controls:
    """Follows one screen's mouse and keys."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._pressed: tuple[int, int] | None = None
        self._on_the_map = False  # the press began there
        self._dragging = False
        self._carried: Company | None = None
        self._since_click = 10.0
        self.focus = Hex(0, 0)

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
            case pygame.MOUSEWHEEL:
                self._zoom(_WHEEL**event.y, pygame.mouse.get_pos())
            case pygame.KEYDOWN:
                self._key(event.key)
            case _:
                pass

    def _press(self, place: tuple[int, int]) -> None:
        self._pressed, self._dragging = place, False
        self._on_the_map = self._hands.on_map(place)
        self._carried = self._hands.rack_at(place)

    def _move(self, place: tuple[int, int], by: tuple[int, int]) -> None:
        if self._pressed and not self._dragging:
            away = max(abs(place[0] - self._pressed[0]), abs(place[1] - self._pressed[1]))
            self._dragging = away > DRAG
            if self._dragging and self._carried:
                self._hands.touch_rack(self._carried)
        if self._dragging and self._on_the_map and not self._carried:
            self._hands.move_camera(self._hands.camera.panned(*by), moving=True)
        self._hands.point_at(place)

    def _release(self, place: tuple[int, int], button: int) -> None:
        pressed, self._pressed = self._pressed, None
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
            self._hands.move_camera(self._hands.camera, moving=False)

    def _click(self, place: tuple[int, int]) -> None:
        double, self._since_click = self._since_click < DOUBLE_CLICK, 0.0
        hands = self._hands
        if company := hands.rack_at(place):
            hands.touch_rack(company)
        elif company := hands.company_at(place):
            hands.touch_company(company)
        elif hands.log_at(place):
            hands.touch_log(place[1])
        elif hands.on_map(place):
            found = hands.camera.hex_at(place)
            if found is not None:
                hands.touch_hex(found)
            elif double:
                hands.move_camera(hands.camera.fit(), moving=False)

    def _zoom(self, factor: float, about: tuple[int, int]) -> None:
        self._hands.move_camera(self._hands.camera.zoomed(factor, about), moving=False)

    def _key(self, key: int) -> None:
        hands = self._hands
        if pygame.K_1 <= key <= pygame.K_6:
            hands.touch_company(COMPANIES[key - pygame.K_1])
            return
        match key:
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                hands.confirm()
            case pygame.K_BACKSPACE:
                hands.take_back()
            case pygame.K_DELETE:
                hands.take_all_back()
            case pygame.K_SPACE:
                hands.skip()
            case pygame.K_ESCAPE:
                hands.leave()
            case pygame.K_PLUS | pygame.K_KP_PLUS | pygame.K_EQUALS:
                self._zoom(_WHEEL, Rect(hands.camera.pane).center)
            case pygame.K_MINUS | pygame.K_KP_MINUS:
                self._zoom(1 / _WHEEL, Rect(hands.camera.pane).center)
            case pygame.K_0 | pygame.K_HOME:
                hands.move_camera(hands.camera.fit(), moving=False)
            case pygame.K_LEFT | pygame.K_RIGHT | pygame.K_UP | pygame.K_DOWN:
                self._walk(key)
            case _:
                pass

    def _walk(self, key: int) -> None:
        """From hex to hex; up and down go to the nearer of the two hexes there."""
        if key in _ARROWS:
            steps = [_ARROWS[key]]
        else:
            down = key == pygame.K_DOWN
            steps = [step for step in DIRECTIONS if step.r == (1 if down else -1)]
            steps = steps[::-1] if self.focus.r % 2 else steps
        for step in steps:
            there = Hex(self.focus.q + step.q, self.focus.r + step.r)
            if there in self._hands.camera.frame.board:
                self.focus = there
                break
        self._hands.focus_on(self.focus)
