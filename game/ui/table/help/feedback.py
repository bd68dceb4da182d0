"""What the table answers to a touch that changes nothing: why not, or what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.table.input.target import reason_words
from game.ui.widgets.rings import Pulse, ring_box

if TYPE_CHECKING:
    from game.rules.companies import Company
    from game.rules.reasons import Reason
    from game.ui.table.hands import Hands

_LASTING = 1.4  # seconds: two swings of the rings around the cards
_REACH = 0.4  # of a ring that stands alone: the cards lie close together


class Replies:
    """One screen's answer to the latest touch, until the player goes on."""

    def __init__(self, scene: Hands) -> None:
        self._scene = scene
        self.words = ""
        self.card: Company | None = None  # beside which the words stand; None: where the pointer is
        self._pulse: Pulse | None = None
        self._left = 0.0  # seconds in which the cards are ringed

    def why_not(self, reason: Reason, card: Company | None = None) -> None:
        """Say why something cannot be chosen; the rulebook opens there."""
        scene = self._scene
        self._say(reason_words(reason, scene.names, scene.stage.texts), card)
        scene.refused = reason.rule

    def missing(self) -> None:
        """Say what a move still needs, and ring the cards if that is done there."""
        plan, say = self._scene.plan, self._scene.stage.texts.say
        if plan.planned:
            self._say(say("table-place-first"), None)
            return
        self._say(say("table-choose-first" if plan.give is None else "table-take-first"), None)
        self._pulse, self._left = Pulse(), _LASTING

    def forget(self) -> None:
        """The player has gone on."""
        if self.words:
            self.words, self.card, self._left = "", None, 0.0
            self._scene.changed = True

    def update(self, dt: float) -> bool:
        """Let time pass; True if the rings are elsewhere now."""
        if self._pulse is None:
            return False
        self._left -= dt
        moved = self._pulse.update(dt) and not self._scene.stage.settings.reduced_motion
        if self._left <= 0:
            self._pulse = None
            return True
        return moved

    def mark(self, surface: Surface) -> list[Rect]:
        """The rings around the cards; returns where."""
        if self._pulse is None:
            return []
        away = 0.0 if self._scene.stage.settings.reduced_motion else _REACH * self._pulse.away
        layout = self._scene.layout
        return [ring_box(surface, card, layout.scale, away) for card in layout.cards]

    def _say(self, words: str, card: Company | None) -> None:
        self.words, self.card = words, card
        self._scene.stage.audio.play("error")
        self._scene.changed = True
