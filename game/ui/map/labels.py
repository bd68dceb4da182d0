"""Where the cities' ribbons go, so that none lies on another or hides a barrier. Draws nothing.

Every ribbon would like to lie at the foot of its hex. One after the other they look for the best
place among a few, again and again until nobody wants to move. The answer depends on how large a
hex is in the view, not on which part of the map is seen: dragging the map moves no ribbon.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.board import Board, Hex, HexKind
from game.ui.map.camera import Point, unit_point

_SMALLEST_LETTERS = 9  # pixels; smaller ones cannot be read
_EASY_LETTERS = 10  # pixels; smaller ones only where there is no room for these
_EASY_HEX = 34  # pixels; where there is
_LARGEST_LETTERS = 26
_LETTERS = 0.24  # of a hex's width
_SMALLEST_NAMED_HEX = 25  # pixels; where names would cover the map
_ROUNDS = 12
_VIEWS_KEPT = 8  # the table, its results and its replay show the same map in the same size

# Where the middle of a ribbon may lie, from the middle of its hex: rows in widths of a hex, then
# steps to the side in halves of the room that the ribbon has over its hex.
_ROWS = (
    (0.40, 0.0),
    (0.53, 0.7),
    (-0.41, 1.2),
    (-0.55, 1.9),
    (0.72, 3.5),
    (-0.76, 4.0),
    (0.88, 4.6),
    (-0.90, 5.0),
    (0.0, 7.0),
)
_STEPS = ((0.0, 0.0), (-0.25, 1.1), (0.25, 1.0), (-0.5, 2.1), (0.5, 2.0), (-1.0, 9.1), (1.0, 9.0))
_ON_ANOTHER = 400.0  # for the whole of a ribbon covered
_ON_A_BARRIER = 320.0
_ON_A_PLATE = 7.0  # for the whole of a figure covered
_OUTSIDE = 900.0


class LabelArea(NamedTuple):
    """A rectangle in pixels, which need not be whole."""

    left: float
    top: float
    right: float
    bottom: float

    def common(self, other: "LabelArea") -> float:
        """How many pixels lie in both."""
        width = _common(self.left, self.right, other.left, other.right)
        return width and width * _common(self.top, self.bottom, other.top, other.bottom)


def letters(hex_width: float) -> int:
    """How many pixels high a ribbon's font is; none where a name could not be read."""
    if hex_width < _SMALLEST_NAMED_HEX:
        return 0
    least = _EASY_LETTERS if hex_width >= _EASY_HEX else _SMALLEST_LETTERS
    return round(min(max(hex_width * _LETTERS, least), _LARGEST_LETTERS))


def place_labels(
    board: Board, hex_width: float, sizes: Mapping[Hex, Point], bounds: LabelArea
) -> dict[Hex, Point]:
    """The middle of every city's ribbon, in pixels from the middle of the hex (0, 0)."""
    return dict(_placed(board, hex_width, tuple(sizes.items()), bounds))


@lru_cache(maxsize=_VIEWS_KEPT)
def _placed(
    board: Board, hex_width: float, sizes: tuple[tuple[Hex, Point], ...], bounds: LabelArea
) -> Mapping[Hex, Point]:
    return _Placing(board, hex_width, dict(sizes), bounds).settle()


