"""Where the coach points: a ring around a thing on the table, and an arrow from its free side."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.ui.map.shapes import Shapes
from game.ui.table.geometry import Geometry
from game.ui.table.plan import Plan
from game.ui.tutorial.lesson_parts import LessonTarget, Where
from game.ui.widgets.placement import KeepClear, least_hidden
from game.ui.widgets.rings import Side, arrow, arrow_box, ring_box, ring_hex

_AROUND = 1.3  # of a hex's width: what of it is to be seen
# From where an arrow points at something beside the map; there is no room beside the last button.
_BESIDE: dict[Where, Side] = {Where.CARD: "left", Where.RACK: "above", Where.CONFIRM: "left"}
_TAKE_ALL_BACK = 2  # among the buttons
_SIDES: tuple[Side, ...] = ("above", "left", "right", "below")


def mark(
    surface: Surface,
    geometry: Geometry,
    plan: Plan,
    target: LessonTarget,
    shapes: Shapes,
    away: float,
    panel: Sequence[Rect],
    seen: Sequence[Rect],
) -> list[Rect]:
    """Ring a target, and point at it from where the arrow lies on nothing that is to be read or
    `seen`, and never on the `panel`; returns what was drawn on."""
    scale = geometry.layout.scale
    if target.where is not Where.HEX or target.hex is None:
        place = place_of(geometry, target)
        drawn = [ring_box(surface, place, scale, away)]
        side = _BESIDE.get(target.where)
        if side and arrow_box(place, scale, side).collidelist(panel) < 0:
            drawn.append(arrow(surface, drawn[0], scale, away, side))
        return drawn
    middle, width = geometry.camera.pixel_of(target.hex), geometry.camera.hex_width
    box = ring_hex(surface, shapes, middle, width, away)
    side = free_side(geometry, plan, box, [*panel, *seen])
    drawn = [box, arrow(surface, box, scale, away, side)]
    for part in drawn:  # what is spoken of must be read
        geometry.board.draw_names(surface, part)
    return drawn


def free_side(geometry: Geometry, plan: Plan, box: Rect, hidden: Sequence[Rect]) -> Side:
    """From where an arrow covers least: no city's name, nothing that was just laid, nothing beside
    the map."""
    layout, laid = geometry.layout, plan.planned.hexes if plan.planned else ()
    pane, (width, height) = layout.pane, layout.size
    outside = [
        *(Rect(-width, -height, 3 * width, height), Rect(-width, pane.bottom, 3 * width, height)),
        *(Rect(-width, 0, width, height), Rect(pane.right, 0, width, height)),
    ]
    kept = [*geometry.board.names(), *(geometry.hex_box(one, _AROUND) for one in laid), *hidden]
    places = [arrow_box(box, layout.scale, side) for side in _SIDES]
    return _SIDES[places.index(least_hidden(places, [KeepClear([*outside, *kept])]))]


def around(geometry: Geometry, target: LessonTarget) -> Rect:
    """What is to be seen of a target."""
    if target.hex is None:
        return place_of(geometry, target)
    return geometry.hex_box(target.hex, _AROUND)


def place_of(geometry: Geometry, target: LessonTarget) -> Rect:
    """Where a card, a button or a locomotive lies."""
    layout, rack = geometry.layout, geometry.rack
    match target.where:
        case Where.CARD if target.company:
            return layout.cards[target.company.order]
        case Where.RACK if target.company and rack and target.company in rack.engines:
            return rack.first_of(target.company)
        case Where.RACK if rack:
            return rack.box
        case Where.TAKE_BACK:
            return layout.buttons[_TAKE_ALL_BACK]
        case _:
            return layout.buttons[0]
