"""Layers of the table: the upper ones get events first and are drawn above the others."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.rules.actions import Action
from game.ui.core.context import Context
from game.ui.media.cursors import Pointer
from game.ui.table.geometry import Geometry
from game.ui.table.layout import TableLayout
from game.ui.widgets.button import Button
from game.ui.widgets.compositor import Part
from game.updates import Update

PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
MOUSE = (pygame.MOUSEMOTION, *PRESSES)
# These end the deal, the announcement and the finale; the keys then do nothing else.
SKIPS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
SKIP_KEYS = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)


class Tooltip(NamedTuple):
    """A text and the box it is about. Without a text nothing is shown."""

    text: str
    about: Rect


class Layer:
    """A part of the table. It knows the model, never the scene; by default it does nothing."""

    geometry: Geometry
    _arranged: TableLayout | None = None  # that `arrange` was called for

    @property
    def buttons(self) -> Sequence[Button]:
        """The buttons that the keyboard can reach."""
        return ()

    @property
    def moving(self) -> bool:
        """Whether something in `draw_moving` looks different in every frame."""
        return False

    @property
    def typing(self) -> bool:
        """Whether keys are letters, so that none is a shortcut."""
        return False

    def layout(self, geometry: Geometry) -> None:
        """Move to new places."""
        self.geometry = geometry
        if geometry.layout is not self._arranged:
            self._arranged = geometry.layout
            self.arrange(geometry.layout)

    def arrange(self, layout: TableLayout) -> None:
        """Window, settings or language have changed; at first, they are set."""

    def handle(self, event: Event) -> bool:
        """Handle an event; True if no layer below may have it."""
        return False

    def update(self, dt: float) -> bool:
        """Advance by so many seconds; True if something may look different."""
        return False

    def preparing(self, step: Update) -> Iterator[None]:
        """Lay out what will appear when a step begins to be shown, a little at a time."""
        yield from ()

    def parts(self) -> list[Part]:
        """What does not move, from bottom to top."""
        return []

    def draw_moving(self, surface: Surface) -> list[Rect]:
        """Draw what moves or lies above everything; returns where."""
        return []

    def enter(self) -> None:
        """The table has appeared, or is no longer covered."""

    def release(self) -> None:
        """Drop pictures while something covers the table."""

    def tooltip(self) -> Tooltip | None:
        """About the thing under the pointer; None if that is not this layer's."""
        return None

    def cursor(self) -> Pointer | None:
        """The mouse cursor over this layer; None elsewhere."""
        return "hand" if any(button.hovered for button in self.buttons) else None

    def obstacles(self) -> Sequence[Rect]:
        """What tooltips should not cover."""
        return ()

    def press(self, button: Button) -> None:
        """Press one of the buttons with the keyboard."""

    def allows(self, action: Action) -> bool:
        """Whether the player may confirm this now."""
        return True


def play(context: Context, sound: str) -> None:
    """Play the sound of an act, if it has one."""
    if sound:
        context.audio.play(sound)
