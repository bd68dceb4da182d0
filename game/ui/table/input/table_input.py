"""Mouse and fingers at the table, and what they touch."""

from dataclasses import replace
from math import dist
from typing import NamedTuple

import pygame
from pygame.event import Event

from game.rules.companies import Company
from game.ui.core.context import Context
from game.ui.map.board import BoardPicture
from game.ui.map.map_input import DOUBLE_CLICK, DRAG, CameraControl
from game.ui.media.cursors import Pointer
from game.ui.table.geometry import Geometry, Point
from game.ui.table.input.keyboard import Keyboard
from game.ui.table.input.route_drag import RouteDrag, hexes_between
from game.ui.table.layer import Layer, play
from game.ui.table.model import TableModel
from game.ui.table.panel.log_panel import LogPanel
from game.ui.table.target import OnCard, OnHex, OnLogEntry, OnPlayer, OnRack, Target

NOWHERE = (-1, -1)


class _Press(NamedTuple):
    """A button of the mouse that is held down."""

    place: Point
    button: int
    on_map: bool
    carried: Company | None  # from the rack
    moved: bool = False  # it has become a drag


class TableInput(Layer):
    """Handles one screen's mouse, fingers and keys."""

    def __init__(
        self,
        context: Context,
        model: TableModel,
        board: BoardPicture,
        keyboard: Keyboard,
        log: LogPanel,
    ) -> None:
        self._context, self._model, self.keyboard, self._log = context, model, keyboard, log
        self._camera_control = CameraControl(board)
        self._held: _Press | None = None
        self._route = RouteDrag(model)
        self._since_click = 10.0
        self._last_click = NOWHERE

    def layout(self, geometry: Geometry) -> None:
        super().layout(geometry)
        self.keyboard.layout(geometry)

    @property
    def dragging(self) -> bool:
        """Whether the map follows the mouse."""
        held = self._held
        drags = held is not None and held.moved and held.on_map and not held.carried
        return drags and not self._route.active

    @property
    def holding(self) -> bool:
        """Whether the mouse drags the map or a route, so that no other layer may have it."""
        return self.dragging or self._route.active

    def cursor(self) -> Pointer | None:
        pointed = None if self._model.busy else cursor_for(self._model)
        place = self._context.mouse_position or NOWHERE
        grabs = self.geometry.on_map(place) and not self.geometry.camera.fits
        return pointed or ("grab" if grabs else None)

    def update(self, dt: float) -> bool:
        self._since_click += dt
        return False

    def skip(self, event: Event) -> None:
        """An upper layer took the event: point at nothing, and forget a press."""
        if event.type == pygame.MOUSEMOTION:
            self._model.point(None)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._forget_press()

    def handle(self, event: Event) -> bool:
        match event.type:
            case pygame.MOUSEMOTION:
                self._move(event.pos, event.rel)
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 2, 3):
                self._press(event.pos, event.button)
            case pygame.MOUSEBUTTONUP if event.button in (1, 2, 3):
                self._release(event.pos, event.button)
            case pygame.WINDOWLEAVE:
                self._model.point(None)
            case pygame.MOUSEWHEEL:
                if self.geometry.layout.pane.collidepoint(pygame.mouse.get_pos()):
                    self._camera_control.wheel(event.y)
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                self._camera_control.pinch(event)
            case pygame.KEYDOWN:
                shifted = bool(event.mod & pygame.KMOD_SHIFT)
                if self.keyboard.press_step(event):
                    return True
                if not self.keyboard.press_key(event.key, shifted=shifted):
                    self._camera_control.press_key(event.key)
            case pygame.KEYUP if event.key == pygame.K_p:
                self._model.peek(False)
        return True

    def _target_at(self, place: Point) -> Target | None:
        entry = self._log.entry_at(place)
        now = replace(self.geometry, camera=self.geometry.board.camera)  # a drag has moved it
        if entry is not None:
            return OnLogEntry(entry)
        return None if self._log.box.collidepoint(place) else now.target_at(place)

    def _touch(self, target: Target, *, again: bool = False) -> None:
        play(self._context, self._model.touch(target, again=again))

    def _press(self, place: Point, button: int) -> None:
        rack = self.geometry.rack
        carried = rack.company_at(place) if rack else None
        self._held = _Press(place, button, self.geometry.on_map(place), carried)
        if self.geometry.on_rack(place):
            self._model.peek(True)

    def _move(self, place: Point, by: Point) -> None:
        held = self._held
        if held and not held.moved:
            away = max(abs(place[0] - held.place[0]), abs(place[1] - held.place[1]))
            self._held = held = held._replace(moved=away > DRAG)
            if held.moved:
                self._begin_drag(held)
        if self._route.active:
            before = place[0] - by[0], place[1] - by[1]
            for passed in hexes_between(self.geometry.board.camera, before, place):
                play(self._context, self._route.pass_over(passed))
        elif self.dragging:
            self._camera_control.drag(by)
        self._model.point(self._target_at(place))

    def _begin_drag(self, held: _Press) -> None:
        """Carry a locomotive of the rack, or lay a route from an available hex."""
        target = self.geometry.target_at(held.place)
        if held.carried:
            self._touch(OnRack(held.carried))
        elif held.button == 1 and isinstance(target, OnHex) and self._route.can_begin(target.hex):
            play(self._context, self._route.begin(target.hex))

    def _forget_press(self) -> None:
        self._model.peek(False)
        self._route.end()
        self._held = None

    def _release(self, place: Point, button: int) -> None:
        held, laid = self._held, self._route.active
        self._forget_press()
        if held is None or laid:
            return
        target = self.geometry.target_at(place)
        if held.moved and held.carried and isinstance(target, OnCard):
            self._touch(target)
        elif held.moved and held.on_map:
            self._camera_control.drop()
        elif button == 1 and not held.moved:
            self._click(place, held.carried)
        elif not held.moved:
            play(self._context, self._model.undo())

    def _click(self, place: Point, carried: Company | None) -> None:
        again = self._since_click < DOUBLE_CLICK and dist(place, self._last_click) <= DRAG
        self._since_click, self._last_click = 0.0, place
        target = OnRack(carried) if carried else self._target_at(place)
        if isinstance(target, OnRack) and not carried:
            return  # the press has only held a covered rack open
        if target is not None:
            self._touch(target, again=again)
        elif self._log.box.collidepoint(place):
            self._log.click_beside_entries()
        elif again and self.geometry.on_map(place):
            self._camera_control.fit()


def cursor_for(model: TableModel) -> Pointer | None:
    """The mouse cursor over what can be clicked now; None over anything else."""
    plan = model.plan
    match model.pointing.target:
        case OnLogEntry():
            return "hand"
        case OnPlayer() if model.notebook:
            return "hand"
        case OnCard() | OnRack() if plan.my_turn:
            return "hand"
        case OnHex(place) if plan.my_turn:
            refused = plan.why_not(place) is not None
            if refused and plan.hexes:
                return "forbidden"
            available = plan.planned is not None and not refused
            return "hand" if available or plan.view.table.standing(place) else None
        case _:
            return None
