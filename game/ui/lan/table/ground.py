"""The map as something to lay a banner on: what should stay in sight, and where least is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.board import Kind, Space
from game.ui.table.layout import TableLayout

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

_COLUMNS, _LINES = 24, 16  # places that are tried
_GOAL, _CITY, _BUILT, _LAND = 40, 6, 3, 1  # how much each matters


class Spot(NamedTuple):
    """A place on the map, and how much it matters that it is seen."""

    place: tuple[int, int]
    weight: int


class Ground(NamedTuple):
    """What a banner lies on."""

    spots: Sequence[Spot] = ()
    clear: Sequence[Rect] = ()  # what it must not touch
    hex_width: int = 0


def ground_of(scene: TableScene, clear: Sequence[Rect] = ()) -> Ground:
    """The map of a table as it is seen now."""
    camera, table = scene.camera, scene.plan.view.table

    def weight(space: Space) -> int:
        if space.kind is Kind.CITY:
            return _GOAL if space.end else _CITY
        return _BUILT if table.standing(space.hex) else _LAND

    spots = [Spot(camera.pixel_of(space.hex), weight(space)) for space in table.board.spaces]
    return Ground(spots, clear, round(camera.hex_width))


def in_use(scene: TableScene) -> list[tuple[int, int]]:
    """Where locomotives stand, and where the next of a build may go."""
    table, planned = scene.plan.view.table, scene.plan.planned
    places = [space.hex for space in table.board.spaces if table.standing(space.hex)]
    places += planned.open_hexes() if planned else ()
    return [scene.camera.pixel_of(place) for place in places]


def best_place(size: tuple[int, int], layout: TableLayout, ground: Ground, edge: int) -> Rect:
    """Where a box hides least of what counts on the map; of equal places the highest middle one.

    What must stay clear is never hidden; where that leaves nothing, below the tools it is.
    """
    pane = layout.pane
    room = pane.inflate(-2 * edge, -2 * edge)
    room.height = layout.rack.top - edge // 2 - room.top
    clear = [layout.menu, *layout.tools, *ground.clear]
    middle = Rect((0, 0), size)
    middle.midtop = (pane.centerx, layout.tools[0].bottom + edge // 2)
    columns = [room.left + (room.width - size[0]) * n // _COLUMNS for n in range(_COLUMNS + 1)]
    lines = [room.top + (room.height - size[1]) * n // _LINES for n in range(_LINES + 1)]
    tried = [Rect(left, top, *size) for top in lines for left in columns]
    free = [box for box in tried if room.contains(box) and box.collidelist(clear) < 0]

    def cost(box: Rect) -> tuple[int, int, int]:
        wide = box.inflate(ground.hex_width, ground.hex_width)  # a city has its name below it
        hidden = sum(spot.weight for spot in ground.spots if wide.collidepoint(spot.place))
        return hidden, box.top, abs(box.centerx - pane.centerx)

    return min(free, key=cost, default=middle)
