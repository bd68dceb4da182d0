"""Who helps beside the table: lies upon the map, and hears events before the table does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from pygame import Rect, Surface
from pygame.event import Event

if TYPE_CHECKING:
    from game.rules.actions import Action
    from game.ui.widgets.compositor import Part


class Guide(Protocol):
    """Tells a player what to do or what is new."""

    @property
    def advised(self) -> bool:
        """Whether a bot's advice can be asked for besides."""

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
