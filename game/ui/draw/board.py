"""The board as a picture: one baked layer for a pane and a camera, and a light overlay upon it.

The layer is baked whole for a new camera; after a build only where something changed. While the
camera moves the last layer is stretched, which is rough but quick; `settle` bakes it anew.
"""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.board import Board, Hex
from game.rules.table import Table
from game.ui.assets import Assets
from game.ui.draw.camera import Camera, Frame, fitted, frame_of
from game.ui.draw.engines import Engines
from game.ui.draw.ground import MapPicture
from game.ui.draw.layer import Layer, joined
from game.ui.draw.lineup import Lineup, line_up, nobody
from game.ui.draw.overlay import Overlay, OverlayPainter
from game.ui.draw.rough import Rough
from game.ui.draw.tracks import Tracks

_TALL = 2.6  # hexes: what a change upon one hex may touch


class BoardPicture:
    """Draws a board and what stands on it into a pane of the window."""

    def __init__(self, assets: Assets, board: Board, patterned: bool = False) -> None:
        self.frame: Frame = frame_of(assets.manifest("map"), board)
        self.lineup: Lineup = nobody(board)
        self._assets = assets
        self._map = MapPicture(assets)
        self._tracks, self._engines = Tracks(assets), Engines(assets, patterned)
        self._painter = OverlayPainter(assets, self._tracks, self._engines)
        self._rough = Rough()
        self._layer: Layer | None = None
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
        old, camera = self._layer, self._camera
        same = old is not None and _alike(old.camera, camera)
        pens = self._tracks, self._engines
        self._layer = Layer(self._assets, self._map, camera, pens, old if same else None)
        self._layer.bake(self.lineup)
        if camera.fits:
            self._rough.remember(self._layer.picture, camera)

    def set_patterned(self, patterned: bool) -> None:
        """Show the companies' patterns, for eyes that cannot tell the colours apart."""
        if self._engines.patterned != patterned:
            self._engines.patterned = patterned
            if self._layer is not None:
                self._layer.bake(self.lineup)

    def set_table(self, table: Table, built: Sequence[Hex] = ()) -> list[Rect]:
        """Show a table; gives the parts of the window that look different now.

        `built` is the last build in the order of its placements, if that is known: then its rails
        are those that the ghost train showed.
        """
        before, self.lineup = self.lineup, line_up(table, self.lineup, built)
        if self._layer is None:
            return []
        parts = self._layer.changed(before, self.lineup)
        for part in parts:
            self._layer.bake(self.lineup, part)
        if self._layer.camera.fits and parts:
            self._rough.remember(self._layer.picture, self._layer.camera)
        return [part.move(self._camera.pane[:2]) for part in parts]

    def draw(self, surface: Surface, clip: Rect | None = None) -> None:
        """Put the board into its pane, or only the part of it in `clip` (of the window)."""
        pane = Rect(self._camera.pane)
        part = pane if clip is None else pane.clip(clip)
        if self._layer is None or not part:
            return
        if self.settled:
            surface.blit(self._layer.picture, part, part.move(-pane.left, -pane.top))
        else:
            layer = self._layer
            self._rough.draw(surface, part, self._camera, layer.picture, layer.camera)

    def draw_overlay(self, surface: Surface, overlay: Overlay, clip: Rect | None = None) -> None:
        """Put upon the board what the player is about to do."""
        pane = Rect(self._camera.pane)
        part = pane.clip(surface.get_clip() if clip is None else surface.get_clip().clip(clip))
        if self._layer is None or not part:
            return
        inner = surface.subsurface(pane.clip(surface.get_rect()))
        inner.set_clip(part.move(-pane.left, -pane.top))
        self._painter.draw_below_ribbons(inner, overlay, self.lineup, self._camera)
        if self.settled:
            self._layer.draw_ribbons(inner, [self._hex_box(place) for place in overlay.covered()])
        self._painter.draw_above_ribbons(inner, overlay, self._camera)

    def overlay_changes(self, before: Overlay, after: Overlay) -> list[Rect]:
        """The parts of the window that differ when one overlay takes another's place."""
        left, top, *_ = self._camera.pane
        pane = Rect(self._camera.pane)
        boxes = [self._hex_box(place) for place in before.differing(after)]
        if self._layer is not None:
            boxes = [self._layer.with_ribbons(box) for box in boxes]
        moved = [box.move(left, top) for box in boxes]
        return joined(box.clip(pane) for box in moved if box.colliderect(pane))

    def _hex_box(self, place: Hex) -> Rect:
        """The pixels of the pane that an overlay may touch for a hex."""
        side = round(self._camera.hex_width * _TALL)
        box = Rect(0, 0, side, side)
        x, y = self._camera.local(place)
        box.center = round(x), round(y)
        return box


def _alike(one: Camera, other: Camera) -> bool:
    """Whether two views show the same board in the same size, so that ribbons lie alike."""
    return one.zoom == other.zoom and one.pane[2:] == other.pane[2:] and one.frame is other.frame
