"""Something that lies on the table: it gets events before the table does, and is drawn above it."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.rules.actions import Action
from game.ui.core.context import Context
from game.ui.media.cursors import Pointer
from game.ui.table.geometry import Geometry
from game.ui.widgets.button import Button
from game.ui.widgets.compositor import Part

PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
MOUSE = (pygame.MOUSEMOTION, *PRESSES)


class Tooltip(NamedTuple):
    """Words, and the box that they speak of. Without words nothing is shown."""

    words: str
    about: Rect


class Layer:
    """One thing on the table. It knows the model, never the scene; by default it does nothing."""

    geometry: Geometry

    @property
    def buttons(self) -> Sequence[Button]:
        """What the keyboard can stand on."""
        return ()

    @property
    def typing(self) -> bool:
        """Whether keys are letters, so that none is a shortcut."""
        return False

    def layout(self, geometry: Geometry) -> None:
        """Take new places."""
        self.geometry = geometry

    def handle(self, event: Event) -> bool:
        """Take an event; True if nothing below may have it."""
        return False

    def update(self, dt: float) -> bool:
        """Let time pass; True if something may look different."""
        return False

    def parts(self) -> list[Part]:
        """What stands still, from below to above."""
        return []

    def draw_moving(self, surface: Surface) -> list[Rect]:
        """Draw what moves or lies above everything; returns where."""
        return []

    def release(self) -> None:
        """Drop pictures while something covers the table."""

    def tooltip(self) -> Tooltip | None:
        """What is said of the thing under the pointer; None if that is not this layer's."""
        return None

    def cursor(self) -> Pointer | None:
        """How the mouse looks over this layer; None elsewhere."""
        return "hand" if any(button.hovered for button in self.buttons) else None

    def obstacles(self) -> Sequence[Rect]:
        """What tooltips should keep clear of."""
        return ()

    def press(self, button: Button) -> None:
        """Enter on one of the buttons."""

    def allows(self, action: Action) -> bool:
        """Whether the player may confirm this now."""
        return True


def play(stage: Context, sound: str) -> None:
    """Play the sound of an act, if it has one."""
    if sound:
        stage.audio.play(sound)
