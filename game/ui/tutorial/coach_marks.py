"""The coach's marks: a ring around something on the table, and an arrow that points at it."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.ui.map.shapes import Shapes
from game.ui.table.geometry import Geometry
from game.ui.table.plan import Plan
from game.ui.table.target import OnCard, OnHex, OnRack
from game.ui.tutorial.lessons import LessonTarget, TablePart
from game.ui.widgets.placement import KeepClear, least_hidden
from game.ui.widgets.rings import Side, arrow_box, draw_arrow, draw_box_ring, draw_hex_ring

_AROUND = 1.3  # of a hex's width: what has to be visible of it
_UNDO_ALL = 2  # among the buttons
_SIDES: tuple[Side, ...] = ("above", "left", "right", "below")


def draw_marks(
    surface: Surface,
    geometry: Geometry,
    plan: Plan,
    target: LessonTarget,
    shapes: Shapes,
    away: float,
    panel: Sequence[Rect],
    keep_clear: Sequence[Rect],
    *,
    found: bool = False,
) -> list[Rect]:
    """Mark a target; returns what was drawn on. The arrow is never on the panel, and covers as
    little as possible of the map's names and of what to keep clear. A target that is `found`, which
    the player points at, has no arrow: its tooltip is there."""
    scale = geometry.layout.scale
    if not isinstance(target, OnHex):
        box = target_box(geometry, target)
        drawn = [draw_box_ring(surface, box, scale, away)]
        side = _arrow_side(target)
        free = side and arrow_box(box, scale, side).collidelist(panel) < 0
        if side and free and not found:
            drawn.append(draw_arrow(surface, drawn[0], scale, away, side))
        return drawn
    middle, width = geometry.camera.pixel_of(target.hex), geometry.camera.hex_width
    box = draw_hex_ring(surface, shapes, middle, width, away)
    still = target_box(geometry, target)  # so that the arrow stays on its side while the ring moves
    side = None if found else free_side(geometry, plan, still, panel, keep_clear)
    drawn = [box, *([draw_arrow(surface, box, scale, away, side)] if side else [])]
    for part in drawn:  # names stay readable
        geometry.board.draw_names(surface, part)
    return drawn


def marked_boxes(
    geometry: Geometry,
    plan: Plan,
    target: LessonTarget,
    panel: Sequence[Rect],
    keep_clear: Sequence[Rect],
) -> list[Rect]:
    """The target and its arrow, which tooltips do not cover."""
    box, scale = target_box(geometry, target), geometry.layout.scale
    if isinstance(target, OnHex):
        side = free_side(geometry, plan, box, panel, keep_clear)
        return [box, *([arrow_box(box, scale, side)] if side else [])]
    side = _arrow_side(target)
    return [arrow_box(box, scale, side)] if side else []


def free_side(
    geometry: Geometry,
    plan: Plan,
    box: Rect,
    panel: Sequence[Rect],
    keep_clear: Sequence[Rect] = (),
) -> Side | None:
    """The side of a box on the map from which an arrow covers least, but never the panel."""
    layout = geometry.layout
    pane, (width, height) = layout.pane, layout.size
    outside = [
        *(Rect(-width, -height, 3 * width, height), Rect(-width, pane.bottom, 3 * width, height)),
        *(Rect(-width, 0, width, height), Rect(pane.right, 0, width, height)),
    ]
    hexes = [geometry.hex_box(one, _AROUND) for one in plan.hexes]
    clear = KeepClear([*outside, *geometry.board.name_boxes(), *hexes, *keep_clear])
    places = {side: arrow_box(box, layout.scale, side) for side in _SIDES}
    free = {side: place for side, place in places.items() if place.collidelist(panel) < 0}
    if not free:
        return None
    least = least_hidden([*free.values()], [clear])
    return next(side for side, place in free.items() if place == least)


def target_box(geometry: Geometry, target: LessonTarget) -> Rect:
    """The box of a target, which has to stay visible."""
    layout, rack = geometry.layout, geometry.rack
    match target:
        case OnHex(place):
            return geometry.hex_box(place, _AROUND)
        case OnCard(company):
            return layout.cards[company.order]
        case OnRack(company) if rack and company in rack.locomotives:
            return rack.first_of(company)
        case OnRack() | TablePart.RACK if rack:
            return rack.box
        case TablePart.UNDO_ALL:
            return layout.buttons[_UNDO_ALL]
        case _:
            return layout.buttons[0]


def _arrow_side(target: LessonTarget) -> Side | None:
    """The side of the arrow for something beside the map; the last button has no room for one."""
    match target:
        case OnRack() | TablePart.RACK:
            return "above"
        case TablePart.UNDO_ALL:
            return None
        case _:
            return "left"
