"""The map of a table in its lobby: its title, and a picture drawn a little in every frame."""

import time
from collections.abc import Callable, Hashable

from pygame import Rect, Surface

from game.board import Board
from game.ui.core.context import Context
from game.ui.map.preview import Preview
from game.ui.menus.maps import map_facts
from game.ui.widgets.map_row import SHAPE
from game.ui.widgets.text_layout import shortened
from game.ui.widgets.theme import CREAM, DIM

_TITLE, _FACTS, _LEAST = 26, 19, 12  # units of the letters, and pixels
_LINE = 40  # units
_A_WHILE = 0.008  # seconds of a frame


class LobbyMap:
    """One board in a box."""

    def __init__(self, stage: Context) -> None:
        self._stage = stage
        self.board: Board | None = None
        self._box, self._scale = Rect(0, 0, 0, 0), 1.0
        self._preview: Preview | None = None

    def lay(self, box: Rect, scale: float) -> None:
        """Take a place in the window; a picture that still fits stays."""
        if (box, scale) != (self._box, self._scale):
            self._box, self._scale = box, scale
            self._begin()

    def show(self, board: Board | None) -> None:
        """This one from now on."""
        if board is not self.board:
            self.board = board
            self._begin()

    def work(self, clock: Callable[[], float] = time.perf_counter) -> None:
        """Draw for a moment."""
        until = clock() + _A_WHILE
        while self._preview and self._preview.step():
            if clock() >= until:
                return

    def state(self) -> Hashable:
        """All that the look depends on."""
        done = self._preview.done if self._preview else 0
        return self.board and self.board.name, done, tuple(self._box)

    def draw(self, surface: Surface) -> None:
        """The picture in its frame, and the words below."""
        skins, box, board = self._stage.skins, self._box, self.board
        skins.stretch(surface, "panel/log", box, self._scale)
        if board is None or self._preview is None:
            return
        surface.blit(self._preview.picture, self._view)
        line = Rect(0, self._view.bottom, box.width - self._units(32), self._units(_LINE))
        line.centerx = box.centerx
        large, small = (max(_LEAST, self._units(units)) for units in (_TITLE, _FACTS))
        facts = " · ".join(map_facts(self._stage.texts, board))
        wide = skins.assets.font("reading", small).size(facts)[0]
        font = skins.assets.font("reading-bold", large)
        title = shortened(board.title, font, line.width - wide - self._units(20))
        skins.write(surface, title, line, large, CREAM, role="reading-bold")
        skins.write(surface, facts, line, small, DIM, align=1.0)

    @property
    def _view(self) -> Rect:
        """Where the picture lies in the box."""
        pad = self._units(8)
        room = self._box.inflate(-2 * pad, -2 * pad)
        room.height -= self._units(_LINE - 8)
        view = Rect(room.left, room.top, min(room.width, round(room.height / SHAPE)), room.height)
        view.centerx = room.centerx
        return view

    def _begin(self) -> None:
        room = self._view
        fits = self.board is not None and min(room.size) > 0
        self._preview = (
            Preview(self._stage.assets, self.board, room.size) if self.board and fits else None
        )

    def _units(self, length: float) -> int:
        return max(1, round(length * self._scale))
