"""Where the coach points: a ring around a thing on the table, and an arrow from its free side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.map.shapes import Shapes
from game.ui.table.panel.rack import slot_of
from game.ui.tutorial.beats import Target, Where
from game.ui.widgets.rings import Side, arrow, arrow_box, ring_box, ring_hex

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.ui.table.scene import TableScene

_AROUND = 1.3  # of a hex's width: what of it is to be seen
# From where an arrow points at something beside the map; there is no room beside the last button.
_BESIDE: dict[Where, Side] = {Where.CARD: "left", Where.RACK: "above", Where.CONFIRM: "left"}
_TAKE_ALL_BACK = 2  # among the buttons


def mark(
    surface: Surface,
    scene: TableScene,
    target: Target,
    shapes: Shapes,
    away: float,
    panel: Sequence[Rect],
    seen: Sequence[Rect],
) -> list[Rect]:
    """Ring a target, and point at it from where the arrow lies on nothing that is to be read or
    `seen`, and never on the `panel`; returns what was drawn on."""
    scale = scene.layout.scale
    if target.where is not Where.HEX or target.hex is None:
        place = place_of(scene, target)
        drawn = [ring_box(surface, place, scale, away)]
        side = _BESIDE.get(target.where)
        if side and arrow_box(place, scale, side).collidelist(panel) < 0:
            drawn.append(arrow(surface, drawn[0], scale, away, side))
        return drawn
    middle, width = scene.camera.pixel_of(target.hex), scene.camera.hex_width
    box = ring_hex(surface, shapes, middle, width, away)
    drawn = [box, arrow(surface, box, scale, away, free_side(scene, box, [*panel, *seen]))]
    for part in drawn:  # what is spoken of must be read
        scene.board.draw_names(surface, part)
    return drawn


def free_side(scene: TableScene, box: Rect, hidden: Sequence[Rect]) -> Side:
    """From where an arrow covers least: no city's name, and nothing that was just laid."""
    planned = scene.plan.planned
    laid = [around(scene, Target(Where.HEX, hex=one)) for one in planned.hexes] if planned else []
    kept = [*scene.board.names(), *laid, *hidden]
    sides: tuple[Side, ...] = ("above", "left", "right", "below")

    def covered(side: Side) -> int:
        place = arrow_box(box, scene.layout.scale, side)
        outside = place.width * place.height - _area(place.clip(scene.layout.pane))
        return outside + sum(_area(place.clip(one)) for one in kept)

    return min(sides, key=covered)


def around(scene: TableScene, target: Target) -> Rect:
    """What is to be seen of a target."""
    if target.hex is None:
        return place_of(scene, target)
    side = round(_AROUND * scene.camera.hex_width)
    return Rect(0, 0, side, side).move_to(center=scene.camera.pixel_of(target.hex))


def place_of(scene: TableScene, target: Target) -> Rect:
    """Where a card, a button or a locomotive lies."""
    layout, portfolio = scene.layout, scene.plan.view.portfolio
    match target.where:
        case Where.CARD if target.company:
            return layout.cards[target.company.order]
        case Where.RACK if target.company and portfolio:
            return slot_of(scene.rack, portfolio, target.company)
        case Where.RACK:
            return scene.rack
        case Where.TAKE_BACK:
            return layout.buttons[_TAKE_ALL_BACK]
        case _:
            return layout.buttons[0]


def _area(box: Rect) -> int:
    return box.width * box.height
