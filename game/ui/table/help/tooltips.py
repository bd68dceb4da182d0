"""The table's tooltip: what lies under the pointer, or what the table answers to a click."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.ui.core.context import Context
from game.ui.table.help.tooltip_text import reason_words, target_words
from game.ui.table.layer import Layer, Tooltip
from game.ui.table.layout import TableLayout
from game.ui.table.model import Missing, Need, RefusedMove, TableModel
from game.ui.table.overlays import overlay_of
from game.ui.table.target import OnCard, OnHex, OnLogEntry, OnRack, Target
from game.ui.widgets.placement import KeepClear
from game.ui.widgets.tooltip import Tooltips, TooltipText

_POINTER = 28  # units: about the room that the mouse's picture takes
_FRAME = 12  # units: the rim of the map
_SPOKEN_OF = 20  # how much more it matters to see what a tooltip is about than what is around
_NEEDS = {
    Need.COMPANY: "table-choose-first",
    Need.HEX: "table-place-first",
    Need.TAKE: "table-take-first",
}


class TableTooltips(Layer):
    """Draws one tooltip at most, where it hides neither its subject nor what lies around."""

    def __init__(self, stage: Context, model: TableModel, layers: Sequence[Layer]) -> None:
        self._stage, self._model, self._layers = stage, model, layers
        self._tooltips = Tooltips(stage.skins)
        self._kept: tuple[object, list[KeepClear]] | None = None

    def tooltip(self) -> Tooltip | None:
        """The answer to a click; otherwise what a layer or the thing under the pointer says."""
        model, texts = self._model, self._stage.texts
        match model.feedback:
            case RefusedMove(reason, card, spoken=True):
                words = reason_words(reason, model.names, texts)
                return Tooltip(words, self._about(OnCard(card) if card else self._target))
            case Missing(need):
                return Tooltip(texts.say(_NEEDS[need]), self._about(self._target))
            case _:
                pass
        layered = (layer.tooltip() for layer in self._layers)
        found = next((one for one in layered if one is not None), None)
        if found is None and (words := target_words(model, texts)):
            found = Tooltip(words, self._about(self._target))
        return found

    def draw_moving(self, surface: Surface) -> list[Rect]:
        """The tooltip of the moment."""
        tooltip = self.tooltip()
        if tooltip is None or not tooltip.words:
            return []
        layout, about = self.geometry.layout, tooltip.about
        pane, edge = layout.pane, -2 * layout.pixels(_FRAME)
        on_map = pane.collidepoint(about.center)
        within = pane.inflate(edge, edge) if on_map else Rect(0, 0, *layout.size)
        note = TooltipText(tooltip.words, layout.size, layout.scale, layout.letters)
        return [self._tooltips.draw(surface, note, about, within, self._keep_clear())]

    def release(self) -> None:
        """Drop the pictures of earlier tooltips."""
        self._tooltips = Tooltips(self._stage.skins)

    @property
    def _target(self) -> Target | None:
        return self._model.pointing.target

    def _about(self, target: Target | None) -> Rect:
        """What a tooltip speaks of. Beside the panel there is room only upon the map."""
        layout = self.geometry.layout
        if isinstance(target, OnHex | OnRack):
            return self.geometry.box_of(target)
        if target is not None and not isinstance(target, OnLogEntry):
            return _across(layout, self.geometry.box_of(target))
        side = layout.pixels(_POINTER)
        under = Rect(0, 0, side, side).move_to(center=self._stage.pointer or (-1, -1))
        if target is None:
            return under
        return Rect(layout.log.left, under.top, layout.log.width, side)  # all of the line

    def _keep_clear(self) -> list[KeepClear]:
        """What to leave in sight: panel, rack and tools; or of the map what is open, what would be
        hemmed in, cities and their names. Kept, since a tooltip stays for many frames."""
        geometry, plan, place = self.geometry, self._model.plan, self._model.pointing.hex
        layout, board = geometry.layout, geometry.board
        obstacles = [box for layer in self._layers for box in layer.obstacles()]
        key = plan, place, geometry, tuple(map(tuple, obstacles)), board.settled
        if self._kept and self._kept[0] == key:
            return self._kept[1]
        rack = geometry.rack.box if geometry.rack else layout.rack
        around = [rack, layout.menu, *layout.tools, *obstacles]
        spoken_of: list[Rect] = []
        if place is None:
            around += [*layout.players, *layout.cards, layout.status, layout.action, layout.log]
        else:
            overlay = overlay_of(plan, self._model.pointing)
            cities = [city.hex for city in plan.view.table.board.cities]
            hexes = [*overlay.chosen, *overlay.open, *cities]
            around += [*map(geometry.hex_box, hexes), *board.names()]
            spoken_of = [*map(geometry.hex_box, overlay.hemmed), *geometry.goals]
        clear = [KeepClear(around), KeepClear(spoken_of, _SPOKEN_OF)]
        self._kept = key, clear
        return clear


def _across(layout: TableLayout, box: Rect) -> Rect:
    """A part of the panel, and all that lies before it."""
    left = layout.panel.left
    return Rect(left, box.top, box.right - left, box.height)
