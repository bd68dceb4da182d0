"""The small notes on a table: what lies under the pointer, and what is answered to a touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from game.board import Hex
from game.ui.core.context import Stage
from game.ui.map.camera import Camera
from game.ui.map.overlay import Overlay
from game.ui.table.help.captions import kind_words
from game.ui.table.input.target import words_of
from game.ui.table.layout import TableLayout
from game.ui.table.panel.rack import group_of
from game.ui.widgets.tooltip import Tooltips

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

_POINTER = 28  # units: about the room that the mouse's picture takes
_FRAME = 12  # units: the rim of the map
_HEX = 0.9  # of its width: what of a hex is to be seen


class _Sights(NamedTuple):
    """What a note should leave to be seen: what lies around, and more so what it speaks of."""

    around: Sequence[Rect]
    spoken_of: Sequence[Rect] = ()


class Notes:
    """Draws the notes of a table scene, and finds places for them."""

    def __init__(self, stage: Stage) -> None:
        self._tooltips = Tooltips(stage.skins)
        self._around: tuple[Overlay, Hex, Camera, object, _Sights] | None = None

    def draw(self, surface: Surface, scene: TableScene, overlay: Overlay) -> list[Rect]:
        """All the notes of now; returns where."""
        words = pointed_words(scene)
        if not words:
            return []
        about, seen = _about(scene), self._to_be_seen(scene, overlay)
        within = _room(scene, about)
        note = self._tooltips.draw(
            surface, scene.layout, words, about, seen.around, within, seen.spoken_of
        )
        return [note]

    def _to_be_seen(self, scene: TableScene, overlay: Overlay) -> _Sights:
        """What a note beside the pointer should not hide: panel, rack, tools; or of the map what is
        open, what would be hemmed in, cities and their names, and other notes. Kept, since a note
        stays for many frames."""
        place, camera, layout = scene.pointing.hex, scene.camera, scene.layout
        if place is None:
            panel = [*layout.players, *layout.cards, layout.status, layout.action, layout.log]
            return _Sights([*panel, scene.rack, *_tools(scene), *scene.guide.boxes])
        slips, kept = tuple(map(tuple, scene.guide.boxes)), self._around
        if kept and kept[0] is overlay and kept[1:4] == (place, camera, slips):
            return kept[4]
        box = Rect(0, 0, round(camera.hex_width * _HEX), round(camera.hex_width * _HEX))
        hexes = [*overlay.chosen, *overlay.open]
        hexes += [city.hex for city in scene.plan.view.table.board.cities]
        around = [box.move_to(center=camera.pixel_of(one)) for one in hexes]
        around += [*scene.board.names(), *scene.guide.boxes, layout.rack, *_tools(scene)]
        hemmed = [box.move_to(center=camera.pixel_of(one)) for one in overlay.hemmed]
        seen = _Sights(around, hemmed)
        self._around = overlay, place, camera, slips, seen
        return seen


def pointed_words(scene: TableScene) -> str:
    """What is said of what lies under the pointer, or answered to what was touched."""
    if scene.replies.words:
        return scene.replies.words
    if scene.hints.offered and scene.hints.button.state == "hover":
        # What was answered lies where the words would be.
        return "" if scene.hints.open else scene.stage.texts.say("advice-button")
    for tool in (scene.book, scene.menu):
        if tool.button.state == "hover":
            return scene.stage.texts.say(tool.words)
    if words := scene.corner.words() or scene.explained():
        return words
    open_book = scene.stage.settings.notebook and scene.corner.notebook
    pointing, texts = scene.pointing, scene.stage.texts
    words = words_of(
        scene.plan, pointing, scene.names, texts, open_book=open_book, first=scene.first
    )
    if pointing.player is None:
        return words
    kind = scene.session.players[pointing.player].kind
    more = scene.corner.about(pointing.player) or kind_words(kind, texts)
    return f"{words}\n{more}".rstrip()


def _about(scene: TableScene) -> Rect:
    """What the words speak of: a card, a tile, a hex, or what is right under the pointer."""
    pointing, layout = scene.pointing, scene.layout
    if scene.replies.card is not None:
        return _across(layout, layout.cards[scene.replies.card.order])
    if pointing.player is not None:
        return _across(layout, layout.players[pointing.player])
    if pointing.company is not None:
        return _across(layout, layout.cards[pointing.company.order])
    if pointing.status:
        return _across(layout, layout.status)
    if pointing.rack is not None and (held := scene.plan.view.portfolio):
        group = group_of(scene.rack, held, pointing.rack, scene.plan.count)
        return Rect(group.left, scene.rack.top, group.width, scene.rack.height)
    if pointing.hex is not None:
        side = round(scene.camera.hex_width * _HEX)
        return Rect(0, 0, side, side).move_to(center=scene.camera.pixel_of(pointing.hex))
    place, side = scene.stage.pointer or pointing.place, layout.pixels(_POINTER)
    under = Rect(0, 0, side, side).move_to(center=place)
    if pointing.line is not None:  # all of the line
        return Rect(layout.log.left, under.top, layout.log.width, side)
    return next((tool for tool in _tools(scene) if tool.collidepoint(place)), under)


def _across(layout: TableLayout, box: Rect) -> Rect:
    """A part of the panel, and all that lies before it: the room for a note is upon the map."""
    left = layout.panel.left
    return Rect(left, box.top, box.right - left, box.height)


def _room(scene: TableScene, about: Rect) -> Rect | None:
    """Where a note may lie: one about the map stays upon the map; None for the whole window."""
    pane = scene.layout.pane
    edge = scene.layout.pixels(_FRAME)
    return pane.inflate(-2 * edge, -2 * edge) if pane.collidepoint(about.center) else None


def _tools(scene: TableScene) -> list[Rect]:
    return [scene.layout.menu, *scene.layout.tools]