def label_area(middle: Point, size: Point) -> LabelArea:
    """What a ribbon covers."""
    (x, y), (width, height) = middle, size
    return LabelArea(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


class _Choice(NamedTuple):
    """A place for a ribbon, with all that is against it except for the other ribbons."""

    cost: float
    middle: Point
    area: LabelArea


class _Placing:
    """Ribbons that look for their places."""

    def __init__(
        self, board: Board, hex_width: float, sizes: Mapping[Hex, Point], bounds: LabelArea
    ) -> None:
        self._width, self._sizes, self._bounds = hex_width, sizes, bounds
        self._barriers = [self._barrier(*sorted(barrier)) for barrier in board.barriers]
        self._plates = [
            self._plate(space.hex) for space in board.spaces if space.kind is not HexKind.RURAL
        ]
        self._choices = {place: self._candidates(place) for place in sizes}
        reaches = {place: _hull(choices) for place, choices in self._choices.items()}
        self._rivals = {
            place: [other for other in sizes if other != place and reach.common(reaches[other])]
            for place, reach in reaches.items()
        }

    def settle(self) -> dict[Hex, Point]:
        """Try who may choose first; take what leaves the least to regret."""
        orders = (
            sorted(self._sizes, key=lambda place: (-self._sizes[place][0], place)),
            sorted(self._sizes, key=lambda place: (-self._choices[place][0].cost, place)),
            sorted(self._sizes),
            sorted(self._sizes, reverse=True),
        )
        best = min(map(self._settled, orders), key=self._burden)
        return {place: choice.middle for place, choice in best.items()}

    def _settled(self, order: Sequence[Hex]) -> dict[Hex, _Choice]:
        """Everybody chooses in this order, again and again until nobody moves."""
        chosen: dict[Hex, _Choice] = {}
        for _ in range(_ROUNDS):
            before = dict(chosen)
            for place in order:
                chosen[place] = self._best(place, chosen)
            if before == chosen:
                break
        return chosen

    def _burden(self, chosen: Mapping[Hex, _Choice]) -> float:
        """All that is against these places; the worst weighs most."""
        return sum(
            (choice.cost + _ON_ANOTHER * _share(choice.area, self._areas(place, chosen))) ** 2
            for place, choice in chosen.items()
        )

    def _areas(self, place: Hex, chosen: Mapping[Hex, _Choice]) -> list[LabelArea]:
        return [chosen[other].area for other in self._rivals[place] if other in chosen]

    def _best(self, place: Hex, chosen: Mapping[Hex, _Choice]) -> _Choice:
        """The place with the least against it, with the other ribbons where they are now."""
        others = self._areas(place, chosen)
        best, least = self._choices[place][0], float("inf")
        for choice in self._choices[place]:  # the cheapest first
            if choice.cost >= least:
                break
            burden = choice.cost + _share(choice.area, others) * _ON_ANOTHER
            if burden < least:
                best, least = choice, burden
        return best

    def _candidates(self, place: Hex) -> list[_Choice]:
        """Rows and steps make a lattice of places, so what lies under all of them is looked at
        row by row and step by step, and not place by place."""
        x, y = self._middle(place)
        width, height = size = self._sizes[place]
        over = width / 2 + self._width * 0.1
        across = [x + step * over for step, _ in _STEPS]
        down = [y + row * self._width for row, _ in _ROWS]
        costs = [[high + aside + _OUTSIDE for _, aside in _STEPS] for _, high in _ROWS]
        around = label_area((x, y), (3 * width, 3 * height + 2 * self._width))
        for area, weight in self._against(around, width * height):
            wide = [_common(area.left, area.right, at - width / 2, at + width / 2) for at in across]
            for row, at in zip(costs, down, strict=True):
                high = weight * _common(area.top, area.bottom, at - height / 2, at + height / 2)
                if high:
                    row[:] = [cost + high * share for cost, share in zip(row, wide, strict=True)]
        return sorted(
            _Choice(cost, (left, at), label_area((left, at), size))
            for row, at in zip(costs, down, strict=True)
            for cost, left in zip(row, across, strict=True)
        )

    def _against(self, around: LabelArea, whole: float) -> Iterator[tuple[LabelArea, float]]:
        """What a ribbon should not cover, or should, and what each pixel of it costs."""
        for barrier in self._barriers:
            if barrier.common(around):
                yield barrier, _ON_A_BARRIER / whole
        for plate in self._plates:
            if plate.common(around):
                yield plate, _ON_A_PLATE / plate.common(plate)
        yield self._bounds, -_OUTSIDE / whole

    def _middle(self, place: Hex) -> Point:
        x, y = unit_point(place)
        return x * self._width, y * self._width

    def _plate(self, place: Hex) -> LabelArea:
        """The figure on a city's plate, or the heart of a station."""
        return label_area(self._middle(place), (self._width * 0.3, self._width * 0.36))

    def _barrier(self, one: Hex, other: Hex) -> LabelArea:
        (left, top), (right, bottom) = self._middle(one), self._middle(other)
        upright = one.r == other.r
        size = (0.2 if upright else 0.6) * self._width, (0.64 if upright else 0.42) * self._width
        return label_area(((left + right) / 2, (top + bottom) / 2), size)


def _common(one_from: float, one_to: float, other_from: float, other_to: float) -> float:
    """How much two stretches of a line share."""
    length = (one_to if one_to < other_to else other_to) - (
        one_from if one_from > other_from else other_from
    )
    return length if length > 0 else 0.0


def _share(area: LabelArea, others: Sequence[LabelArea]) -> float:
    """How much of an area lies in others."""
    whole = (area.right - area.left) * (area.bottom - area.top)
    return sum(map(area.common, others)) / whole


def _hull(choices: Sequence[_Choice]) -> LabelArea:
    """What contains every place that a ribbon may take."""
    areas = [choice.area for choice in choices]
    return LabelArea(
        min(area.left for area in areas),
        min(area.top for area in areas),
        max(area.right for area in areas),
        max(area.bottom for area in areas),
    )


def overlaps(areas: Sequence[LabelArea]) -> float:
    """How many pixels lie under more than one of these."""
    return sum(one.common(other) for turn, one in enumerate(areas) for other in areas[turn + 1 :])
