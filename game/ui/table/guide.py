"""Who helps beside the table: lies upon the map, and hears events before the table does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from pygame import Rect, Surface
from pygame.event import Event

if TYPE_CHECKING:
    from game.rules.actions import Action
    from game.ui.scenes.table import TableScene
    from game.ui.table.still import Part


class Guide(Protocol):
    """Tells a player what to do or what is new."""

    @property
    def advised(self) -> bool:
        """Whether a bot's advice can be asked for besides."""

    @property
    def usual(self) -> bool:
        """Whether the table tells its usual tips besides."""

    @property
    def pointed(self) -> bool:
        """Whether the pointer is on something that can be clicked."""

    @property
    def boxes(self) -> Sequence[Rect]:
        """What a note beside the pointer should leave to be seen."""

    def lay(self) -> None:
        """Find words and places, for the window and the language of now."""

    def handle(self, event: Event) -> bool:
        """Whether an event was for the guide."""

    def update(self, dt: float) -> bool:
        """Let time pass; True if the guide looks different now."""

    def allows(self, action: Action) -> bool:
        """Whether the player may do this now."""

    def parts(self) -> list[Part]:
        """What stands still upon the map."""

    def mark(self, surface: Surface) -> list[Rect]:
        """Draw what points at something; returns where."""


class Nobody:
    """The guide of those who need none."""

    advised = True
    usual = True
    pointed = False
    boxes: Sequence[Rect] = ()

    def __init__(self, scene: TableScene) -> None:
        """Nothing to know of the table."""

    def lay(self) -> None:
        """Nothing lies anywhere."""

    def handle(self, event: Event) -> bool:
        """Every event is the table's."""
        return False

    def update(self, dt: float) -> bool:
        """Nothing changes."""
        return False

    def allows(self, action: Action) -> bool:
        """Whatever the rules allow."""
        return True

    def parts(self) -> list[Part]:
        """Nothing to be seen."""
        return []

    def mark(self, surface: Surface) -> list[Rect]:
        """Nothing to point at."""
        return []
