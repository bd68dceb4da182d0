"""The table itself: map, side panel, rack, and what the player is about to do."""

from collections.abc import Hashable

from pygame import Rect, Surface

from game.ui.core.context import Context
from game.ui.map.overlay import Overlay
from game.ui.table.layer import Layer
from game.ui.table.model import Barred, TableModel
from game.ui.table.overlays import overlay_of
from game.ui.table.panel.faces import panel_face, rack_face
from game.ui.table.panel.prompt import panel_parts
from game.ui.table.panel.rack import rack_part
from game.ui.table.target import OnCard, OnRack
from game.ui.widgets.compositor import Part

_FRAME = "panel/map_frame"


class Tabletop(Layer):
    """Lies below all other layers. Faces are made anew only when something they show changes."""

    def __init__(self, stage: Context, model: TableModel) -> None:
        self._stage, self._model = stage, model
        self._key: Hashable = None
        self._parts: list[Part] = []
        self.overlay = Overlay()
        self._overlay_key: Hashable = None

    def parts(self) -> list[Part]:
        """Map, panel, rack and overlay."""
        key = self._state()
        if key != self._key:
            self._key, self._parts = key, self._made()
        overlay, board = self._overlay_now(), self.geometry.board

        def draw(surface: Surface) -> None:
            board.draw_overlay(surface, overlay)

        def changed(before: object) -> list[Rect] | None:
            if isinstance(before, Overlay):
                return board.overlay_changes(before, overlay)
            return None

        return [*self._parts, Part(self.geometry.layout.pane, overlay, draw, changed_boxes=changed)]

    def _state(self) -> Hashable:
        """Everything that the faces show. Objects in it are replaced, never changed."""
        model, geometry, board = self._model, self.geometry, self.geometry.board
        target = model.pointing.target
        pointed = target if isinstance(target, OnCard | OnRack) else None
        barred = isinstance(model.feedback, Barred)
        return (
            *(model.plan, model.status, model.covered, model.moving, model.thinking_seat),
            *(model.question is None, barred, model.depots_shown),
            *(pointed, model.pointing.by_keyboard, model.settings, self._stage.texts),
            *(geometry.layout, geometry.rack, board.camera, board.sharp, board.lineup),
        )

    def _made(self) -> list[Part]:
        skins, layout, board = self._stage.skins, self.geometry.layout, self.geometry.board
        model, texts, rack = self._model, self._stage.texts, self.geometry.rack
        pane, frame, scale = layout.pane, layout.pane.inflate(-12, -12), layout.scale
        seen = board.camera, board.sharp, board.lineup, model.settings.colour_accessible
        return [
            Part(pane, seen, board.draw, hides=True),
            Part(
                skins.bounds(_FRAME, frame, scale),
                scale,
                lambda surface: skins.stretch(surface, _FRAME, frame, scale),
                hole=skins.hole(_FRAME, frame, scale),
            ),
            *panel_parts(skins, layout, panel_face(model, texts)),
            *([rack_part(skins, rack_face(model, texts), rack.box)] if rack else []),
        ]

    def _overlay_now(self) -> Overlay:
        """Nothing of the plan is shown while a move is."""
        model = self._model
        key = (model.plan, model.pointing, model.marked_entry, model.moving)
        if key != self._overlay_key:
            self._overlay_key = key
            self.overlay = Overlay() if model.moving else overlay_of(*key[:3])
        return self.overlay
