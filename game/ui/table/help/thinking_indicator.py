"""Moving dots while a bot thinks: about its own move, or about a hint."""

from pygame import Rect, Surface

from game.ui.core.context import Context
from game.ui.table.help.hint_panel import dots_box
from game.ui.table.help.hints import Hints
from game.ui.table.layer import Layer
from game.ui.table.model import TableModel
from game.ui.table.panel.players import tile_places
from game.ui.widgets.dots import Dots, draw_bright


class ThinkingIndicator(Layer):
    """One bright dot after another, on the bot's tile or in the hint panel."""

    def __init__(self, stage: Context, model: TableModel, hints: Hints) -> None:
        self._stage, self._model, self._hints = stage, model, hints
        self._dots, self._seen = Dots(), False

    def update(self, dt: float) -> bool:
        """True if another dot is bright now, or thinking has begun or ended."""
        thinking = self._model.thinking_seat is not None or self._hints.thinking
        before, self._seen = self._seen, thinking
        if thinking != before:
            return True
        return thinking and not self._model.settings.reduced_motion and self._dots.update(dt)

    def draw_moving(self, surface: Surface) -> list[Rect]:
        """The bright dot."""
        boxes, skins, bright = [], self._stage.skins, self._dots.bright
        seat, panel = self._model.thinking_seat, self._hints.places
        if seat is not None:
            places = tile_places(self.geometry.layout.players[seat], noted=True)
            boxes.append(draw_bright(surface, skins, places.note, places.unit, bright))
        if self._hints.thinking and panel:
            boxes.append(draw_bright(surface, skins, dots_box(panel), panel.scale, bright))
        return boxes
