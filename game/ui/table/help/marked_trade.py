"""Rings around the two cards and the player of a trade that is marked in the log."""

from functools import partial

from pygame import Rect, Surface

from game.ui.table.layer import Layer
from game.ui.table.model import SidePanel, TableModel
from game.ui.widgets.compositor import Part
from game.ui.widgets.rings import draw_box_ring

_ROOM = 14  # units around a box that a ring may cover


class MarkedTrade(Layer):
    """Shows who traded and with which companies."""

    def __init__(self, model: TableModel) -> None:
        self._model = model

    @property
    def boxes(self) -> list[Rect]:
        """What is marked: two cards and a player's tile."""
        trade, layout = self._model.marked_trade, self.geometry.layout
        if trade is None or self._model.moving:
            return []
        player = layout.players[trade.seat]
        if self._model.panel is SidePanel.LOG:  # it covers the cards
            return [player]
        return [*(layout.cards[company.order] for company in (trade.give, trade.take)), player]

    def parts(self) -> list[Part]:
        room = self.geometry.layout.pixels(_ROOM)
        return [
            Part(box.inflate(2 * room, 2 * room), "ring", partial(self._draw_ring, box))
            for box in self.boxes
        ]

    def _draw_ring(self, box: Rect, surface: Surface) -> None:
        draw_box_ring(surface, box, self.geometry.layout.scale, 0.0)
