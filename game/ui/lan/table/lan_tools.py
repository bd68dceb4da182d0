"""The LAN's tools over the map: pause and resume, and who watches."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.lobby import Onlooker, Phase
from game.ui.core.context import Context
from game.ui.lan.lan_api import LanTable
from game.ui.lan.table.notices import may_pause
from game.ui.table.buttons import ToolButton
from game.ui.table.geometry import Geometry
from game.ui.table.layer import Layer, Tooltip
from game.ui.table.layout import TableLayout
from game.ui.table.model import TableModel
from game.ui.widgets.compositor import Part
from game.ui.widgets.theme import CREAM


def pause_buttons(context: Context, lan_table: LanTable, model: TableModel) -> list[ToolButton]:
    """Pause and resume, of which one at most is shown; spectators have neither."""

    def slot(layout: TableLayout) -> Rect:
        return layout.tools[3 if model.hints_offered else 2]

    def button(icon: str, text_key: str, *, paused: bool) -> ToolButton:
        def shown() -> bool:
            lobby = lan_table.lobby
            playing = lobby is not None and lobby.phase is Phase.PLAYING and lobby.paused == paused
            return playing and may_pause(lan_table)

        def press() -> None:
            context.audio.play("click")
            lan_table.pause(not paused)

        return ToolButton(context, icon, slot, text_key, press, shown=shown, key=pygame.K_PAUSE)

    return [
        button("pause", "corner-pause", paused=False),
        button("play", "corner-go-on", paused=True),
    ]


class Spectators(Layer):
    """An eye over the map and the number of spectators; the tooltip names them."""

    def __init__(self, context: Context, lan_table: LanTable, model: TableModel) -> None:
        self._context, self._lan_table, self._model = context, lan_table, model
        self.box = Rect(0, 0, 0, 0)

    def layout(self, geometry: Geometry) -> None:
        super().layout(geometry)
        first = 3 if self._model.hints_offered else 2
        self.box = geometry.layout.tools[first + may_pause(self._lan_table)]

    def tooltip(self) -> Tooltip | None:
        names = [spectator.name for spectator in self._spectators]
        mouse = self._context.mouse_position
        if mouse is None or not self.box.collidepoint(mouse) or not names:
            return None
        texts = self._context.texts
        return Tooltip(texts.say("corner-onlookers", names=texts.listed(names)), self.box)

    def parts(self) -> list[Part]:
        count = len(self._spectators)
        return [Part(self.box, count, lambda surface: self._draw(surface, count))] if count else []

    def _draw(self, surface: Surface, count: int) -> None:
        skins, box = self._context.skins, self.box
        skins.stretch(surface, "panel/log", box, box.height / 46)
        side = round(box.height * 0.5)
        skins.draw_icon(surface, "spectator", (box.left + side * 5 // 8, box.centery), side, CREAM)
        number = Rect(box.left + side, box.top, box.width - side * 5 // 4, box.height)
        skins.write(surface, str(count), number, side, CREAM, role="reading-bold", align=0.5)

    @property
    def _spectators(self) -> Sequence[Onlooker]:
        return self._lan_table.lobby.onlookers if self._lan_table.lobby else ()
