"""The keyboard at the table: where it stands, and what its keys mean there."""

from __future__ import annotations

from enum import Enum
from math import dist
from typing import TYPE_CHECKING

import pygame

from game.board import Hex
from game.board.hexes import DIRECTIONS
from game.rules.companies import COMPANIES, Company
from game.ui.table.input.target import Pointing

if TYPE_CHECKING:
    from game.ui.table.hands import Hands
    from game.ui.widgets.button import Button


class Panel(Enum):
    """Where the keyboard can stand; Tab goes from one to the next."""

    MAP = 0
    CARDS = 1
    RACK = 2
    BUTTONS = 3


class Keyboard:
    """Follows one screen's keys."""

    def __init__(self, scene: Hands) -> None:
        self._scene = scene
        self._panel = Panel.MAP
        self._hex = Hex(0, 0)
        self._number = 0  # of the card, the colour in the rack or the button

    def press(self, key: int, *, shifted: bool) -> bool:
        """Whether a key was for the game; others may be for the map."""
        scene = self._scene
        if pygame.K_1 <= key <= pygame.K_6:
            self._choose(COMPANIES[key - pygame.K_1])
            return True
        match key:
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                self._enter()
            case pygame.K_SPACE:
                scene.skip() if scene.moving else self._touch()
            case pygame.K_BACKSPACE:
                scene.take_back()
            case pygame.K_DELETE:
                scene.take_all_back()
            case pygame.K_ESCAPE:
                scene.leave()
            case pygame.K_p:
                scene.peek(True)
            case pygame.K_TAB:
                self._tab(-1 if shifted else 1)
            case pygame.K_LEFT | pygame.K_RIGHT | pygame.K_UP | pygame.K_DOWN:
                self._walk(key)
            case _:
                return False
        return True

    def _enter(self) -> None:
        """Lay another locomotive on an open hex; elsewhere do what is planned; while there is
        nothing to be done, choose."""
        plan, focus = self._scene.plan, self._scene.pointing.focus
        lays = plan.planned is not None and focus in plan.planned.open_hexes()
        if plan.action() is None or self._panel is Panel.BUTTONS or lays:
            self._touch()
        else:
            self._scene.submit()

    def _touch(self) -> None:
        """What the keyboard stands on, as a click would."""
        scene, focus = self._scene, self._scene.pointing.focus
        match self._panel:
            case Panel.MAP if focus is not None:
                scene.touch_hex(focus)
            case Panel.CARDS:
                self._choose(COMPANIES[self._number])
            case Panel.RACK if held := scene.rack_colours():
                scene.touch_rack(held[self._number % len(held)])
            case Panel.BUTTONS:
                self._push(self._buttons()[self._number])
            case _:
                pass

    def _choose(self, company: Company) -> None:
        """A company; who builds with it goes on at the end of its line."""
        scene = self._scene
        scene.touch_company(company)
        planned = scene.plan.planned
        if planned is None or planned.company is not company or not planned.open_hexes():
            return
        lines, camera = scene.board.lineup.lines[company], scene.camera
        end = camera.pixel_of(lines[-1][1] if lines else scene.board.lineup.starts[company])
        self._panel = Panel.MAP
        away = {one: dist(end, camera.pixel_of(one)) for one in planned.open_hexes()}
        self._hex = min(away, key=lambda one: round(away[one] / camera.hex_width))
        self._show()

    def _tab(self, step: int) -> None:
        panels = list(Panel)
        if not self._scene.rack_colours():
            panels.remove(Panel.RACK)
        place = panels.index(self._panel) if self._panel in panels else 0
        self._panel, self._number = panels[(place + step) % len(panels)], 0
        if self._panel is Panel.BUTTONS and not self._buttons()[0].enabled:
            self._go_on(1)
        self._show()

    def _walk(self, key: int) -> None:
        """Within the panel that the keyboard stands on."""
        step = 1 if key in (pygame.K_RIGHT, pygame.K_DOWN) else -1
        match self._panel:
            case Panel.MAP:
                self._hex = self._next_hex(key)
            case Panel.BUTTONS:
                self._go_on(step)
            case Panel.CARDS:
                self._number = (self._number + step) % len(COMPANIES)
            case Panel.RACK:
                self._number = (self._number + step) % max(1, len(self._scene.rack_colours()))
        self._show()

    def _go_on(self, step: int) -> None:
        """To the next button that can be pressed; that of the menu always can."""
        buttons = self._buttons()
        self._number = (self._number + step) % len(buttons)
        while not buttons[self._number].enabled:
            self._number = (self._number + step) % len(buttons)

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
            if there in self._scene.camera.frame.board:
                return there
        return self._hex

    def _show(self) -> None:
        """Let it be seen where the keyboard stands."""
        scene, panel, number = self._scene, self._panel, self._number
        scene.replies.forget()
        for n, button in enumerate(self._buttons()):
            button.focused = panel is Panel.BUTTONS and n == number
        pointing = Pointing(entry=scene.pointing.entry, peek=scene.pointing.peek, keyed=True)
        if panel is Panel.MAP:
            scene.move_camera(scene.camera.shown(self._hex), moving=False)
            at = scene.camera.pixel_of(self._hex)
            pointing = pointing._replace(focus=self._hex, hex=self._hex, place=at)
        elif panel is Panel.CARDS:
            pointing = pointing._replace(company=COMPANIES[number])
        elif panel is Panel.RACK:
            pointing = pointing._replace(rack=scene.rack_colours()[number])
        scene.pointing = pointing
        scene.refresh()

    def _buttons(self) -> list[Button]:
        """The table's own, then those over the map, then what else is in the corner."""
        scene = self._scene
        hints = [scene.hints.button] if scene.hints.offered else []
        tools = [scene.menu.button, *hints, scene.book.button]  # as they stand, from the right
        return [*scene.buttons, *tools, *scene.corner.buttons]

    def _push(self, button: Button) -> None:
        scene = self._scene
        if button is scene.hints.button:
            scene.hints.toggle()
        elif button is scene.book.button:
            scene.book.open()
        elif button is scene.menu.button:
            scene.menu.open()
        elif button in scene.buttons:
            scene.press(button.name)
        else:
            scene.corner.press(button)
