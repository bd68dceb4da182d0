"""The baked layer: all of the board that stands still, in one picture of the pane."""

from collections.abc import Iterable
from typing import NamedTuple

from pygame import Rect, Surface

from game.board import Hex, HexKind
from game.ui.map.boxes import joined
from game.ui.map.camera import Camera
from game.ui.map.ground import Picture, draw_ground, picture_of
from game.ui.map.lineup import Laid, Lineup, Stand
from game.ui.map.locomotives import Locomotives, ground_point
from game.ui.map.pieces import MapPieces, on_the_side
from game.ui.map.ribbons import Ribbons
from game.ui.map.tracks import Tracks
from game.ui.media.assets import Assets

_TALL = 2.6  # hexes: what a change upon one hex may touch


class _Upon(NamedTuple):
    """A line-up in the order in which it is drawn, each with the pixels that it may lie on."""

    lineup: Lineup
    rails: list[Laid]
    rail_boxes: list[Rect]
    stands: list[Stand]
    stand_boxes: list[Rect]


class _Fixtures(NamedTuple):
    """What stands on a board from beginning to end."""

    map: Picture
    tower: Hex
    barriers: list[tuple[str, Hex]]


class BakedLayer:
    """The board as a camera sees it. The picture is large: another camera draws into the same.

    The ground below it is read anew for every part that changes, unless that happens many times a
    second, as in a replay: then it is kept too.
    """

    def __init__(
        self,
        assets: Assets,
        tracks: Tracks,
        engines: Locomotives,
        camera: Camera,
        lineup: Lineup,
        *,
        keeps_ground: bool = False,
    ) -> None:
        self._assets, self._tracks, self._engines = assets, tracks, engines
        board = camera.frame.board
        self._fixtures = _Fixtures(
            picture_of(assets, board),
            next(space.hex for space in board.spaces if space.kind is HexKind.EIFFEL),
            [on_the_side("barrier", *pair) for pair in sorted(map(sorted, board.barriers))],
        )
        self.camera = camera
        self.pieces = MapPieces(assets, camera.hex_width)
        self._ribbons = Ribbons(assets, self.pieces, camera)
        self.picture = _blank(camera)
        self._ground = Surface((0, 0)) if keeps_ground else None
        self.look(camera, lineup)

    def look(self, camera: Camera, lineup: Lineup) -> None:
        """Draw all anew as another camera sees it."""
        if self.camera.hex_width != camera.hex_width:  # what was drawn is of no more use
            self._assets.forget_shrunk()
        if not _alike(self.camera, camera):
            self.pieces = MapPieces(self._assets, camera.hex_width)
            self._ribbons = Ribbons(self._assets, self.pieces, camera)
        self.camera = camera
        self._around: dict[Hex, Rect] = {}
        if self.picture.get_size() != camera.pane[2:]:
            self.picture = _blank(camera)
        if self._ground is not None:
            self._ground = self._with_ground(_blank(camera))
        self._ribbon_boxes = self._ribbons.boxes(camera)
        self._upon = self._in_order(lineup)
        self.bake([self.picture.get_rect()])
        self._tracks.forget()  # most of them are not seen to change

    def show(self, lineup: Lineup) -> list[Rect]:
        """Draw what is different in another line-up; gives the parts of the pane that changed."""
        before, self._upon = self._upon, self._in_order(lineup)
        pane = self.picture.get_rect()
        boxes = [
            self._engines.box(one, self.camera) for one in before.lineup.stands ^ lineup.stands
        ]
        boxes += [self._tracks.box(one, self.camera) for one in before.lineup.laid ^ lineup.laid]
        parts = joined(box.clip(pane) for box in boxes if box.colliderect(pane))
        self.bake(parts)
        return parts

    def bake(self, parts: Iterable[Rect]) -> None:
        """Draw everything that lies in these parts of the pane, from the ground up."""
        picture, upon = self.picture, self._upon
        for part in parts:
            picture.set_clip(part)
            if self._ground is None:
                self._with_ground(picture)
            else:
                picture.blit(self._ground, part, part)
            rails = [upon.rails[turn] for turn in part.collidelistall(upon.rail_boxes)]
            self._tracks.draw(picture, rails, self.camera)
            stands = [upon.stands[turn] for turn in part.collidelistall(upon.stand_boxes)]
            self._bake_upright(stands)
            for (
                name,
                place,
            ) in self._fixtures.barriers:  # above the engines, to be noticed
                self._put(name, place)
            self.draw_ribbons(picture, [part])
        picture.set_clip(None)

    def draw_ribbons(self, pane: Surface, parts: list[Rect]) -> None:
        """Put the ribbons there that reach into any of these parts of the pane."""
        clip = pane.get_clip()
        for place, box in self._ribbon_boxes.items():
            if box.colliderect(clip) and box.collidelist(parts) >= 0:
                self._ribbons.draw(pane, place, box)

    @property
    def ribbon_boxes(self) -> list[Rect]:
        """The pixels of the pane that the cities' names lie on."""
        return [*self._ribbon_boxes.values()]

    def around(self, place: Hex) -> Rect:
        """The pixels of the pane that something upon a hex may touch; do not change it."""
        box = self._around.get(place)
        if box is None:
            side = round(self.camera.hex_width * _TALL)
            box = self._around[place] = Rect(0, 0, side, side)
            x, y = self.camera.local(place)
            box.center = round(x), round(y)
        return box

    def with_ribbons(self, part: Rect) -> Rect:
        """A part of the pane, widened by the ribbons that reach into it."""
        return part.unionall([box for box in self._ribbon_boxes.values() if box.colliderect(part)])

    def _with_ground(self, pane: Surface) -> Surface:
        draw_ground(pane, self._assets, self._fixtures.map, self.pieces, self.camera)
        return pane

    def _in_order(self, lineup: Lineup) -> _Upon:
        rails = sorted(lineup.laid)
        stands = sorted(lineup.stands, key=self._depth)
        return _Upon(
            lineup,
            rails,
            [self._tracks.box(rail, self.camera) for rail in rails],
            stands,
            [self._engines.box(stand, self.camera) for stand in stands],
        )

    def _bake_upright(self, stands: list[Stand]) -> None:
        """Shadows first; then, from the back to the front, engines and the tower between them."""
        for stand in stands:
            self._engines.draw_shadow(self.picture, stand, self.camera)
        tower = self.camera.local(self._fixtures.tower)[1]
        behind = [stand for stand in stands if self._depth(stand)[0] < tower]
        for stand in behind:
            self._engines.draw(self.picture, stand, self.camera)
        self._put("eiffel", self._fixtures.tower)
        for stand in stands[len(behind) :]:
            self._engines.draw(self.picture, stand, self.camera)

    def _put(self, name: str, place: Hex) -> None:
        corner = self.pieces.corner(name, self.camera.local(place))
        self.picture.blit(self.pieces.picture(name), corner)

    def _depth(self, stand: Stand) -> tuple[float, float, int]:
        x, y = ground_point(stand, self.camera)
        return y, x, stand.company.order


def _blank(camera: Camera) -> Surface:
    return Surface(camera.pane[2:]).convert()


def _alike(one: Camera, other: Camera) -> bool:
    """Whether two views show the same board in the same size, so that ribbons lie alike."""
    return one.zoom == other.zoom and one.pane[2:] == other.pane[2:]
