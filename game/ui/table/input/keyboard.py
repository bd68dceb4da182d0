"""The keyboard at the table: its focus, and what keys do there."""

from collections.abc import Callable, Sequence
from enum import Enum
from math import dist

import pygame
from pygame.event import Event

from game.board import Hex
from game.board.hexes import DIRECTIONS
from game.rules.companies import COMPANIES, Company
from game.ui.core.context import Context
from game.ui.table.buttons import ActionButtons
from game.ui.table.geometry import Geometry
from game.ui.table.layer import Layer, play
from game.ui.table.model import TableModel
from game.ui.table.step_player import StepPlayer
from game.ui.table.target import OnCard, OnHex, OnRack, Target
from game.ui.widgets.button import Button, focus_one

_ACROSS = {pygame.K_LEFT: (0, -1), pygame.K_RIGHT: (0, 1)}  # rows and columns
_ARROWS = _ACROSS | {pygame.K_UP: (-1, 0), pygame.K_DOWN: (1, 0)}


# By letter, as the keys lie elsewhere in other countries; without one by key.
_STEPS = {",": -1, "<": -1, ".": 1, ">": 1}
_STEP_KEYS = {pygame.K_COMMA: -1, pygame.K_LESS: -1, pygame.K_PERIOD: 1, pygame.K_GREATER: 1}


class FocusArea(Enum):
    """Where the focus can be; Tab goes from one to the next."""

    MAP = 0
    CARDS = 1
    RACK = 2
    BUTTONS = 3


