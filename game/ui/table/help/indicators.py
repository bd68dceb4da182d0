"""Small animations over the table: rings around the cards, and dots while a bot is thinking."""

from pygame import Rect, Surface

from game.ui.core.context import Context
from game.ui.table.feedback import Missing, Need
from game.ui.table.help.hints import Hints
from game.ui.table.layer import Layer
from game.ui.table.model import TableModel
from game.ui.table.panel.players import tile_places
from game.ui.widgets.dots import ThinkingDots, draw_bright_dot
from game.ui.widgets.rings import Pulse, draw_box_ring

_RING_DURATION = 1.4  # seconds: two swings
_REACH = 0.4  # of a single ring's swing: the cards are close together


class FeedbackRings(Layer):
    """Rings around the cards, for a moment, when a company has to be chosen first."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self._feedback: object = None  # the one that the rings belong to
        self._pulse = Pulse()
        self._left = 0.0  # seconds

    def update(self, dt: float) -> bool:
        feedback, shown = self._model.feedback, self._left > 0
        if feedback is not self._feedback:
            self._feedback, self._pulse = feedback, Pulse()
            missing = isinstance(feedback, Missing) and feedback.need is not Need.HEX
            self._left = _RING_DURATION if missing else 0.0
            return True
        self._left -= dt
        if not shown:
            return False
        moved = self._pulse.update(dt) and not self._model.settings.reduced_motion
        return moved or self._left <= 0

    def draw_moving(self, surface: Surface) -> list[Rect]:
        if self._left <= 0:
            return []
        layout = self.geometry.layout
        away = 0.0 if self._model.settings.reduced_motion else _REACH * self._pulse.away
        return [draw_box_ring(surface, card, layout.scale, away) for card in layout.cards]


class ThinkingIndicator(Layer):
    """Moving dots on a bot's tile, and in the hint panel, while a bot is thinking."""

    def __init__(self, context: Context, model: TableModel, hints: Hints) -> None:
        self._context, self._model, self._hints = context, model, hints
        self._dots, self._thinking = ThinkingDots(), False

    def update(self, dt: float) -> bool:
        before, self._thinking = self._thinking, self._seat is not None or self._hints.thinking
        if self._thinking != before:
            return True
        moving = self._thinking and not self._model.settings.reduced_motion
        return moving and self._dots.update(dt)

    def draw_moving(self, surface: Surface) -> list[Rect]:
        boxes, skins, bright = [], self._context.skins, self._dots.bright
        if self._seat is not None:
            tile = self.geometry.layout.players[self._seat]
            places = tile_places(tile, noted=True, counted=self._model.notebook)
            boxes.append(draw_bright_dot(surface, skins, places.note, places.unit, bright))
        panel = self._hints.places
        if self._hints.thinking and panel:
            scale = self.geometry.layout.scale
            boxes.append(draw_bright_dot(surface, skins, panel.dots, scale, bright))
        return boxes

    @property
    def _seat(self) -> int | None:
        return self._model.thinking_seat
