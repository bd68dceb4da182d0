"""The board as a picture: one baked layer for a pane and a camera, and a light overlay upon it.

The layer is baked whole for a new camera; after a build only where something changed. While the
camera moves the last layer is stretched, which is rough but quick; `settle` bakes it anew.
"""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.board import Board, Hex
from game.rules.table import Table
from game.ui.map.baked_layer import BakedLayer
from game.ui.map.boxes import joined
from game.ui.map.camera import Camera, Frame, fitted, frame_of
from game.ui.map.lineup import Lineup, line_up, nobody
from game.ui.map.locomotives import Locomotives
from game.ui.map.overlay import Overlay, OverlayPainter
from game.ui.map.stretched_board import StretchedBoard
from game.ui.map.tracks import Tracks
from game.ui.media.assets import Assets
from game.ui.media.surface_cache import trim


class BoardPicture:
    """Draws a board and what stands on it into a pane of the window."""

    def __init__(
        self, assets: Assets, board: Board, patterned: bool = False, *, keeps_ground: bool = False
    ) -> None:
        self.frame: Frame = frame_of(assets.manifest("map"), board)
        self.lineup: Lineup = nobody(board)
        self._assets = assets
        self._tracks, self._engines = Tracks(assets), Locomotives(assets, patterned)
        self._painter = OverlayPainter(assets, self._tracks, self._engines)
        self._rough = StretchedBoard()
        self._keeps_ground = keeps_ground  # for a board that changes many times a second
        self._layer: BakedLayer | None = None
        self._camera = fitted(self.frame, (0, 0, 1, 1))

    @property
    def camera(self) -> Camera:
        """Where the board is seen from now."""
        return self._camera

    @property
    def settled(self) -> bool:
        """Whether the picture is as sharp as it can be."""
        return self._layer is not None and self._layer.camera == self._camera

    def set_camera(self, camera: Camera, moving: bool = False) -> None:
        """Look from elsewhere; while `moving` the picture is rough until `settle`."""
        self._camera = camera
        if not moving or self._layer is None:
            self.settle()

    def settle(self) -> None:
        """Bake the layer for the camera as it is now, if that was not done."""
        if self.settled:
            return
        if self._layer is None:
            pens = self._tracks, self._engines
            seen, keep = (self._camera, self.lineup), self._keeps_ground
            self._layer = BakedLayer(self._assets, *pens, *seen, keeps_ground=keep)
        else:
            self._layer.look(self._camera, self.lineup)
            trim()
        if self._camera.fits:
            self._rough.remember(self._layer.picture, self._camera)

    def set_patterned(self, patterned: bool) -> None:
        """Show the companies' patterns, for eyes that cannot tell the colours apart."""
        if self._engines.patterned != patterned:
            self._engines.patterned = patterned
            if self._layer is not None:
                self._layer.bake([self._layer.picture.get_rect()])

    def set_table(self, table: Table, built: Sequence[Hex] = ()) -> list[Rect]:
        """Show a table; gives the parts of the window that look different now.

        `built` is the last build in the order of its placements, if that is known: then its rails
        are those that the ghost train showed.
        """
        self.lineup = line_up(table, self.lineup, built)
        layer = self._layer
        if layer is None:
            return []
        parts = layer.show(self.lineup)
        if not self.settled:
            return [Rect(self._camera.pane)] if parts else []
        return self._in_window(parts)

    def draw(self, surface: Surface, clip: Rect | None = None) -> None:
        """Put the board into its pane, or only the part of it in `clip` (of the window)."""
        pane = Rect(self._camera.pane)
        part = pane if clip is None else pane.clip(clip)
        layer = self._layer
        if layer is None or not part:
            return
        if self.settled:
            surface.blit(layer.picture, part, part.move(-pane.left, -pane.top))
        else:
            self._rough.draw(surface, part, self._camera, layer.picture, layer.camera)

    def draw_overlay(self, surface: Surface, overlay: Overlay, clip: Rect | None = None) -> None:
        """Put upon the board what the player is about to do."""
        pane = Rect(self._camera.pane)
        part = pane.clip(surface.get_clip() if clip is None else surface.get_clip().clip(clip))
        layer = self._layer
        if layer is None or not part:
            return
        inner = surface.subsurface(pane.clip(surface.get_rect()))
        inner.set_clip(part.move(-pane.left, -pane.top))
        self._painter.draw_below_ribbons(inner, overlay, self.lineup, self._camera)
        if self.settled:  # cities' names lie above
            layer.draw_ribbons(inner, [layer.around(place) for place in overlay.covered()])
            self._painter.draw_above_ribbons(inner, overlay, self._camera, layer.ribbon_boxes)
        else:
            self._painter.draw_above_ribbons(inner, overlay, self._camera)

    def names(self) -> list[Rect]:
        """The parts of the window that the cities' names lie on; none while the map moves."""
        return self._in_window(self._layer.ribbon_boxes) if self._layer and self.settled else []

    def draw_names(self, surface: Surface, part: Rect) -> None:
        """Put the names that reach into a part of the window above what was drawn there."""
        pane = Rect(self._camera.pane)
        if self._layer is None or not self.settled or not part.colliderect(pane):
            return
        inner = surface.subsurface(pane.clip(surface.get_rect()))
        inner.set_clip(part.move(-pane.left, -pane.top))
        self._layer.draw_ribbons(inner, [part.move(-pane.left, -pane.top)])

    def overlay_changes(self, before: Overlay, after: Overlay) -> list[Rect]:
        """The parts of the window that differ when one overlay takes another's place."""
        layer = self._layer
        if layer is None or not self.settled:
            return [Rect(self._camera.pane)] if before != after else []
        pane = layer.picture.get_rect()
        boxes = [layer.with_ribbons(layer.around(place)) for place in before.differing(after)]
        return self._in_window(joined(box.clip(pane) for box in boxes if box.colliderect(pane)))

    def _in_window(self, parts: list[Rect]) -> list[Rect]:
        left, top, *_ = self._camera.pane
        return [part.move(left, top) for part in parts]
