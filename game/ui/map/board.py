"""The board as a picture: a baked layer, stretched while the camera moves, and an overlay on it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.board import Board, Hex
from game.rules.companies import Company
from game.rules.table import Table
from game.ui.anim.idle_work import IdleWork
from game.ui.map.baked_layer import BakedLayer, ShownName
from game.ui.map.boxes import joined
from game.ui.map.camera import Camera, Frame, fitted, frame_of
from game.ui.map.ground import BEYOND
from game.ui.map.lineup import ALONE, Lineup, PlacedRail, empty_lineup, line_up
from game.ui.map.locomotives import Locomotives
from game.ui.map.overlay import Overlay, OverlayPainter
from game.ui.map.tracks import LaidRail, Tracks, ends
from game.ui.media.assets import Assets
from game.ui.media.surface_cache import trim

SHARP_AFTER = 0.15  # seconds after the last movement, the picture begins to become sharp
_SMALLER = 3  # the whole map is remembered at a third of its size


class _Pens(NamedTuple):
    """What draws rails, locomotives and an overlay, with which pictures."""

    assets: Assets
    tracks: Tracks
    locomotives: Locomotives
    overlay: OverlayPainter


class GroundLook(NamedTuple):
    """What the board without names depends on."""

    camera: Camera
    sharp: bool
    lineup: Lineup
    patterned: bool


class BoardPicture:
    """Draws a board and what stands on it into a pane of the window."""

    def __init__(
        self,
        assets: Assets,
        board: Board,
        patterned: bool = False,
        idle_work: IdleWork | None = None,
        *,
        keeps_ground: bool = False,
    ) -> None:
        """With idle work, the picture becomes sharp by itself after a movement. `keeps_ground` is
        for a board that changes many times a second."""
        self.frame: Frame = frame_of(assets.manifest("map"), board)
        self.lineup: Lineup = empty_lineup(board)
        self._shown = self.lineup  # without those who step aside, which are drawn as they move
        self.camera: Camera = fitted(self.frame, (0, 0, 1, 1))
        tracks, locomotives = Tracks(assets), Locomotives(assets, patterned)
        self._pens = _Pens(assets, tracks, locomotives, OverlayPainter(assets, tracks, locomotives))
        self._stretched = StretchedBoard()
        self._idle_work = idle_work or IdleWork()
        self._keeps_ground = keeps_ground
        self._layer: BakedLayer | None = None
        self._prepared: tuple[Table, Lineup] | None = None  # a table that will be shown
        self._next_layer: BakedLayer | None = None  # being baked for a camera that has moved
        self._overlay = Overlay()  # drawn last

    @property
    def sharp(self) -> bool:
        """Whether the picture is baked for the current camera."""
        layer = self._layer
        return layer is not None and layer.camera == self.camera and not layer.flattened

    def set_camera(self, camera: Camera, moving: bool = False) -> None:
        """Change the camera; while `moving` the picture stays rough."""
        self.camera = camera
        self._stop_baking()
        if self._layer is not None and self._layer.camera == camera:
            self._layer.restore()
            return
        if moving and self._layer is not None:
            self._layer.forget_ground()
            self._flatten(self._layer)
            self._idle_work.schedule(self, self._sharpening_steps(self._layer), SHARP_AFTER)
            return
        before, self._layer = self._layer, None
        layer = self._new_layer(before)
        del before  # its pictures
        layer.bake()
        self._show(layer)
        self._spare()
        trim()

    def camera_steps(self, camera: Camera) -> Iterator[None]:
        """Change the camera and bake the picture for it, piece by piece."""
        self.camera = camera
        self._stop_baking()
        if self._layer is not None and self._layer.camera == camera:
            self._layer.restore()
        else:
            yield from self._sharpening_steps(self._layer)

    def sharpen(self) -> None:
        """Bake the picture for the current camera now, if it is rough."""
        self._idle_work.finish(self)

    def stop(self) -> None:
        """Leave the picture as it is: nobody looks at it any more."""
        self._stop_baking()

    def set_patterned(self, patterned: bool) -> None:
        """Show or hide the companies' patterns, which help colour-blind players."""
        if self._pens.locomotives.patterned != patterned:
            self.sharpen()
            self._pens.locomotives.patterned = patterned
            if self._layer is not None:
                self._layer.redraw()

    def set_table(self, table: Table, built: Sequence[Hex] = ()) -> list[Rect]:
        """Show a table; returns the parts of the window that changed. See `line_up` for `built`."""
        return self.show_lineup(self._lineup_of(table, built))

    def show_lineup(self, lineup: Lineup) -> list[Rect]:
        """Show locomotives and rails; returns the parts of the window that changed."""
        self.lineup, self._prepared = lineup, None
        return self._show_lineup(lineup)

    def make_room(self, company: Company, places: Collection[Hex]) -> None:
        """Leave out, until another line-up is shown, those who step aside in these hexes for a
        company's locomotives."""
        self._show_lineup(self.lineup.making_room(company, places))

    def _show_lineup(self, lineup: Lineup) -> list[Rect]:
        self._shown = lineup
        if self._layer is None:
            return []
        parts = self._layer.show(lineup, self._overlay)
        if self._next_layer is not None:
            self._next_layer.show(lineup, self._overlay)
        if not self.sharp:
            return [Rect(self.camera.pane)] if parts else []
        return self._in_window(parts)

    def prepare_table(self, table: Table, built: Sequence[Hex] = ()) -> None:
        """Draw beforehand, as idle work, what `set_table` will need until `forget_prepared`."""
        if self._layer is not None and self.sharp:
            steps = self._preparing(self._layer, table, built)
            self._idle_work.schedule((self, "ground"), steps)

    def prepare_more(self, steps: int) -> bool:
        """Do so many steps of what `prepare_table` has begun now; True if any may be left."""
        return self._idle_work.advance((self, "ground"), steps)

    def _preparing(self, layer: BakedLayer, table: Table, built: Sequence[Hex]) -> Iterator[None]:
        lineup = self._lineup_of(table, built)
        self._prepared = table, lineup
        yield
        for _ in layer.prepare(lineup):
            if not self.camera.fits:  # the pictures are larger
                self._spare()
            yield

    def _lineup_of(self, table: Table, built: Sequence[Hex]) -> Lineup:
        """The line-up of a table, which may have been prepared."""
        if self._prepared is not None and self._prepared[0] is table:
            return self._prepared[1]
        return line_up(table, self.lineup, built)

    def forget_prepared(self) -> None:
        """Free what was drawn beforehand."""
        self._prepared = None
        self._idle_work.cancel((self, "ground"))
        if self._layer is not None and not self._keeps_ground:
            self._layer.forget_ground()

    @property
    def prepared_pixels(self) -> int:
        """How much ground was drawn beforehand."""
        return self._layer.ground_pixels if self._layer is not None else 0

    def draw(self, surface: Surface, clip: Rect | None = None) -> None:
        """Draw the board with all names, or only the part of it in `clip` (of the window)."""
        self.draw_ground(surface, clip)
        part = surface.get_clip() if clip is None else surface.get_clip().clip(clip)
        self._draw_names(surface, part, Overlay())

    def draw_ground(self, surface: Surface, clip: Rect | None = None) -> None:
        """Draw the board without names, which `draw_overlay` adds."""
        pane, layer = Rect(self.camera.pane), self._layer
        part = pane if clip is None else pane.clip(clip)
        if layer is None or not part:
            return
        if self.sharp:
            surface.blit(layer.picture, part, part.move(-pane.left, -pane.top))
        else:
            self._stretched.draw(surface, part, self.camera, layer.picture, layer.camera)

    def draw_overlay(self, surface: Surface, overlay: Overlay, clip: Rect | None = None) -> None:
        """Draw an overlay on top of the board."""
        part = surface.get_clip() if clip is None else surface.get_clip().clip(clip)
        if self._layer is None or not part.colliderect(self.camera.pane):
            return
        inner, layer, self._overlay = self._inner(surface, part), self._layer, overlay
        drawn = overlay if self.sharp else replace(overlay, dims=False)  # a veil takes long to draw
        self._pens.overlay.draw_below_names(inner, drawn, self._shown, self.camera)
        boxes: list[Rect] = []
        if self.sharp:
            boxes = layer.name_boxes(overlay)
            layer.draw_names(inner, overlay, [inner.get_clip()])
        self._pens.overlay.draw_above_names(inner, overlay, self._shown, self.camera, boxes)

    def names(self, overlay: Overlay) -> Mapping[Hex, ShownName]:
        """How every city's name looks with an overlay; none while the map moves."""
        return self._layer.names(overlay) if self._layer and self.sharp else {}

    def around(self, place: Hex) -> Rect:
        """The pixels of the window that something on a hex may touch."""
        box = self._layer.around(place) if self._layer else Rect(0, 0, 0, 0)
        return box.move(self.camera.pane[:2])

    def name_boxes(self) -> list[Rect]:
        """The boxes of the cities' names in the window; none while the map moves."""
        layer = self._layer
        return self._in_window(layer.name_boxes(self._overlay)) if layer and self.sharp else []

    def draw_names(self, surface: Surface, part: Rect) -> None:
        """Draw the names that reach into a part of the window once more."""
        self._draw_names(surface, part, self._overlay)

    def _draw_names(self, surface: Surface, part: Rect, overlay: Overlay) -> None:
        if self._layer and self.sharp and part.colliderect(self.camera.pane):
            inner = self._inner(surface, part)
            self._layer.draw_names(inner, overlay, [inner.get_clip()])

    def rail_steps(self, rail: PlacedRail) -> Iterator[None]:
        """Make what `laid_rail` needs, one picture in each step."""
        yield from self._pens.tracks.steps(Surface((1, 1)), [rail], self.camera)

    def laid_rail(self, rail: PlacedRail) -> LaidRail:
        """A rail that will be laid, below the locomotives at its ends; one that will step aside
        is drawn as it moves."""
        camera = self.camera
        box = self._pens.tracks.box(rail, camera)
        box.topleft = box.left // 2 * 2, box.top // 2 * 2  # see `Camera.within`
        picture, near = Surface(box.size, SRCALPHA), camera.within(box.topleft)
        self._pens.tracks.draw(picture, [rail], near)
        for place, aside in ((rail.one, rail.one_aside), (rail.other, rail.other_aside)):
            for placed in self.lineup.by_hex.get(place, ()):
                if (placed.size == ALONE) == (aside == (0, 0)):
                    self._pens.locomotives.draw(picture, placed, near)
        left, top, *_ = camera.pane
        one, other = ends(rail, camera)
        return LaidRail(
            picture, box.move(left, top), *((x + left, y + top) for x, y in (one, other))
        )

    def draw_front(self, surface: Surface, parts: Sequence[Rect]) -> None:
        """Draw barriers and names once more where something has moved over the map."""
        pane = Rect(self.camera.pane)
        inside = [part.clip(pane).move(-pane.left, -pane.top) for part in parts]
        if self._layer and self.sharp and any(inside):
            inner = self._inner(surface, surface.get_clip())
            self._layer.draw_front(inner, self._overlay, [part for part in inside if part])

    @property
    def ground_look(self) -> GroundLook:
        """What `draw_ground` shows."""
        return GroundLook(self.camera, self.sharp, self._shown, self._pens.locomotives.patterned)

    def ground_changes(self, before: GroundLook, overlay: Overlay) -> list[Rect] | None:
        """The parts of the window in which the ground and its names differ from an earlier look;
        None if all of it, or the overlay, may differ."""
        now, layer = self.ground_look, self._layer
        if layer is None or not now.sharp or before._replace(lineup=now.lineup) != now:
            return None
        if overlay != self._overlay or overlay.covered() or overlay.spotlight is not None:
            return None
        return self._in_window(layer.changes_since(before.lineup, overlay))

    def overlay_changes(self, before: Overlay, after: Overlay) -> list[Rect]:
        """The parts of the window that differ when one overlay replaces another."""
        layer = self._layer
        if layer is None or not self.sharp:
            return [Rect(self.camera.pane)] if before != after else []
        pane = layer.picture.get_rect()
        if (before.spotlight, before.past) != (after.spotlight, after.past):  # the rest is dimmed
            return [Rect(self.camera.pane)]
        boxes = [layer.around(place) for place in before.differing(after)]
        boxes += layer.name_changes(before, after)
        return self._in_window(joined(box.clip(pane) for box in boxes if box.colliderect(pane)))

    def _new_layer(self, before: BakedLayer | None) -> BakedLayer:
        if before is not None and before.camera.hex_width != self.camera.hex_width:
            self._pens.assets.forget_shrunk()
        tools = self._pens.assets, self._pens.tracks, self._pens.locomotives
        return BakedLayer(*tools, self.camera, self._shown, before, keeps_ground=self._keeps_ground)

    def _sharpening_steps(self, before: BakedLayer | None) -> Iterator[None]:
        layer = self._next_layer = self._new_layer(before)
        yield
        for _ in layer.steps():
            self._spare()
            yield
        self._pens.assets.rest()  # the window gets a new picture now, which takes more memory
        trim()
        yield
        self._next_layer = None
        self._show(layer)

    def _spare(self) -> None:
        """Keep few of the pictures that are drawn once, while many of them are made."""
        self._pens.assets.spare()
        self._pens.tracks.spare()

    def _show(self, layer: BakedLayer) -> None:
        self._layer = layer

    def _flatten(self, layer: BakedLayer) -> None:
        """Draw the names on a layer that will be stretched; keep a small copy of a whole map."""
        if not layer.flattened:
            layer.flatten(self._overlay)
            if layer.camera.fits:
                self._stretched.remember(layer.picture, layer.camera)

    def _stop_baking(self) -> None:
        self._idle_work.cancel(self)
        self._next_layer = None

    def _in_window(self, parts: list[Rect]) -> list[Rect]:
        left, top, *_ = self.camera.pane
        return [part.move(left, top) for part in parts]

    def _inner(self, surface: Surface, part: Rect) -> Surface:
        """The pane as a surface, clipped to a part of the window."""
        pane = Rect(self.camera.pane)
        inner = surface.subsurface(pane.clip(surface.get_rect()))
        inner.set_clip(part.move(-pane.left, -pane.top))
        return inner


