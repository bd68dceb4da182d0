"""A guide that tells with a slip of paper, and lets the player do whatever the rules allow."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface
from pygame.event import Event

from game.ui.table.help.tip_card import Slip

if TYPE_CHECKING:
    from game.rules.actions import Action
    from game.ui.table.scene import TableScene
    from game.ui.widgets.compositor import Part


class SlipGuide(ABC):
    """What tips and reminders have in common."""

    advised = True

    def __init__(self, scene: TableScene, *, starred: bool) -> None:
        self._scene = scene
        self._slip = Slip(scene, self._put_away, starred=starred)

    @property
    def pointed(self) -> bool:
        """Whether the pointer is on the slip, which a click puts away."""
        return self._slip.pointed

    @property
    def boxes(self) -> Sequence[Rect]:
        """Where the slip lies."""
        return self._slip.boxes

    def lay(self) -> None:
        """Find lines and place for the window of now."""
        self._slip.lay()

    def handle(self, event: Event) -> bool:
        """Follow the pointer; a click puts the slip away."""
        return self._slip.handle(event)

    def allows(self, action: Action) -> bool:
        """Whatever the rules allow."""
        return True

    def parts(self) -> list[Part]:
        """The slip as a part of the still picture."""
        return self._slip.parts()

    def mark(self, surface: Surface) -> list[Rect]:
        """Nothing is pointed at."""
        return []

    @abstractmethod
    def _put_away(self) -> None:
        """The player has read it."""
