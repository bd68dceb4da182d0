"""The baked layer: all of the board that stands still, in one picture of the pane."""

from collections.abc import Iterable

from pygame import Rect, Surface

from game.board import Hex, Kind
from game.ui.assets import Assets
from game.ui.draw.camera import Camera
from game.ui.draw.engines import Engines, ground_point
from game.ui.draw.ground import MapPicture, ground
from game.ui.draw.lineup import Lineup, Stand
from game.ui.draw.pieces import Pieces, on_the_side
from game.ui.draw.ribbons import Ribbons
from game.ui.draw.tracks import Tracks


class Layer:
    """The board as one camera sees it."""

    def __init__(
        self,
        assets: Assets,
        photograph: MapPicture,
        camera: Camera,
        pens: tuple[Tracks, Engines],
        like: "Layer | None" = None,
    ) -> None:
        """`like` is a layer of the same size of hexes, of which the ribbons can be taken over."""
        self.camera = camera
        self._tracks, self._engines = pens
        self._pieces: Pieces = like._pieces if like else Pieces(assets, camera.hex_width)
        self.ribbons: Ribbons = like.ribbons if like else Ribbons(assets, self._pieces, camera)
        self._ribbon_boxes = self.ribbons.boxes(camera)
        self._ground = ground(photograph, self._pieces, camera)
        self.picture: Surface = self._ground.copy()
        board = camera.frame.board
        self._tower = next(space.hex for space in board.spaces if space.kind is Kind.EIFFEL)
        self._barriers = [
            on_the_side("barrier", *sorted(barrier))
            for barrier in sorted(map(sorted, board.barriers))
        ]

    def bake(self, lineup: Lineup, part: Rect | None = None) -> None:
        """Draw everything that lies in a part of the layer, or in all of it, from the ground up."""
        part = part or self.picture.get_rect()
        camera, picture = self.camera, self.picture
        picture.set_clip(part)
        picture.blit(self._ground, part, part)
        laid = [rail for rail in lineup.laid if self._tracks.box(rail, camera).colliderect(part)]
        self._tracks.draw(picture, sorted(laid), camera)
        stands = [
            stand for stand in lineup.stands if self._engines.box(stand, camera).colliderect(part)
        ]
        self._bake_upright(sorted(stands, key=self._depth))
        for name, place in self._barriers:  # above the engines: nobody may overlook them
            self._put(name, place)
        self.draw_ribbons(picture, [part])
        picture.set_clip(None)

    def changed(self, before: Lineup, after: Lineup) -> list[Rect]:
        """The boxes of all that went, came or moved, those that touch made one."""
        pane = self.picture.get_rect()
        boxes = [self._engines.box(stand, self.camera) for stand in before.stands ^ after.stands]
        boxes += [self._tracks.box(rail, self.camera) for rail in before.laid ^ after.laid]
        return joined(box.clip(pane) for box in boxes if box.colliderect(pane))

    def draw_ribbons(self, pane: Surface, parts: list[Rect]) -> None:
        """Put the ribbons there that reach into any of these parts of the pane."""
        for place, box in self._ribbon_boxes.items():
            if box.collidelist(parts) >= 0:
                self.ribbons.draw(pane, place, box)

    def with_ribbons(self, part: Rect) -> Rect:
        """A part of the pane, widened by the ribbons that reach into it."""
        return part.unionall([box for box in self._ribbon_boxes.values() if box.colliderect(part)])

    def _bake_upright(self, stands: list[Stand]) -> None:
        """Shadows first; then, from the back to the front, engines and the tower between them."""
        for stand in stands:
            self._engines.draw_shadow(self.picture, stand, self.camera)
        tower = self.camera.local(self._tower)[1]
        behind = [stand for stand in stands if self._depth(stand)[0] < tower]
        for stand in behind:
            self._engines.draw(self.picture, stand, self.camera)
        self._put("eiffel", self._tower)
        for stand in stands[len(behind) :]:
            self._engines.draw(self.picture, stand, self.camera)

    def _put(self, name: str, place: Hex) -> None:
        corner = self._pieces.corner(name, self.camera.local(place))
        self.picture.blit(self._pieces.picture(name), corner)

    def _depth(self, stand: Stand) -> tuple[float, float, int]:
        x, y = ground_point(stand, self.camera)
        return y, x, stand.company.order


def joined(boxes: Iterable[Rect]) -> list[Rect]:
    """Boxes that cover the same, none of which touches another."""
    apart: list[Rect] = []
    for box in boxes:
        while (touched := box.collidelist(apart)) >= 0:
            box = box.union(apart.pop(touched))
        apart.append(box)
    return apart
