"""The baked layer: everything static on the board but names, in one picture of the pane.

The cities' names change with what the player points at and plans, so they are drawn above it.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.board import Hex
from game.rules.companies import Company
from game.ui.map.boxes import joined
from game.ui.map.camera import Camera
from game.ui.map.ground import MapPicture, ground_steps
from game.ui.map.lineup import Lineup, PlacedLocomotive, PlacedRail
from game.ui.map.locomotives import Locomotives, ground_point
from game.ui.map.overlay import Overlay
from game.ui.map.pieces import MapPieces, barrier_pieces
from game.ui.map.rails import tower_of
from game.ui.map.ribbons import Ribbons
from game.ui.map.tracks import Tracks
from game.ui.media.assets import Assets

_TALL = 2.6  # hexes: what a change of one hex may touch
_DEPTH = 24  # bits, of pictures that are only copied from
_OVERLAYS_KEPT = 2  # the one that is shown, and the one before it


class _Fixtures(NamedTuple):
    """What never changes on a board."""

    map: MapPicture
    tower: Hex
    barriers: list[tuple[str, Hex]]


class _Pens(NamedTuple):
    """What draws the ground, what stands on it, rails and locomotives."""

    assets: Assets
    pieces: MapPieces
    tracks: Tracks
    locomotives: Locomotives


class _DrawOrder(NamedTuple):
    """Rails and locomotives of a line-up in the order of drawing, each with its box."""

    lineup: Lineup
    rails: list[PlacedRail]
    rail_boxes: list[Rect]
    locomotives: list[PlacedLocomotive]
    locomotive_boxes: list[Rect]


class _Ground(NamedTuple):
    """The ground without what stands on it, in a part of the pane."""

    picture: Surface
    part: Rect


class ShownName(NamedTuple):
    """A city's ribbon as it looks now, in the pane."""

    owner: Company | None
    box: Rect
    faint: bool


_Names = Mapping[Hex, ShownName]


class _FrontPicture(NamedTuple):
    """A picture before everything on the ground, and its box in the pane."""

    picture: Surface
    box: Rect


