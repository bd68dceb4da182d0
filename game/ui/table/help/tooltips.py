"""The table's tooltip: about what the pointer is on, or in answer to a click."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.ui.core.context import Context
from game.ui.table.feedback import Missing, Need, NotesOff, ProposedLately, RefusedMove
from game.ui.table.geometry import Geometry
from game.ui.table.help.tooltip_text import reason_text, target_text
from game.ui.table.layer import Layer, Tooltip
from game.ui.table.model import TableModel
from game.ui.table.tabletop import overlay_of
from game.ui.table.target import OnCard, OnHex, OnLogEntry, OnRack, Target
from game.ui.widgets.placement import KeepClear
from game.ui.widgets.tooltip import Tooltips, TooltipText

_POINTER = 28  # units: about the size of the mouse cursor
_FRAME = 12  # units: the rim of the map
_SUBJECT = 20  # weight of the subject of a tooltip, against its surroundings
_NEEDS = {
    Need.COMPANY: "table-choose-first",
    Need.HEX: "table-place-first",
    Need.TAKE: "table-take-first",
}


class TableTooltips(Layer):
    """Draws at most one tooltip, where it hides neither its subject nor the surroundings."""

    def __init__(self, context: Context, model: TableModel, layers: Sequence[Layer]) -> None:
        self._context, self._model, self._layers = context, model, layers
        self._tooltips = Tooltips(context.skins)
        self._clear: tuple[object, list[KeepClear]] | None = None  # and what it was made from
        self._cities: tuple[Geometry, list[Rect]] | None = None  # their boxes
        self._unmoved: tuple[int, int] | None = None  # the mouse, since the table appeared

    def tooltip(self) -> Tooltip | None:
        model, texts, target = self._model, self._context.texts, self._model.pointing.target
        by_pad = self._context.gamepads.active
        if model.pointing.spotlight is not None:
            return None  # it would cover what is shown
        match model.feedback:
            case RefusedMove(reason, card, spoken=True):
                text = reason_text(reason, model.names, texts, by_pad=by_pad)
                return Tooltip(text, self._subject(OnCard(card) if card else target))
            case ProposedLately():
                return Tooltip(texts.say("table-stuck-lately"), self._subject(target))
            case NotesOff():
                said = "table-notes-off" if model.status.notebook else "table-notes-barred"
                return Tooltip(texts.say(said), self._subject(target))
            case Missing(need):
                return Tooltip(texts.say(_NEEDS[need]), self._subject(target))
        if self._unmoved is not None and not model.pointing.by_keyboard:
            return None  # the player has not pointed at what happens to be there
        for layer in self._layers:
            if (found := layer.tooltip()) is not None:
                return found
        text = target_text(model, texts, by_pad=by_pad)
        return Tooltip(text, self._subject(target)) if text else None

    def enter(self) -> None:
        self._unmoved = self._context.mouse_position

    def update(self, dt: float) -> bool:
        if self._unmoved is None or self._unmoved == self._context.mouse_position:
            return False
        self._unmoved = None
        return True

    def draw_moving(self, surface: Surface) -> list[Rect]:
        tooltip = self.tooltip()
        if tooltip is None or not tooltip.text:
            return []
        layout, about = self.geometry.layout, tooltip.about
        pane, edge = layout.pane, -2 * layout.pixels(_FRAME)
        on_map = pane.collidepoint(about.center)
        within = pane.inflate(edge, edge) if on_map else Rect(0, 0, *layout.size)
        text = TooltipText(tooltip.text, layout.size, layout.scale, layout.letters)
        return [self._tooltips.draw(surface, text, about, within, self._keep_clear())]

    def release(self) -> None:
        self._tooltips = Tooltips(self._context.skins)

    def _subject(self, target: Target | None) -> Rect:
        """The box beside which a tooltip goes; for the side panel, everything left of it counts."""
        layout = self.geometry.layout
        if isinstance(target, OnHex | OnRack):
            return self.geometry.box_of(target)
        if target is not None and not isinstance(target, OnLogEntry):
            box, left = self.geometry.box_of(target), layout.panel.left
            return Rect(left, box.top, box.right - left, box.height)
        side = layout.pixels(_POINTER)
        pointer = Rect(0, 0, side, side).move_to(center=self._context.mouse_position or (-1, -1))
        if target is None:
            return pointer
        return Rect(layout.log.left, pointer.top, layout.log.width, side)

    def _keep_clear(self) -> list[KeepClear]:
        """Panel, rack and tools; over the map, the hexes and names that matter now. Cached."""
        geometry, plan, place = self.geometry, self._model.plan, self._model.pointing.hex
        layout, board = geometry.layout, geometry.board
        obstacles = [box for layer in self._layers for box in layer.obstacles()]
        key = plan, place, geometry, tuple(map(tuple, obstacles)), board.sharp
        if self._clear and self._clear[0] == key:
            return self._clear[1]
        rack = geometry.rack.box if geometry.rack else layout.rack
        around = [rack, layout.menu, *layout.tools, *obstacles]
        subjects: list[Rect] = []
        if place is None:
            around += [*layout.players, *layout.cards, layout.status, layout.action, layout.log]
        else:
            overlay = overlay_of(plan, self._model.pointing)
            hexes = map(geometry.hex_box, (*overlay.chosen, *overlay.open))
            around += [*hexes, *self._city_boxes(), *board.name_boxes()]
            marked = (*overlay.cut_off, *overlay.route)
            subjects = [*map(geometry.hex_box, marked), *geometry.goals]
        clear = [KeepClear(around), KeepClear(subjects, _SUBJECT)]
        self._clear = key, clear
        return clear

    def _city_boxes(self) -> list[Rect]:
        """The boxes of all cities. Cached: on a large map there are hundreds."""
        if self._cities is None or self._cities[0] != self.geometry:
            cities = self.geometry.camera.frame.board.cities
            self._cities = self.geometry, [self.geometry.hex_box(city.hex) for city in cities]
        return self._cities[1]
