"""The baked layer: everything static on the board, in one picture of the pane."""

from collections.abc import Iterable

from pygame import Rect, Surface

from game.board import Hex
from game.ui.map.boxes import joined
from game.ui.map.camera import Camera
from game.ui.map.ground import MapPicture, draw_ground
from game.ui.map.lineup import Lineup, PlacedLocomotive
from game.ui.map.locomotives import Locomotives, ground_point
from game.ui.map.pieces import MapPieces, barrier_pieces
from game.ui.map.rails import tower_of
from game.ui.map.ribbons import Ribbons
from game.ui.map.tracks import Tracks
from game.ui.media.assets import Assets

_TALL = 2.6  # hexes: what a change of one hex may touch


class BakedLayer:
    """The board as a camera sees it; `keeps_ground` makes changes faster and needs more memory."""

    def __init__(
        self,
        assets: Assets,
        tracks: Tracks,
        locomotives: Locomotives,
        camera: Camera,
        lineup: Lineup,
        *,
        keeps_ground: bool,
    ) -> None:
        self._assets, self._tracks, self._locomotives = assets, tracks, locomotives
        board = camera.frame.board
        self._map = MapPicture(assets, board)
        self._tower, self._barriers = tower_of(board), barrier_pieces(board)
        self.camera = camera
        self._pieces = MapPieces(assets, camera.hex_width)
        self._ribbons = Ribbons(assets, self._pieces, camera)
        self.picture = _blank(camera)
        self._ground = Surface((0, 0)) if keeps_ground else None
        self.set_view(camera, lineup)

    def set_view(self, camera: Camera, lineup: Lineup) -> None:
        """Draw everything as another camera sees it, into the same large picture if possible."""
        before, self.camera = self.camera, camera
        if before.hex_width != camera.hex_width:
            self._assets.forget_shrunk()
        if before.zoom != camera.zoom or before.pane[2:] != camera.pane[2:]:
            self._pieces = MapPieces(self._assets, camera.hex_width)
            self._ribbons = Ribbons(self._assets, self._pieces, camera)
        self._around: dict[Hex, Rect] = {}
        if self.picture.get_size() != camera.pane[2:]:
            self.picture = _blank(camera)
        if self._ground is not None:
            self._ground = _blank(camera)
            self._draw_ground(self._ground)
        self._ribbon_boxes = self._ribbons.boxes(camera)
        self._set_lineup(lineup)
        self.bake_all()
        self._tracks.clear()  # most of them will not change

    def show(self, lineup: Lineup) -> list[Rect]:
        """Draw the differences of another line-up; returns the parts of the pane that changed."""
        before, pane = self._lineup, self.picture.get_rect()
        self._set_lineup(lineup)
        locomotives, rails = before.locomotives ^ lineup.locomotives, before.rails ^ lineup.rails
        boxes = [self._locomotives.box(one, self.camera) for one in locomotives]
        boxes += [self._tracks.box(one, self.camera) for one in rails]
        parts = joined(box.clip(pane) for box in boxes if box.colliderect(pane))
        self._bake(parts)
        return parts

    def bake_all(self) -> None:
        """Draw everything."""
        self._bake([self.picture.get_rect()])

    def draw_ribbons(self, pane: Surface, parts: list[Rect]) -> None:
        """Draw the ribbons that reach into any of these parts of the pane."""
        clip = pane.get_clip()
        for place, box in self._ribbon_boxes.items():
            if box.colliderect(clip) and box.collidelist(parts) >= 0:
                self._ribbons.draw(pane, place, box)

    @property
    def ribbon_boxes(self) -> list[Rect]:
        """The boxes of the cities' ribbons in the pane."""
        return [*self._ribbon_boxes.values()]

    def around(self, place: Hex) -> Rect:
        """The pixels of the pane that something on a hex may touch; do not change it."""
        if place not in self._around:
            side = round(self.camera.hex_width * _TALL)
            x, y = self.camera.local(place)
            self._around[place] = Rect(0, 0, side, side).move_to(center=(round(x), round(y)))
        return self._around[place]

    def with_ribbons(self, part: Rect) -> Rect:
        """A part of the pane, widened by the ribbons that reach into it."""
        return part.unionall([box for box in self._ribbon_boxes.values() if box.colliderect(part)])

    def _set_lineup(self, lineup: Lineup) -> None:
        """Keeps each rail and locomotive, in the order of drawing, with its box."""
        self._lineup, camera = lineup, self.camera
        self._rails = sorted(lineup.rails)
        self._rail_boxes = [self._tracks.box(rail, camera) for rail in self._rails]
        self._placed = sorted(lineup.locomotives, key=self._depth)
        self._placed_boxes = [self._locomotives.box(placed, camera) for placed in self._placed]

    def _bake(self, parts: Iterable[Rect]) -> None:
        """Draw everything in these parts of the pane, from the ground up."""
        picture = self.picture
        for part in parts:
            picture.set_clip(part)
            if self._ground is None:
                self._draw_ground(picture)
            else:
                picture.blit(self._ground, part, part)
            rails = [self._rails[number] for number in part.collidelistall(self._rail_boxes)]
            self._tracks.draw(picture, rails, self.camera)
            self._bake_upright(part)
            for name, place in self._barriers:  # above the locomotives, to be noticed
                self._pieces.draw(picture, name, self.camera.local(place))
            self.draw_ribbons(picture, [part])
        picture.set_clip(None)

    def _draw_ground(self, pane: Surface) -> None:
        draw_ground(pane, self._assets, self._map, self._pieces, self.camera)

    def _bake_upright(self, part: Rect) -> None:
        """Shadows, then locomotives and the tower from back to front."""
        placed = [self._placed[number] for number in part.collidelistall(self._placed_boxes)]
        for one in placed:
            self._locomotives.draw_shadow(self.picture, one, self.camera)
        tower = self.camera.local(self._tower)
        behind = [one for one in placed if self._depth(one)[0] < tower[1]]
        for one in behind:
            self._locomotives.draw(self.picture, one, self.camera)
        self._pieces.draw(self.picture, "eiffel", tower)
        for one in placed[len(behind) :]:
            self._locomotives.draw(self.picture, one, self.camera)

    def _depth(self, placed: PlacedLocomotive) -> tuple[float, float, int]:
        x, y = ground_point(placed, self.camera)
        return y, x, placed.company.order


def _blank(camera: Camera) -> Surface:
    return Surface(camera.pane[2:]).convert()