class BakedLayer:
    """The board as a camera sees it."""

    def __init__(
        self,
        assets: Assets,
        tracks: Tracks,
        locomotives: Locomotives,
        camera: Camera,
        lineup: Lineup,
        before: "BakedLayer | None" = None,
        *,
        keeps_ground: bool,
    ) -> None:
        """`before` is what another camera saw: its ribbons are used again if they fit.
        `keeps_ground` makes changes faster and needs more memory."""
        pieces = MapPieces(assets, camera.hex_width)
        self._pens = _Pens(assets, pieces, tracks, locomotives)
        board = camera.frame.board
        self._fixtures = _Fixtures(
            MapPicture(assets, board), tower_of(board), [*barrier_pieces(board)]
        )
        self.camera = camera
        self._ribbons: Ribbons | None = None
        if before and _size_of_view(before.camera) == _size_of_view(camera):
            self._ribbons = before._ribbons
        self._names: list[tuple[Overlay, Lineup, _Names]] = []
        self._front: tuple[_Names, list[_FrontPicture], list[Rect]] | None = None
        # What the names hide while they are part of the picture.
        self._below_names: list[tuple[Surface, Rect]] | None = None
        self.picture = Surface(camera.pane[2:])
        self._keeps_ground = keeps_ground
        self._grounds: list[_Ground] = []
        self._finished = False
        self._order = self._in_order(lineup)

    @property
    def flattened(self) -> bool:
        """Whether names are part of the picture."""
        return self._below_names is not None

    def bake(self) -> None:
        """Draw everything."""
        for _ in self.steps():
            pass

    def steps(self) -> Iterator[None]:
        """Draw everything, piece by piece."""
        ribbons = self._ribbons
        if ribbons is None:
            ribbons = Ribbons(self._pens.assets, self._pens.pieces, self.camera)
            yield from ribbons.placing_steps(self.camera)
            self._ribbons = ribbons
        yield from ribbons.picture_steps(self.camera, self._owners(Overlay(), self._order.lineup))
        if self._keeps_ground:
            yield from self._prepare([self.picture.get_rect()])
        yield from self._picture_steps()

    def redraw(self) -> None:
        """Draw everything but the ground again."""
        for _ in self._picture_steps():
            pass

    def _picture_steps(self) -> Iterator[None]:
        lineup = None
        while lineup is not self._order.lineup:
            lineup = self._order.lineup
            for _ in self._part_steps(self.picture.get_rect()):
                yield
                if lineup is not self._order.lineup:  # it has changed meanwhile
                    break
        self._finished = True
        self._pens.tracks.clear()  # most of them will not change

    def prepare(self, lineup: Lineup) -> Iterator[None]:
        """Draw the ground for the differences of another line-up, piece by piece, and make the
        pictures of all rails and locomotives there."""
        if not self._finished or self._keeps_ground:
            return
        parts = self._changed_parts(lineup)
        yield from self._prepare(parts)
        if self._ribbons is not None:
            yield from self._ribbons.picture_steps(self.camera, self._owners(Overlay(), lineup))
        nowhere = Surface((1, 1))
        boxes = {rail: self._pens.tracks.box(rail, self.camera) for rail in lineup.rails}
        rails = [rail for rail, box in boxes.items() if box.collidelist(parts) >= 0]
        yield from self._pens.tracks.steps(nowhere, rails, self.camera)
        for placed in lineup.locomotives:
            if self._pens.locomotives.box(placed, self.camera).collidelist(parts) >= 0:
                self._pens.locomotives.draw_shadow(nowhere, placed, self.camera)
                self._pens.locomotives.draw(nowhere, placed, self.camera)
                yield

    def forget_ground(self) -> None:
        """Free memory: the ground is drawn again for every change from now on."""
        self._grounds = []

    @property
    def ground_pixels(self) -> int:
        """How much of the ground is kept."""
        return sum(ground.part.width * ground.part.height for ground in self._grounds)

    def _prepare(self, parts: list[Rect]) -> Iterator[None]:
        grounds = []
        for part in map(_from_even, parts):
            ground = _Ground(self.picture.subsurface(part).copy(), part)
            yield from self._ground_steps(ground.picture, self.camera.within(part.topleft))
            if self._keeps_ground:  # with a quarter less memory
                ground = ground._replace(picture=ground.picture.convert(_DEPTH))
            grounds.append(ground)
        self._grounds = grounds

    def show(self, lineup: Lineup, overlay: Overlay) -> list[Rect]:
        """Draw the differences of another line-up; returns the parts of the pane that changed."""
        flattened, before = self.flattened, self.names(overlay)
        self.restore()
        parts = self._changed_parts(lineup) if self._finished else []
        self._order = self._in_order(lineup)
        for part in parts:
            for _ in self._part_steps(part):
                pass
        if flattened:
            self.flatten(overlay)
        pane = self.picture.get_rect()
        return parts + [box.clip(pane) for box in _differing(before, self.names(overlay))]

    def changes_since(self, lineup: Lineup, overlay: Overlay) -> list[Rect]:
        """The parts of the pane where an earlier line-up looked different under this overlay."""
        pane, before = self.picture.get_rect(), self._looks(overlay, lineup)
        boxes = _differing(before, self.names(overlay))
        return self._changed_parts(lineup) + [box.clip(pane) for box in boxes]

    def _changed_parts(self, lineup: Lineup) -> list[Rect]:
        before, pane = self._order.lineup, self.picture.get_rect()
        locomotives, rails = before.locomotives ^ lineup.locomotives, before.rails ^ lineup.rails
        boxes = [self._pens.locomotives.box(one, self.camera) for one in locomotives]
        boxes += [self._pens.tracks.box(one, self.camera) for one in rails]
        return joined(box.clip(pane) for box in boxes if box.colliderect(pane))

    def names(self, overlay: Overlay) -> _Names:
        """How every city's name looks; none where names are hidden or cannot be read."""
        lineup = self._order.lineup
        for seen, of, names in self._names:
            if seen is overlay and of is lineup:
                return names
        names = self._looks(overlay, lineup)
        self._names = [(overlay, lineup, names), *self._names[: _OVERLAYS_KEPT - 1]]
        return names

    def _looks(self, overlay: Overlay, lineup: Lineup) -> _Names:
        ribbons = self._ribbons
        if ribbons is None:
            return {}
        owners, seen = self._owners(overlay, lineup), overlay.kept_visible()
        names = {}
        for place in filter(overlay.names_city, ribbons):
            owner = owners.get(place)
            faint = not seen.isdisjoint(ribbons.ribbon(place, owner).covers)
            names[place] = ShownName(owner, ribbons.box(self.camera, place, owner), faint)
        return names

    def _owners(self, overlay: Overlay, lineup: Lineup) -> dict[Hex, Company]:
        """The companies in the cities, those of a planned build included."""
        standing, cities = lineup.companies, self.camera.frame.board.cities
        owners = {city.hex: standing[city.hex][0] for city in cities if city.hex in standing}
        if overlay.company is not None:
            owners |= dict.fromkeys(overlay.chosen, overlay.company)
        return owners

    def draw_names(self, pane: Surface, overlay: Overlay, parts: Sequence[Rect]) -> None:
        """Draw the names that reach into any of these parts of the pane."""
        clip, ribbons = pane.get_clip(), self._ribbons
        for place, (owner, box, faint) in self.names(overlay).items():
            if ribbons and box.colliderect(clip) and box.collidelist(parts) >= 0:
                ribbons.draw(pane, place, owner, box, faint=faint)

    def draw_front(self, pane: Surface, overlay: Overlay, parts: Sequence[Rect]) -> None:
        """Draw what stands before everything on the ground: barriers, and names."""
        names = self.names(overlay)
        if self._front is None or self._front[0] is not names:
            front = [*self._barrier_pictures(), *self._name_pictures(names)]
            self._front = names, front, [one.box for one in front]
        _, front, boxes = self._front
        for part in parts:
            for number in part.collidelistall(boxes):
                picture, box = front[number]
                seen = box.clip(part)
                pane.blit(picture, seen, seen.move(-box.left, -box.top))

    def flatten(self, overlay: Overlay) -> None:
        """Draw the names on the picture, which will be stretched."""
        if not self.flattened:
            whole = self.picture.get_rect()
            boxes = [box.clip(whole) for box in self.name_boxes(overlay) if box.colliderect(whole)]
            self._below_names = [(self.picture.subsurface(box).copy(), box) for box in boxes]
            self.draw_names(self.picture, overlay, [whole])

    def restore(self) -> None:
        """Take the names from the picture again."""
        if self._below_names is not None:
            self.picture.blits([*reversed(self._below_names)])
            self._below_names = None

    def name_boxes(self, overlay: Overlay) -> list[Rect]:
        """The boxes of the cities' names in the pane."""
        return [name.box for name in self.names(overlay).values()]

    def name_changes(self, before: Overlay, after: Overlay) -> list[Rect]:
        """Where names look different with another overlay."""
        return _differing(self.names(before), self.names(after))

    def around(self, place: Hex) -> Rect:
        """The pixels of the pane that something on a hex may touch."""
        side = round(self.camera.hex_width * _TALL)
        x, y = self.camera.local(place)
        return Rect(0, 0, side, side).move_to(center=(round(x), round(y)))

    def _barrier_pictures(self) -> Iterator[_FrontPicture]:
        for name, place in self._fixtures.barriers:
            picture = self._pens.pieces.picture(name)
            corner = self._pens.pieces.corner(name, self.camera.local(place))
            yield _FrontPicture(picture, picture.get_rect(topleft=corner))

    def _name_pictures(self, names: _Names) -> Iterator[_FrontPicture]:
        if self._ribbons is not None:
            pane = self.picture.get_rect()
            for place, (owner, box, faint) in names.items():
                if not box.colliderect(pane):
                    continue
                yield _FrontPicture(self._ribbons.picture(place, owner, faint=faint), box)

    def _in_order(self, lineup: Lineup) -> _DrawOrder:
        rails = sorted(lineup.rails)
        placed = sorted(lineup.locomotives, key=self._depth)
        return _DrawOrder(
            lineup,
            rails,
            [self._pens.tracks.box(rail, self.camera) for rail in rails],
            placed,
            [self._pens.locomotives.box(one, self.camera) for one in placed],
        )

    def _part_steps(self, part: Rect) -> Iterator[None]:
        """Draw everything in a part of the pane, from the ground up."""
        picture = self.picture
        picture.set_clip(part)
        order = self._order
        ground = next((one for one in self._grounds if one.part.contains(part)), None)
        if ground is not None:
            picture.blit(ground.picture, part, part.move(-ground.part.left, -ground.part.top))
            yield
        else:
            yield from self._ground_steps(picture, self.camera)
        rails = [order.rails[number] for number in part.collidelistall(order.rail_boxes)]
        yield from self._pens.tracks.steps(picture, rails, self.camera)
        yield from self._upright_steps(part)
        for name, place in self._fixtures.barriers:  # above the locomotives, to be noticed
            self._pens.pieces.draw(picture, name, self.camera.local(place))
        yield
        picture.set_clip(None)

    def _ground_steps(self, pane: Surface, camera: Camera) -> Iterator[None]:
        return ground_steps(pane, self._pens.assets, self._fixtures.map, self._pens.pieces, camera)

    def _upright_steps(self, part: Rect) -> Iterator[None]:
        """Shadows, then locomotives and the tower from back to front."""
        picture, camera, order = self.picture, self.camera, self._order
        numbers = part.collidelistall(order.locomotive_boxes)
        placed = [order.locomotives[number] for number in numbers]
        for one in placed:
            self._pens.locomotives.draw_shadow(picture, one, camera)
            yield
        tower = camera.local(self._fixtures.tower)
        behind = [one for one in placed if self._depth(one)[0] < tower[1]]
        for one in behind:
            self._pens.locomotives.draw(picture, one, camera)
            yield
        self._pens.pieces.draw(picture, "eiffel", tower)
        yield
        for one in placed[len(behind) :]:
            self._pens.locomotives.draw(picture, one, camera)
            yield

    def _depth(self, placed: PlacedLocomotive) -> tuple[float, float, int]:
        x, y = ground_point(placed, self.camera)
        return y, x, placed.company.order


def _differing(one: _Names, other: _Names) -> list[Rect]:
    """The boxes of all names that do not look the same."""
    if one is other:
        return []
    places = [place for place in {**one, **other} if one.get(place) != other.get(place)]
    return [names[place].box for place in places for names in (one, other) if place in names]


def _from_even(part: Rect) -> Rect:
    """A part of the pane, widened to begin at even numbers: see `Camera.within`."""
    left, top = part.left // 2 * 2, part.top // 2 * 2
    return Rect(left, top, part.right - left, part.bottom - top)


def _size_of_view(camera: Camera) -> Hashable:
    return camera.zoom, camera.hex_width, camera.pane[2:]
