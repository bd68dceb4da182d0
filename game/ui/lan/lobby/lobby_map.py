"""The map of a table in its lobby: its title, and a picture drawn a little in every frame."""

import time
from collections.abc import Callable, Hashable

from pygame import Rect, Surface

from game.board import Board
from game.ui.core.context import Context
from game.ui.core.panel import Panel
from game.ui.map.preview import Preview
from game.ui.menus.maps import map_facts
from game.ui.widgets.map_row import SHAPE
from game.ui.widgets.text_layout import shortened
from game.ui.widgets.theme import CREAM, DIM

_TITLE, _FACTS, _LEAST = 26, 19, 12  # units of the letters, and pixels
_LINE = 40  # units
_TIME = 0.002  # seconds of a frame


class LobbyMap:
    """One board in a box."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.board: Board | None = None
        self._panel = Panel(Rect(0, 0, 0, 0), 1.0)
        self._view = Rect(0, 0, 0, 0)  # where the picture lies in the box
        self._preview: Preview | None = None

    def layout(self, box: Rect, scale: float) -> None:
        """Take a place in the window; a picture that still fits stays."""
        panel = Panel(box, scale)
        if panel == self._panel:
            return
        self._panel = panel
        pad = panel.pixels(8)
        room = box.inflate(-2 * pad, -2 * pad)
        room.height -= panel.pixels(_LINE - 8)
        self._view = Rect(0, room.top, min(room.width, round(room.height / SHAPE)), room.height)
        self._view.centerx = room.centerx
        self._begin()

    def show(self, board: Board | None) -> None:
        """Show a board from now on."""
        if board is not self.board:
            self.board = board
            self._begin()

    @property
    def box(self) -> Rect:
        """Where it is in the window."""
        return self._panel.box

    def work(self, clock: Callable[[], float] = time.perf_counter) -> bool:
        """Draw for a moment; True if the picture has changed."""
        until, before = clock() + _TIME, self.state()
        while self._preview and self._preview.step():
            if clock() >= until:
                break
        return before != self.state()

    @property
    def drawing(self) -> bool:
        """Whether the picture is not whole yet."""
        return self._preview is not None and not self._preview.whole

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self.board and self.board.name, self.drawing, tuple(self._panel.box)

    def draw(self, surface: Surface) -> None:
        """The picture in its frame, with title and facts below."""
        skins, board = self._context.skins, self.board
        box, units = self._panel.box, self._panel.pixels
        skins.stretch(surface, "panel/log", box, self._panel.scale)
        if board is None or self._preview is None:
            return
        surface.blit(self._preview.picture, self._view)
        line = Rect(0, self._view.bottom, box.width - units(32), units(_LINE))
        line.centerx = box.centerx
        large, small = (max(_LEAST, units(letters)) for letters in (_TITLE, _FACTS))
        facts = " · ".join(map_facts(self._context.texts, board))
        width = line.width - skins.assets.font("reading", small).size(facts)[0] - units(20)
        title = shortened(board.title, skins.assets.font("reading-bold", large), width)
        skins.write(surface, title, line, large, CREAM, role="reading-bold")
        skins.write(surface, facts, line, small, DIM, align=1.0)

    def _begin(self) -> None:
        board, size = self.board, self._view.size
        self._preview = None
        if board is not None and min(size) > 0:
            self._preview = Preview(self._context.assets, board, size)
