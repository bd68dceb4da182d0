"""Brings moves into view: the map glides to one that ends outside it, and back.

Where nothing may move, an arrow at the edge of the map points to the end of the move.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import atan2, cos, sin

from pygame import Color, Rect, Surface, draw

from game.board import Hex
from game.rules.companies import Company
from game.rules.events import Built
from game.ui.anim.camera_glide import gliding, middle_now
from game.ui.anim.timeline import Playback
from game.ui.core.context import Context
from game.ui.map.camera import Camera
from game.ui.table.history import Showing
from game.ui.table.layer import Layer
from game.ui.table.model import SidePanel, TableModel
from game.ui.widgets.compositor import Part
from game.updates import Update

_AWAY = 0.7  # seconds at the end of a move before the map glides back
_EDGE, _ARROW, _MARK = 64, 46, 42  # units: from the edge, the arrow's half length, the mark
_GOLD, _DARK = Color("#FFD75E"), Color("#2A1505")
_TIP, _WING, _BACK = 1.0, 0.75, -0.55  # of an arrow: lengths of its half


class CameraFollow(Layer):
    """Moves the camera to what should be seen. A map that the player moves is left alone."""

    def __init__(self, context: Context, model: TableModel) -> None:
        self._context, self._model = context, model
        self._glide: Playback | None = None
        self._set: Camera | None = None  # by a glide; another one is the player's
        self._home: Camera | None = None  # where to return to
        self._away = 0.0  # seconds since the last move that was followed
        self._marked: int | None = None  # the entry of the log that was brought into view

    def leads(self, step: Update | None) -> bool:
        """Whether a coming step has to wait until the map has glided to its end."""
        if self._glide is not None:
            return True
        if self._set is not None and self._home and not self.geometry.board.sharp:
            return step is not None  # moves are drawn over a sharp map
        move = Showing(step.events).move if step else None
        if not isinstance(move, Built) or not self._follows:
            return False
        return self._go(move.hexes[-1:], comes_back=True)

    def update(self, dt: float) -> bool:
        board, moved = self.geometry.board, False
        if self._set is not None and board.camera != self._set:
            self._glide = self._set = self._home = None
        if self._glide is not None:
            self._glide.update(dt)
            middle = middle_now(self._glide)
            self._set = replace(board.camera, middle=middle)
            board.set_camera(self._set, moving=True)
            self._glide = None if self._glide.over else self._glide
            moved = True
        return self._follow_arrival() or self._follow_log() or self._return(dt) or moved

    def parts(self) -> list[Part]:
        """The arrow to a move that is said in the panel and ends outside of the map."""
        camera, pane = self.geometry.board.camera, self.geometry.layout.pane
        move = self._model.captioned_move
        if not isinstance(move, Built) or self._glide:
            return []
        if camera.shows(move.hexes[-1], self.geometry.covered):
            return []
        goal, company = camera.pixel_of(move.hexes[-1]), move.company
        edge = self.geometry.layout.pixels(_EDGE)
        room = pane.inflate(-2 * edge, -2 * edge)
        room.height -= self.geometry.covered
        place = min(max(goal[0], room.left), room.right), min(max(goal[1], room.top), room.bottom)
        box = Rect(0, 0, 2 * edge, 2 * edge).move_to(center=place)
        state = place, goal, company
        return [Part(box, state, lambda surface: self._draw_arrow(surface, place, goal, company))]

    @property
    def _follows(self) -> bool:
        settings = self._model.settings
        return settings.follow_moves and self._model.motion_allowed

    def _go(self, hexes: Sequence[Hex], *, comes_back: bool) -> bool:
        """Glide to hexes, if they are not visible; True if the map moves now."""
        board = self.geometry.board
        camera = board.camera.centred(hexes, self.geometry.covered)
        if camera == board.camera:
            return False
        if comes_back:
            self._home = self._home or board.camera
            self._away = 0.0
        else:
            self._home = None
        self._move(camera)
        return True

    def _move(self, camera: Camera) -> None:
        board = self.geometry.board
        self._set = board.camera
        if self._model.motion_allowed:
            self._glide = gliding(board.camera.middle, camera.middle, camera.scale)
        else:
            self._set = camera
            board.set_camera(camera, moving=True)

    def _follow_log(self) -> bool:
        """Bring an entry of the log into view when it is clicked or stepped back to."""
        number, look = self._model.marked_number, self._model.looking
        if number == self._marked:
            return False
        self._marked, entry = number, self._model.marked_entry
        if look is not None and (look.coming is not None or not self._follows):
            return False  # a coming move is led to; otherwise there is an arrow
        return bool(entry and entry.hexes and self._go(entry.hexes, comes_back=False))

    def _follow_arrival(self) -> bool:
        """Have the goal city in view while the arrival there is celebrated."""
        arrival = self._model.arrival if self._model.panel is SidePanel.FINALE else None
        if arrival is None or self._glide is not None:
            return False
        self._home = None
        return self._go(arrival.hexes[-1:], comes_back=False)

    def _return(self, dt: float) -> bool:
        """Glide back some time after the last move that was followed."""
        model = self._model
        if model.plan.hexes:  # the player builds where the map is
            self._home = None
        busy = model.moving or model.history.waiting or self._glide is not None
        if self._home is None or busy:
            self._away = 0.0
            return False
        self._away += dt
        if self._away < _AWAY:
            return False
        home, self._home = self._home, None
        self._move(replace(home, pane=self.geometry.board.camera.pane))
        return True

    def _draw_arrow(
        self, surface: Surface, place: tuple[int, int], goal: tuple[int, int], company: Company
    ) -> None:
        """An arrow around the company's mark."""
        pixels = self.geometry.layout.pixels
        angle, half = atan2(goal[1] - place[1], goal[0] - place[0]), pixels(_ARROW)

        def point(along: float, across: float) -> tuple[float, float]:
            x, y = along * half, across * half
            return (
                place[0] + x * cos(angle) - y * sin(angle),
                place[1] + x * sin(angle) + y * cos(angle),
            )

        shape = [point(_TIP * 1.3, 0), point(0.1, _WING), point(_BACK, _WING)]
        shape += [point(_BACK, -_WING), point(0.1, -_WING)]
        draw.polygon(surface, _GOLD, shape)
        draw.lines(surface, _DARK, True, shape, max(2, pixels(3)))
        side = pixels(_MARK)
        mark = self._context.skins.assets.small(f"table/mark/{company}", (side, side))
        surface.blit(mark, mark.get_rect(center=place))
