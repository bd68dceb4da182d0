"""Lets it be seen that somebody thinks: a bot whose turn it is, or the one that was asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.widgets.dots import Dots

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene


class Pondering:
    """Who thinks at a table, and the dots that move meanwhile."""

    def __init__(self, scene: TableScene) -> None:
        self._scene, self._dots, self._seen = scene, Dots(), False

    @property
    def seat(self) -> int | None:
        """The seat of a bot that everybody waits for."""
        scene, turn = self._scene, self._scene.plan.view.table.turn
        played = turn in scene.bots or turn in scene.corner.bots()
        waited_for = played and turn == scene.session.thinking and not scene.corner.halted
        return turn if waited_for and not scene.moving else None

    @property
    def bright(self) -> int:
        """The number of the bright dot."""
        return self._dots.bright

    def update(self, dt: float) -> bool:
        """Let time pass; True if another dot is bright now."""
        scene = self._scene
        thinking = self.seat is not None or scene.hints.thinking
        if thinking != self._seen:
            self._seen = thinking
            scene.refresh()
        return thinking and not scene.stage.settings.reduced_motion and self._dots.update(dt)
