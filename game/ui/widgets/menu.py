"""A few buttons with keyboard focus."""

from collections.abc import Hashable, Sequence

import pygame
from pygame import Surface
from pygame.event import Event

from game.ui.widgets.button import Button
from game.ui.widgets.skins import Skins

BACKWARD = (pygame.K_UP, pygame.K_LEFT)
FORWARD = (pygame.K_DOWN, pygame.K_RIGHT)
CHOOSE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Menu:
    """Buttons, of which at most one has the keyboard."""

    def __init__(self, buttons: Sequence[Button]) -> None:
        self.buttons = buttons

    @property
    def focus(self) -> int | None:
        """The number of the button with the keyboard."""
        return next((n for n, button in enumerate(self.buttons) if button.focused), None)

    @focus.setter
    def focus(self, number: int | None) -> None:
        for index, button in enumerate(self.buttons):
            button.focused = index == number

    def button(self, name: str) -> Button:
        """A button by its name."""
        return next(button for button in self.buttons if button.name == name)

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return tuple((one.name, one.label, one.detail, one.state) for one in self.buttons)

    def handle(self, event: Event, *, keys: bool = True) -> str | None:
        """Follow mouse and keys; returns the name of a chosen button."""
        if event.type == pygame.KEYDOWN:
            return self._key(event) if keys else None
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.focus = None
        clicked = [button for button in self.buttons if button.handle(event)]
        return clicked[0].name if clicked else None

    def step(self, step: int) -> bool:
        """Give the keyboard to the next button or the one before; False beyond the last."""
        order = [n for n, button in enumerate(self.buttons) if button.enabled][::step]
        at = order.index(self.focus) + 1 if self.focus in order else 0
        self.focus = order[at] if at < len(order) else None
        return self.focus is not None

    def enlarge_text(self, skins: Skins, scale: float, larger: float) -> None:
        """Give all buttons letters so many times as large, or as large as fits every one."""
        fitting = [button.max_text_scale(skins, scale, larger) for button in self.buttons]
        for button in self.buttons:
            button.text_scale = min(fitting)

    def draw(self, surface: Surface, skins: Skins, scale: float) -> None:
        """Draw all buttons."""
        for button in self.buttons:
            button.draw(surface, skins, scale)

    def _key(self, event: Event) -> str | None:
        back = event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT
        if event.key in BACKWARD or back:
            self.step(-1) or self.step(-1)
        elif event.key in FORWARD or event.key == pygame.K_TAB:
            self.step(1) or self.step(1)
        elif event.key in CHOOSE and self.focus is not None:
            return self.buttons[self.focus].name
        return None
