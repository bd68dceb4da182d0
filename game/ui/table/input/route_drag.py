"""A drag that lays locomotives along its way. Draws nothing."""

from collections.abc import Iterator
from math import dist

from game.board import Hex
from game.ui.map.camera import Camera
from game.ui.table.model import TableModel
from game.ui.table.target import OnHex

_MIDDLE = 0.42  # widths of a hex from its middle: the corners are too easy to touch
_STEP = 0.2  # widths of a hex between two points that are looked at


class RouteDrag:
    """From the hex where it began to the pointer; going back takes back what it has laid."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self._kept = 0  # locomotives that were planned before
        self.active = False

    def can_begin(self, place: Hex | None) -> bool:
        """Whether a drag from a hex lays a route: only from an available one."""
        planned = self._model.plan.planned
        free = planned is not None and self._model.plan.my_turn and not self._model.busy
        return free and planned is not None and place in planned.open_hexes()

    def begin(self, place: Hex) -> str:
        """Lay the first locomotive."""
        self._kept, self.active = len(self._model.plan.hexes), True
        return self._model.touch(OnHex(place))

    def pass_over(self, place: Hex) -> str:
        """Lay the way to the next hex, or take back what lies behind it."""
        plan = self._model.plan
        if place not in plan.hexes:
            return self._model.touch(OnHex(place)) if plan.route(place) else ""
        number = plan.hexes.index(place) + 1
        return self._model.shorten(number) if number > self._kept else ""

    def end(self) -> None:
        """Let go."""
        self.active = False


def hexes_between(camera: Camera, start: tuple[int, int], end: tuple[int, int]) -> Iterator[Hex]:
    """The hexes whose middles a movement of the pointer passes, the last one included."""
    steps = max(1, round(dist(start, end) / (camera.hex_width * _STEP)))
    last = None
    for number in range(1, steps + 1):
        share = number / steps
        point = (
            round(start[0] + (end[0] - start[0]) * share),
            round(start[1] + (end[1] - start[1]) * share),
        )
        place = camera.hex_at(point)
        if place is None or place == last:
            continue
        if dist(camera.pixel_of(place), point) <= camera.hex_width * _MIDDLE:
            last = place
            yield place
