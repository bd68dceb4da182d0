"""The trade notes over the map: a click on a player's tile, or B, opens and closes them (R29)."""

from collections.abc import Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from game.board import HexKind
from game.ui.core.context import Context
from game.ui.media.cursors import Pointer
from game.ui.table.layer import MOUSE, Layer, Tooltip
from game.ui.table.layout import TableLayout
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.panel.trade_notes import (
    NotesFace,
    NotesPlaces,
    notes_part,
    notes_places,
    notes_rows,
)
from game.ui.widgets.compositor import Part
from game.ui.widgets.placement import KeepClear

_IMPORTANT = 20  # weight of what the grid should hide last


class NotesPanel(Layer):
    """The grid of players and companies, while it is open."""

    def __init__(self, context: Context, model: TableModel) -> None:
        self._context, self._model = context, model
        self._places: NotesPlaces | None = None  # the same until it is closed
        self._hovered = False

    @property
    def open(self) -> bool:
        """Whether the grid is shown; where notes are not agreed, it never is."""
        return self._model.panel is SidePanel.NOTES and self._model.notebook

    @property
    def places(self) -> NotesPlaces:
        """Where the grid lies."""
        if self._places is None:
            players = len(self._model.names)
            self._places = notes_places(self.geometry.layout, players, self._keep_clear())
        return self._places

    def arrange(self, layout: TableLayout) -> None:
        self._places = None

    def cursor(self) -> Pointer | None:
        return "arrow" if self.open and self._hovered else None

    def face(self) -> NotesFace:
        """What the grid shows."""
        say, model = self._context.texts.say, self._model
        rows = notes_rows(model.plan.view.table, model.names)
        return NotesFace(say("settings-notebook"), say("table-notes-about"), rows)

    def update(self, dt: float) -> bool:
        if not self.open:
            self._places, self._hovered = None, False
        return False

    def handle(self, event: Event) -> bool:
        if not self.open:
            return False
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._model.open_panel(None)
            return True
        if event.type not in MOUSE:
            return False
        self._hovered = self.places.box.collidepoint(event.pos)
        clicked = event.type == pygame.MOUSEBUTTONUP and event.button == 1
        if clicked and self.places.head.collidepoint(event.pos):
            self._model.open_panel(None)
        return self._hovered

    def parts(self) -> list[Part]:
        return [notes_part(self._context.skins, self.face(), self.places)] if self.open else []

    def tooltip(self) -> Tooltip | None:
        return Tooltip("", self.places.box) if self.open and self._hovered else None

    def obstacles(self) -> Sequence[Rect]:
        return [self.places.box] if self.open else []

    def _keep_clear(self) -> list[KeepClear]:
        """What to leave visible: above all Paris and the goal."""
        table, box = self._model.plan.view.table, self.geometry.hex_box
        paris = (HexKind.EIFFEL, HexKind.START)
        middle = [box(space.hex) for space in table.board.spaces if space.kind in paris]
        hexes = [box(space.hex) for space in table.board.spaces]
        return [KeepClear([*middle, *self.geometry.goals], _IMPORTANT), KeepClear(hexes)]
