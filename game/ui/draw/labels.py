"""Where the cities' ribbons go, so that none lies on another or hides a barrier. Draws nothing.

Every ribbon would like to lie at the foot of its hex. One after the other they look for the best
place among a few, again and again until nobody wants to move. The answer depends on how large a
hex is in the view, not on which part of the map is seen: dragging the map moves no ribbon.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.board import Board, Hex
from game.ui.draw.camera import Point, unit_point

_SMALLEST_LETTERS = 9  # pixels; smaller ones cannot be read
_LARGEST_LETTERS = 26
_LETTERS = 0.2  # of a hex's width
_SMALLEST_NAMED_HEX = 25  # pixels; where names would cover the map
_ROUNDS = 12

# Where the middle of a ribbon may lie, from the middle of its hex: rows in widths of a hex, then
# steps to the side in halves of the room that the ribbon has over its hex.
_ROWS = (
    (0.37, 0.0),
    (-0.40, 0.6),
    (0.55, 1.5),
    (-0.58, 1.8),
    (0.08, 3.0),
    (0.74, 4.0),
    (-0.78, 4.5),
)
_STEPS = ((0.0, 0.0), (-0.35, 0.5), (0.35, 0.5), (-0.7, 1.0), (0.7, 1.0), (-1.0, 1.6), (1.0, 1.6))
_ON_ANOTHER = 400.0  # for the whole of a ribbon covered
_ON_A_BARRIER = 120.0
_ON_A_PLATE = 12.0
_OUTSIDE = 900.0


class Area(NamedTuple):
    """A rectangle in pixels, which need not be whole."""

    left: float
    top: float
    right: float
    bottom: float

    def common(self, other: "Area") -> float:
        """How many pixels lie in both."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return width * height if width > 0 and height > 0 else 0.0


def letters(hex_width: float) -> int:
    """How many pixels high a ribbon's font is; none where a name could not be read."""
    if hex_width < _SMALLEST_NAMED_HEX:
        return 0
    return round(min(max(hex_width * _LETTERS, _SMALLEST_LETTERS), _LARGEST_LETTERS))


def place_labels(
    board: Board, hex_width: float, sizes: Mapping[Hex, Point], bounds: Area
) -> dict[Hex, Point]:
    """The middle of every city's ribbon, in pixels from the middle of the hex (0, 0)."""
    return _Placing(board, hex_width, sizes, bounds).settle()


def label_area(middle: Point, size: Point) -> Area:
    """What a ribbon covers."""
    (x, y), (width, height) = middle, size
    return Area(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


class _Placing:
    """Ribbons that look for their places."""

    def __init__(
        self, board: Board, hex_width: float, sizes: Mapping[Hex, Point], bounds: Area
    ) -> None:
        self._board, self._width, self._sizes, self._bounds = board, hex_width, sizes, bounds
        self._barriers = [self._barrier(*sorted(barrier)) for barrier in board.barriers]
        self._plates = {city.hex: self._plate(city.hex) for city in board.cities}
        # The longest names choose first, since they have the fewest places.
        self._order = sorted(sizes, key=lambda place: (-sizes[place][0], place))
        self._choices = {place: self._candidates(place) for place in self._order}
        self._chosen: dict[Hex, tuple[Point, Area]] = {}

    def settle(self) -> dict[Hex, Point]:
        for _ in range(_ROUNDS):
            before = dict(self._chosen)
            for place in self._order:
                self._chosen[place] = self._best(place)
            if before == self._chosen:
                break
        return {place: middle for place, (middle, _) in self._chosen.items()}

    def _best(self, place: Hex) -> tuple[Point, Area]:
        others = [area for other, (_, area) in self._chosen.items() if other != place]
        whole = self._sizes[place][0] * self._sizes[place][1]

        def burden(choice: tuple[float, Point, Area]) -> float:
            cost, _, area = choice
            return cost + _ON_ANOTHER * sum(map(area.common, others)) / whole

        _, middle, area = min(self._choices[place], key=burden)
        return middle, area

    def _candidates(self, place: Hex) -> list[tuple[float, Point, Area]]:
        """Places with all that is against them, except for the other ribbons."""
        x, y = self._middle(place)
        size = self._sizes[place]
        whole = size[0] * size[1]
        over = size[0] / 2 + self._width * 0.1
        found = []
        for row, high in _ROWS:
            for step, aside in _STEPS:
                middle = x + step * over, y + row * self._width
                area = label_area(middle, size)
                cost = high + aside
                cost += _ON_A_BARRIER * sum(map(area.common, self._barriers)) / whole
                cost += _OUTSIDE * (1 - area.common(self._bounds) / whole)
                cost += _ON_A_PLATE * sum(
                    area.common(plate) / (self._width**2 * 0.1)
                    for city, plate in self._plates.items()
                )
                found.append((cost, middle, area))
        return found

    def _middle(self, place: Hex) -> Point:
        x, y = unit_point(place)
        return x * self._width, y * self._width

    def _plate(self, place: Hex) -> Area:
        """The figure on a city's plate."""
        return label_area(self._middle(place), (self._width * 0.36, self._width * 0.4))

    def _barrier(self, one: Hex, other: Hex) -> Area:
        (left, top), (right, bottom) = self._middle(one), self._middle(other)
        upright = 0.3 + 0.36 * (one.r == other.r)
        size = (0.2 + 0.46 * (one.r != other.r)) * self._width, upright * self._width
        return label_area(((left + right) / 2, (top + bottom) / 2), size)


def overlaps(areas: Sequence[Area]) -> float:
    """How many pixels lie under more than one of these."""
    return sum(one.common(other) for turn, one in enumerate(areas) for other in areas[turn + 1 :])
