"""The buttons that stop a game on the LAN for everybody, and let it go on."""

from functools import partial

import pygame
from pygame import Rect

from game.lobby import Phase
from game.ui.core.context import Context
from game.ui.lan.lan_api import LanTable
from game.ui.lan.table.notices import may_pause
from game.ui.table.layout import TableLayout
from game.ui.table.model import TableModel
from game.ui.table.tool_button import ToolButton

_BUTTONS = (("pause", "corner-pause", False), ("play", "corner-go-on", True))


def pause_buttons(stage: Context, visit: LanTable, model: TableModel) -> list[ToolButton]:
    """Pause and resume, of which one at most is shown; onlookers have neither."""

    def shown(*, paused: bool) -> bool:
        lobby = visit.lobby
        playing = lobby is not None and lobby.phase is Phase.PLAYING
        return playing and may_pause(visit) and (lobby is not None and lobby.paused) == paused

    def press(*, paused: bool) -> None:
        stage.audio.play("click")
        visit.pause(not paused)

    def slot(layout: TableLayout) -> Rect:
        return layout.tools[3 if model.hints_offered else 2]

    return [
        ToolButton(
            *(stage, icon, slot, words, partial(press, paused=paused)),
            shown=partial(shown, paused=paused),
            key=pygame.K_PAUSE,
        )
        for icon, words, paused in (
            ("pause", "corner-pause", False),
            ("play", "corner-go-on", True),
        )
    ]