class StretchedBoard:
    """The board while the camera moves: the last baked layer stretched, without smoothing."""

    def __init__(self) -> None:
        self._whole: tuple[Surface, Camera] | None = None

    def remember(self, layer: Surface, camera: Camera) -> None:
        """Keep a small copy of the whole map, for what a closer layer does not show."""
        size = max(1, layer.get_width() // _SMALLER), max(1, layer.get_height() // _SMALLER)
        self._whole = pygame.transform.scale(layer, size), camera

    def draw(
        self, surface: Surface, part: Rect, camera: Camera, layer: Surface, seen: Camera
    ) -> None:
        """Draw a layer that another camera saw into a part of the window."""
        before, pane = surface.get_clip(), Rect(camera.pane)
        target = _target(seen, camera)
        for gap in _around(pane, target.move(pane.topleft)):
            surface.set_clip(gap.clip(part).clip(before))
            surface.fill(BEYOND)
            if self._whole:
                _stretch(surface, *self._whole, camera)
        surface.set_clip(part.clip(before))
        if target.size == layer.get_size():  # moved, but not stretched
            surface.set_clip(surface.get_clip().clip(pane))
            surface.blit(layer, target.move(pane.topleft))
        else:
            _stretch(surface, layer, seen, camera)
        surface.set_clip(before)


def _target(seen: Camera, camera: Camera) -> Rect:
    """Where the pane of one camera lies in the pane of another."""
    grows = camera.scale / seen.scale
    left = camera.origin[0] - seen.origin[0] * grows
    top = camera.origin[1] - seen.origin[1] * grows
    return Rect(round(left), round(top), round(seen.pane[2] * grows), round(seen.pane[3] * grows))


def _around(whole: Rect, hole: Rect) -> list[Rect]:
    """The parts of a rectangle beside another one: above, below, left, right."""
    inner = hole.clip(whole)
    if not inner:
        return [whole]
    parts = (
        Rect(whole.left, whole.top, whole.width, inner.top - whole.top),
        Rect(whole.left, inner.bottom, whole.width, whole.bottom - inner.bottom),
        Rect(whole.left, inner.top, inner.left - whole.left, inner.height),
        Rect(inner.right, inner.top, whole.right - inner.right, inner.height),
    )
    return [part for part in parts if part]


def _stretch(surface: Surface, picture: Surface, seen: Camera, camera: Camera) -> None:
    """Draw a picture that another camera saw into the surface's clip."""
    pane, target = Rect(camera.pane), _target(seen, camera)
    visible = target.clip(surface.get_clip().clip(pane).move(-pane.left, -pane.top))
    if not visible:
        return
    across, down = picture.get_width() / target.width, picture.get_height() / target.height
    source = Rect(
        int((visible.left - target.left) * across),
        int((visible.top - target.top) * down),
        max(1, round(visible.width * across)),
        max(1, round(visible.height * down)),
    ).clip(picture.get_rect())
    if source:
        place = surface.subsurface(visible.move(pane.topleft))
        pygame.transform.scale(picture.subsurface(source), visible.size, place)
