"""Rings around the cards when a company has to be chosen first."""

from pygame import Rect, Surface

from game.ui.table.layer import Layer
from game.ui.table.model import Missing, Need, TableModel
from game.ui.widgets.rings import Pulse, ring_box

_LASTING = 1.4  # seconds: two swings
_REACH = 0.4  # of a ring that stands alone: the cards lie close together


class FeedbackRings(Layer):
    """Points at the cards for a moment."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self._seen: object = None  # the feedback that the rings belong to
        self._pulse = Pulse()
        self._left = 0.0  # seconds

    def update(self, dt: float) -> bool:
        """True if the rings are elsewhere now."""
        feedback, shown = self._model.feedback, self._left > 0
        if feedback is not self._seen:
            self._seen, self._pulse = feedback, Pulse()
            missing = isinstance(feedback, Missing) and feedback.need is not Need.HEX
            self._left = _LASTING if missing else 0.0
            return True
        self._left -= dt
        if not shown:
            return False
        moved = self._pulse.update(dt) and not self._model.settings.reduced_motion
        return moved or self._left <= 0

    def draw_moving(self, surface: Surface) -> list[Rect]:
        """A ring around each card."""
        if self._left <= 0:
            return []
        layout = self.geometry.layout
        away = 0.0 if self._model.settings.reduced_motion else _REACH * self._pulse.away
        return [ring_box(surface, card, layout.scale, away) for card in layout.cards]