class Keyboard:
    """Handles one screen's keys."""

    def __init__(
        self,
        context: Context,
        model: TableModel,
        layers: Sequence[Layer],
        actions: ActionButtons,
        player: StepPlayer,
        on_menu: Callable[[], None],
    ) -> None:
        self._context, self._model, self._layers = context, model, layers
        self._actions, self._player, self._on_menu = actions, player, on_menu
        self.area = FocusArea.MAP
        self._hex = Hex(0, 0)
        self._number = 0  # of the card, the colour in the rack or the button

    def layout(self, geometry: Geometry) -> None:
        """Move to new places."""
        self._geometry = geometry

    def press_key(self, key: int, *, shifted: bool) -> bool:
        """Handle a key; False if it may be for the map."""
        if pygame.K_1 <= key <= pygame.K_6:
            self._choose(COMPANIES[key - pygame.K_1])
            return True
        match key:
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                self._enter()
            case pygame.K_SPACE:
                self._player.skip() if self._player.moving else self._act()
            case pygame.K_BACKSPACE:
                play(self._context, self._model.undo())
            case pygame.K_DELETE:
                play(self._context, self._model.undo_all())
            case pygame.K_ESCAPE:
                self._escape()
            case pygame.K_F10:
                self._on_menu()
            case pygame.K_p:
                self._model.peek(True)
            case pygame.K_n:
                self._model.show_names(self._model.pointing.names_hidden)
            case pygame.K_b | pygame.K_END:  # a gamepad has no letters
                play(self._context, self._model.toggle_notes())
            case pygame.K_e:
                self._focus_end()
            case pygame.K_TAB:
                self._tab(-1 if shifted else 1)
            case _ if key in _ARROWS:
                self._move(key)
            case _:
                return False
        return True

    def press_step(self, event: Event) -> bool:
        """Step through earlier positions, with comma and full stop or < and >."""
        by = _STEPS.get(event.unicode) or _STEP_KEYS.get(event.key)
        if by is None:
            return False
        if by > 0:
            self._model.step_forward()
            return True
        if self._model.moving and self._model.looking is None:
            self._player.skip()
        play(self._context, self._model.step_back())
        return True

    def focus_hex(self, place: Hex) -> None:
        """Focus a hex of the map."""
        self.area, self._hex = FocusArea.MAP, place
        self._show()

    @property
    def buttons(self) -> list[Button]:
        """All buttons, in the order of the Tab key."""
        return [button for layer in self._layers for button in layer.buttons]

    def _escape(self) -> None:
        """Answer no, go back to the game as it is, drop the plan, or open the menu."""
        if self._model.question is not None:
            self._model.answer_no()
        elif self._model.looking is not None:
            self._model.back_to_now()
        elif self._model.pointing.marked_entry is not None:
            self._model.mark_entry(None)
        elif self._model.plan.empty:
            self._on_menu()
        else:
            play(self._context, self._model.undo_all())

    def _enter(self) -> None:
        """Lay the route to a hex that can be reached, refuse one that cannot; otherwise confirm, or
        choose."""
        plan, focus = self._model.plan, self._model.pointing.focus
        places = plan.planned is not None and focus is not None and focus not in plan.hexes
        if plan.action() is None or self._focused is not None or places:
            self._act()
        else:
            self._actions.confirm()

    def _act(self) -> None:
        """Act on the focus as a click would."""
        target = self._target()
        if self._model.pointing.by_keyboard:
            self._model.point(target, by_keyboard=True)  # from now on it is explained
        if self.area is FocusArea.BUTTONS:
            if (button := self._focused) is not None:
                next(layer for layer in self._layers if button in layer.buttons).press(button)
        elif isinstance(target, OnCard):
            self._choose(target.company)
        elif target is not None and (self.area is not FocusArea.MAP or self._model.pointing.focus):
            play(self._context, self._model.touch(target))

    @property
    def _focused(self) -> Button | None:
        """The button that is seen to have the focus: others may have taken its place."""
        return next((button for button in self.buttons if button.focused), None)

    def _focus_end(self) -> None:
        """Focus the first button about the end of a stalemate, or say why there is none (R30)."""
        if self._actions.about_the_end and self._actions.buttons:
            self.area, self._number = (
                FocusArea.BUTTONS,
                self.buttons.index(self._actions.buttons[0]),
            )
            self._show()
        else:
            play(self._context, self._model.refuse_to_end())

    def _choose(self, company: Company) -> None:
        """Choose a company; to build with it, focus a hex near the end of its line."""
        play(self._context, self._model.touch(OnCard(company)))
        planned = self._model.plan.planned
        if planned is None or planned.company is not company or not planned.open_hexes():
            return
        lineup, camera = self._geometry.board.lineup, self._geometry.camera
        lines = lineup.lines[company]
        end = camera.pixel_of(lines[-1][1] if lines else lineup.starts[company])
        away = {one: dist(end, camera.pixel_of(one)) for one in planned.open_hexes()}
        self.focus_hex(min(away, key=lambda one: round(away[one] / camera.hex_width)))

    def _tab(self, step: int) -> None:
        rack = self._geometry.rack
        areas = [one for one in FocusArea if one is not FocusArea.RACK or (rack and rack.colours)]
        place = areas.index(self.area) if self.area in areas else 0
        self.area, self._number = areas[(place + step) % len(areas)], 0
        if self.area is FocusArea.BUTTONS and not self.buttons[0].enabled:
            self._focus_button(1)
        self._show()

    def _move(self, key: int) -> None:
        """Move within the focused area."""
        step = sum(_ARROWS[key])
        if self.area is FocusArea.MAP:
            self._hex = self._next_hex(key)
        elif self.area is FocusArea.BUTTONS:
            self._focus_button(step)
        else:
            self._number = (self._number + step) % max(1, len(self._targets()))
        self._show()

    def _focus_button(self, step: int) -> None:
        """Focus the next enabled button; the menu always is."""
        buttons = self.buttons
        self._number += step
        while not buttons[self._number % len(buttons)].enabled:
            self._number += step
        self._number %= len(buttons)

    def _next_hex(self, key: int) -> Hex:
        """The adjacent hex; up and down zigzag along a straight line."""
        row, column = _ARROWS[key]
        steps = [step for step in DIRECTIONS if step.r == row and (row or step.q == column)]
        if self._hex.r % 2:
            steps.reverse()
        places = (Hex(self._hex.q + step.q, self._hex.r + step.r) for step in steps)
        return next((one for one in places if one in self._geometry.camera.frame.board), self._hex)

    def _show(self) -> None:
        """Show the focus."""
        focus_one(self.buttons, self._number if self.area is FocusArea.BUTTONS else None)
        if self.area is FocusArea.MAP:
            board, covered = self._geometry.board, self._geometry.covered
            board.set_camera(board.camera.shown(self._hex, covered), moving=True)
        self._model.point(self._target(), by_keyboard=True)

    def _target(self) -> Target | None:
        targets = self._targets()
        return targets[self._number % len(targets)] if targets else None

    def _targets(self) -> Sequence[Target]:
        """What the arrow keys move over in the focused area; buttons are none."""
        rack = self._geometry.rack
        match self.area:
            case FocusArea.MAP:
                return [OnHex(self._hex)]
            case FocusArea.CARDS:
                return [OnCard(company) for company in COMPANIES]
            case FocusArea.RACK if rack:
                return [OnRack(company) for company in rack.colours]
            case _:
                return []
